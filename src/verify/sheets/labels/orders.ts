/** Claims about an order, a receipt or a recipe: who ordered how many of what, what each costs, and where it goes. */
import { type Decided, type Form, type Sheet, wordsIn } from '../said.ts';
import { type Item, itemsSaid, itemsUnder } from './items.ts';
import { type Field, fieldOf, isThing, oneOf } from './one.ts';
import { customerOf, paperOf } from './paper.ts';
import { placesIn } from './parts.ts';
import { normal } from './values.ts';

const GOODS = /^(?:items?|products?|articles?|order(?:ed items)?|goods|positions?|contents|line items)$/u;
const INGREDIENTS = /^(?:ingredients?|you need|you will need|for the .+)$/u;
const BOUGHT = /^(?<who>.+?) (?:has )?(?<verb>ordered|bought|purchased) (?<what>.+)$/iu;
const CONTAINS =
  /^(?<who>The (?:order|purchase|parcel)|It) (?:contains?|includes?|consists of|is for|comprises) (?<what>.+)$/iu;
const RECIPE = /^(?<who>.+?) (?:calls? for|needs?|requires?|uses?|contains?|takes?) (?<what>.+)$/iu;
const AND = /,? and |, /u;

/** "Helen Marsh ordered two desk lamps and one office chair." */
export const orderedItems: Form = (said, sheet): Decided | undefined => {
  const [bought, contains] = [BOUGHT, CONTAINS].map((form) => form.exec(said)?.groups);
  const found = bought ?? contains;
  if (found === undefined) return neededItems(said, sheet);
  const paper = paperOf(sheet);
  if (paper === undefined) return undefined;
  if (bought === undefined ? !paper.isOrder && !paper.isReceipt : !mayBe(found.verb!, paper))
    return undefined;
  const who = bought === undefined ? undefined : customerOf(found.who!, paper.one);
  if (bought !== undefined && who === undefined) return undefined;
  return allSaid(found.what!, itemsUnder(paper.one, GOODS, sheet.lexicon), sheet, who);
};

/** An order is no purchase yet, and a receipt is of what was bought. */
const mayBe = (verb: string, { isOrder, isReceipt }: { isOrder: boolean; isReceipt: boolean }): boolean =>
  verb === 'ordered' ? isOrder : isReceipt;

/** "The recipe calls for four eggs." */
const neededItems: Form = (said, sheet) => {
  const found = RECIPE.exec(said)?.groups;
  if (found === undefined) return undefined;
  const one = oneOf(sheet);
  const items = one && itemsUnder(one, INGREDIENTS, sheet.lexicon);
  if (one === undefined || items === undefined) return undefined;
  return /^(?:the|this) recipe$/iu.test(found.who!) || isThing(found.who!, one)
    ? allSaid(found.what!, items, sheet)
    : undefined;
};

function allSaid(
  what: string,
  items: readonly Item[] | undefined,
  { lexicon }: Sheet,
  who?: Field,
): Decided | undefined {
  if (items === undefined) return undefined;
  const found = what.split(AND).map((part) => itemsSaid(part, items, lexicon));
  if (found.some((one) => one === undefined)) return undefined;
  const lines = found.flatMap((own) => own!.map(({ line }) => line));
  return {
    holds: true,
    lines: [...lines, ...(who === undefined ? [] : [who.line])],
    told: lines.map(({ text }) => text).join('; '),
  };
}

const EACH_COSTS =
  /^(?:each|every|one|an?|the|a single) (?<what>.+?) (?:costs?|is|was)(?: priced at)? (?<amount>[£$€]? ?\d[\d.,]*(?: ?(?:EUR|USD|GBP|CHF|€))?)(?: each| apiece)?$/iu;
const ALL_COST =
  /^(?:the )?(?<many>\p{L}+|\d+) (?<what>.+?) (?:cost|came to|were)(?: a total of)? (?<amount>[£$€]? ?\d[\d.,]*(?: ?(?:EUR|USD|GBP|CHF|€))?)(?: in total| together| altogether)?$/iu;

/** "Each desk lamp costs £24.50", "the two desk lamps cost £49.00 together". */
export const itemCosts: Form = (said, sheet): Decided | undefined => {
  const [each, all] = [EACH_COSTS, ALL_COST].map((form) => form.exec(said)?.groups);
  const found = each ?? all;
  const one = found && oneOf(sheet);
  const items = one && itemsUnder(one, GOODS, sheet.lexicon);
  if (found === undefined || items === undefined) return undefined;
  const words = wordsIn(found.what!.replaceAll(/["“”]/gu, '')).map((word) => sheet.lexicon.lemma(word));
  const named = items.filter(
    ({ words: own, head }) => words.every((word) => own.has(word)) && words.includes(head.at(-1)!),
  );
  const [item] = named;
  if (item === undefined || named.length > 1 || item.open) return undefined;
  const single = item.quantity === '1';
  if (each === undefined && normal(found.many!) !== item.quantity) return undefined;
  const price = each === undefined ? item.all : (item.each ?? (single ? item.all : undefined));
  if (price === undefined) return undefined;
  return {
    holds: price === normal(found.amount!),
    kind: 'quantity',
    lines: [item.line],
    told: item.line.text,
  };
};

const SHIPPING = /^(?:(?:shipping|delivery) address|ship to|deliver(?:y)? to|shipped to|send to)$/u;
const GOES_TO =
  /^(?:The (?:order|parcel|package|purchase|goods|items|delivery)|It) (?:is being|are being|will be|is to be|are to be|is going to be|is|goes|is due to be) ?(?:shipped|sent|delivered|going)? to (?:an address in |a place in )?(?<place>.+)$/iu;
const ARRIVED = /\b(?:delivered|collected|picked up)\b/iu;
const IS_IN = /^(?:The|(?<who>.+?)['’]s?) (?<label>.+?) (?:is|lies) in (?<place>.+)$/iu;

/** "The order is being shipped to an address in Leeds" of "Shipping address: 14 Elm Road, Leeds LS6 2AB". */
export const goesTo: Form = (said, sheet): Decided | undefined => {
  const [goes, isIn] = [GOES_TO, IS_IN].map((form) => form.exec(said)?.groups);
  const found = goes ?? isIn;
  if (found === undefined) return undefined;
  const one = oneOf(sheet);
  if (one === undefined || (goes !== undefined && paperOf(sheet) === undefined)) return undefined;
  // What has arrived is no longer to be sent.
  if (goes !== undefined && one.fields.some(({ label, value }) => ARRIVED.test(`${label} ${value}`)))
    return undefined;
  const label = isIn?.label?.toLowerCase();
  if (goes === undefined && !/\b(?:address|office|venue|location|headquarters)\b/u.test(label!))
    return undefined;
  if (isIn?.who !== undefined && goes === undefined && customerOf(isIn.who, one) === undefined)
    return undefined;
  const field =
    goes === undefined ? one.fields.find((other) => other.label === label) : fieldOf(one, SHIPPING);
  if (field === undefined || !placesIn(field.value).includes(found.place!.toLowerCase())) return undefined;
  return { holds: true, lines: [field.line], told: field.line.text };
};
