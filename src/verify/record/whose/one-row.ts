/** Whether a claim says which row of several it is of. */
import { gather } from '../../../text/gather.ts';
import { isToldPlace } from '../read/in-list.ts';
import { isLatest } from '../read/timeline.ts';
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { isDate } from './done.ts';

/** Whether the claim says which row it is of, and no other row says otherwise. */
export function isOneRow(said: Said): boolean {
  const { own, rows } = said.focus;
  if (rows.length === 0 || isLatest(said) || said.words.some((_, at) => isToldPlace(said, at))) return true;
  const used = said.used();
  const values = new Set(
    gather(said.explained, (one) => (one?.part === 'value' && own.includes(one.field!) ? [one.field!] : [])),
  );
  if (![...used].some((field) => own.includes(field))) return true;
  if (values.size === 0 || [...used].some((field) => isUnnumbered(said, field))) return false;
  const same = (row: readonly Field[], field: Field): boolean =>
    row.some((other) => other.name.join(' ') === field.name.join(' ') && other.quote === field.quote);
  const states = new Set(said.predicates.map(({ field }) => field));
  // "The plan is Pro" of rows with other plans too: a text that is all the claim says of a row does not tell which row it is.
  const only = used.size === 1 && said.predicates.length === 0 && said.derivations.length === 0;
  const open = (field: Field): boolean =>
    only && rows.some((row) => row.some((other) => differs(other, field)));
  const named =
    isPeriod(said, values) ||
    isOfAmount(said, values) ||
    isOfDay(said, values) ||
    [...values].some(
      (field) =>
        !states.has(field) &&
        (said.isKey(field) || (!open(field) && (field.values.length === 0 || isTitle(field)))),
    );
  // "A customer has five seats" is so of one of them; "the customer" is not told apart, "the backup of 3 May" is.
  const single = said.words.some(
    ({ lemma }, at) =>
      (lemma === said.bare[at] || said.bare[at]!.endsWith('ing')) &&
      (!isDefinite(said, at) || [...values].some(isDate)) &&
      said.focus.labels.some((label) => said.canSay(label, at)),
  );
  if (!named && !single) return false;
  const telling = [...values].filter((field) => !said.predicates.some((one) => one.field === field));
  return rows.every(
    (row) =>
      !telling.every((field) => same(row, field)) ||
      [...used].every((field) => !own.includes(field) || same(row, field)),
  );
}

const differs = (one: Field, other: Field): boolean =>
  one.name.join(' ') === other.name.join(' ') && one.quote !== other.quote;

/** Whether a noun is told by "the" or "its", with up to two words between: "the main job". */
function isDefinite({ bare, words }: Said, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    if (DEFINITE.test(bare[before]!)) return true;
    if (/^(?:an?|one|each|every|some|no)$/.test(bare[before]!) || words[before]!.value >= 0) return false;
    if (words[before]!.weight === 0) return false;
  }
  return false;
}

const DEFINITE = /^(?:the|this|that|your|our|my|his|her|their|its)$/;

/** "The order" of lines about `Order 9` and `Order 10`: which of them is not said. */
function isUnnumbered(said: Said, { name }: Field): boolean {
  const numbers = name.filter((word) => /\d/.test(word));
  if (numbers.length === 0 || numbers.some((word) => said.bare.includes(word))) return false;
  const bare = name.filter((word) => !/\d/.test(word)).join(' ');
  return said.focus.rows.some((row) =>
    row.some((other) => other.name.filter((word) => !/\d/.test(word)).join(' ') === bare),
  );
}

/** A text with a number in it: "plumber, invoice 881". */
function isTitle({ quote, values, value: from }: Field): boolean {
  const [first] = values;
  if (first?.kind === 'date' || first?.kind === 'datetime') return false;
  // "$3 million" is an amount, whatever letters it is written with.
  const rest = values.reduceRight(
    (text, { start, end }) => text.slice(0, Math.max(0, start - from)) + text.slice(Math.max(0, end - from)),
    quote,
  );
  return /\p{L}{4}/u.test(rest);
}

/** "The payment of €420": a row told by its amount, which no other row has, of a kind that the claim names. */
function isOfAmount({ explained, bare, focus }: Said, values: ReadonlySet<Field>): boolean {
  return [...values].some((field) => {
    const at = explained.findIndex((one) => one?.part === 'value' && one.field === field);
    if (field.values[0]?.kind !== 'money' || !/^(?:of|for)$/.test(bare[at - 1] ?? '')) return false;
    return !focus.rows.some((row) =>
      row.some((other) => other.name.join(' ') === field.name.join(' ') && other.quote === field.quote),
    );
  });
}

/** "The balance on 5 March": a row told by its day, which no other row has. */
const isOfDay = ({ explained, bare, focus }: Said, values: ReadonlySet<Field>): boolean =>
  [...values].some((field) => {
    const at = explained.findIndex((one) => one?.part === 'value' && one.field === field);
    return (
      isDate(field) &&
      /^(?:(?:booking|value|entry|posting) )?(?:date|day)$/.test(field.name.join(' ')) &&
      /^(?:on|of)$/.test(bare[at - 1] ?? '') &&
      !focus.rows.some((row) => row.some((other) => isDate(other) && other.quote === field.quote))
    );
  });

/** "The leave from 6 to 10 July": a row told by when it begins and ends, of a kind that the claim names. */
function isPeriod(said: Said, values: ReadonlySet<Field>): boolean {
  const ends = [...values].filter(({ name }) => /^(?:from|to|start|end|until)$/.test(name.at(-1) ?? ''));
  return ends.length > 1 && ends.every(isDate) && ends[0].path.some((word) => said.isNamed(word));
}
