/**
 * What rows of data come to together: "Roof tiles and garden fence were assessed at €3,350 together" of two items, "the three
 * tests on LB-77120 add up to £101 without VAT" of all of a list, "of the £960 arrears, £640 has been paid so far" of those that
 * have a day of payment.
 */
import type { Field } from '../../record/record.ts';
import { momentOf } from '../../record/words/moment.ts';
import { type DataAnswer, type Form, nameOf } from '../answer.ts';
import type { Subject } from '../subject.ts';
import { countIn, currencyOf, hasAmount, isAmount, sizeIn, valueIn } from './amounts.ts';
import { refer } from './refer.ts';
import { type Thing, thingsOf } from './things.ts';

/** A number of one row. */
interface Part {
  readonly field: Field;
  readonly thing: Thing;
}

/** The answer that amounts of rows make, where they come to just that. */
function summed(
  parts: readonly Part[],
  said: string | undefined,
  shown: readonly Field[],
): DataAnswer | undefined {
  const value = said === undefined ? undefined : valueIn(said);
  const sizes = parts.map(({ field }) => sizeIn(field));
  const currencies = new Set(parts.map(({ field, thing }) => currencyOf(field, thing.focus)));
  if (value === undefined || parts.length < 2 || currencies.size !== 1) return undefined;
  const total = sizes.reduce<number>((sum, size) => sum + (size ?? Number.NaN), 0);
  if (!isAmount(value, Math.round(total * 100) / 100, [...currencies][0])) return undefined;
  return {
    cells: [...shown, ...parts.map(({ field }) => field)],
    derivation: `${sizes.join(' + ')} = ${Math.round(total * 100) / 100}`,
  };
}

const TOGETHER =
  /^(.+?) (?:were|are|have been) (?:together |jointly )?(\p{Ll}+(?:ed|d|t|n)) at (.+?)(?: together| in all| in total| jointly)$/u;

/** Each of the things that are named is a row of one list, and has that amount. */
export const namedTogether: Form = (said, subject) => {
  const [, names, deed, amount] = TOGETHER.exec(said) ?? [];
  if (names === undefined || deed === undefined) return undefined;
  const found = names.split(/,? and |, /).map((name) => refer(name, subject));
  if (found.some((one) => one === undefined || !/\/\d+$/.test(one.thing.focus.id))) return undefined;
  const things = found.map((one) => one!.thing);
  if (new Set(things).size !== things.length || !areOneList(things)) return undefined;
  const parts = things.flatMap((thing) =>
    thing.focus.own.filter((field) => nameOf(field) === deed).map((field) => ({ field, thing })),
  );
  if (parts.length !== things.length) return undefined;
  return summed(
    parts,
    amount,
    found.flatMap((one) => one!.cells),
  );
};

const listOf = ({ focus }: Thing): string => focus.id.replace(/\/\d+$/, '');
const areOneList = (things: readonly Thing[]): boolean => new Set(things.map(listOf)).size === 1;

const ADD_UP =
  /^(?:The |All )?(\p{Ll}+|\d+) (\p{Ll}+)(?: (?:on|of|in|for|under) (.+?))? (?:add up|adds up|come|amount|sum up) to (.+?)(?:,? (without|excluding|before|with|including) (?:VAT|tax))?$/u;
const AMOUNT = /^(?:price|amount|net|cost|fee|charge|total)$/;

/** All rows of the one list that is called so, as many as the claim says. */
export const addUp: Form = (said, subject) => {
  const [, many, noun, where, amount, tax] = ADD_UP.exec(said) ?? [];
  const count = many === undefined ? undefined : countIn(many);
  if (count === undefined || noun === undefined) return undefined;
  const at = where === undefined ? undefined : refer(where, subject);
  if (where !== undefined && at?.thing.focus.id !== '') return undefined;
  const rows = thingsOf(subject).filter(
    ({ focus }) => /^\/[^/]+\/\d+$/.test(focus.id) && focus.labels.join(' ') === noun,
  );
  const parts = rows.flatMap((thing) =>
    thing.focus.own.filter((field) => AMOUNT.test(nameOf(field))).map((field) => ({ field, thing })),
  );
  if (rows.length !== count || parts.length !== rows.length) return undefined;
  const taxed = taxOf(subject, tax);
  return taxed && summed(parts, amount, [...(at?.cells ?? []), ...taxed]);
};

/** The fields by which the amounts are with or without tax; none where the claim does not say. */
function taxOf({ objects }: Subject, said: string | undefined): readonly Field[] | undefined {
  if (said === undefined) return [];
  const included = objects
    .filter(({ id }) => id === '')
    .flatMap(({ own }) => own.filter((field) => /^(?:vat|tax) included$/.test(nameOf(field))));
  const isWith = said === 'with' || said === 'including';
  return included.length === 1 && included[0]!.quote === String(isWith) ? included : undefined;
}

const OF_WHICH =
  /^Of the (.+?) (\p{Ll}+), (.+?) (?:has|have) (?:already )?been paid(?: so far)?(?: (?:under|on|of|by) (.+))?$/u;

/** The amounts of those rows that have the day on which they were paid. */
export const paidOfWhole: Form = (said, subject) => {
  const [, whole, name, part, where] = OF_WHICH.exec(said) ?? [];
  const all = whole === undefined ? undefined : valueIn(whole);
  const root = thingsOf(subject).find(({ focus }) => focus.id === '');
  if (all === undefined || root === undefined) return undefined;
  const at = where === undefined ? undefined : refer(where, subject);
  if (where !== undefined && at?.thing !== root) return undefined;
  const total = root.focus.own.filter((one) => nameOf(one) === name && hasAmount(one, all, root.focus));
  const rows = thingsOf(subject).filter(({ focus }) =>
    /^(?:instal?lments|payments)$/.test(focus.labels.join(' ')),
  );
  const states = rows.map((thing) => ({
    thing,
    paid: thing.focus.own.filter((one) => nameOf(one).replace(/ (?:on|at)$/, '') === 'paid'),
    amounts: thing.focus.own.filter((one) => nameOf(one) === 'amount'),
  }));
  if (total.length !== 1 || states.some(({ paid, amounts }) => paid.length !== 1 || amounts.length !== 1))
    return undefined;
  const done = states.filter(({ paid: [day] }) => day!.quote === 'true' || momentOf(day!) !== undefined);
  const parts = done.map(({ thing, amounts }) => ({ field: amounts[0]!, thing }));
  const shown = [...(at?.cells ?? []), ...total, ...done.flatMap(({ paid }) => paid)];
  return areOneList(rows) ? summed(parts, part, shown) : undefined;
};
