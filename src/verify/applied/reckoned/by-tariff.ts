/**
 * What a tariff comes to for a figure that the statement gives: "on an order of 100 euros the fee comes to 9.35 euros" of "Fees.
 * 0.35 euros per order plus 9 percent of the price", "for 100 packs the credit comes to 195 euros" of "a credit note of 1.95 euros per
 * pack". One sentence must give all of the tariff; what it asks for besides the statement must tell of too.
 */
import { matchesOf } from '../../../text/matches.ts';
import { sizeOf, unitOf } from '../../record/words/amounts.ts';
import type { Scene, Shown } from '../asked.ts';
import { type Said, sentencesOf } from '../rules/sentences.ts';
import { sectionsOf } from '../sections/sections.ts';
import { AMOUNT, amountOf, isSize, stemsIn } from './money-in.ts';

const COMES = '(?:comes? to|amounts? to|works? out at|adds? up to|makes?|is|are)';
const FORM = new RegExp(
  String.raw`^(?:For|On|With|At) (?<given>[^;:]{3,110}?), (?<what>(?:the|an?|its) [^,;:]{2,60}?) ${COMES} (?<sum>${AMOUNT})$`,
  'iu',
);
const MONEY = String.raw`(?:(?:[$€£]|(?:EUR|USD|GBP|CHF) ?)\d[\d.,]*\d?|\d[\d.,]*\d? ?(?:euros?|dollars?|pounds?|francs?|EUR|USD|GBP|CHF|€))`;
const PER = new RegExp(String.raw`(${MONEY}) (?:per|for each|for every|an?|each) (\p{Ll}+)`, 'giu');
const SHARE = /(\d+(?:[.,]\d+)?) ?(?:%|percent|per cent)/giu;
const COUNT = /\b(\d{1,6}) (?:\p{Ll}+ ){0,3}?(\p{Ll}+)\b/giu;
/** A share that is set on top of a price, or taken off it. */
const ON_TOP = /\b(?:plus|increased by|with an added) \d+(?:[.,]\d+)? ?(?:%|percent|per cent)/iu;
const OFF = /(?:%|percent|per cent) (?:off|less|discount)\b|\b(?:reduced|lowered) by \d/iu;
/** What asks for more than the figure, or bounds what comes of it. */
const BOUNDED =
  /\b(?:at least|at most|minimum|maximum|capped|from|over|above|below|under|until|first|once|new|existing)\b/iu;
const ASKED = /,? (?:provided(?: that)?|if|where|when|as long as|unless|except) (.+)$/iu;

/** Where a tariff stands by which a statement's figure comes to its sum. */
export function byTariff(said: string, scene: Scene): Shown | undefined {
  const { given = '', what = '', sum = '' } = FORM.exec(said)?.groups ?? {};
  const total = sum === '' ? undefined : amountOf(sum, scene.lexicon);
  if (total === undefined) return undefined;
  for (const one of sentencesOf(scene.documents)) {
    const [tariff] = one.text.split(ASKED);
    if (tariff === undefined || BOUNDED.test(tariff.replace(/\bno more than\b/iu, ''))) continue;
    const come = reckoned(tariff, given, unitOf(total), scene);
    if (come === undefined || !isSize(come.size, sizeOf(total))) continue;
    if (!isAsked(one.text, said) || !isAccounted(`${given} ${what}`, one, scene)) continue;
    return { places: [one], told: `${come.told} = ${sizeOf(total)}` };
  }
  return undefined;
}

