/**
 * Fields that tell of a deed what a statement does not say: by when it is to be done (`ship_by`), which is the next
 * (`next_payment`), and how it stands now for what "never" says of all times (`banned: false`).
 */

import type { Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told, textOf, valueFor } from '../guard.ts';

export const FIELD_NOT_DONE: readonly Guard[] = [
  againstUnit('modality', 'any', byWhen),
  againstUnit('modality', 'records', atWhichToDo),
  against('modality', 'any', isNext, { said: () => NEXT_DONE }),
  against('quantifier', 'any', isNowOnly, { said: () => ALL_TIMES }),
  againstUnit('partially_mentioned', 'any', deedBesideCount),
  against('negation', 'any', isNotDone),
  againstUnit('comparison', 'any', atBoundOnly),
];

/** A deed and by when it is due: "ship by: 2025-06-01", "Reply by: Friday". */
const DUE = /(?:^|[;:\n] ?)(?:[\p{L}]+ ){0,2}(\p{L}+) by: (?:\d|\p{Lu}\p{L}+day|\p{Lu}\p{L}+ \d)/giu;
const OWED =
  /\b(?:must|should|shall|due|to be|has to|have to|need(?:s|ed)?|deadline|by|until|expected|required|can|may|will)\b/iu;

/** The month is no "may". */
const isOwed = (reading: Told['reading']): boolean => OWED.test(textOf(reading).replace(/\bMay\b/g, ''));

const isRecord = (sentences: readonly AlignedSentence[]): boolean =>
  sentences.every(({ source, reading }) => source.structured || / by: /i.test(textOf(reading)));

/** "The order was shipped" of `ship_by`. */
function byWhen({ reading, units, support: { sentences, matches, from } }: Told): number {
  if (!isRecord(sentences) || isOwed(reading)) return -1;
  const deeds = sentences.map(({ reading: theirs }) =>
    [...textOf(theirs).matchAll(DUE)].map(([, deed]) => deed!.toLowerCase()),
  );
  return units.findIndex(({ word, value }, i) => {
    const due = deeds[from[i]!];
    if (value !== undefined || due === undefined || matches[i]!.at < 0 || !isPast(word)) return false;
    return (
      due.includes(word.lemma) && sentences[from[i]!]!.reading.words[matches[i]!.at]!.form === word.lemma
    );
  });
}

/** A deed in its plain form and when: "retry at: …", "renew on: …". */
const TO_DO_AT = /(?:^|[;:\n] ?)(?:auto )?(\p{L}+) (?:at|on): \d/giu;

/** "Was retried on 3 May" of `retry_at`. */
function atWhichToDo({ reading, units, support: { sentences, from } }: Told): number {
  if (isOwed(reading)) return -1;
  return units.findIndex(({ word, value }, i) => {
    const one = sentences[from[i]!];
    if (value !== undefined || one === undefined || !isPast(word)) return false;
    const deeds = [...textOf(one.reading).matchAll(TO_DO_AT)].map(([, deed]) => deed!.toLowerCase());
    return deeds.includes(word.lemma) && !ONCE_DONE.test(word.lemma);
  });
}

/** What is named so of what was done as well: `start_at`, `end_at`. */
const ONCE_DONE = /^(?:start|end|begin|finish|open|close|issue|release|order|record|report)$/;

const isPast = ({ form, lemma }: Word): boolean => form !== lemma && !/(?:ing|s)$/.test(form);

const NEXT_DONE =
  /\b(?:next|upcoming) (?:\p{L}+ ){1,3}?(?:(?:was|were|has been|have been) (?:\p{L}+ed|made|paid|held|sent|done|taken|given)|took place|happened)\b/iu;

/** "The next payment was made on 1 July" of `next_payment`. */
function isNext({ reading, support: { sentences } }: Told): boolean {
  const said = textOf(reading);
  return (
    NEXT_DONE.test(said) &&
    !/\bwas (?:scheduled|planned|due|set|to be|moved|postponed|booked)\b/i.test(said) &&
    sentences.every(({ source }) => source.structured)
  );
}

