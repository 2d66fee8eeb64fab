/**
 * Evidence that falls short of what a statement says of the same thing: what is sought and not had, goes on and is not
 * finished, was so and may be no longer, begins at an amount, belongs to what the statement names.
 */

import { NEGATION } from '../../../text/cues.ts';
import { matchesOf } from '../../../text/matches.ts';
import type { Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told } from '../guard.ts';

export const SHORT_OF: readonly Guard[] = [
  againstUnit('modality', 'prose', sought),
  againstUnit('modality', 'english', underWay, { told: () => GOING_ON }),
  againstUnit('quantity', 'english', beginsAt),
  againstUnit('date_time', 'prose', wasOnce),
  againstUnit('entity', 'prose', ownsIt, { told: () => POSSESSIVE }),
  against('superseded', 'prose', butUndone),
  againstUnit('modality', 'prose', aimed),
  againstUnit('quantity', 'prose', jointly, { told: () => JOINTLY }),
  againstUnit('entity', 'prose', beyondIt),
  against('negation', 'prose', decidedAgainst, { told: () => AGAINST }),
  againstUnit('entity', 'prose', inRelative),
  againstUnit('date_time', 'prose', insideAside, { told: () => ASIDE }),
  againstUnit('modality', 'english', stillDue),
];

/** Match from which a word stands for one of the statement. */
const FOUND = 0.7;
const OWN = 0.9;

const SOUGHT =
  /\b(?:(?:stud(?:y|ies|ied|ying)|train(?:s|ed|ing)?|appl(?:y|ies|ied|ying)|work(?:s|ed|ing)?|prepar(?:e|es|ed|ing)|register(?:s|ed|ing)?|enroll?(?:s|ed|ing)?|compet(?:e|es|ed|ing)|bid(?:s|ding)?|campaign(?:s|ed|ing)?|look(?:s|ed|ing)?|search(?:es|ed|ing)?|nominated|shortlisted|considered|eligible|candidate|hop(?:es?|ed|ing)|running) (?:for|towards?)|application for|seek(?:s|ing)?|sought)(?: (?:an?|the|his|her|its|their|another))?(?: \p{L}+)?$/iu;

/** "Holds a degree" of "is studying for a degree": what is said of it is no word of the statement. */
function sought(
  { reading, units, predicates }: Told,
  { reading: theirs, alignment }: AlignedSentence,
): number {
  if ((reading.cues & NEGATION) !== 0) return -1;
  const verb = predicates()[0]?.unit ?? -1;
  if (verb < 0 || (alignment.matches[verb]?.kind === 'same' && alignment.matches[verb]!.strength >= OWN))
    return -1;
  return units.findIndex(({ value, from, start }, i) => {
    const { at, kind } = alignment.matches[i]!;
    if (value !== undefined || i === verb || at < 1 || kind !== 'same' || from < units[verb]!.from)
      return false;
    if (SOUGHT.test(reading.text.slice(reading.start, start).trimEnd())) return false;
    return SOUGHT.test(theirs.text.slice(theirs.start, theirs.words[at]!.start).trimEnd());
  });
}

const OVER = /^(?:complete|finish|end|conclude|close|resolve)$/;
const GOING_ON =
  /\b(?:restarted|resumed|reopened|re-opened|running|in progress|ongoing|under ?way|queued|retried|retrying|paused|(?:[1-9]?\d) ?(?:%|percent|per cent) (?:done|complete|completed|finished))\b/iu;

/** "Was completed" of "restarted, 40% done". */
function underWay({ reading, units, support }: Told): number {
  if ((reading.cues & NEGATION) !== 0) return -1;
  return units.findIndex(({ word, value }, i) => {
    if (value !== undefined || !OVER.test(word.lemma) || word.form === word.lemma) return false;
    const { sentences, matches, from } = support;
    const said = sentences[from[i]!]?.reading.words[matches[i]!.at];
    if (said?.lemma === word.lemma && said.form !== said.lemma) return false;
    return sentences.some(({ reading: { text, start, end } }) => GOING_ON.test(text.slice(start, end)));
  });
}

const BEGINNING =
  /(?:(?<!\b(?:up|down|rose|fell|risen|fallen|grew|grown|\p{L}+ed) )\bfrom|\bstart(?:s|ing)? (?:at|from)|\bas (?:low|little) as|\bupwards? of|\bbegin(?:s|ning)? at)(?: just| only)?\s*$/iu;
