/** What a claim says that somebody or something is, beside what the record says of that: "Kato is the shipper". */
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { NEUTRAL } from '../words/senses.ts';
import { truthOf } from '../words/states.ts';

const COPULA = /^(?:is|are|was|were)$/;
const ARTICLE = /^(?:the|a|an|its|their|our|your|his|her)$/;

/** Whether nothing is said to be what the record says of something else. */
export const copulaeHold = (said: Said): boolean =>
  said.bare.every((form, at) => !COPULA.test(form) || isHeld(said, at));

function isHeld(said: Said, at: number): boolean {
  const [left, right] = [valueEndingAt(said, at - 1), valueBeginningAt(said, skipped(said, at + 1))];
  const [before, after] = [nameEndingAt(said, at - 1), nameAt(said, skipped(said, at + 1))];
  // "USD is the shipper", "the shipper is USD" of `shipper: Kato`.
  if (left !== undefined && after !== undefined && after !== left) return false;
  if (right !== undefined && before !== undefined && before !== right && !said.isKey(before)) return false;
  if (left !== undefined && isClassOfAnother(said, at, left)) return false;
  // "The disk alert is db-02": one thing is not another, but for what is said to be its gate, or what somebody is.
  if (left === undefined || right === undefined || left === right || /^an?$/.test(said.bare[at + 1] ?? ''))
    return true;
  const told = [...right.name, ...right.path].some((word) => said.isNamed(word));
  return told || !said.isKey(left) || !said.isKey(right);
}

/** "Ivo is a gold customer" of `seller: Ivo` beside `customer: { name: Marta, tier: gold }`: the class is the customer's. */
function isClassOfAnother(said: Said, at: number, left: Field): boolean {
  const from = skipped(said, at + 1);
  const right = said.explained[from]?.part === 'value' ? said.explained[from]!.field : undefined;
  const label = right?.path.at(-1) ?? '';
  if (right === undefined || right.object === left.object || label === '' || left.values.length > 0)
    return false;
  const own = said.fields.some(
    (field) =>
      field.object === right.object &&
      field !== right &&
      /^(?:(?:full|display) )?name$|^customer$/.test(field.name.join(' ')) &&
      field.quote !== left.quote,
  );
  return own && said.bare.some((_, i) => i > from && said.canSay(label, i));
}

/** Past the articles of a noun. */
function skipped({ bare }: Said, at: number): number {
  let next = at;
  while (ARTICLE.test(bare[next] ?? '')) next++;
  return next;
}

/** The field whose value a phrase ends with, or that a noun of its kind ends: "the disk alert". */
function valueEndingAt({ explained }: Said, at: number): Field | undefined {
  const last = explained[at]?.part === 'type' && explained[at]?.field === undefined ? at - 1 : at;
  return explained[last]?.part === 'value' ? explained[last].field : undefined;
}

/** The field whose value is all that is said from a word to the end of the clause. */
function valueBeginningAt({ explained, bare, words }: Said, at: number): Field | undefined {
  const field = explained[at]?.part === 'value' ? explained[at]!.field : undefined;
  let next = at;
  while (next < words.length && explained[next]?.part === 'value' && explained[next]!.field === field) next++;
  return next >= words.length || /^(?:and|but|,)$/.test(bare[next]!) ? field : undefined;
}

/** The field of the record that a noun names as the whole of what is said: "the shipper" of `shipper: Kato`. */
function nameAt(said: Said, at: number): Field | undefined {
  const one = said.explained[at];
  const ends = at === said.words.length - 1 || /^(?:and|but|of|for|,)$/.test(said.bare[at + 1] ?? '');
  return ends && (one?.part === 'type' || one?.part === 'name') ? textNamed(said, at) : undefined;
}

function nameEndingAt(said: Said, at: number): Field | undefined {
  const one = said.explained[at];
  const begins = at >= 0 && ARTICLE.test(said.bare[at - 1] ?? '') && at < 2;
  return begins && (one?.part === 'type' || one?.part === 'name') ? textNamed(said, at) : undefined;
}

/** The one field of the record that has a text and that name. */
function textNamed({ focus, bare }: Said, at: number): Field | undefined {
  const named = focus.own.filter(
    ({ name, values, words, quote }) =>
      name.length === 1 &&
      name[0] === bare[at] &&
      !NEUTRAL.has(name[0]!) &&
      values.length === 0 &&
      words.length > 0 &&
      truthOf(quote, words) === undefined,
  );
  return named.length === 1 ? named[0] : undefined;
}
