/** Verbs of a claim that say no more than that a record has what it has, and those by which something was done. */
import type { Field } from '../record.ts';
import { deniesAt, type Said } from '../said.ts';
import { isOffered } from '../whose/subjects.ts';
import { isNounOfFlag } from './noun-of-flag.ts';
import { isUnsettled } from './states.ts';

/** Verbs that only join a field to its value. */
export const JOINING = new Set(
  'have apply include contain show list hold give read amount come place be record carry bear feature offer provide take use go belong name call set up happen occur exist make switch turn find detect identify note log register score reach achieve get measure consist comprise'.split(
    ' ',
  ),
);

/** "Applied for", "gave up 12 points", "set up 9 goals": with its particle it is another verb than the one that only joins. */
export function isOtherVerb({ words, bare }: Said, at: number): boolean {
  const [lemma, particle, next] = [words[at]!.lemma, bare[at + 1] ?? '', words[at + 2]];
  if (lemma === 'apply') return particle === 'for';
  if (!/^(?:give|set|turn|call|hold|carry|make|take)$/.test(lemma) || next === undefined) return false;
  const pattern = /^(?:take|carry)$/.test(lemma)
    ? /^(?:away|off|out|back)$/
    : /^(?:up|off|away|out|down|over|back)$/;
  return (
    pattern.test(particle) &&
    (next.value >= 0 || next.weight > 0) &&
    !/^(?:has|have|had|is|are|was|were)$/.test(bare[at - 1] ?? '')
  );
}

/** Whether a field says that what its record is of was done. */
const isOver = ({ name, quote }: Field): boolean =>
  /^(?:status|state|result|outcome)$/.test(name.join(' ')) &&
  /^(?:paid|done|completed?|held|finished|succeeded|captured|settled|processed|delivered|sent|successful|success|executed|carried|given|taken|made)$/i.test(
    quote.trim(),
  );

/** Verbs that tell of a thing that it came about, where they join it to nothing. */
const COMING_ABOUT = /^(?:hold|give|take|make|carry|happen|occur|come|offer|provide|go|exist)$/;

/**
 * "Meeting 5 was held", "the payment was made", of fields that name the thing: that it came about is told by none of them.
 * "Three offers were made" tells how many there are.
 */
export function isAllThatIsTold({ words, bare, explained, focus }: Said, at: number): boolean {
  if (
    !COMING_ABOUT.test(words[at]!.lemma) ||
    words[0]!.value >= 0 ||
    /^(?:no|none|nothing)$/.test(bare[0]!) ||
    focus.own.some(isOver)
  )
    return false;
  const place = bare[at] === 'took' || bare[at] === 'taken' ? bare[at + 1] === 'place' : false;
  const behind = words.slice(at + (place ? 2 : 1));
  return (
    behind.every(({ weight, value }) => weight === 0 && value < 0) &&
    !explained.slice(at + 1).some((one) => one?.part === 'value' || one?.part === 'name')
  );
}

/** Whether a word says what was done, behind "has" or "was". */
export const isDeed = ({ words, bare }: Said, at: number): boolean =>
  words[at]!.form !== words[at]!.lemma &&
  /(?:ed|en|t|d|wn|ne|un|ung)$/.test(bare[at]!) &&
  /^(?:has|have|had|was|were|been|not|never|already)$/.test(bare[at - 1] ?? '');

/** "Logged in": no verb that only joins a field to its value. */
export const isEntering = ({ words, bare }: Said, at: number): boolean =>
  words[at]!.lemma === 'log' && /^(?:in|into|on|out|off)$/.test(bare[at + 1] ?? '');

/** Whether a verb of having leads to what there is none of, or so many. */
export const hasSome = ({ predicates, explained, words, bare }: Said, at: number): boolean =>
  predicates.some(({ kind, word }) => kind === 'none' && word > at) ||
  (explained[at + 1]?.part === 'value' &&
    explained[at + 1]!.field?.values[0]?.kind === 'number' &&
    words[at + 1]!.value >= 0 &&
    // Who has three items has not thereby returned, left or missed three.
    (!/^(?:return|leave|miss|assign|attach)$/.test(words[at]!.lemma) || FOUND.test(bare[at + 2] ?? '')));