/** What a tariff comes to for what is given; undefined where that is not all that it goes by. */
function reckoned(tariff: string, given: string, unit: string, { lexicon }: Scene) {
  const rates = matchesOf(tariff, PER).map(([, rate, per]) => ({
    rate: amountOf(rate!, lexicon),
    per: per!,
  }));
  const shares = matchesOf(tariff, SHARE).map(([, share]) => Number(share!.replace(',', '.')));
  const prices = matchesOf(given, new RegExp(`(${AMOUNT})`, 'giu')).flatMap(
    ([price]) => amountOf(price, lexicon) ?? [],
  );
  const [price, ...others] = prices.filter((one) => unitOf(one) === unit);
  if (rates.some(({ rate }) => rate === undefined || unitOf(rate) !== unit) || others.length > 0)
    return undefined;
  if (shares.length > 1 || rates.length > 1 || shares.length + rates.length === 0) return undefined;
  const parts: string[] = [];
  let size = 0;
  for (const { rate, per } of rates) {
    const count =
      price === undefined ? countOf(given, per) : shares.length === 1 && isOne(given, per) ? 1 : undefined;
    if (count === undefined) return undefined;
    size += count * sizeOf(rate!);
    parts.push(`${count} × ${sizeOf(rate!)}`);
  }
  const [share] = shares;
  if (share !== undefined) {
    if (price === undefined) return undefined;
    const base = sizeOf(price);
    const whole = ON_TOP.test(tariff) && rates.length === 0 ? 1 : 0;
    size += base * (whole + (OFF.test(tariff) ? 1 - share / 100 : share / 100));
    parts.push(`${whole === 1 ? `${base} + ` : ''}${share}% of ${base}`);
  }
  return { size, told: parts.join(' + ') };
}

const single = (noun: string): string =>
  noun
    .toLowerCase()
    .replace(/ies$/u, 'y')
    .replace(/(?<=[^s])s$/u, '');

/** How many of what a rate goes by are given. */
function countOf(given: string, per: string): number | undefined {
  const words = given.split(' ');
  const counts = matchesOf(given, COUNT);
  const [count, ...more] = counts;
  if (
    count === undefined ||
    more.length > 0 ||
    !words.some((word) => single(word.replace(/\W+$/u, '')) === single(per))
  )
    return undefined;
  return Number(count[1]);
}

const isOne = (given: string, per: string): boolean =>
  new RegExp(String.raw`\b(?:an?|one|the|each) (?:\p{Ll}+ )?${single(per)}\b`, 'iu').test(given);

/** Whether a statement tells of what a tariff asks for: two words of it, or all. */
function isAsked(text: string, said: string): boolean {
  const asked = ASKED.exec(text)?.[1];
  if (asked === undefined) return true;
  if (/ (?:unless|except) /iu.test(text)) return false;
  const own = new Set(stemsIn(said));
  const stems = stemsIn(asked);
  return stems.filter((stem) => own.has(stem)).length >= Math.min(1, stems.length);
}

/** Words of a statement that say only that something comes to an amount, or under which figure. */
const LIGHT = new Set(stemsIn('priced price order amount sum total value worth come top cap limit required'));
const DENIED = /\b(?:not|never|no|except|excepted|exempt|excluded|excluding)\b/iu;

/** Whether all that a statement tells of stands in the tariff, under its heading or beside it, and is not excepted there. */
function isAccounted(
  phrase: string,
  { document, sentence, text }: Said,
  { documents, titles }: Scene,
): boolean {
  const section = sectionsOf(documents).find(
    (one) => one.document === document && one.head <= sentence && sentence <= one.last,
  );
  const [from, to] = section === undefined ? [sentence, sentence] : [section.head, section.last];
  const beside = sentencesOf(documents).filter(
    (one) =>
      one.document === document && one.sentence >= from && one.sentence <= to && one.sentence !== sentence,
  );
  const known = new Set(stemsIn([text, ...titles[document]!].join(' ')));
  return stemsIn(phrase.replace(/\d[\d.,]*/gu, ' ')).every((stem) => {
    if (known.has(stem) || LIGHT.has(stem) || CURRENCY.test(stem)) return true;
    const has = (one: string) =>
      beside.filter((other) => stemsIn(other.text).some((own) => own.startsWith(one)));
    const told = has(stem);
    if (told.length > 0) return told.every((other) => !DENIED.test(other.text));
    // "Unopened packs" where opened ones are excepted.
    return stem.startsWith('un') && has(stem.slice(2)).some((other) => DENIED.test(other.text));
  });
}

const CURRENCY = /^(?:euro|eur|usd|gbp|chf|dolla|pound|franc)$/u;
