/** Amounts that a claim gives and the evidence has in parts: sums, differences, products and shares. */
import { gather } from '../../text/gather.ts';
import type { Value } from '../../text/values/index.ts';
import type { AlignedSentence, Support } from '../match/support.ts';
import type { Amount } from '../record/words/amounts.ts';
import type { Asked, Derivation } from './asked.ts';
import { changeOf, difference, MOST_READ } from './differences.ts';
import { mayAddUp, timesOf } from './parts.ts';
import { countedQuote, quoteIn, quoteOf } from './quotes.ts';
import { isAlike, isExact, nounAt, says, type Term, termsIn } from './terms.ts';

/** The amount of unit `i`, as other amounts give it. */
export function amountFrom(asked: Asked, i: number, support: Support): Derivation | undefined {
  const value = asked.units[i].value!;
  if (!('value' in value) || (value.kind === 'number' && value.form === 'ordinal')) return undefined;
  return (
    total(asked, i, support) ??
    difference(asked, i) ??
    changeOf(asked, i) ??
    product(asked, i) ??
    percentage(asked, i)
  );
}

/** Verbs that only join an amount to what it is of. */
const JOINING = /^(?:cost|come|amount)$/;

const TOTAL = /^(?:total|totals|totalled|totaled|altogether|sum|combined|together|overall|both|add)$/;

/** Units of the claim that only say that something is added up. */
const summing = ({ units, reading }: Asked): number[] =>
  gather(units, ({ word, value, from }, k) =>
    value === undefined &&
    (TOTAL.test(word.form) ||
      JOINING.test(word.lemma) ||
      (word.form === 'all' && reading.words[from - 1]?.form === 'in'))
      ? [k]
      : [],
  );

const isSummed = ({ reading }: Asked): boolean =>
  reading.words.some(
    ({ form }, at) => TOTAL.test(form) || (form === 'all' && reading.words[at - 1]?.form === 'in'),
  );

/** "Sixty-five boxes in all": all amounts of one unit in a sentence, or one in each line of a list. */
function total(asked: Asked, i: number, support: Support): Derivation | undefined {
  const value = asked.units[i].value as Amount;
  if (!isSummed(asked)) return undefined;
  const noun = value.kind === 'number' ? nounAt(asked.reading, asked.units[i].to) : '';
  const fits = (term: Term): boolean =>
    isAlike(term.value, value) &&
    term.value.per === undefined &&
    (noun === '' || term.noun === noun || term.noun === '');
  for (const sentence of support.sentences) {
    const within = termsIn(sentence).filter(fits);
    const lines =
      within.length > 1
        ? [within]
        : [gather(linesOf(asked, sentence), (one) => termsIn(one).filter(fits).slice(-1))];
    for (const terms of lines) {
      if (terms.length < 2 || terms.length > MOST_TERMS || !saysSum(value, terms)) continue;
      if (!mayAddUp(asked, sentence, terms)) continue;
      if (noun !== '' && !terms.some((term) => term.noun === noun)) continue;
      const told = `${terms.map(countedQuote).join(' + ')} = ${quoteIn(asked, i)}`;
      const sentences = [...new Set(terms.map((term) => term.sentence))].slice(0, MOST_SHOWN);
      return { unit: i, taken: summing(asked), sentences, at: terms[0].at, told };
    }
  }
  return undefined;
}

const MOST_TERMS = 20;
const MOST_SHOWN = 3;

const saysSum = (claim: Value, terms: readonly Term[]): boolean => {
  const counts = terms.map(timesOf);
  const { n, d } = terms.reduce(
    (sum, { value: { value } }, k) => ({
      n: sum.n * value.d + (counts[k] ?? 1n) * value.n * sum.d,
      d: sum.d * value.d,
    }),
    { n: 0n, d: 1n },
  );
  return counts.every((count) => count !== undefined) && says(claim, terms[0].value, n, d);
};

/** The sentences that speak to the claim of the block that one stands in. */
const linesOf = ({ nearby }: Asked, { source, sentence }: AlignedSentence): AlignedSentence[] => {
  const { sentenceBlock } = source.scan;
  const lines = nearby
    .filter((one) => one.source === source && sentenceBlock[one.sentence] === sentenceBlock[sentence])
    .sort((a, b) => a.sentence - b.sentence);
  return lines.filter((one, at) => !isSummary(one, at === 0));
};

/** A line that sums up the others of its list is none of them; a subtotal is added to what comes on top of it. */
const isSummary = ({ reading: { words } }: AlignedSentence, first: boolean): boolean => {
  const form = words[0]?.form ?? '';
  return (
    /^(?:totals?|sum|overall|all|grand|average|mean)$/.test(form) ||
    (!first && /^sub(?:-?total)?$/.test(form))
  );
};

/** "Four parcels at 3.20 each cost 12.80": an amount for each, times how many. */
function product(asked: Asked, i: number): Derivation | undefined {
  const { units } = asked;
  const value = units[i].value as Amount;
  const read = asked.sentences.slice(0, MOST_READ);
  const counts: Count[] = [...claimed(asked, i), ...gather(read, (one) => termsIn(one))].filter(
    ({ value: one }) => (one.kind === 'number' && one.form === 'cardinal') || one.kind === 'quantity',
  );
  for (const sentence of read) {
    const rates = termsIn(sentence).filter(
      ({ value: one }) => one.per !== undefined && one.bound === 'exact',
    );
    if (rates.length !== 1) continue;
    const [rate] = rates;
    const { per = [], ...plain } = rate.value;
    if (isForEach(asked, i, per)) continue;
    for (const count of counts) {
      const many = manyOf(count, per);
      if (
        many === undefined ||
        !says(exactly(value), plain as Amount, rate.value.value.n * many.n, rate.value.value.d * many.d)
      )
        continue;
      if ('sentence' in count && count.sentence !== undefined && !asked.tied(count.sentence, sentence))
        continue;
      const told = `${Number(many.n) / Number(many.d)} × ${quoteOf(rate)} = ${quoteIn(asked, i)}`;
      const sentences = [...new Set([sentence, ...(count.sentence === undefined ? [] : [count.sentence])])];
      return {
        unit: i,
        taken: [...summing(asked), ...(count.unit === undefined ? [] : [count.unit])],
        sentences,
        at: rate.at,
        told,
      };
    }
  }
  return undefined;
}