const ALL_TIMES = /\b(?:never|always|ever)\b/iu;
/** How something stands that may have stood otherwise. */
const STANDING =
  /\b(?:banned|suspended|blocked|locked|disabled|enabled|failed|failing|active|inactive|muted|frozen|overdue|late|archived|flagged|restricted|online|offline|hidden|public|private|subscribed|married|employed|certified|verified|broken|insured|available|open|closed)\b/iu;
const OF_ALL_TIMES =
  /\b(?:ever|never|always|count|times|total|history|previous\p{L}*|since|lifetime|past|prior)\b/iu;

/** "Has never been banned" of `banned: false`. */
function isNowOnly({ reading, support: { sentences } }: Told): boolean {
  const said = textOf(reading);
  return (
    ALL_TIMES.test(said) &&
    STANDING.test(said) &&
    sentences.every(({ source, reading: theirs }) => source.structured && !OF_ALL_TIMES.test(textOf(theirs)))
  );
}

/** Verbs that say of a number of things no more than that there are so many. */
const COUNTING =
  /^(?:be|have|contain|include|hold|count|show|list|record|register|total|number|make|get|comprise|consist|own|keep|employ|offer|come|stand|reach|score|see|find|need|require|use|take|place|earn|log|report|feature|carry|seat|serve|host|do|gain|collect|amount|equal|achieve|notch|net|manage|receive|belong|remain|leave|give|say|run|operate|exist|fit|accommodate|last|cost|weigh|measure|pay|charge|sell|order|buy|work|play|attend|start|stay|spend)$/;

/** "The team won 3 matches" of `matches: 3`: what was done to so many stands nowhere. */
function deedBesideCount({ reading, units, predicates, support, score, inferred }: Told): number {
  if (inferred || score === Number.POSITIVE_INFINITY) return -1;
  if (!support.sentences.every(({ source }) => source.structured)) return -1;
  const verb = predicates()[0]?.unit ?? -1;
  const next = units[verb + 1];
  if (verb < 1 || next?.value?.kind !== 'number' || support.matches[verb]!.at >= 0) return -1;
  const { word, to } = units[verb]!;
  return next.from === to && !COUNTING.test(word.lemma) && reading.words[to - 1] === word ? verb : -1;
}

/** Flags that say of what their object is called by that it was not done. */
const NOT_DONE =
  /(?:^|[;:] )not (?:done|completed?|finished|given|administered|taken|performed|executed|carried out): no\b/iu;
const DENIED =
  /\b(?:not|never|no|none|nobody|neither|yet|still|un\p{L}+|pending|missing|open|due)\b|n['\u2019]t\b/iu;

/** "Is vaccinated against rabies" of `vaccinations: [{ name: rabies, done: false }]`. */
function isNotDone({ reading, support: { sentences } }: Told): boolean {
  const said = textOf(reading);
  return (
    sentences.every(({ source, reading: theirs }) => source.structured && NOT_DONE.test(textOf(theirs))) &&
    /\b(?:is|are|was|were|has|have|had|been|got|\p{L}+ed)\b/iu.test(said) &&
    !DENIED.test(said)
  );
}

const AT_BOUND =
  /(?:^|[;:] )(?:\p{L}+ ){0,2}(?:min|max|minimum|maximum|at most|at least)(?: \p{L}+){0,2}: $/iu;
const BOUNDED =
  /\b(?:up to|at (?:the )?(?:most|least|earliest|latest)|more|less|fewer|maxim\p{L}+|minim\p{L}+|max|min|limit\p{L}*|may|must|can|cannot|could|allow\p{L}*|permit\p{L}*|exceed\p{L}*|over|under|above|below|between|from|to|cap|capped|within|starts? (?:at|from)|lower|upper|lowest|highest|range|longer|shorter|most|least|soonest|earliest|latest)\b/iu;

/** "Delivery takes 3 days" of `min_days: 3`. */
function atBoundOnly({ reading, units, support }: Told): number {
  if (!support.sentences.every(({ source }) => source.structured) || BOUNDED.test(textOf(reading))) return -1;
  return units.findIndex(({ value }, i) => {
    if (value === undefined) return false;
    const [theirs, own] = valueFor(support, i);
    return (
      theirs !== undefined && own !== undefined && AT_BOUND.test(theirs.text.slice(theirs.start, own.start))
    );
  });
}
