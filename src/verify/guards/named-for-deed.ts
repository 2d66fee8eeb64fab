/**
 * "Payment 3 was paid" by `Payment: 3` with `Status: initiated`: what is called by the noun of a deed has not been done by
 * that, where its record has a status that does not say so.
 */
import { NEGATION } from '../../text/cues.ts';
import { originOf } from '../context/retold.ts';
import { type FieldThere, fieldsAround } from '../fields-around.ts';
import { isDoneState, STATE_NAME, stateOf } from '../record/states.ts';
import type { AlignedSentence } from '../support.ts';
import { againstUnit, type Told } from './guard.ts';

export const NAMED_FOR_DEED = againstUnit('modality', 'any', deedUntold);

const PARTICIPLE = /(?:ed|en|[^aeiou]t|id|ld|nd|wn|ung|un|one|ade)$/;

function deedUntold({ reading, predicates, support }: Told): number {
  const verb = predicates()[0];
  if (verb?.done !== true || verb.denies || reading.cues & NEGATION) return -1;
  const match = support.matches[verb.unit]!;
  const { word } = verb;
  // Lines that state it as a record do not tell which word of theirs does.
  if (match.at < 0) {
    const [line] = support.sentences;
    const isSaid = support.sentences.some(({ reading: { words } }) =>
      words.some(({ form }) => form === word.form),
    );
    return line.source.structured || isSaid || !isUndone(line, word, true) ? -1 : verb.unit;
  }
  const sentence = support.sentences[support.from[verb.unit]!];
  const theirs = sentence?.reading.words[match.at];
  if (sentence === undefined || theirs === undefined || theirs.form === word.form) return -1;
  // What a word of the evidence itself says to have been done.
  if (theirs.form !== theirs.lemma && PARTICIPLE.test(theirs.form)) return -1;
  const twice = support.matches.some(
    ({ at }, i) => i !== verb.unit && at === match.at && support.from[i] === support.from[verb.unit],
  );
  return isUndone(sentence, word, twice) ? verb.unit : -1;
}

/**
 * Whether the record of a sentence has a status that does not say a deed, and no field that does. `twice`: one word of it
 * stands for the thing and for the deed; without a status and a date that is no deed either.
 */
function isUndone(
  { source, sentence }: AlignedSentence,
  { form, lemma }: { form: string; lemma: string },
  twice: boolean,
): boolean {
  const fields = fieldsAround(originOf(source), sentence);
  const isSaid = ({ label, value }: FieldThere): boolean => label.includes(form) && !NONE.test(value);
  if (fields.length === 0 || fields.some(isSaid)) return false;
  const state = fields.find(({ label }) => STATE_NAME.test(label.at(-1)!) && label.length < 3);
  if (state === undefined)
    return twice && !fields.some(({ label, when }) => when !== undefined && DATED.test(label.join(' ')));
  const words = state.value
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  const says = stateOf(words)?.says;
  return !(
    words.length === 0 ||
    words.includes(form) ||
    says?.has(lemma) ||
    says?.has(form) ||
    isDoneState(words)
  );
}

const NONE = /^(?:no|none|unset|false|null|n\/a|-|\u2013|\u2014|)$/i;
const DATED = /^(?:date|day|time|on|at|timestamp)$/;
