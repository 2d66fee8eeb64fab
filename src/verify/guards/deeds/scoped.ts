/**
 * Deeds that are of something, from something or against something, where a statement says no more than that they were
 * done: "acquitted of fraud" for "acquitted", "accepted for review" for "accepted", "one count" for all.
 */
import { byWord } from '../../../text/by-word.ts';
import type { Reading } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

export const SCOPED: readonly Guard[] = [
  againstUnit('partially_mentioned', 'prose', scopedDeed),
  againstUnit('condition', 'prose', forSome),
];

/** Deeds that are of something, and by what word they are. */
const SCOPES: Readonly<Record<string, RegExp>> = byWord({
  acquit: /^(?:of|on)$/,
  clear: /^(?:of|for)$/,
  exonerate: /^of$/,
  absolve: /^(?:of|from)$/,
  release: /^from$/,
  free: /^(?:of|from)$/,
  exempt: /^from$/,
  excuse: /^from$/,
  relieve: /^of$/,
  ban: /^from$/,
  bar: /^from$/,
  exclude: /^from$/,
  disqualify: /^from$/,
  insure: /^against$/,
  protect: /^(?:against|from)$/,
  block: /^(?:for|from|in)$/,
  authorise: /^(?:for|to)$/,
  authorize: /^(?:for|to)$/,
  qualify: /^for$/,
});
/** Words between such a deed and what it is of. */
const MOST_BETWEEN = 4;

/** What leaves open of any deed whether it was done whole: in principle, for review, to an examination. */
const IN_PART =
  /^(?: (?:him|her|it|liability|responsibility|blame|them|us|me|(?:the|his|her|its|their|an?) \p{L}+))? (?:(?:for|of) (?:the )?(?:first|second|third|last|initial|next) |before (?:tax|taxes|interest|one-off|special|exceptional|deductions|costs)|as (?:regards|far as|to)|from (?:the|an?|its|his|her|their) (?:\p{L}+ )?(?:committee|subcommittee|board|panel|council|commission|jury|working group|task force)|in part|in principle|partially|partly|on (?:\p{L}+|\d+) (?:of|counts?|points?)|for (?:further |later )?(?:review|consideration|discussion|processing|evaluation|assessment|investigation|debate|consultation|examination|examining)|to (?:the|an?) (?:\p{L}+ )?(?:exam|test|examination|interview|trial|audition|shortlist|waiting list|next round))(?:\b|(?<= ))/iu;

function scopedDeed({ units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const taken = new Set(alignment.matches.flatMap(({ at, strength }) => (strength > 0 ? [at] : [])));
  return units.findIndex(({ word, value }, i) => {
    const { at } = alignment.matches[i]!;
    if (value !== undefined || at < 0 || word.form === word.lemma) return false;
    const deed = theirs.words[at]!;
    if (deed.lemma !== word.lemma) return false;
    const part = IN_PART.exec(theirs.text.slice(deed.end, theirs.end));
    if (part !== null && !says(theirs, taken, at + 1, deed.end + part[0].length)) return true;
    const of = SCOPES[word.lemma] && leadAfter(theirs, at, SCOPES[word.lemma]!);
    return of !== undefined && of > 0 && ![1, 2, 3].some((next) => taken.has(of + next));
  });
}

/** The word after a deed that leads to what it is of; -1 for none. */
function leadAfter({ words, text }: Reading, deed: number, leads: RegExp): number {
  for (let at = deed + 1; at < words.length && at <= deed + MOST_BETWEEN; at++) {
    if (/[,;:()\u2013\u2014]/.test(text.slice(words[at - 1]!.end, words[at]!.start))) return -1;
    if (leads.test(words[at]!.form)) return at;
  }
  return -1;
}

/** Whether the statement has the last content word of words [from, …) that end by an offset. */
function says({ words }: Reading, taken: ReadonlySet<number>, from: number, end: number): boolean {
  const last = words.findLastIndex(
    ({ weight, end: closes }, at) => at >= from && closes <= end && weight > 0,
  );
  return last >= 0 && taken.has(last);
}

/** Deeds by which a rule is made or changed. */
const RULING =
  /^(?:extend|waive|raise|lower|lift|suspend|reduce|increase|introduce|abolish|cut|cancel|ban|relax|tighten|postpone|shorten|drop|scrap|freeze|double|halve)$/;
const FOR_THEM =
  /^ for (\p{L}+(?:[ -]\p{L}+){0,3}?)(?=$|[.,;]| (?:from|in|of|who|that|at|on|until|with|to|under|over|aged|and|by)\b)/iu;
const PEOPLE = /^(?:\p{L}+[^'\u2019s]s|people|staff|children|women|men|those|everyone|personnel)$/u;
const TIMES = /^(?:days|weeks|months|years|hours|minutes|times|reasons|purposes|seconds|quarters|seasons)$/;

/** "Was extended by two weeks for applicants from abroad" for "was extended by two weeks". */
function forSome({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  if (reading.words.some(({ form }) => form === 'for')) return -1;
  const deed = units.findIndex(({ word }) => RULING.test(word.lemma) && word.form !== word.lemma);
  const last = Math.max(-1, ...alignment.matches.map(({ at, strength }) => (strength > 0 ? at : -1)));
  if (deed < 0 || last < 0 || alignment.matches[deed]!.at < 0) return -1;
  const { value, end } = theirs.words[last]!;
  const closes = value < 0 ? end : theirs.values[value]!.end;
  const [, phrase = ''] = FOR_THEM.exec(theirs.text.slice(closes, theirs.end)) ?? [];
  const whom = phrase.trim().split(/[ -]/).at(-1);
  const isSome = whom !== undefined && PEOPLE.test(whom.toLowerCase()) && !TIMES.test(whom.toLowerCase());
  return isSome && !/^ for (?:all|everyone)\b/i.test(theirs.text.slice(closes, theirs.end)) ? deed : -1;
}