/** "160 euros per day", "27 kg each": what a claim says of one day, or of each, is not what all of them make. */
const isForEach = ({ reading, units }: Asked, i: number, per: readonly string[]): boolean => {
  const own = (units[i]!.value as Amount).per;
  if (own !== undefined) return own.some((one) => per.includes(one));
  // "Four parcels at 3.20 each": another amount is the one for each.
  if (units.some(({ value }) => value !== undefined && 'per' in value && value.per !== undefined))
    return false;
  return reading.words.some(({ form }, at) => {
    if (!/^(?:per|each|every|apiece|daily|hourly|weekly|monthly|yearly|nightly)$/.test(form)) return false;
    return form === 'apiece' || per.includes(form) || per.includes(reading.words[at + 1]?.lemma ?? '');
  });
};

/** An amount of the claim itself, or of the evidence. */
interface Count {
  readonly value: Amount;
  readonly noun: string;
  readonly sentence?: AlignedSentence;
  readonly unit?: number;
}

/** Other amounts of the claim that it supposes: "a dish that costs 10 euros". */
const claimed = (asked: Asked, except: number): Count[] =>
  gather(asked.units, ({ value, to }, unit) =>
    unit !== except && value !== undefined && isExact(value) && asked.isSupposed(unit)
      ? [{ value, noun: nounAt(asked.reading, to), unit }]
      : [],
  );

/** How many of what a rate is for. */
function manyOf(
  { value, noun }: Pick<Count, 'value' | 'noun'>,
  per: readonly string[],
): { readonly n: bigint; readonly d: bigint } | undefined {
  const things = per.filter((one) => !TIME.test(one));
  if (value.kind === 'number')
    return things.some((one) => one === noun || one === 'each') ? value.value : undefined;
  const time = per.find((one) => TIME.test(one));
  if (value.kind !== 'quantity' || things.length > 0 || time === undefined) return undefined;
  const unit = { day: 'd', hour: 'h', week: 'wk', month: 'month', year: 'year', minute: 'min' }[time];
  return value.unit === unit ? value.written : undefined;
}

const TIME = /^(?:second|minute|hour|day|week|month|quarter|year)$/;

/** An amount without its bound and without what it is counted by: 720 of "up to 720 a year". */
const exactly = (value: Amount): Value => {
  const { per: _, ...plain } = value;
  return { ...plain, bound: 'exact' } as Value;
};

const PLUS = /^(?:higher|more|surcharge|extra|increased?|plus|added|raised?|above|premium)$/;
const MINUS = /^(?:discount|off|less|lower|reduced|reduction|cheaper|deducted|rebate)$/;

/** What an amount is called that is itself the share of another. */
const PART =
  /^(?:discount|fee|commission|credit|reduction|surcharge|share|deduct|deduction|keep|tax|interest|rebate|bonus|penalty|compensation|tip)$/;

/** "9 percent of 100", "10 percent more than 10", "half of 80", never more than a limit that stands beside it. */
function percentage(asked: Asked, i: number): Derivation | undefined {
  const value = asked.units[i].value as Amount;
  const read = asked.sentences.slice(0, MOST_READ);
  const bases: Count[] = [...claimed(asked, i), ...gather(read, (one) => termsIn(one))].filter(
    ({ value: one }) =>
      one.kind === value.kind && one.kind === 'money' && isAlike(one, value) && one.per === undefined,
  );
  for (const sentence of read) {
    const shares = termsIn(sentence).filter(
      ({ value: one }) =>
        one.kind === 'number' && (one.form === 'percent' || one.form === 'fraction' || one.form === 'times'),
    );
    if (shares.length !== 1) continue;
    const [share] = shares;
    const whole = share.value.kind === 'number' && share.value.form === 'percent' ? 100n : 1n;
    const { words } = sentence.reading;
    const sign = words.some(({ form }) => PLUS.test(form))
      ? 1n
      : words.some(({ form }) => MINUS.test(form))
        ? -1n
        : 0n;
    for (const base of bases) {
      if (base.sentence === sentence && base.value.bound !== 'exact') continue;
      if (base.sentence !== undefined && !asked.tied(base.sentence, sentence)) continue;
      const { n, d } = share.value.value;
      const part = { n: base.value.value.n * n, d: base.value.value.d * d * whole };
      const all = { n: base.value.value.n * (d * whole + sign * n), d: base.value.value.d * d * whole };
      const found = sign === 0n || asked.reading.words.some(({ lemma }) => PART.test(lemma)) ? part : all;
      if (!says(exactly(value), base.value, found.n, found.d)) continue;
      const told = `${quoteOf(share)}${sign === 0n ? ' of ' : sign > 0n ? ' over ' : ' off '}${Number(base.value.value.n) / Number(base.value.value.d)} = ${quoteIn(asked, i)}`;
      const sentences = [...new Set([sentence, ...(base.sentence === undefined ? [] : [base.sentence])])];
      return { unit: i, taken: base.unit === undefined ? [] : [base.unit], sentences, at: share.at, told };
    }
  }
  return undefined;
}
