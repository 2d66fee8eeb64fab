/**
 * Sentences that tell of two things side by side, where a statement puts what they say of one to the other: "profit rose
 * by 8%" of "revenue rose by 8% while profit was flat", "open on Sundays" of "open 9 to 18, closed Sundays", "the small
 * shop earned more" of "the big shop out-earned the small shop". By the order of plain words alone.
 */
import { NEGATION } from '../../../text/cues.ts';
import type { Reading, Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

export const CROSSED_HALVES: readonly Guard[] = [
  againstUnit('entity', 'english', ofOtherHalf),
  against('entity', 'english', ofOtherManner),
  against('negation', 'english', deniesMerely, { told: () => /Not only / }),
  againstUnit('entity', 'english', ofGapped),
  againstUnit('entity', 'prose', toAnother, { told: () => /^(?:and|but|while)$/ }),
  againstUnit('negation', 'english', closedThen, { said: () => DAY, told: () => CLOSED }),
  against('comparison', 'english', outdone, { said: () => /\bthan\b/, told: () => OUTDOING }),
];

/** Match from which a word stands for one of the statement. */
const OWN = 0.9;
/** Halves of a sentence that are told apart, beyond the first. */
const MOST_HALVES = 12;
const JOINING = /^(?:while|whereas|but|although|though)$/;

/** The half that each word stands in, by what joins two; a comma does where the verb is said on both sides of it. */
function halvesIn({ words, text }: Reading, verb?: string): readonly number[] {
  const verbs = words.flatMap(({ form }, at) => (form === verb ? [at] : []));
  let half = 0;
  return words.map(({ form, start, value }, at) => {
    const before = at === 0 ? '' : text.slice(words[at - 1]!.end, start);
    const twice = before.includes(',') && verbs.some((one) => one < at) && verbs.some((one) => one > at);
    if (before.includes(';') || twice || (value < 0 && at > 0 && JOINING.test(form))) half++;
    return half;
  });
}

/** "Not only did he clean the kitchen, …": he did, and nothing is denied. */
function deniesMerely({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  if (!(reading.cues & NEGATION)) return false;
  const [first, ...rest] = textOf(theirs).trim().split(NOT_ONLY);
  return first === '' && rest.every((said) => !DENYING.test(said));
}
const NOT_ONLY = /^Not only (?=did |does |do |was |were |is |are |has |have |had |will |can )/u;
const DENYING =
  /\b(?:not|no|never|nobody|nothing|none|neither|without|un\p{Ll}+|refus\p{L}+|fail\p{L}+)\b|n['’]t\b/iu;

/** "Is not allergic to nuts but is allergic to milk": the second half is of the same, and has its verb. */
const NOT_BUT =
  /^[^,;:]{2,80}? (is|was|are|were|has|have) not [^,;:]{2,80}?,? but \1 (?!not\b|no\b|never\b)[^,;:]{2,80}$/u;

/**
 * "Kai's flight was rebooked free of charge" of "Kai's flight was rebooked for a fee; the hotel was rebooked free of
 * charge": what is said of both by one verb, each in its own way.
 */
function ofOtherManner({ reading, units, predicates }: Told, sentence: AlignedSentence): boolean {
  // A statement of two halves tells itself which is which.
  if (reading.words.some(({ form }) => JOINING.test(form))) return false;
  const { reading: theirs, alignment, source } = sentence;
  if (NOT_BUT.test(textOf(theirs))) return false;
  const verb = predicates()[0]?.unit ?? 0;
  // Of an amount the last word tells: "within an hour".
  const lastOf = (at: number): Word =>
    theirs.words.findLast(({ value }) => value >= 0 && value === theirs.words[at]!.value) ??
    theirs.words[at]!;
  const said = alignment.matches.map(({ at, strength }) =>
    strength >= OWN && at >= 0 ? lastOf(at) : undefined,
  );
  if (verb === 0 || verb + 1 >= units.length || source.structured || said.includes(undefined)) return false;
  const tags = tagsOf(sentence);
  const isVerb = /^VB/.test(tags[alignment.matches[verb]!.at] ?? '');
  const halves = halvesIn(theirs, isVerb ? said[verb]!.form : undefined);
  if (halves.at(-1) === 0 || halves.at(-1)! > MOST_HALVES) return false;
  const holds = (half: number, from: number, to: number): boolean =>
    said
      .slice(from, to)
      .every((one) => theirs.words.some(({ form }, at) => halves[at] === half && form === one!.form));
  const all = [...new Set(halves)];
  // One half has whom it is of, and the verb; only another has the rest, with the verb or without one.
  const own = all.filter((half) => holds(half, 0, verb + 1));
  if (own.length !== 1 || holds(own[0]!, verb + 1, units.length)) return false;
  const hasVerb = (half: number): boolean =>
    tags.some((tag, at) => halves[at] === half && /^(?:VB|MD)/.test(tag));
  return all.some(
    (half) =>
      half !== own[0] &&
      holds(half, verb + 1, units.length) &&
      (holds(half, verb, verb + 1) || !hasVerb(half)),
  );
}

/** "Profit rose by 8%" of "revenue rose by 8% while profit was flat". */
function ofOtherHalf({ units }: Told, { reading: theirs, alignment, source }: AlignedSentence): number {
  const [subject, ...rest] = units;
  if (subject === undefined || subject.value !== undefined || rest.length < 2 || source.structured) return -1;
  const { at } = alignment.matches[0]!;
  const halves = halvesIn(theirs);
  if (at < 0 || halves.at(-1) === 0 || halves.at(-1)! > MOST_HALVES) return -1;
  const matches = alignment.matches.slice(1);
  if (matches.some((match) => match.at < 0 || match.strength < OWN)) return -1;
  const isSaid = (half: number, form: string): boolean =>
    theirs.words.some((word, k) => halves[k] === half && word.form === form);
  const said = matches.map((match) => theirs.words[match.at]!.form);
  const crossed = [...new Set(halves)].some((half) => {
    if (
      half === halves[at] ||
      theirs.words.some(({ lemma }, k) => halves[k] === half && lemma === theirs.words[at]!.lemma)
    )
      return false;
    if (!said.every((form) => isSaid(half, form)) || said.every((form) => isSaid(halves[at]!, form)))
      return false;
    // The other half has a subject of its own.
    const first = theirs.words.findIndex(({ form }, k) => halves[k] === half && said.includes(form));
    return theirs.words.some(
      ({ weight, value }, k) => k < first && halves[k] === half && weight > 0 && value < 0,
    );
  });
  return crossed ? 0 : -1;
}

/** "The tip was paid in cash" of "the bill was paid in cash and the tip by card". */
function ofGapped({ units }: Told, { reading: theirs, alignment, source }: AlignedSentence): number {
  const [subject, ...rest] = units;
  const match = alignment.matches[0];
  if (subject === undefined || subject.value !== undefined || rest.length < 2 || source.structured) return -1;
  if (match === undefined || match.at < 2 || match.strength < OWN) return -1;
  const { words, text } = theirs;
  let opens = match.at - 1;
  while (opens > 0 && /^(?:the|an?|his|her|its|their|our)$/.test(words[opens]!.form)) opens--;
  const joint = words[opens]!.form;
  if (
    joint !== 'and' &&
    joint !== 'but' &&
    !text.slice(words[opens]!.end, words[opens + 1]!.start).includes(',')
  )
    return -1;
  const placed = alignment.matches.slice(1).map(({ at, strength }) => (strength >= OWN ? at : -1));
  if (placed.some((at) => at < 0 || at >= opens)) return -1;
  const before = words.slice(0, Math.min(...placed)).some(({ weight, value }) => weight > 0 && value < 0);
  const after = words.slice(match.at + 1);
  // "… and the tip by card": it goes on with what leads to another complement, and no verb.
  return before &&
    after.length > 1 &&
    /^(?:by|in|on|at|to|for|with|from|until|since|not|only)$/.test(after[0]!.form)
    ? 0
    : -1;
}

const DETERMINER = /^(?:the|an?|his|her|its|their|our)$/;

/** "The lessee pays the property tax" of "the lessee pays the water bill and the lessor the property tax". */
function toAnother({ units }: Told, { reading: { words }, alignment }: AlignedSentence): number {
  const taken = new Set(alignment.matches.map(({ at, strength }) => (strength > 0 ? at : -1)));
  return units.findIndex(({ value }, i) => {
    let at = alignment.matches[i]!.at;
    if (i < 2 || value !== undefined || at < 4) return false;
    while (at > 4 && taken.has(at - 1)) at--;
    if (!DETERMINER.test(words[at - 1]!.form)) return false;
    const other = words[at - 2];
    const joint = DETERMINER.test(words[at - 3]?.form ?? '') ? words[at - 4] : words[at - 3];
    if (other === undefined || other.weight === 0 || taken.has(at - 2)) return false;
    if (!/^(?:and|but|while)$/.test(joint?.form ?? '')) return false;
    return alignment.matches.slice(0, 2).every((match) => match.at >= 0 && match.at < at - 3);
  });
}

const CLOSED = /^(?:closed|unstaffed|shut|not|no|never|except|excluding|without|unavailable|off|neither)$/;
const OPEN = /^(?:open|opens|staffed|runs?|available|daily|from|until|but|and_also|sees?|serves?)$/;

/** "Open on Sundays" of "open 9 to 18, closed Saturdays and Sundays". */
function closedThen({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  if ((reading.cues & NEGATION) !== 0 || reading.words.some(({ form }) => CLOSED.test(form))) return -1;
  return units.findIndex(({ word }, i) => {
    const { at } = alignment.matches[i]!;
    if (at < 1 || !DAY.test(word.form)) return false;
    for (let back = at - 1; back >= 0; back--) {
      const { form, end } = theirs.words[back]!;
      if (/[.;()]/.test(theirs.text.slice(end, theirs.words[back + 1]!.start))) return false;
      // "Off the road since Monday" for "out of service": the statement's own word.
      if (CLOSED.test(form)) return !alignment.matches.some((match) => match.at === back);
      if (OPEN.test(form) || (/\d/.test(form) && !DAY.test(form))) return false;
    }
    return false;
  });
}

const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|wed|thu|fri|sat|sun|weekends?|holidays?|weekdays?|january|february|march|april|may|june|july|august|september|october|november|december|winter|summer|spring|autumn)$/;

const OUTDOING = /^out-?(?=\p{Ll}{3,})|^(?:surpassed|exceeded|overtook|topped)$/u;
const MORE = /^(?:more|better|faster|longer|higher|farther|further|larger|bigger|quicker|earlier|greater)$/;
const LESS = /^(?:less|fewer|worse|slower|shorter|lower|smaller|later)$/;

/** "The bakery sold more than the cafe" of "the cafe outsold the bakery". */
function outdone({ reading, units }: Told, { reading: theirs }: AlignedSentence): boolean {
  const than = reading.words.findIndex(({ form }) => form === 'than');
  const verb = theirs.words.findIndex(({ form, value }, at) => at > 0 && value < 0 && OUTDOING.test(form));
  if (than < 1 || verb < 1) return false;
  const before = reading.words.slice(0, than);
  const less = before.some(({ form }) => LESS.test(form));
  if (less === before.some(({ form }) => MORE.test(form))) return false;
  const stem = theirs.words[verb]!.form.replace(OUTDOING, '').slice(0, 3);
  const said = (from: number, to: number): readonly string[] =>
    units.flatMap((unit) =>
      unit.from >= from && unit.to <= to && !unit.word.form.startsWith(stem) ? [unit.word.form] : [],
    );
  const [subject, other] = [said(0, than), said(than, reading.words.length)];
  const only = (own: readonly string[], beside: readonly string[]): readonly string[] =>
    own.filter((form) => !beside.includes(form) && theirs.words.some((word) => word.form === form));
  const [mine, their] = [only(subject, other), only(other, subject)];
  const placed = (forms: readonly string[], ahead: boolean): boolean =>
    forms.length > 0 &&
    forms.every((form) => theirs.words.some((word, at) => word.form === form && at < verb === ahead));
  const turned = placed(mine, less) && placed(their, !less);
  return turned && !(placed(mine, !less) && placed(their, less));
}
