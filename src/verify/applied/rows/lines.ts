/**
 * What the pieces of one line come to: "the 24 desks on PO-61845 cost €9,960 altogether" of `qty: 24, unit_price: 415`,
 * and of which of two lines there are so many times as many.
 */
import type { Field } from '../../record/record.ts';
import { amountOf, sizeOf } from '../../record/words/amounts.ts';
import type { Scene, Shown } from '../asked.ts';
import { AMOUNT, amountSaid, isSo, timesOf } from './amounts.ts';
import { oneNamed } from './named.ts';
import { shownIn } from './shown.ts';
import { thingsOf } from './things.ts';

const COUNT =
  /^(?:qty|quantity|units|pieces|count|ordered|nights|copies|licences|licenses|seats|hours|days)$/;
const EACH =
  /^(?:(?:unit|item|seat|hourly|nightly|daily) (?:price|cost|rate|fee)|(?:price|cost|rate|fee) (?:each|per \p{L}+)|price|rate)$/u;
/** What makes a line come to something else than so many times its price. */
const OTHERWISE =
  /^(?:discount|total|amount|subtotal|sum|tax|vat|surcharge|rebate|net|gross|free|shipping|minimum|included|coupon|voucher|cancelled|returned|refunded)$/;
/** States of a line that nobody pays. */
const UNPAID = /^(?:cancelled|canceled|returned|refunded|rejected|removed|void|free)$/i;

const COMES =
  '(?:cost|costs|come to|comes to|came to|amount to|amounts to|amounted to|are worth|is worth|total|totals|add up to|adds up to|make|makes)';
const TOGETHER = '(?:altogether|together|in total|in all|combined|all together|as a whole)';
const LINE = new RegExp(
  `^(?:(?<lead>${TOGETHER}),? )?(?<what>.+?),? (?:(?<mid>${TOGETHER}) )?(?<verb>${COMES})(?: a total of)? (?<sum>${AMOUNT})(?:,? (?<cue>${TOGETHER}))?$`,
  'iu',
);
const TOTAL = new RegExp(
  `^the (?:total|line total|total (?:price|cost|charge)|sum) (?:of|for) (?<what>.+?) (?:is|was|comes to|came to|amounts to) (?<sum>${AMOUNT})$`,
  'iu',
);

/** Where a line stands whose pieces come to what a statement says. */
export function lineTotal(said: string, scene: Scene): Shown | undefined {
  const { lexicon } = scene;
  const line = LINE.exec(said)?.groups;
  const { what, sum } = line ?? TOTAL.exec(said)?.groups ?? {};
  if (what === undefined || sum === undefined) return undefined;
  const amount = amountSaid(sum, lexicon);
  const named = amount && oneNamed(what, thingsOf(scene), lexicon);
  if (amount === undefined || named === undefined || amount.noun !== undefined) return undefined;
  const { own, around } = named.thing;
  const [many, each] = [only(own, COUNT), only(own, EACH)];
  if (many === undefined || each === undefined) return undefined;
  const isOpen =
    own.some(({ name, quote }) => name.some((word) => OTHERWISE.test(word)) || UNPAID.test(quote)) ||
    around.some(({ name }) => name.some((word) => /^(?:discount|rebate|coupon|voucher)$/.test(word)));
  const count = amountOf(many);
  if (isOpen || count === undefined || count.value.d !== 1n) return undefined;
  // "The desks cost €415" may be said of each of them.
  const isAll =
    line === undefined || [line.lead, line.mid, line.cue, named.count].some((one) => one !== undefined);
  if (
    (!isAll && /^costs?$/i.test(line!.verb!)) ||
    (named.count ?? Number(count.value.n)) !== Number(count.value.n)
  )
    return undefined;
  const found = timesOf(many, each);
  if (found === undefined || !isSo(amount, found)) return undefined;
  return shownIn(named.thing, [...named.shown, many, each], `${found.told} = ${sizeOf(found.amount)}`);
}

const MULTIPLES: Readonly<Record<string, number>> = {
  twice: 2,
  'two times': 2,
  'three times': 3,
  'four times': 4,
  'five times': 5,
  'half as': 0.5,
  'just as': 1,
};
const AS_MANY =
  /^(?<whole>.+?) (?:contains?|includes?|has|have|lists?|covers?|comprises?|shows?) (?<times>twice|(?:two|three|four|five) times|half(?= as)|just(?= as)) as many (?<one>.+?) as (?<other>.+)$/iu;

/** Of which of two lines a whole has so many times as many: "the order contains twice as many arms as desks". */
export function asManyTimes(said: string, scene: Scene): Shown | undefined {
  const { lexicon } = scene;
  const { whole, times = '', one, other } = AS_MANY.exec(said)?.groups ?? {};
  if (whole === undefined || one === undefined || other === undefined) return undefined;
  const things = thingsOf(scene);
  const [first, second] = [one, other].map(
    (phrase) =>
      oneNamed(`${phrase} of ${whole}`, things, lexicon) ??
      oneNamed(phrase, isWhole(whole) ? things : [], lexicon),
  );
  if (first === undefined || second === undefined || first.thing.rows !== second.thing.rows) return undefined;
  const [a, b] = [first, second].map(({ thing }) => only(thing.own, COUNT));
  const [left, right] = [a && amountOf(a), b && amountOf(b)];
  const factor = MULTIPLES[times.toLowerCase()] ?? MULTIPLES[`${times.toLowerCase()} as`];
  if (left === undefined || right === undefined || factor === undefined) return undefined;
  if (sizeOf(left) !== factor * sizeOf(right) || sizeOf(right) === 0) return undefined;
  const shown = shownIn(first.thing, [...first.shown, a!], `${a!.quote} = ${factor} × ${b!.quote}`);
  return {
    ...shown,
    places: [...shown.places, ...shownIn(second.thing, [...second.shown, b!], '').places],
  };
}

/** "The order": what has the lines, whatever it is called. */
const isWhole = (phrase: string): boolean =>
  /^(?:the|this|it|your|our)(?: (?:order|purchase order|invoice|delivery|shipment|cart|basket|purchase|quote|booking|list))?$/i.test(
    phrase,
  );

/** The one field of a name. */
export function only(fields: readonly Field[], name: RegExp): Field | undefined {
  const found = fields.filter((field) => name.test(field.name.join(' ')));
  return found.length === 1 ? found[0] : undefined;
}