/** What a search or a call returns. */
const FOUND = /^(?:rows?|results?|records?|hits?|match(?:es)?|lines?|values?|errors?|entries|warnings?)$/;

/** Verbs by which something has none: "the build produced no artifacts". */
export const HAVING =
  /^(?:produce|generate|return|yield|cause|raise|leave|report|require|need|miss|assign|attach)$/;

/** What comes into being by which deed: a record of it is one of what was so made. */
const MADE: ReadonlyMap<string, RegExp> = new Map([
  ['issue', /^(?:invoice|receipt|licence|license|voucher|certificate)$/],
  ['open', /^(?:ticket|case|account)$/],
  ['place', /^order$/],
  ['make', /^(?:booking|reservation)$/],
  ['file', /^(?:claim|complaint)$/],
]);

/** "Invoice 7781 was issued" of a record that is that invoice, where it is no draft and the claim dates nothing. */
export function isMade(said: Said, at: number): boolean {
  const { focus, words, bare, reading } = said;
  const made = MADE.get(words[at].lemma);
  if (made === undefined || !/^(?:was|were|been)$/.test(bare[at - 1] ?? '') || bare.includes('by'))
    return false;
  if (reading.values.some(({ kind }) => kind === 'date' || kind === 'datetime' || kind === 'time'))
    return false;
  const isKind = ({ name }: Field): boolean => name.length === 1 && made.test(name[0]!);
  const kept = focus.own.some((field) => isKind(field) && said.explained.some((one) => one?.field === field));
  return kept && !focus.own.some(({ name, words: value }) => name.includes('status') && isUnsettled(value));
}

/** "Force pushes are allowed" of `force_push: true`. */
export const isLeave = (said: Said, at: number): boolean =>
  /^(?:allowed|permitted)$/.test(said.bare[at]) &&
  said.predicates.some(
    ({ kind, word, field }) =>
      kind === 'flag' &&
      word < at &&
      isOffered(said, word) &&
      !field.name.some((one) => /^(?:is|has|was|did)$/.test(one)),
  );

/** "No refund has been issued" of `refunds: []`, or `refunded: false`; "we have not charged any late fees". */
export const isDoneToNone = (said: Said, at: number): boolean =>
  (isDoneBehindNo(said, at) &&
    said.predicates.some(
      ({ kind, holds, word }) => (kind === 'none' || (kind === 'flag' && !holds)) && word < at,
    )) ||
  isIssuedBy(said, at) ||
  (isNotCharged(said, at) && said.predicates.some(({ kind }) => kind === 'none'));

/** "The tickets have not been issued" of `ticketed: false`: the noun that the flag is made of, and the verb for it. */
const isIssuedBy = (said: Said, at: number): boolean =>
  said.words[at]!.lemma === 'issue' &&
  said.bare[at - 1] === 'been' &&
  said.predicates.some(({ field, word }) => word < at && isNounOfFlag(said, field, word));

const isDoneBehindNo = ({ words, bare }: Said, at: number): boolean =>
  /^(?:issue|process|grant|file|submit|receive|raise|report|charge|agree|arrange)$/.test(words[at].lemma) &&
  /^(?:been|was|were)$/.test(bare[at - 1] ?? '') &&
  bare[0] === 'no';

/** "Has not missed any payments" of `payments_missed: 0`. */
const isNotAny = (said: Said, at: number): boolean =>
  said.isNegated(said.segment(at)) &&
  said.predicates.some(({ kind, word, field }) => kind === 'none' && word > at && field.quote !== 'null');

/** Whether a word is the verb of a charge that is denied, or "any" of what is so denied. */
function isNotCharged(said: Said, at: number): boolean {
  if (said.bare[at] === 'any')
    return (said.words[at - 1]?.lemma === 'charge' && isNotCharged(said, at - 1)) || isNotAny(said, at);
  const not = said.bare[at - 1] === 'been' ? at - 2 : at - 1;
  return said.words[at]!.lemma === 'charge' && not >= 0 && deniesAt(said, not);
}
