/**
 * Notes of several statements, "Roof inspected, walls damp, floor treated": a statement is said by one of them of its own
 * subject, and not by the predicate of one beside the subject of another; nor is what the next takes back.
 */
import { NEGATION } from '../../../text/cues.ts';
import type { Reading, Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { noteOf } from '../../notes/note.ts';
import { against, againstUnit, type Guard, type Told } from '../guard.ts';

export const OTHER_STATEMENT: readonly Guard[] = [
  againstUnit('entity', 'english', ofItsNeighbour),
  against('entity', 'english', ofAnotherNote),
  againstUnit('superseded', 'english', fallenThrough, { told: () => FELL }),
  againstUnit('role', 'english', rather, { said: () => PERSON }),
  against('modality', 'english', inPrinciple, { told: () => PRINCIPLE }),
];

const FINITE =
  /^(?:is|are|was|were|be|been|being|has|have|had|do|does|did|will|would|can|could|may|might|must|should|shall|'s|'re|he|she|it|they|we|i|you|who|which|that|when|if|as)$/;
const MARK = /[,;()]|\s[-\u2013\u2014]\s/;

/** The statement of a note that each of its words is in; undefined for a text that is no note of several. */
function statementsIn({ words, text }: Reading): readonly number[] | undefined {
  if (
    words.length > LONGEST ||
    words.some(({ form, value }, at) => value < 0 && FINITE.test(form) && words[at - 1]?.form !== 'to')
  )
    return undefined;
  let at = 0;
  const found = words.map(({ start, value }, i) => {
    const before = words[i - 1];
    const inside = before !== undefined && value >= 0 && before.value === value;
    if (before !== undefined && !inside && MARK.test(text.slice(before.end, start))) at++;
    return at;
  });
  return at === 0 ? undefined : found;
}

const LONGEST = 60;
/** Match from which a word is the statement's own. */
const OWN = 0.7;

const PARTICIPLE = /(?:ed|ent|aid|ade|ken|ost|ound|ept|eld|old|ought|uilt|own|een|ten|one|wn|et|ut|en)$/;
const TELLS_NOTHING =
  /^(?:not|never|still|already|also|now|again|later|fully|partly|yet|all|both|both|then|only)$/;

/** "Roof inspected, walls damp" for "the roof was damp": the predicate has a subject of its own beside it. */
function ofItsNeighbour(told: Told, { reading, alignment, source }: AlignedSentence): number {
  if (source.structured || (told.reading.cues & NEGATION) !== 0) return -1;
  const statements = statementsIn(reading);
  const predicate = predicateOf(told);
  const place = predicate < 0 ? -1 : alignment.matches[predicate]!.at;
  if (
    statements === undefined ||
    !isSaidOf(told, predicate, reading.words[place]) ||
    place < 1 ||
    alignment.matches[predicate]!.strength < OWN
  )
    return -1;
  const theme = told.units.findIndex(
    ({ value, to, from }, i) =>
      i !== predicate && value === undefined && to <= told.units[predicate]!.from && from >= 0,
  );
  const subject = theme < 0 ? -1 : alignment.matches[theme]!.at;
  if (subject < 0 || statements[subject] === statements[place]) return -1;
  const { lemma } = reading.words[place]!;
  if (reading.words.some((word, at) => word.lemma === lemma && statements[at] === statements[subject]))
    return -1;
  const taken = new Set(alignment.matches.flatMap(({ at, strength }) => (strength >= OWN ? [at] : [])));
  const isOwn = ({ weight, value, form }: Word, at: number): boolean =>
    weight > 0 &&
    value < 0 &&
    !taken.has(at) &&
    !TELLS_NOTHING.test(form) &&
    !PARTICIPLE.test(form) &&
    !PERSON.test(form);
  const between = reading.words.some(
    (word, at) => at < place && statements[at] === statements[place] && isOwn(word, at),
  );
  return between ? predicate : -1;
}

/** "Lamp 40 EUR, shipped. Desk 120 EUR, delayed." for "the lamp was delayed": a note that begins with a thing and its amount is of that. */
function ofAnotherNote({ reading: claim, units, support, predicates }: Told): boolean {
  const predicate = predicateOf({ units, predicates });
  const unit = units[predicate];
  if (unit === undefined || !BE.test(claim.words[unit.from - 1]?.form ?? '')) return false;
  const theme = units.findIndex(
    ({ value, to }, i) => i !== predicate && value === undefined && to <= unit.from,
  );
  if (theme < 0 || support.matches[predicate]!.at < 1) return false;
  const place = support.sentences[support.from[predicate] ?? -1];
  if (place === undefined) return false;
  const { reading, alignment, source } = place;
  if (source.structured || alignment.matches[theme]!.strength >= OWN) return false;
  const [first, ...others] = noteOf(reading)?.segments ?? [];
  if (first === undefined || others.length === 0 || first.deed >= 0 || first.head < 0) return false;
  const counted = reading.words.slice(first.head + 1, first.to).some(({ value }) => value >= 0);
  if (reading.text.slice(reading.start, reading.end).includes('|')) return false;
  return counted && !alignment.matches.some(({ at, strength }) => at === first.head && strength >= OWN);
}

/** Whether a statement says a participle or a state of its subject, in a word that the note has for one too. */
function isSaidOf({ reading: { words }, units }: Told, predicate: number, word: Word | undefined): boolean {
  if (word === undefined) return false;
  const { from, to } = units[predicate]!;
  return (
    BE.test(words[from - 1]?.form ?? '') &&
    (to >= words.length || (PARTICIPLE.test(word.form) && word.form !== word.lemma))
  );
}

/** The unit of a statement's predicate: its verb, or else its last word. */
function predicateOf({ units, predicates }: Pick<Told, 'units' | 'predicates'>): number {
  const verb = predicates()[0]?.unit ?? -1;
  return verb >= 0 ? verb : units.findLastIndex(({ value }) => value === undefined);
}

const EFFECTING =
  /^(?:pay|make|send|transfer|issue|charge|refund|credit|debit|post|book|confirm|approve|accept|place|schedule|renew|process|deliver)$/;
const FELL =
  / (?:bounced|rejected|returned|reversed|voided|declined|failed|revoked|recalled|refused|withdrawn)\b/i;
const FELL_THROUGH = new RegExp(
  `^[^.;]{0,60}?,(?: (?:but|then|later))?(?: (?:was|were))?${FELL.source}`,
  'i',
);

/** "Refund issued, bounced 4 May" for "the refund was issued". */
function fallenThrough(told: Told, { reading, alignment }: AlignedSentence): number {
  const verb = predicateOf(told);
  const unit = told.units[verb];
  const place = alignment.matches[verb]?.at ?? -1;
  if (unit === undefined || place < 0 || !EFFECTING.test(unit.word.lemma)) return -1;
  const behind = FELL_THROUGH.exec(reading.text.slice(reading.words[place]!.end, reading.end));
  const last = behind === null ? undefined : / ?([a-z]+)$/i.exec(behind[0])?.[1]?.toLowerCase();
  return last === undefined || told.reading.words.some(({ form }) => form === last) ? -1 : verb;
}

const PAYING = /^(?:pay|repay|ask|answer|call|order|book|collect|refund|reimburse)$/;
const BE = /^(?:was|were|is|are|been|being|got)$/;
const PERSON =
  /^(?:customer|user|client|guest|tenant|landlord|buyer|seller|member|employee|manager|agent|driver|courier|supplier|vendor|merchant|owner|passenger|claimant|applicant|subscriber|student|caller|patient)s?$/;

/** "Customer paid on 3 May" for "the customer was paid". */
function rather({ reading: { words }, units }: Told, { reading, alignment }: AlignedSentence): number {
  return units.findIndex(({ word, from, value }, i) => {
    if (value !== undefined || !PAYING.test(word.lemma) || !BE.test(words[from - 1]?.form ?? ''))
      return false;
    const place = alignment.matches[i]!.at;
    const who = units.findIndex((unit) => unit.to === from - 1 && PERSON.test(unit.word.form));
    if (who < 0 || place < 1 || alignment.matches[who]!.at !== place - 1) return false;
    return words[from + 1]?.form === 'by' ? false : reading.words[place + 1]?.form !== 'by';
  });
}

const PRINCIPLE =
  / (?:in principle|in committee|in (?:first|second) reading|in part|partly|provisionally|conditionally|on condition|subject to|for now|tentatively)\b/iu;
const IN_PRINCIPLE = new RegExp(String.raw`^(?: [\p{L}\d-]+)?${PRINCIPLE.source}`, 'iu');

/** "Approved in principle" for "approved". */
function inPrinciple(told: Told, { reading, alignment }: AlignedSentence): boolean {
  const verb = predicateOf(told);
  const place = alignment.matches[verb]?.at ?? -1;
  if (place < 0 || alignment.matches[verb]!.strength < OWN) return false;
  const found = IN_PRINCIPLE.exec(reading.text.slice(reading.words[place]!.end, reading.end));
  const said = told.reading.text.slice(told.reading.start, told.reading.end).toLowerCase();
  return (
    found !== null &&
    !/\b(?:principle|committee|reading|part|partly|provisional|conditional|condition|subject|now|tentative)/.test(
      said,
    )
  );
}