/** "To $50 from $40": where something came from, and not where it begins. */
const CAME_FROM = /\bto [^\s]*\d[^\s]*(?: \p{L}+)? from\s*$/iu;
const PER_HEAD =
  /^\s*(?:per|a|each|for each|for every) (?:person|head|guest|adult|child|passenger|user|seat|piece|item|kilo|kg|hour|participant|employee)\b/iu;

/** "Costs 80 euros" of "from 80 euros", "80 euros per person". */
function beginsAt({ reading, units, support: { sentences, matches, from } }: Told): number {
  return units.findIndex(({ value, start, end }, i) => {
    const theirs = sentences[from[i]!]?.reading;
    const own = theirs?.values[theirs.words[matches[i]!.at]?.value ?? -1];
    if (value?.kind !== 'money' || theirs === undefined || own?.kind !== 'money') return false;
    const before = (text: string, place: number, begin: number): boolean => {
      const led = text.slice(begin, place);
      return BEGINNING.test(led) && !CAME_FROM.test(led);
    };
    if (before(theirs.text, own.start, theirs.start) && !before(reading.text, start, reading.start))
      return !/\bto\b|[-\u2013>]/.test(theirs.text.slice(own.end, own.end + 8));
    const perHead = PER_HEAD.exec(theirs.text.slice(own.end, theirs.end));
    return (
      perHead !== null &&
      !PER_HEAD.test(reading.text.slice(end)) &&
      !/\b(?:per|each|every|an?)\b/i.test(reading.text.slice(end, reading.end))
    );
  });
}

