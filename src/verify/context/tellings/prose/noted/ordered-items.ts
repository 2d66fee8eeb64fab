/** What an order is of, of the note kept of it: "you ordered a lamp and two bulbs on 9 January" for "Order 70 of 9 January. Items: one lamp; two bulbs". */
import type { Wording } from '../../terms/types.ts';
import type { Rewriter } from '../types.ts';

const ITEMS = /^(?:Items?(?: ordered)?|Contents?|Articles?|Order(?:ed)?): (.+)$/su;
const ORDERED =
  /^(You|The customer|(?:(?:Mrs?|Ms)\.? )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:have |has )?(?:ordered|bought|purchased) (.+?)( on (?:\d{1,2} \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2})(?:,? \d{4})?)?$/u;
const CONTAINS =
  /^(?:The|Your|This) order (?:\S*\d\S* )?(?:contains|contained|includes|included|consists of|consisted of|is for|was for|comprises) (.+)$/u;
const COUNTS: Readonly<Record<string, string>> = {
  a: '1',
  an: '1',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
};

interface Item {
  readonly count: string;
  readonly what: string;
}

/** "Two packs of filter paper" as its count and what it is. */
function itemOf(text: string): Item | undefined {
  const found =
    /^(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:x )?(?:pieces? of |units? of )?(\p{L}.*)$/iu.exec(
      text.trim(),
    );
  if (found === null) return undefined;
  const count = COUNTS[found[1]!.toLowerCase()] ?? found[1]!;
  return { count, what: plain(found[2]!) };
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[()'"]/gu, '')
    .replace(/s\b/gu, '')
    .trim();

/** Whether an item of the note is one of the claim's, which may leave out a name before its noun. */
const isSame = (noted: Item, ours: Item): boolean =>
  noted.count === ours.count &&
  (noted.what === ours.what ||
    (noted.what.endsWith(` ${ours.what}`) && !/\b(?:of|for|with|without|from|in|to|on)\b/u.test(noted.what)));

const DAY = String.raw`(?:\d{1,2} \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2})(?:,? \d{4})?`;

/** The claim itself, where each of its items is one of the note's, and its day and buyer are the order's. */
function byItems({ text, said, whole, title }: Wording): readonly string[] {
  const listed = ITEMS.exec(text)?.[1];
  const ordered = ORDERED.exec(said);
  const claimed = ordered?.[2] ?? CONTAINS.exec(said)?.[1];
  if (listed === undefined || claimed === undefined || whole.length > LONGEST) return [];
  if (!/\border\b/iu.test(`${title} ${whole}`) || NO_ORDER.test(`${title} ${whole}`)) return [];
  if (/\b(?:cancelled|returned|removed|instead|not|only)\b/iu.test(`${listed} ${claimed}`)) return [];
  const noted = listed
    .split(
      /; |, (?=(?:\d{1,3}|an?|one|two|three|four|five|six) )| and (?=(?:\d{1,3}|an?|one|two|three|four|five|six) )/u,
    )
    .flatMap((part) => itemOf(part.replace(/,? (?:at )?(?:EUR|USD|GBP|CHF|[$€£]) ?\d.*$/u, '')) ?? []);
  const parts = claimed.split(
    /,? and (?=(?:\d{1,3}|an?|one|two|three|four|five|six) )|, (?=(?:\d{1,3}|an?|one|two|three|four|five|six) )/u,
  );
  const ours = parts.map(itemOf);
  const all = ours.every(
    (one) => one !== undefined && noted.filter((other) => isSame(other, one)).length === 1,
  );
  if (!all || new Set(parts).size !== parts.length) return [];
  return ordered === null || isOfOrder(whole, ordered[1]!, ordered[3]) ? [said] : [];
}

/** What is no order, or is placed by another than whom it is for. */
const NO_ORDER =
  /\b(?:quote|quotation|offer|estimate|proposal|draft|cart|basket|pending|cancelled|canceled)\b|\b(?:Placed|Ordered|Booked|Requested) by: /iu;
const LONGEST = 2_000;

function isOfOrder(whole: string, who: string, when: string | undefined): boolean {
  const buyer =
    /\b(?:Customer|Buyer|Client)(?: name)?: ((?:(?:Mrs?|Ms)\.? )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/u.exec(
      whole,
    )?.[1] ?? /\bplaced (?:on [^.;]{3,20} )?by (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/u.exec(whole)?.[1];
  const isBuyer =
    /^(?:You|The customer)$/u.test(who) ||
    (buyer !== undefined && who.split(' ').every((part) => buyer.includes(part)));
  if (!isBuyer) return false;
  if (when === undefined) return true;
  const day = new RegExp(
    String.raw`\b[Oo]rder\b[^.:;]{0,40}? (?:of|from|on|dated|placed on) (${DAY})`,
    'u',
  ).exec(whole)?.[1];
  return day?.startsWith(when.replace(/^ on /u, '')) === true;
}

export const ORDERED_ITEMS: readonly Rewriter[] = [
  {
    of: /\b(?:ordered|bought|purchased|contain(?:s|ed)|includes?|included|consist(?:s|ed) of|comprises|(?:is|was) for)\b/u,
    from: ITEMS,
    write: byItems,
  },
];
