/**
 * "Payment 3 was paid" by `Payment: 3` with `Status: initiated`: what is called by the noun of a deed has not been done by
 * that, where its record has a status that does not say so.
 */
import { NEGATION } from '../../../text/cues.ts';
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { type FieldThere, fieldsAround } from '../../read/fields-around.ts';
import { isDoneState, isEntered, STATE_NAME, stateOf } from '../../record/words/states.ts';
import { againstUnit, type Told, textOf } from '../guard.ts';

export const NAMED_FOR_DEED = againstUnit('modality', 'any', deedUntold);

/** `Payment: 3`, `Payment 3`, `payments: id: 3; …`: the noun that a record opens with, by which it is called. */
const CALLED = /^[\s*\u2022-]*(\p{L}{3,}?)s?(?: \p{L}{3,})?(?:: | (?:no\.? |number |#)?(?=[\p{Lu}\d-]*\d))/u;
const PARTICIPLE = /(?:ed|en)$/;

function deedUntold({ reading, predicates, support }: Told): number {
  const [verb] = predicates();
  if (verb?.done !== true || verb.denies || reading.cues & NEGATION) return -1;
  const { form, lemma } = verb.word;
  if (isEntered(lemma)) return -1;
  const { at } = support.matches[verb.unit]!;
  const sentence = support.sentences[at < 0 ? 0 : support.from[verb.unit]!];
  if (sentence === undefined) return -1;
  const line = textOf(originOf(sentence.source).sentence(sentence.sentence));
  const kind = CALLED.exec(line)?.[1]?.toLowerCase();
  if (kind === undefined || kind === form || PARTICIPLE.test(kind)) return -1;
  const isAlike = kind.startsWith(lemma.slice(0, STEM));
  if (at < 0 && !isAlike) return -1;
  // What another word of the evidence says to have been done; lines that state it as a record do not tell which does.
  const theirs = sentence.reading.words[at];
  if (theirs !== undefined && !(theirs.form === kind || theirs.lemma === kind)) return -1;
  const named = isAlike && reading.words.some((word) => word.form === kind && word !== verb.word);
  return isUndone(sentence, verb.word, named && !sentence.source.structured) ? verb.unit : -1;
}

/** Letters that a noun shares with its verb: "pay", "payment". */
const STEM = 4;

/**
 * Whether the record of a sentence has a status that does not say a deed, and no field that does. `named`: the statement
 * calls the thing by the noun of the deed, and without a status and a date that is no deed either.
 */
function isUndone(
  { source, sentence }: AlignedSentence,
  { form, lemma }: { form: string; lemma: string },
  named: boolean,
): boolean {
  const fields = fieldsAround(originOf(source), sentence);
  const isSaid = ({ label, value }: FieldThere): boolean => label.includes(form) && !NONE.test(value);
  if (fields.length === 0 || fields.some(isSaid)) return false;
  const state = fields.find(({ label }) => STATE_NAME.test(label.at(-1)!) && label.length < 3);
  if (state === undefined)
    return named && !fields.some(({ label, when }) => when !== undefined && DATED.test(label.join(' ')));
  const words = state.value
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  const says = stateOf(words)?.says;
  const isToldDone = words.includes(form) || says?.has(lemma) || says?.has(form) || isDoneState(words);
  return words.length > 0 && !isToldDone;
}

const NONE = /^(?:no|none|unset|false|null|n\/a|-|\u2013|\u2014|)$/i;
const DATED = /^(?:date|day|time|on|at|timestamp)$/;
