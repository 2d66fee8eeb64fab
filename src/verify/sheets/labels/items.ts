/** The lines of an order, a receipt or a recipe as quantities of things: "2 x Desk lamp "Nova" at £24.50", "250 g flour". */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import type { Line } from '../layout.ts';
import { countIn, wordsIn } from '../said.ts';
import type { One } from './one.ts';
import { normal } from './values.ts';

export interface Item {
  /** How many, or how much with its unit: "2", "250 g". */
  readonly quantity: string;
  /** Words of it by their dictionary forms; the last of `head` is its noun. */
  readonly head: readonly string[];
  readonly words: ReadonlySet<string>;
  readonly line: Line;
  /** The price of one, and of all. */
  readonly each: string | undefined;
  readonly all: string | undefined;
  /** Whether it may not stand: it was sent back, is not there, or may be left out. */
  readonly open: boolean;
}

const UNIT =
  '(?:g|kg|mg|ml|l|cl|dl|litres?|liters?|cups?|tsp|tbsp|teaspoons?|tablespoons?|pinch(?:es)?|cloves?|slices?|cans?|packs?|pieces?|pcs|oz|lbs?|bunch(?:es)?)\\b\\.?';
const FORMS = [
  /^(?<many>\d{1,5}) ?[x×] (?<what>.+)$/iu,
  new RegExp(`^(?<many>\\d+(?:[.,]\\d+)?) ?(?<unit>${UNIT}) (?:of )?(?<what>\\p{L}.+)$`, 'iu'),
  /^(?<what>\p{L}.+?) ?[x×] ?(?<many>\d{1,5})\b(?<tail>.*)$/iu,
  /^(?<what>\p{L}.+?)(?:,| -| –)? \(?(?:qty|quantity)\.?:? ?(?<many>\d{1,5})\)?(?<tail>.*)$/iu,
  /^(?<many>\d{1,3}) (?<what>\p{L}.+)$/iu,
];
const OPEN =
  /\b(?:cancel\p{L}*|return\p{L}*|refund\p{L}*|out of stock|back-?order\p{L}*|unavailable|optional|removed|not|replac\p{L}*|or|instead|sold out|missing|pending|free)\b/iu;
const PRICE =
  /,? ?(?:at|@|à|=|–|-|:|\(?each|for)? ?[£$€]? ?\d[\d.,]*(?: ?(?:EUR|USD|GBP|CHF|€))?(?: each)?.*$|\s{2,}.*$|\t.*$/iu;
const QUOTED = /["“„']([^"”“']+)["”“']/u;

/** An item of a line; undefined of a line of another sort. */
export function itemOf(line: Line, lexicon: Lexicon): Item | undefined {
  const found = FORMS.map((form) => form.exec(line.text)?.groups).find((one) => one !== undefined);
  if (found === undefined) return undefined;
  const what = found.what!;
  const bare = what
    .replace(/ ?\([^)]*\)/gu, '')
    .replace(QUOTED, '')
    .replace(PRICE, '')
    .split(',')[0]!
    .trim();
  const lemmas = (phrase: string): readonly string[] => wordsIn(phrase).map((word) => lexicon.lemma(word));
  const head = lemmas(bare);
  const quoted = QUOTED.exec(what)?.[1] ?? '';
  if (head.length === 0) return undefined;
  return {
    quantity: normal(`${found.many} ${found.unit ?? ''}`),
    head,
    words: new Set([...head, ...lemmas(quoted)]),
    ...pricesOf(line.text),
    line,
    open: OPEN.test(line.text),
  };
}

const MONEY = '[£$€]? ?\\d[\\d.,]*(?: ?(?:EUR|USD|GBP|CHF|€))?';
const EACH = new RegExp(`(?:\\bat|@|à) ?(?<each>${MONEY})|(?<each2>${MONEY}) (?:each|apiece)`, 'iu');
const ALL = new RegExp(`(?:=|: |– |- )(?<all> ?${MONEY})(?: total)?$`, 'iu');

/** "2 x Desk lamp at £24.50 = £49.00": what one costs, and what all do. */
function pricesOf(text: string): Pick<Item, 'each' | 'all'> {
  const { each, each2 } = EACH.exec(text)?.groups ?? {};
  const one = each ?? each2;
  const all = ALL.exec(text)?.groups?.all;
  return { each: one && normal(one), all: all && normal(all) };
}

const PHRASE = new RegExp(
  `^(?<many>an?|\\p{L}+(?:-\\p{L}+)?|\\d+(?:[.,]\\d+)?)(?:[ -]?(?<unit>${UNIT}) (?:of )?| )(?<what>.+)$`,
  'iu',
);

/** What a claim says there is of something: as much in the lines, and in no other line of that kind. */
export function itemsSaid(
  phrase: string,
  items: readonly Item[],
  lexicon: Lexicon,
): readonly Item[] | undefined {
  const { many = '', unit = '', what = '' } = PHRASE.exec(phrase.trim())?.groups ?? {};
  const words = wordsIn(what.replaceAll(/["“”]/gu, '')).map((word) => lexicon.lemma(word));
  const count = countIn(many) ?? (/^\d+[.,]\d+$/u.test(many) ? Number(many.replace(',', '.')) : undefined);
  if (words.length === 0 || count === undefined) return undefined;
  const named = items.filter(
    ({ words: own, head }) =>
      words.every((word) => own.has(word)) && (words.includes(head.at(-1)!) || unit !== ''),
  );
  if (named.length === 0 || named.some(({ open }) => open)) return undefined;
  if (unit !== '' || /[^\d]/u.test(named[0]!.quantity))
    return named.length === 1 && named[0]!.quantity === normal(`${count} ${unit}`) ? named : undefined;
  const sum = named.reduce((all, { quantity }) => all + Number(quantity), 0);
  return sum === count ? named : undefined;
}

/** The items under a label of a sheet, each of them read; undefined where it lists none, or a line is of another sort. */
export function itemsUnder(one: One, is: RegExp, lexicon: Lexicon): readonly Item[] | undefined {
  const found = one.fields.filter(({ label, items }) => is.test(label) && items.length > 0);
  if (found.length !== 1) return undefined;
  const items = found[0]!.items.map((line) => itemOf(line, lexicon));
  const read = items.filter((item) => item !== undefined);
  return read.length > 0 ? read : undefined;
}
