/** Whether a field is of another thing than the claim: another parent, another deed, another doer, an older state. */

import { fold } from '../../text/chars.ts';
import { wordSet } from '../../text/word-set.ts';
import type { Unit } from '../claim/units.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Matter } from '../matter.ts';
import { BE, NEUTRAL } from '../read/field-words.ts';
import { type Field, fieldOf, isRoleWord } from '../read/named-field.ts';

export const ORDINAL = wordSet('last first latest earliest');

/** Whether the record has the field without "last" or "first" too, with another value: `status` beside `last_status`. */
export function isBesidePlain({ source, reading }: AlignedSentence, { name, leaf }: Field): boolean {
  const plain = name.filter((word) => !ORDINAL.has(word)).join(' ');
  if (plain.length === name.join(' ').length || plain === '') return false;
  return source
    .leaves(reading.start, reading.end)
    .some((other) => other.quote !== leaf.quote && fieldOf(other).name.join(' ') === plain);
}

const PARTICIPLE = /[^e]ed$/;

/** Whether a field dates or measures a deed that the claim has only as a noun: `ordered_at` for "order 7 was shipped". */
export function isOfAnotherEvent({ claim, structure }: Matter, { name }: Field): boolean {
  const deed = name.find((word) => PARTICIPLE.test(word));
  if (deed === undefined) return false;
  const { nodes } = structure();
  const verbs = claim.words.filter(({ weight }, at) => weight > 0 && nodes[at].verb);
  if (verbs.length === 0 || claim.words.some(({ form }) => form === deed)) return false;
  return claim.words.some(({ form }, at) => !nodes[at].verb && deed.startsWith(form) && form.length > 3);
}

/** Fields beyond which those of other parents are not compared. */
const MOST_FIELDS = 500;

const ROW_NUMBER = /\/\d+(?=\/)/g;

/**
 * Whether another parent has the same field, and the claim, of the text `claim`, says nothing of what tells this one's apart.
 */
export function isOfAnother(
  { source }: AlignedSentence,
  field: Field,
  said: (word: string) => boolean,
  claim: string,
): boolean {
  if (field.above.length === 0) return false;
  const leaves = source.leaves(0, source.text.length);
  if (leaves.length > MOST_FIELDS) return false;
  const own = field.leaf.pointer.slice(field.leaf.pointer.lastIndexOf('/'));
  const shape = field.leaf.pointer.replaceAll(ROW_NUMBER, '');
  return leaves.some((leaf) => {
    // Rows of one array differ by what they hold, not by their names.
    if (!leaf.pointer.endsWith(own) || leaf.pointer.replaceAll(ROW_NUMBER, '') === shape) return false;
    const other = fieldOf(leaf);
    const apart = field.above.filter((word) => !other.above.includes(word));
    const theirs = other.above.filter((word) => !field.above.includes(word));
    if (theirs.length === 0) return isOfWhole(field, other, apart, said) && !isNamed(leaves, field, claim);
    const telling = apart.filter((word) => !NEUTRAL.has(word) && !isRoleWord(word));
    return telling.length > 0 && !telling.some(said);
  });
}

/** Whether a claim that says the field alone means that of the whole: "the status" is the order's, not that of its payment. */
const isOfWhole = (
  field: Field,
  whole: Field,
  apart: readonly string[],
  said: (word: string) => boolean,
): boolean =>
  whole.leaf.quote !== field.leaf.quote && field.name.every(said) && apart.length > 0 && !apart.some(said);

/** Whether a claim tells by another field of the same parent which one it means: "Rosa's status" of `employee`. */
function isNamed(leaves: readonly Field['leaf'][], { leaf }: Field, claim: string): boolean {
  const parent = leaf.pointer.slice(0, leaf.pointer.lastIndexOf('/') + 1);
  const text = fold(claim);
  return leaves.some(({ pointer, quote }) => {
    const isBeside = pointer.startsWith(parent) && pointer !== leaf.pointer;
    return isBeside && quote.trim().length > 1 && text.includes(fold(quote.trim()));
  });
}

/**
 * Whether a field is of a part that has a name of its own, and the claim names instead who or what the part belongs to:
 * "Nora is in Chur" of a booking of Nora's with `hotel: {name: Alpina, city: Chur}`.
 */
export function isOfNamedPart(
  { source }: AlignedSentence,
  { leaf }: Field,
  said: (word: string) => boolean,
  claim: string,
): boolean {
  const object = objectOf(leaf.pointer);
  if (object === '') return false;
  const leaves = source.leaves(0, source.text.length);
  if (leaves.length > MOST_FIELDS) return false;
  const own = leaves.find(({ pointer }) => pointer === `${object}/name`);
  if (own === undefined || own === leaf) return false;
  const text = fold(claim);
  const isInClaim = ({ quote }: Field['leaf']): boolean => text.includes(fold(quote.trim()));
  if (isInClaim(own) || fieldOf({ ...own, pointer: object }).name.some(said)) return false;
  return leaves.some(
    (other) =>
      object.startsWith(`${objectOf(other.pointer)}/`) &&
      /^\p{Lu}\p{L}/u.test(other.quote) &&
      isInClaim(other),
  );
}

const objectOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** Whether the doer that a field names is not the one of the claim: "Ann won" of `winner: Bo`. */
export function isDoneByAnother({ claim, structure }: Matter, unit: Unit, { name, leaf }: Field): boolean {
  const doer = name.at(-1) ?? '';
  if (!/(?:er|or)$/.test(doer) || !structure().nodes[unit.from].verb || unit.word.form === doer) return false;
  const stem = unit.word.lemma.slice(0, 3);
  if (!doer.startsWith(stem)) return false;
  const at = fold(claim.text).indexOf(fold(leaf.quote));
  const passive = claim.words.slice(0, unit.from).some(({ form }) => BE.has(form));
  return at < 0 || at < unit.start === passive;
}