const NOW: Readonly<Record<string, RegExp>> = {
  is: /^(?:was|were)$/,
  are: /^(?:was|were)$/,
  has: /^had$/,
  have: /^had$/,
};
const STILL = /^(?:is|are|'s|has|have|still|am|be|been|will)$/;

/** "Entry is 12 euros" of "entry was 12 euros", "has 12 days left" of "had 12 days left": how it stood. */
function wasOnce(
  { reading: { words: said }, units }: Told,
  { reading: { words: theirs }, alignment }: AlignedSentence,
): number {
  const verb = said.findIndex(({ form, value }) => value < 0 && Object.hasOwn(NOW, form));
  const next = said.slice(verb + 1).find(({ form }) => form !== 'not');
  if (
    verb < 1 ||
    next === undefined ||
    /(?:ed|en|ing|wn)$/.test(next.form) ||
    said.some(({ form }) => form === 'ago')
  )
    return -1;
  const past = NOW[said[verb]!.form]!;
  if (theirs.some(({ form, value }) => value < 0 && STILL.test(form))) return -1;
  const at = theirs.findIndex(({ form, value }) => value < 0 && past.test(form));
  if (at < 0 || (theirs[at + 1] !== undefined && /(?:ed|ing)$/.test(theirs[at + 1]!.form))) return -1;
  const before = units.findLastIndex(({ to }) => to <= verb);
  const after = units.findIndex(({ from }) => from > verb);
  const placed = (i: number): number =>
    i < 0 || alignment.matches[i]!.strength < FOUND ? -1 : alignment.matches[i]!.at;
  return placed(before) >= 0 && placed(before) < at && placed(after) > at ? after : -1;
}

const POSSESSIVE = /(?:'s|s')$/;

/** What is somebody's where something is sent, paid or told to him. */
const OF_WHOM =
  /^(?:accounts?|cards?|wallet|address|office|inbox|mailbox|bank|home|house|flat|name|behalf|phone|number|door|place|side|hands?|team|staff|desk|credit|balance)$/;
const LEADING = /^(?:to|from|in|on|at|for|with|into|of|against)$/;
const DETERMINING = /^(?:the|an?|his|her|its|their|our|your|my|this|that)$/;

/** "Access to the system" of "access to the system's test environment". */
function ownsIt(
  { reading, units }: Told,
  { reading: { words: theirs }, alignment }: AlignedSentence,
): number {
  const taken = new Set(alignment.matches.flatMap(({ at, strength }) => (strength > 0 ? [at] : [])));
  return units.findIndex(({ word, value, from }, i) => {
    const { at, kind } = alignment.matches[i]!;
    if (value !== undefined || at < 0 || kind !== 'same' || POSSESSIVE.test(word.form)) return false;
    const owner = theirs[at]!;
    const owned = theirs[at + 1];
    if (!POSSESSIVE.test(owner.form) || owned === undefined || owned.weight === 0 || OF_WHOM.test(owned.form))
      return false;
    const lead = leadOf(reading.words, from);
    if (lead === '' || lead !== leadOf(theirs, at) || [1, 2, 3].some((next) => taken.has(at + next)))
      return false;
    return !theirs.some(
      (other, k) => k !== at && other.lemma === owner.lemma && !POSSESSIVE.test(other.form),
    );
  });
}

/** The preposition that leads a noun, over what else tells of it. */
function leadOf(words: readonly Word[], noun: number): string {
  for (let at = noun - 1; at >= Math.max(0, noun - 4); at--) {
    const { form, weight } = words[at]!;
    if (LEADING.test(form)) return form;
    if (weight === 0 && !DETERMINING.test(form)) return '';
  }
  return '';
}

const BUT_UNDONE =
  /\b(?:but|however|though|although|and (?:then|later|afterwards|subsequently|soon))\b[^.;]{0,40}\b(?:rejected|returned|refused|reversed|bounced|cancell?ed|withdrew|recalled|revoked|undid|rolled back|sent back|overturned|annulled|lifted|reopened|restored|voided|quashed|took back|retracted) (?:it|them|this|that|the \p{L}+)\b/iu;

/** "; the fine was lifted on appeal". */
const THEN_UNDONE =
  /^[^.;]{0,40};[^.;]{0,20}\bthe (?:\p{L}+ ){1,2}(?:was|were|has been|have been) (?:later |then |since |soon )?(?:lifted|annulled|overturned|quashed|set aside|revoked|withdrawn|reversed|cancell?ed|rescinded|voided|struck down|undone)\b/iu;

/** "Was issued, but the bank rejected it": undone in the same breath. */
function butUndone({ reading }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  const last = Math.max(-1, ...alignment.matches.map(({ at, strength }) => (strength > 0 ? at : -1)));
  if (last >= 0 && THEN_UNDONE.test(theirs.text.slice(theirs.words[last]!.end, theirs.end))) return true;
  if (last < 0 || BUT_UNDONE.test(reading.text.slice(reading.start, reading.end))) return false;
  return BUT_UNDONE.test(theirs.text.slice(theirs.words[last]!.end, theirs.end));
}

const AIMED =
  /\b(?:goal|aim|target|objective|plan|proposal|wish|ambition|forecast|suggestion|demand|intention|idea|hope)s?\b[^.;,]{0,24}\b(?:is|was|are|of|for)(?: (?:an?|the))?$/iu;

/** "The restore time is two hours" of "our goal is a restore time of two hours". */
function aimed({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const { at } = alignment.matches[0] ?? { at: -1 };
  if (
    at < 1 ||
    units[0]!.value !== undefined ||
    /\b(?:goal|aim|target|objective|plan|proposal|wish|hope)/i.test(reading.text)
  )
    return -1;
  return AIMED.test(theirs.text.slice(theirs.start, theirs.words[at]!.start).trimEnd()) ? 0 : -1;
}

const MOMENTS = new Set(['date', 'time', 'datetime', 'identifier']);
const JOINTLY = /^(?:together|jointly|combined|collectively)$/;

/** "The director owns 30%" of "the director and his brother together own 30%". */
function jointly(
  { reading, units }: Told,
  { reading: { words: theirs }, alignment }: AlignedSentence,
): number {
  if (reading.words.some(({ form }) => JOINTLY.test(form) || form === 'and')) return -1;
  const at = theirs.findIndex(({ form }) => JOINTLY.test(form));
  const and = theirs.findIndex(({ form }, k) => form === 'and' && k < at);
  const subject = alignment.matches[0];
  const before = alignment.matches.findIndex((match) => match.at >= 0 && match.at === and - 1);
  if (and > 0 && before > 0 && theirs.length === at + 1) return before;
  if (at < 0 || and < 0 || subject === undefined || subject.at < 0 || subject.at > at) return -1;
  return units.findIndex(
    ({ value }, i) => value !== undefined && !MOMENTS.has(value.kind) && alignment.matches[i]!.at > at,
  );
}

const BESIDE = /^(?:above|below|opposite|upstairs|downstairs|nearby|next)$/;

/** "The flat has a balcony" of "the flat above has a balcony". */
function beyondIt(
  { reading, units }: Told,
  { reading: { words: theirs }, alignment }: AlignedSentence,
): number {
  const next = theirs[(alignment.matches[0]?.at ?? -2) + 1];
  const after = theirs[(alignment.matches[0]?.at ?? -2) + 2];
  if (
    units[0]?.value !== undefined ||
    next === undefined ||
    reading.words.some(({ form }) => form === next.form)
  )
    return -1;
  return BESIDE.test(next.form) &&
    /^(?:is|was|has|had|are|were|have|\p{L}+s|\p{L}+ed)$/u.test(after?.form ?? '')
    ? 0
    : -1;
}

const AGAINST =
  /\b(?:recommend|advis|decid|vot|argu|rul|campaign|spoke|plead|lobb)\p{L}* (?:\p{L}+ )?against\b/iu;

/** "Recommended surgery" of "recommended against surgery". */
function decidedAgainst({ reading }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  const found = AGAINST.exec(theirs.text.slice(theirs.start, theirs.end));
  const ours = reading.text.slice(reading.start, reading.end);
  if (found === null || /\b(?:against|oppos|reject|not|no|n't)/iu.test(ours)) return false;
  const verb = theirs.words.findIndex(({ start }) => start === theirs.start + found.index);
  return alignment.matches.some(({ at, strength }) => at === verb && strength >= OWN);
}

const DUE =
  /^(?: [^.;,]{1,30})? (?:(?:is|are|was|were) (?:still )?(?:to follow|outstanding|missing|pending|awaited|required|needed|due(?! to (?:an?|the|his|her|its|their|our|\p{Ll}+$|\p{Ll}+\.$))|expected|lacking)|(?:will|to) follow)\b/iu;

/** "Was documented" of "documents are to follow": the noun of a deed, of which there is nothing yet. */
function stillDue({ units, support: { matches, from, sentences } }: Told): number {
  return units.findIndex(({ word, value }, i) => {
    const { at } = matches[i]!;
    const theirs = sentences[from[i]!]?.reading;
    if (value !== undefined || at < 0 || theirs === undefined || !/(?:ed|en)$/.test(word.form)) return false;
    if (word.form === word.lemma || /(?:ed|en)$/.test(theirs.words[at]!.form)) return false;
    return DUE.test(theirs.text.slice(theirs.words[at]!.end, theirs.end));
  });
}

/** "The owner is Mr Sato" of "the owner is a company that Mr Sato founded". */
function inRelative(
  { reading, units }: Told,
  { reading: { words: theirs }, alignment }: AlignedSentence,
): number {
  const i = units.length - 1;
  const unit = units[i];
  const is = reading.words.findIndex(({ form }) => form === 'is' || form === 'was');
  if (unit === undefined || is < 1 || unit.from < is || !(unit.name || unit.capital)) return -1;
  if (unit.to < reading.words.length || units.some(({ from, capital }, k) => k < i && from > is && !capital))
    return -1;
  let at = alignment.matches[i]!.at;
  while (at > 0 && (theirs[at - 1]!.capital || /^(?:mr|mrs|ms|dr)$/.test(theirs[at - 1]!.form))) at--;
  return at > 0 && /^(?:that|which|whom|whose)$/.test(theirs[at - 1]!.form) ? i : -1;
}

const ASIDE = /, (?:which|who|whose)\b[^,;.]*,/giu;

/** "Erupted on Monday" of "the volcano, which last erupted in 1902, rumbled on Monday". */
function insideAside({ units, predicates }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const verb = predicates()[0]?.unit ?? -1;
  const deed = verb < 0 ? undefined : theirs.words[alignment.matches[verb]!.at];
  if (deed === undefined) return -1;
  const aside = matchesOf(theirs.text.slice(theirs.start, theirs.end), ASIDE).find(
    ({ index, 0: whole }) =>
      deed.start > theirs.start + index && deed.end < theirs.start + index + whole.length,
  );
  if (aside === undefined) return -1;
  const end = theirs.start + aside.index + aside[0].length;
  return units.findIndex(({ value }, i) => {
    const word = theirs.words[alignment.matches[i]!.at];
    return value !== undefined && MOMENTS.has(value.kind) && word !== undefined && word.start >= end;
  });
}
