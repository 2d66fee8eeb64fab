/**
 * What rows come to together: "the courses in which she is enrolled add up to 17.5 credits", "ten pallets in all were
 * delivered at the first two stops", "for Lorna Quill, days taken and days booked together make 19".
 */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import type { Field } from '../../record/record.ts';
import { amountOf, sizeOf, unitOf } from '../../record/words/amounts.ts';
import { says } from '../../record/words/senses.ts';
import type { Scene, Shown } from '../asked.ts';
import { AMOUNT, amountSaid, isSo, type Said, sumOf } from './amounts.ts';
import { didRow } from './deeds.ts';
import { type Named, namedBy, oneNamed } from './named.ts';
import { shownIn } from './shown.ts';
import { type Thing, thingsOf } from './things.ts';

const TOGETHER = '(?:altogether|together|in total|in all|combined|taken together)';
const COMES =
  '(?:add up to|adds up to|come to|comes to|came to|total|totals|totalled|make|makes|make up|sum to|sum up to|amount to|amounts to|amounted to|are worth)';
const ROWS = new RegExp(
  `^(?:${TOGETHER},? )?(?<what>.+?),? (?:${TOGETHER} )?${COMES}(?: a total of)? (?<sum>${AMOUNT})(?:,? ${TOGETHER})?$`,
  'iu',
);
const DONE = new RegExp(
  `^(?:in (?:all|total),? )?(?<sum>${AMOUNT})(?: in all| in total| altogether)? (?:was|were|has been|have been) (?<deed>\\p{Ll}+(?: over| out| off| up)?)(?: in all| in total| altogether)? (?:at|for|to|in|on|under|with) (?<what>.+?)(?: in all| in total| altogether)?$`,
  'iu',
);
const FIELDS = new RegExp(
  `^(?:for|of|in the case of|with) (?<what>[^,]+), (?<one>.+?) (?:and|plus) (?<other>.+?) (?:${TOGETHER} )?${COMES} (?<sum>${AMOUNT})(?: ${TOGETHER})?$`,
  'iu',
);

/** Names of numbers that nobody adds up. */
const UNSUMMED =
  /^(?:id|no|number|year|age|rate|percent|index|position|line|page|row|seq|price|level|score|grade|temperature)$/;
/** What is not, or is not to be counted any more. */
const VOID =
  /^(?:cancelled|canceled|void|voided|rejected|failed|reversed|refunded|withdrawn|waitlisted|draft|pending)$/;

/** Where rows stand that come to what a statement says of them together. */
export function rowsTotal(said: string, scene: Scene): Shown | undefined {
  const { what, sum } = ROWS.exec(said)?.groups ?? {};
  if (what === undefined || sum === undefined) return undefined;
  const amount = amountSaid(sum, scene.lexicon);
  return amount && total(rowsNamed(what, scene), amount, what, scene.lexicon);
}

/** Where rows stand with which so much was done: "ten pallets were delivered at the first two stops". */
export function doneTotal(said: string, scene: Scene): Shown | undefined {
  const { what, sum, deed } = DONE.exec(said)?.groups ?? {};
  if (what === undefined || sum === undefined || deed === undefined) return undefined;
  const amount = amountSaid(sum, scene.lexicon);
  const named = rowsNamed(what, scene);
  if (amount === undefined || !named.every(({ thing }) => didRow(thing, deed, scene.lexicon)?.holds === true))
    return undefined;
  return total(named, amount, what, scene.lexicon);
}

/** Where two fields of one thing stand that make up an amount. */
export function fieldsTotal(said: string, scene: Scene): Shown | undefined {
  const { lexicon } = scene;
  const { what, one, other, sum } = FIELDS.exec(said)?.groups ?? {};
  if (what === undefined || one === undefined || other === undefined || sum === undefined) return undefined;
  const amount = amountSaid(sum, lexicon);
  const named = amount && oneNamed(what, thingsOf(scene), lexicon);
  if (amount === undefined || named === undefined) return undefined;
  const fields = [one, other].map((phrase) => measureOf(phrase, named.thing, lexicon));
  const [first, second] = fields;
  if (first === undefined || second === undefined || first === second) return undefined;
  const found = sumOf([first, second]);
  if (found === undefined || !isSo(amount, found)) return undefined;
  return shownIn(named.thing, [...named.shown, first, second], `${found.told} = ${sizeOf(found.amount)}`);
}

