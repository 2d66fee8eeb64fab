/**
 * What a field of a record says is said of its whole name: `previous_status: active` makes nothing active, and
 * `ordered_at` dates no shipment. A claim that takes a field's value or deed has to say, or leave without loss, each
 * word of its name, and to put who is named where the field puts them.
 */

import type { MismatchKind } from '../../domain/check.ts';
import { fold } from '../../text/chars.ts';
import { ATTRIBUTION, NEGATION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Word } from '../../text/reading.ts';
import { compareValues } from '../../text/values/index.ts';
import { wordSet } from '../../text/word-set.ts';
import {
  isBesidePlain,
  isDoneByAnother,
  isOfAnother,
  isOfAnotherEvent,
  isOfNamedPart,
  ORDINAL,
} from '../carry/field-others.ts';
import { misplaced } from '../carry/field-places.ts';
import type { Unit } from '../claim/units.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Matter, Mismatch } from '../matter.ts';
import { fieldWords } from '../read/field-said.ts';
import { DENYING, NEUTRAL, NOT_QUITE, OPEN, QUALIFYING, STATES } from '../read/field-words.ts';
import { type Field, fieldOf, isRoleWord, isSaid } from '../read/named-field.ts';
import { wordsOf } from '../record/record.ts';
import { isOpenValue } from '../record/standing.ts';
import { isOtherState, STATE_NAME } from '../record/words/states.ts';
import { otherLabels, turnedRows } from './line-checks.ts';

const FOUND = 0.5;
/** Words of a value from which it is a text of its own rather than the value of an attribute. */
const TEXT_WORDS = 4;

/** A unit of the claim and the fields that have it. */
interface Touch {
  readonly unit: number;
  readonly sentence: AlignedSentence;
  readonly fields: readonly { readonly field: Field; readonly inValue: boolean }[];
}

/** Fields of structured data that say something else than the claim takes from them. */
export function misreadFields(matter: Matter): Mismatch[] {
  if (matter.claim.language !== 'en') return [];
  if (!matter.support.sentences.some(({ source }) => source.structured))
    return [...turnedRows(matter), ...otherLabels(matter)];
  const touches = gather(matter.units, (unit, i) => touchOf(matter, unit, i));
  return gather(touches, (touch): Mismatch[] => {
    const faults = touch.fields.map((one) => faultOf(matter, touch, one.field, one.inValue));
    // A word that one field says as the claim does needs no other.
    if (faults.length === 0 || faults.includes(undefined)) return [];
    return [{ kind: faults[0]!, force: 'withholds', sentence: touch.sentence, units: [touch.unit] }];
  });
}

function touchOf({ support }: Matter, unit: Unit, i: number): Touch[] {
  const { at, strength } = support.matches[i];
  const sentence = support.sentences[support.from[i]];
  if (sentence === undefined || !sentence.source.structured || at < 0 || strength < FOUND) return [];
  const { reading, source } = sentence;
  const matched = reading.words[at];
  const fields = gather(reading.words, (word) => {
    if (word !== matched && !isAsGood(unit, word, matched, sentence)) return [];
    return source
      .leaves(word.start, word.end)
      .map((leaf) => ({ field: fieldOf(leaf), inValue: word.start >= leaf.value }));
  });
  return [{ unit: i, sentence, fields }];
}

const TYPES = wordSet('type kind category reason method');

/** "Was paid" by `type: refund`: what kind of thing a record is of tells no deed by another name. */
function isDeedOfType(matter: Matter, { unit, sentence }: Touch, { name }: Field): boolean {
  const { word } = matter.units[unit]!;
  if (!name.every((one) => TYPES.has(one)) || !isPredicate(matter, matter.units[unit]!)) return false;
  const { at } = sentence.alignment.matches[unit]!;
  return at >= 0 && !sentence.reading.words[at]!.form.startsWith(word.lemma.slice(0, 4));
}

/** Whether another word of the record stands for the unit as well as the one that was matched. */
function isAsGood(unit: Unit, word: Word, matched: Word, { reading }: AlignedSentence): boolean {
  if (unit.value !== undefined && word.value >= 0)
    return ['equal', 'entails'].includes(compareValues(unit.value, reading.values[word.value]).relation);
  return word.weight > 0 && (word.lemma === matched.lemma || word.form === matched.form);
}

