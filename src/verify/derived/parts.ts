/** Whether amounts of a text are parts of one sum: of the same one, of the same deed and time, and at no price for all together. */
import { FIRST_NAMES } from '../context/words.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Asked } from './asked.ts';
import type { Term } from './terms.ts';

/** Whether amounts that make up a sum may be added for a claim. */
export const mayAddUp = (asked: Asked, sentence: AlignedSentence, terms: readonly Term[]): boolean =>
  !terms.some((term) => isOfAnother(asked, term)) &&
  !(terms.some((term) => hasVerb(asked, term)) && terms.some((term) => isDoneOtherwise(asked, term))) &&
  new Set(terms.map(qualified)).size === 1 &&
  !terms.some(isTotal) &&
  !areAlternatives(sentence, terms) &&
  !isCountedTwice(asked, sentence) &&
  new Set(terms.map(isSettling)).size === 1 &&
  !isReduced(asked, sentence);

const TARIFF =
  /\b(?:fees?|prices?|fares?|rates?|charges?|tickets?|admission|entry|entrance|cost|costs|rent|tolls?|tariff)\b/i;

/** "The fee is $50 for adults and $20 for children": what each of two kinds pays, which nobody pays together. */
const areAlternatives = ({ reading, source }: AlignedSentence, terms: readonly Term[]): boolean =>
  !source.structured &&
  TARIFF.test(reading.text.slice(reading.start, reading.end)) &&
  terms.every((term) => /^ (?:for|to|if|in|on|with|without) (?:\p{L}+ )?\p{L}+/u.test(behind(term))) &&
  terms.some((term) =>
    /^ for (?:\p{L}+ ){0,2}(?:adults|children|members|students|pensioners|seniors|others|non-members|residents|visitors|guests|everyone else|\p{L}+ers|\p{L}+ors|\p{L}+ants|\p{L}+ents)\b/u.test(
      behind(term),
    ),
  );

/** "Most of them the same": some are in both amounts. */
const isCountedTwice = ({ reading: ours }: Asked, { reading }: AlignedSentence): boolean => {
  const text = reading.text.slice(reading.start, reading.end);
  return TWICE.test(text) && !TWICE.test(ours.text.slice(ours.start, ours.end));
};

const TWICE =
  /\b(?:of (?:them|whom|those|these)|the same (?:people|ones|as)|both (?:days|times|evenings|weeks)|for the second time|came back|who had (?:already )?)\b/i;

/** Whether the main verb of the claim stands with an amount. */
const hasVerb = (asked: Asked, term: Term): boolean =>
  asked.units.some((_, k) => asked.isMainVerb(k) && term.has(k));

const before = ({ sentence: { reading }, value }: Term): string =>
  reading.text.slice(Math.max(reading.start, value.start - LOOKED), Math.max(0, value.start));
const behind = ({ sentence: { reading }, value }: Term): string =>
  reading.text.slice(value.end, Math.min(reading.end, value.end + LOOKED));
/** Characters beside an amount that tell what it is. */
const LOOKED = 48;

const TOTALLED = /(?<!\b(?:in|sub) ?-?)\b(?:totals?|totalled|totaled|sum)\b(?: \p{L}+){0,3}[ :=]*$/iu;

/** "The invoice total is $800": an amount that is a sum itself. */
const isTotal = (term: Term): boolean =>
  TOTALLED.test(before(term)) || /^ ?(?:in total|altogether|in all)\b/i.test(behind(term));

const SETTLING =
  /^(?:pay|paid|payment|refund|credit|deposit|discount|deduct|deduction|rebate|reimburse|reimbursement|balance|outstanding|due|owe|owing|remain|remaining|receive|return|voucher|withdraw|withdrawal|reduction|saving|limit|budget)$/;

/** "Has paid $300": what goes off what is to be paid, or what of it is left. */
const isSettling = ({ words }: Term): boolean =>
  words.some(({ lemma, form, value }) => value < 0 && (SETTLING.test(lemma) || SETTLING.test(form)));