/** The one number of a thing that a phrase names by its whole name; undefined for none and for several. */
export function measureOf(phrase: string, { own }: Thing, lexicon: Lexicon): Field | undefined {
  const words = phrase
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(
      (word) =>
        word !== '' && !/^(?:the|a|of|its|his|her|their|number|days?|hours?|amount|price|total)$/.test(word),
    );
  const isSaid = (name: string, word: string): boolean =>
    name === word || lexicon.lemma(name) === lexicon.lemma(word) || says(name, lexicon.lemma(word));
  if (words.length === 0) return undefined;
  const found = own.filter(
    (field) =>
      amountOf(field) !== undefined &&
      words.every((word) => field.name.some((name) => isSaid(name, word))) &&
      field.name.every(
        (name) =>
          words.some((word) => isSaid(name, word)) ||
          /^(?:days?|hours?|amount|total|price|number)$/.test(name),
      ),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** The rows of one list that a phrase names: two of them by "and", or all that it holds of. */
function rowsNamed(what: string, scene: Scene): readonly Named[] {
  const { lexicon } = scene;
  const things = thingsOf(scene).filter(({ rows, whole }) => rows.length > 1 && whole);
  const two = what.split(/ and (?:the )?/);
  if (two.length === 2) {
    const found = two.map((phrase) => oneNamed(phrase, things, lexicon));
    if (found.every((one) => one !== undefined)) return found;
  }
  const found = namedBy(what, things, lexicon);
  const [first] = found;
  const isOfOne = found.every(({ thing }) => thing.rows === first!.thing.rows);
  if (!isOfOne || found.length < 2) return [];
  // What tells them apart from the others is in the rows; of all of them it is that they are all.
  const isTold = found.every(({ shown, thing }) => shown.some((field) => thing.own.includes(field)));
  return isTold || found.length === first!.thing.rows.length ? found : [];
}

function total(named: readonly Named[], amount: Said, what: string, lexicon: Lexicon): Shown | undefined {
  const [first] = named;
  if (first === undefined || named.length < 2) return undefined;
  if (named.some(({ count }) => count !== undefined && count !== named.length)) return undefined;
  const isVoid = named.some(({ thing, shown }) =>
    thing.own.some(
      (field) => !shown.includes(field) && field.words.length === 1 && VOID.test(field.words[0]!),
    ),
  );
  if (isVoid) return undefined;
  const names = [...new Set(first.thing.own.filter(isSummed).map(({ name }) => name.join(' ')))].filter(
    (name) => isOf(name, first.thing, amount, what, lexicon),
  );
  if (names.length !== 1) return undefined;
  const fields = named.map(({ thing }) => thing.own.find(({ name }) => name.join(' ') === names[0]));
  if (fields.includes(undefined)) return undefined;
  const found = sumOf(fields as Field[]);
  if (found === undefined || !isSo(amount, found)) return undefined;
  const all = named.map(({ thing, shown }, i) => shownIn(thing, [...shown, fields[i]!], ''));
  const told = `${found.told} = ${sizeOf(found.amount)}`;
  return { places: all.flatMap(({ places }) => places), told, ofRows: true };
}

const isSummed = (field: Field): boolean =>
  amountOf(field) !== undefined && !field.name.some((word) => UNSUMMED.test(word));

/** Whether a column is the one that a statement adds up: it is called by the noun of the amount, or holds its unit alone. */
function isOf(name: string, { own }: Thing, { value, noun }: Said, what: string, lexicon: Lexicon): boolean {
  const field = own.find((one) => one.name.join(' ') === name)!;
  const amount = amountOf(field)!;
  if (noun !== undefined) return name.split(' ').some((word) => lexicon.lemma(word) === lexicon.lemma(noun));
  if (value.kind === 'number')
    return name.split(' ').every((word) => what.toLowerCase().includes(lexicon.lemma(word)));
  return unitOf(amount) === unitOf(value);
}