/** What keeps a field from saying what the claim takes from it; undefined where it says it. */
function faultOf(matter: Matter, touch: Touch, field: Field, inValue: boolean): MismatchKind | undefined {
  const { claim, units, lexicon } = matter;
  const said = (word: string): boolean => isSaid(word, claim.words, units[touch.unit], lexicon);
  if (field.above.some((word) => QUALIFYING.has(word) && !NEUTRAL.has(word) && !said(word)))
    return 'modality';
  if (inValue) {
    if (field.name.some((word) => QUALIFYING.has(word) && !said(word))) return 'modality';
    if (isText(field)) {
      if (field.name.some((word) => ASKING.has(word) && !said(word)) || isAsked(touch, field, matter))
        return 'modality';
      return isTold(matter, touch) ? 'attribution' : undefined;
    }
    if (isInPart(touch, field, said) || isDeedOfType(matter, touch, field)) return 'modality';
    if (isStateOfAnother(units[touch.unit]!, field)) return 'modality';
    if (isOfNamedPart(touch.sentence, field, said, claim.text)) return 'entity';
    const role = misplaced(matter, units[touch.unit], field);
    if (role) return 'role';
    if (units[touch.unit].value?.kind === 'identifier' && field.name.length === 1) return undefined;
    if (isBesidePlain(touch.sentence, field) && !field.name.some((word) => ORDINAL.has(word) && said(word)))
      return 'modality';
    if (isOfAnotherEvent(matter, field)) return 'date_time';
    if (field.name.some((word) => !NEUTRAL.has(word) && !isRoleWord(word) && !said(word)))
      return 'partially_mentioned';
    return isOfAnother(touch.sentence, field, said, claim.text) ? 'entity' : undefined;
  }
  if (!isPredicate(matter, units[touch.unit]))
    return isLacking(matter, touch, field, said) ? 'negation' : undefined;
  const given = isGiven(matter, touch.sentence, field);
  if (isDoneByAnother(matter, units[touch.unit], field)) return 'role';
  if (field.name.some((word) => isMoreThan(units[touch.unit]!.word.form, word))) return 'modality';
  if (field.name.some((word) => QUALIFYING.has(word) && !said(word))) return 'modality';
  if (field.name.some((word) => !NEUTRAL.has(word) && !isRoleWord(word) && !said(word)))
    return 'partially_mentioned';
  if (isOfAnother(touch.sentence, field, said, claim.text)) return 'entity';
  // "Failed" denies by itself, and names what it says as any other deed.
  const denies = claim.words.some((word) => word !== units[touch.unit]!.word && (word.cue & NEGATION) !== 0);
  if (given || denies) return undefined;
  const value = fold(field.leaf.quote.trim());
  if (NOT_QUITE.test(value.replaceAll('_', ' ')) || isOpenValue(value)) return 'modality';
  if (value === '' || DENYING.has(value)) return 'negation';
  if (OPEN.has(value) || field.name.some((word) => STATES.has(word))) return 'modality';
  if (/^-?[\d.]+$/.test(value) && value !== '1') return 'quantity';
  if (field.name.some((word) => SETTING.has(word))) return 'modality';
  // An attribute of the deed, as its kind, does not say that it was done.
  return field.name.some((word) => NEUTRAL.has(word) && !DATING.has(word) && !said(word))
    ? 'partially_mentioned'
    : undefined;
}

const IN_PART = /^(?:partial|partially|partly|half|almost|nearly|not)$/;

/** "Paid" of `status: partially paid`, where the claim does not say that it is so in part. */
function isInPart({ unit, sentence }: Touch, { leaf }: Field, said: (word: string) => boolean): boolean {
  const [first, ...others] = wordsOf(fieldWords(leaf.quote));
  if (first === undefined || others.length === 0 || !IN_PART.test(first) || said(first)) return false;
  const { at } = sentence.alignment.matches[unit]!;
  return at >= 0 && others.includes(sentence.reading.words[at]!.form);
}

