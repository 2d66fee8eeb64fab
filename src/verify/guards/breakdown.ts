/** A count with the parts that it is made of, for guards: "The firm hired 30 people: 18 in Leeds and 12 in York". */
import { matchesOf } from '../../text/matches.ts';
import { once } from '../../text/once.ts';
import { readValues, type Value } from '../../text/values/index.ts';
import type { AlignedSentence } from '../match/support.ts';
import { comparable, lineOf, says, wordsOf } from './beside-value.ts';

export interface Breakdown {
  /** How many there are, and all amounts that stand before the parts. */
  readonly whole: number;
  readonly before: readonly number[];
  readonly lead: readonly string[];
  /** The parts: each has an amount, or is one of so many. */
  readonly counted: boolean;
  readonly parts: readonly PartOf[];
  /** Whether the parts are all that there is. */
  readonly complete: boolean;
}

export interface PartOf {
  readonly amount: number | undefined;
  /** Words that no other part has, nor what stands before them. */
  readonly words: readonly string[];
  /** Those of them before and behind the first word that all parts have: "Mia Roth" and "desk" of "Mia Roth for the desk". */
  readonly head: readonly string[];
  readonly tail: readonly string[];
}

const OPENS = /: | [\u2013\u2014-] | \(|, (?:(?:of (?:which|whom|these|them)|including) )?/gu;
const BETWEEN = /;|,(?!\d{3})| and (?!\d[^,;]*$)| and (?=\d)| plus /u;
/** "30 people", "12 new buses". */
const COUNTS =
  /^ (?:\p{Ll}[\p{L}-]* ){0,2}(?:\p{L}[\p{L}-]*s|people|men|women|children|staff|sheep|cattle|fish|players)\b/u;

export const mayBreakDown = (): RegExp => /: | [\u2013\u2014-] | \(|, /u;

/** The counts of a sentence that have their parts behind them. */
export const breakdownsIn: (sentence: AlignedSentence) => readonly Breakdown[] = once((sentence) => {
  const line = lineOf(sentence);
  return matchesOf(line, OPENS).flatMap(({ index, 0: opens }) => {
    const behind = line.slice(index + opens.length);
    const rest = opens === ' (' ? behind.split(')', 1)[0]! : behind;
    return read(line.slice(0, index), rest, opens === ', ') ?? [];
  });
});

/** A count and its parts; undefined where what stands behind it is none of it. `strictly`: where nothing but their sum shows that. */
function read(before: string, behind: string, strictly: boolean): Breakdown | undefined {
  const pieces = behind
    .replace(/[.!?]\s*$/u, '')
    .split(BETWEEN)
    .filter((one) => one.trim() !== '');
  if (strictly && pieces.length < 2) return undefined;
  const values = readValues(before, 'en').filter(isAmount);
  const value = values.at(-1);
  if (value === undefined || /[;.]\s/.test(before.slice(value.end))) return undefined;
  const whole = amountOf(value);
  const found = pieces.map((text) => {
    const own = readValues(text, 'en').filter(isAmount)[0];
    const [bare] = /(?<![\d.,])\d[\d,]*$/u.exec(text) ?? [];
    const written = bare === undefined ? undefined : Number(bare.replaceAll(',', ''));
    const amount = own === undefined ? written : amountOf(own);
    return { amount, own, words: wordsIn(text), ...halvesOf(text, pieces) };
  });
  const lead = wordsIn(before);
  const counted = found.every(({ amount }) => amount !== undefined && amount < whole);
  const sum = found.reduce((all, { amount = 0 }) => all + amount, 0);
  const complete = counted ? sum === whole : pieces.length === whole;
  if (counted ? sum > whole : !complete || whole < 2) return undefined;
  if (strictly && !(counted && complete)) return undefined;
  const isOfIt =
    found.every(({ own }) => own !== undefined && comparable(own, value)) && isCount(value, before);
  if (!complete && !isOfIt) return undefined;
  const parts = found.map(({ amount, words, head, tail }, at) => {
    const others = [lead, ...found.filter((_, other) => other !== at).map((one) => one.words)];
    const own = words.filter((word) => !others.some((one) => says(one, word)));
    const isOwn = (word: string): boolean => own.includes(word);
    return { amount, words: own, head: head.filter(isOwn), tail: tail.filter(isOwn) };
  });
  return { whole, before: values.map(amountOf), lead, counted, parts, complete };
}

/** The words of a part before and behind the first one that all of them have. */
function halvesOf(text: string, pieces: readonly string[]): Pick<PartOf, 'head' | 'tail'> {
  const all = pieces.map((one) => new Set(one.toLowerCase().match(/\p{L}+/gu)));
  const joint = matchesOf(text, /\p{L}+/gu).find(
    ({ 0: word, index }) =>
      index > 0 && !ARTICLE.test(word) && all.every((words) => words.has(word.toLowerCase())),
  );
  if (joint === undefined || pieces.length < 2) return { head: [], tail: [] };
  return { head: wordsIn(text.slice(0, joint.index)), tail: wordsIn(text.slice(joint.index)) };
}

const ARTICLE = /^(?:the|an?|its|his|her|their|our|my)$/iu;

/** "Invoice 71" counts nothing. */
const isCount = (value: Value, text: string): boolean =>
  value.kind !== 'number' || COUNTS.test(text.slice(value.end));

const wordsIn = (text: string): readonly string[] =>
  wordsOf(
    readValues(text, 'en')
      .filter(isAmount)
      .reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text),
  );

type Amount = Extract<Value, { readonly kind: 'number' | 'money' | 'quantity' }>;

/** Whether a value tells how many or how much there is. */
export const isAmount = (value: Value): value is Amount =>
  value.kind === 'money' ||
  value.kind === 'quantity' ||
  (value.kind === 'number' && value.form === 'cardinal');

/** The number of an amount, as it is written. */
export function amountOf(value: Amount): number {
  const { n, d } = value.kind === 'quantity' ? value.written : value.value;
  return Number(n) / Number(d);
}
