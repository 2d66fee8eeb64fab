/**
 * Amounts that two amounts of the evidence make up in one way alone, whatever the claim calls it: "EUR 345" of "30 percent" and "1,150",
 * "16.40" of "41 parcels" and "0.40". That fills the value; whether the rest of the claim is said is weighed.
 */
import { gather } from '../../text/gather.ts';
import type { Value } from '../../text/values/index.ts';
import type { Support } from '../match/support.ts';
import type { Amount } from '../record/words/amounts.ts';
import type { Asked, Derivation } from './asked.ts';
import { isExact, type Term, termsIn } from './terms.ts';

interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/** An operand with how it is written. */
interface Operand {
  readonly value: Amount;
  readonly term?: Term;
  readonly said: string;
}

/** How seldom the one pair that makes up an amount does so by chance: log-odds. */
const SELDOM = 0.5;
/** Sentences whose amounts are reckoned with, and amounts, at the most. */
const MOST_READ = 5;
const MOST_OPERANDS = 16;

/** The amount of unit `i`, where one pair of amounts alone makes it up. */
export function reckonedFrom(asked: Asked, i: number, support: Support): Derivation | undefined {
  const value = asked.units[i].value!;
  if (!isExact(value) || value.bound !== 'exact' || !isTelling(value)) return undefined;
  const operands = operandsOf(asked, i, support);
  const { text, start, end } = asked.reading;
  const summing = SUMMING.test(text.slice(start, end));
  const found: { readonly said: string; readonly one: Operand; readonly other: Operand }[] = [];
  operands.forEach((one, a) => {
    operands.forEach((other, b) => {
      if (a === b) return;
      const sign = signOf(value, one, other, a < b);
      if (sign !== undefined && !(summing && sign === '−'))
        found.push({ said: `${one.said} ${sign} ${other.said}`, one, other });
    });
  });
  const ways = new Set(found.map(({ said }) => said));
  const [first] = found;
  if (ways.size !== 1 || first === undefined) return undefined;
  const terms = [first.one.term, first.other.term].filter((term) => term !== undefined);
  if (terms.length === 0) return undefined;
  const sentences = [...new Set(terms.map(({ sentence }) => sentence))];
  const told = `${first.said} = ${asked.reading.text.slice(asked.units[i].start, asked.units[i].end)}`;
  return { unit: i, taken: [], sentences, at: terms[0].at, told, weighed: SELDOM };
}

/** What amounts come to together is no difference of them: "the two fees total $55" of 100 and 45. */
const SUMMING =
  /\b(?:adds?|added) up to\b|\btotal(?:s|led|ed|ing)? (?=[$€£]|[A-Z]{3} ?\d|\d)|\b(?:together|combined|the sum of)\b/iu;

/** Whether an amount is not of those that two others make up by chance. */
function isTelling({ value: { n, d } }: Amount): boolean {
  const size = n < 0n ? -n : n;
  return size >= 12n * d || size % d !== 0n;
}

function operandsOf(asked: Asked, i: number, support: Support): Operand[] {
  const read = [...new Set([...support.sentences, ...asked.sentences.slice(0, MOST_READ)])];
  const terms = read
    .flatMap((sentence) => termsIn(sentence))
    .filter((term) => asked.units.some((_, k) => k !== i && term.has(k)));
  const said = gather(asked.units, ({ value, start, end }, k): Operand[] =>
    k !== i && value !== undefined && isExact(value) && value.bound === 'exact'
      ? [{ value, said: asked.reading.text.slice(start, end) }]
      : [],
  );
  const written = terms.map((term): Operand => {
    const { text } = term.sentence.reading;
    return { value: term.value, term, said: text.slice(term.value.start, term.value.end).trim() };
  });
  return [...written, ...said].slice(0, MOST_OPERANDS);
}

/** How two amounts make up a third; undefined where they do not. `once`: of sums and products only one order is taken. */
function signOf(value: Amount, one: Operand, other: Operand, once: boolean): string | undefined {
  const a = sizeOf(one.value);
  const b = sizeOf(other.value);
  const like = isSort(value, one.value);
  const both = like && isSort(value, other.value);
  if (both && isSame(value, { n: a.n * b.d - b.n * a.d, d: a.d * b.d })) return '−';
  if (both && once && isSame(value, { n: a.n * b.d + b.n * a.d, d: a.d * b.d })) return '+';
  if (like && isCount(other.value) && b.n !== b.d && isSame(value, { n: a.n * b.n, d: a.d * b.d }))
    return '×';
  if (!like || other.value.kind !== 'number') return undefined;
  const { form } = other.value;
  if (form === 'fraction' && isSame(value, { n: a.n * b.n, d: a.d * b.d })) return '×';
  return form === 'percent' && isSame(value, { n: a.n * b.n, d: a.d * b.d * 100n }) ? '×' : undefined;
}

const isCount = (value: Amount): boolean => value.kind === 'number' && value.form === 'cardinal';

/** Whether an amount can be a part of another: of one currency or unit, or a number that does not say of which. */
function isSort(a: Amount, b: Amount): boolean {
  if (a.kind === 'quantity' || b.kind === 'quantity')
    return a.kind === 'quantity' && b.kind === 'quantity' && a.base === b.base;
  if (a.kind === 'money' && b.kind === 'money') return true;
  if (a.kind === 'number' && a.form !== 'cardinal') return false;
  return b.kind === 'money' || b.form === 'cardinal';
}

const sizeOf = ({ value }: Amount): Fraction => value;

const isSame = ({ value }: Value & Amount, { n, d }: Fraction): boolean => value.n * d === n * value.d;