/** "Overdue" of `status: unpaid`: another state, however near the words are. */
const isStateOfAnother = ({ word }: Unit, { name, leaf }: Field): boolean =>
  STATE_NAME.test(name.join(' ')) && isOtherState(wordsOf(fieldWords(leaf.quote)), word);

/** "Overdue" of `due`, "rescheduled" of `scheduled_at`: a prefix makes another deed of it. */
const isMoreThan = (form: string, name: string): boolean =>
  name.length > 2 &&
  /^(?:over|under|re|pre|mis|out)$/.test(form.slice(0, -name.length)) &&
  form.endsWith(name);

const DATING = wordSet(
  'at on by in to from of is are has have with date datetime time timestamp day user person name',
);
/** Names of dates that are set beforehand. */
const SETTING = wordSet('end ends ending start starts starting close closing open opening');
const LACKING = wordSet('false no n none null nil 0 absent missing never');
const UNSET =
  /\b(?:unset|unknown|undecided|open|empty|missing|blank|vacant|pending|unassigned|null|none|yet|due|outstanding|tbd)\b/i;
const HAVING = wordSet('is are has have had was were');

/** Whether a field says that there is none of what the claim says there is: `balcony: none`. */
function isLacking(
  matter: Matter,
  { unit, sentence }: Touch,
  field: Field,
  said: (word: string) => boolean,
): boolean {
  const { claim, units } = matter;
  const verb = claim.words.findIndex(({ form }) => HAVING.has(form));
  if (verb < 0 || claim.cues & NEGATION) return false;
  if (!field.name.every(said) || isGiven(matter, sentence, field)) return false;
  const value = fold(field.leaf.quote.trim());
  // "The owner is Ann" of `owner: null`: what is told of before "is" must be there too, unless that is said of it.
  if (units[unit].from < verb) return value === 'null' && !UNSET.test(claim.text);
  return LACKING.has(value);
}

/** Names of texts that state nothing. */
const ASKING = wordSet(
  'question questions query prompt hypothesis assumption instruction instructions task tasks todo rumour rumor myth',
);

/** Whether the sentence of a text in which a word of the claim was found asks. */
function isAsked({ unit, sentence }: Touch, { leaf }: Field, { support }: Matter): boolean {
  const { text, words } = sentence.reading;
  const word = words[support.matches[unit].at];
  if (word.start < leaf.start || word.end > leaf.end) return false;
  return /^[^.!?]*\?/.test(text.slice(word.end, leaf.end));
}

const isText = ({ leaf }: Field): boolean => leaf.quote.trim().split(/\s+/).length >= TEXT_WORDS;

/** Whether a text in a field tells what somebody says. */
function isTold({ units, claim, support }: Matter, { unit, sentence }: Touch): boolean {
  if (claim.cues & ATTRIBUTION) return false;
  return (
    (sentence.reading.words[support.matches[unit].at].scope & ATTRIBUTION & ~units[unit].word.scope) !== 0
  );
}

/** Whether a unit is what the claim says of its subject. */
function isPredicate(matter: Matter, unit: Unit): boolean {
  const { root, nodes } = matter.structure();
  const { verb, role, governor } = nodes[unit.from];
  if (unit.from === root || verb || (role === 'conjunct' && governor === root)) return true;
  // "Charge ch_9 failed": the first word may be taken for the verb of a claim that ends in what was done.
  const { form, lemma, end } = unit.word;
  return form !== lemma && form.endsWith('ed') && /^[\s.!"']*$/.test(matter.claim.text.slice(end));
}

/** Whether a unit of the claim is found in the value of a field. */
function isGiven({ support, units }: Matter, sentence: AlignedSentence, { leaf }: Field): boolean {
  const { reading } = sentence;
  return units.some((unit, i) => {
    const { at, strength } = support.matches[i];
    if (support.sentences[support.from[i]] !== sentence || at < 0 || strength < FOUND) return false;
    const matched = reading.words[at];
    return reading.words.some(
      (word) =>
        word.start >= leaf.value &&
        word.end <= leaf.end &&
        (word === matched || isAsGood(unit, word, matched, sentence)),
    );
  });
}
