/**
 * An amount or a day that a claim takes for given, of anything of a kind, inside the bounds that a rule sets: "at seventeen" of
 * "those under 18", "on 20 July" of "between 16 and 31 July". That fills the value; whether the rest is said is weighed.
 */

import { OBLIGATION, PERMISSION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Reading } from '../../text/reading.ts';
import type { Value } from '../../text/values/index.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Amount } from '../record/words/amounts.ts';
import type { Asked, Derivation } from './asked.ts';
import { holdsDate, spellsIn } from './spells.ts';
import { isAlike, nounAt } from './terms.ts';
import { type Placed, type Territory, territories } from './territory.ts';

/** Sentences that are read for a rule. */
const MOST_READ = 4;

/** How the value of unit `i` falls under a rule of the evidence. */
export function fallsUnder(asked: Asked, i: number): Derivation | undefined {
  if (!asked.isOfAny || isSaidToBe(asked, i)) return undefined;
  const value = asked.units[i].value!;
  for (const sentence of asked.sentences.slice(0, MOST_READ)) {
    const { reading } = sentence;
    if (reading.language !== 'en' || reading.question) continue;
    const found =
      'value' in value ? boundsOn(asked, i, value as Amount, sentence) : spellOf(asked, i, sentence);
    if (found === undefined) continue;
    const said = asked.reading.text.slice(asked.units[i].start, asked.units[i].end);
    const told = `${said} ${'value' in value ? 'is' : 'lies in'} ${found.said}`;
    return {
      unit: i,
      taken: found.taken ?? [],
      sentences: [sentence],
      at: found.at,
      told,
      weighed: 0,
    };
  }
  return undefined;
}

/** Words by which a claim says that it is just so many. */
const EXACTLY = /^(?:exactly|precisely)$/;
const JUST = /^(?:exactly|precisely|just|only)$/;

/**
 * "The deposit is €200", "the box holds exactly three pens": what a claim says of its subject it does not take for
 * given. That somebody may have three of something does take three for given.
 */
function isSaidToBe(asked: Asked, i: number): boolean {
  const { reading, units } = asked;
  const { from, to } = units[i];
  let before = from - 1;
  while (before >= 0 && JUST.test(reading.words[before].form)) before--;
  if (reading.words.slice(before + 1, to).some(({ form }) => EXACTLY.test(form))) return true;
  if (/^(?:is|are|was|were|be|costs?|totals?|equals?)$/.test(reading.words[before]?.form ?? '')) return true;
  if (reading.cues & (PERMISSION | OBLIGATION)) return false;
  // "Is insured for $500", "is priced at $20": for how much.
  if (/^(?:for|at|to|by)$/.test(reading.words[before]?.form ?? '')) {
    const to = before;
    if (units.some((unit, k) => unit.to === to && asked.isMainVerb(k))) return true;
  }
  // "Whoever holds three cards" is anybody.
  return units.some((unit, k) => unit.to === before + 1 && asked.isMainVerb(k));
}

interface Found {
  readonly at: number;
  readonly said: string;
  readonly taken?: readonly number[];
}

/** Values of a sentence, each with the words that stand with it. */
function placed(
  sentence: AlignedSentence,
  fits: (value: Value) => boolean,
): (Placed & Territory & { value: Value })[] {
  const { reading } = sentence;
  const found = gather(reading.values, (value, k) => {
    const at = reading.words.findIndex((word) => word.value === k);
    if (at < 0 || !fits(value)) return [];
    return [{ value, at, to: reading.words.findLastIndex((word) => word.value === k) + 1 }];
  });
  const beside = territories(sentence, found);
  return found.map((one, n) => ({ ...one, ...beside[n] }));
}

/** The one bounded amount of a sentence that holds the claim's, where that stands with most of what the claim says. */
function boundsOn(asked: Asked, i: number, value: Amount, sentence: AlignedSentence): Found | undefined {
  if (value.bound !== 'exact' || value.upper !== undefined) return undefined;
  if (value.kind === 'number' && value.form !== 'cardinal' && value.form !== 'percent') return undefined;
  if (isRate(asked, i)) return undefined;
  const noun = counted(asked.reading, asked.units[i].to, (at) =>
    asked.units.some(({ from }, k) => from === at && asked.isVerb(k)),
  );
  const age = agedOf(value);
  const rules = placed(
    sentence,
    (one) =>
      'value' in one && (isAlike(one as Amount, value) || (age !== undefined && isAlike(one as Amount, age))),
  );
  const [rule] = best(asked, i, sentence, rules);
  if (rule === undefined) return undefined;
  const limit = rule.value as Amount;
  if (!holds(limit, isAlike(limit, value) ? value : age!)) return undefined;
  // "Up to 24 hours before arrival" is that or sooner, and no less.
  const after = sentence.reading.words[rule.to]?.form ?? '';
  if ((limit.bound === 'max' || limit.bound === 'less') && EARLIER.test(after)) return undefined;
  const { nodes } = sentence.source.structure(sentence.sentence);
  const own = counted(sentence.reading, rule.to, (at) => nodes[at].verb);
  if (value.kind === 'number' && value.form === 'cardinal' && own !== '' && noun !== '' && own !== noun)
    return undefined;
  const per = new Set(limit.per);
  const taken = gather(asked.units, (unit, k) =>
    k > i && isRate(asked, k) && per.has(asked.reading.words[unit.to - 1].lemma) ? [k] : [],
  );
  return { at: rule.at, said: saidBy(sentence.reading, rule.value), taken };
}