const COUNTED_BEFORE = /(?<![\d.,$€£])(\d{1,4})(?: \p{L}+){0,3} ?(?:[x×@]|at|à)(?: only)? ?$/iu;
const EACH = /^ ?(?:each|apiece|a piece|per \p{L}+|an? \p{L}+|\/)/iu;

/** The price of one thing of a row that says how many there are: "qty: 2; price: 20". */
const PRICE_OF_ONE =
  /(?:^|[;:] )(?:(?:unit|item|single)[ _]?)?(?:price|rate|cost)(?:[ _](?:each|per[ _](?:unit|item|piece)))?(?:[ _](?:usd|eur|gbp|net|gross))?: ?[€$£]?$/iu;
const HOW_MANY = /(?:^|; )(?:qty|quantity|count|units|pieces|pcs)(?:[ _]ordered)?: (\d{1,6})(?=;|$)/iu;

/** How often a row counts what is the price of one thing of it. */
function rowTimes(term: Term): bigint | undefined {
  const { source, reading } = term.sentence;
  if (!source.structured || !PRICE_OF_ONE.test(before(term))) return undefined;
  const many = HOW_MANY.exec(reading.text.slice(reading.start, reading.end))?.[1];
  return many === undefined ? undefined : BigInt(many);
}

/** How many times an amount is to be counted: "3 nights at $100"; undefined where it is the price of one and nothing says of how many. */
export function timesOf(term: Term): bigint | undefined {
  const many = rowTimes(term);
  if (many !== undefined) return many;
  const count = COUNTED_BEFORE.exec(before(term))?.[1];
  if (count !== undefined) return BigInt(count);
  return EACH.test(behind(term)) ? undefined : 1n;
}

/** "In 2020", "to repair": what an amount alone has beside it says what it is for. */
const qualified = ({ words, sentence: { reading } }: Term): string =>
  [
    words.some(({ value }) => value >= 0 && reading.values[value].kind === 'date'),
    words.some(({ form }) => form === 'to'),
  ].join();

/** Weight under which a word tells nothing, and strength from which a sentence says it. */
const LIGHT = 0.3;
const SAID = 0.6;

/** "And Ravi five hours": a name between "and" and an amount. */
const isBearer = (words: Term['words'], at: number): boolean =>
  words[at - 1]?.form === 'and' && (words[at + 1]?.value ?? -1) >= 0;

/** "And Ravi five hours", in a claim about Sunita: an amount of somebody else whom the sentence names. */
const isOfAnother = ({ units, reading }: Asked, { words }: Term): boolean =>
  units.some(({ capital }) => capital) &&
  words.some(
    ({ capital, value, form, lemma }, at) =>
      capital &&
      value < 0 &&
      (FIRST_NAMES.has(form) || isBearer(words, at)) &&
      !reading.words.some((word) => word.form === form || word.lemma === lemma),
  );

/** "Ben cycled 210 km", in a claim of what was driven: another verb than the claim's. */
const isDoneOtherwise = ({ lexicon, reading }: Asked, { words, sentence }: Term): boolean =>
  words.some(
    ({ form, lemma, value, weight, start }, at) =>
      value < 0 &&
      weight > LIGHT &&
      form !== lemma &&
      /ed$/.test(form) &&
      (words[at + 1]?.value ?? -1) >= 0 &&
      /\p{L}/u.test(sentence.reading.text[start] ?? '') &&
      lexicon.lemmas(form).some(({ pos }) => pos === 'v') &&
      !sentence.alignment.matches.some(
        ({ at: place, strength }) => strength >= SAID && sentence.reading.words[place]?.lemma === lemma,
      ) &&
      !reading.words.some((word) => word.lemma === lemma),
  );

/** Whether the source has a word near a sentence by which several together cost less than each alone. */
const isReduced = ({ reading }: Asked, { source, sentence }: AlignedSentence): boolean => {
  const { sentenceStart, sentenceEnd } = source.scan;
  const near = source.text.slice(Math.max(0, sentenceStart[sentence] - NEAR), sentenceEnd[sentence] + NEAR);
  return REDUCED.test(near) && !REDUCED.test(reading.text);
};

const REDUCED = /\b(?:discounts?|rebate|as a set|bundle|package price|set price)\b/i;
const NEAR = 240;