const EARLIER = /^(?:before|prior|ahead|earlier)$/;

/** The noun that a number counts; none where a verb follows it: "those over 65 get". */
function counted(reading: Reading, to: number, isVerb: (at: number) => boolean): string {
  const noun = nounAt(reading, to);
  const end = reading.words.findIndex(({ lemma }, at) => at >= to && lemma === noun);
  for (let at = to; at <= end; at++) if (isVerb(at)) return '';
  return noun;
}

/** "A year" behind what is counted by it: "40 kg a year". */
function isRate({ reading, units }: Asked, i: number): boolean {
  const { from } = units[i];
  const before = reading.words[from - 1];
  if (before === undefined || !/^(?:a|an|per|each|every)$/.test(reading.words[from].form)) return false;
  return before.value >= 0 || before.weight > 0;
}

/** "Seventeen-year-old" as the number that an age is given by: "those under 18". */
function agedOf(value: Amount): Amount | undefined {
  if (value.kind !== 'quantity' || value.unit !== 'year') return undefined;
  const { start, end, written } = value;
  return { kind: 'number', form: 'cardinal', start, end, value: written, bound: 'exact' };
}

/** Whether an amount with a bound takes in an exact one. */
function holds({ value, upper, bound }: Amount, { value: own }: Amount): boolean {
  const low = own.n * value.d - value.n * own.d;
  switch (bound) {
    case 'less':
      return low < 0n;
    case 'max':
      return low <= 0n;
    case 'more':
      return low > 0n;
    case 'min':
      return low >= 0n;
    case 'range':
      return low >= 0n && upper !== undefined && own.n * upper.d <= upper.n * own.d;
    default:
      return false;
  }
}

/** The spell of a sentence that a day or time of the claim lies in, where that stands with most of what the claim says. */
function spellOf(asked: Asked, i: number, sentence: AlignedSentence): Found | undefined {
  const value = asked.units[i].value!;
  const lead = asked.reading.words[asked.units[i].from - 1]?.form ?? '';
  if (('bound' in value && value.bound !== undefined) || ENDING.test(lead)) return undefined;
  const spells = spellsIn(sentence.reading);
  const found = placed(sentence, (one) => spells.some(({ values }) => values.includes(one)));
  const [first] = best(asked, i, sentence, found);
  const spell = first && spells.find(({ values }) => values.includes(first.value));
  if (spell === undefined || !holdsDate(spell, value)) return undefined;
  return { at: first!.at, said: saidBy(sentence.reading, ...spell.values) };
}

const ENDING = /^(?:until|till|from|since|by|before|after|to|through|dated)$/;

/** Values that most of the claim's words stand with, denied or not; none where no word does. */
function best<T extends Territory & { readonly value: Value }>(
  asked: Asked,
  i: number,
  sentence: AlignedSentence,
  found: readonly T[],
): readonly T[] {
  const weights = found.map(({ words }) =>
    asked.units.reduce((sum, { weight }, k) => {
      const { at, strength } = sentence.alignment.matches[k];
      const stands = k !== i && strength >= SAID && words.includes(sentence.reading.words[at]);
      return stands ? sum + weight : sum;
    }, 0),
  );
  const most = Math.max(0, ...weights);
  return most === 0 ? [] : found.filter((_, n) => weights[n] === most);
}

/** Strength from which a word says what one of the claim does. */
const SAID = 0.6;

/** Values as their sentence has them, with the other end of a range before them: "1 to 7 May". */
function saidBy({ text, start: opens }: Reading, ...values: readonly Value[]): string {
  const start = Math.min(...values.map((value) => value.start));
  const before = RANGE_BEFORE.exec(text.slice(Math.max(opens, start - LOOKED), start))?.[0] ?? '';
  return (before + text.slice(start, Math.max(...values.map(({ end }) => end)))).trim();
}

const RANGE_BEFORE = /(?<![\d.,:])\d{1,2} ?(?:(?:to|until|till|[-\u2013]) ?)?$/u;
const LOOKED = 12;
