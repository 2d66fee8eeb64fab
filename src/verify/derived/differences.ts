/** The difference of two amounts of the evidence, and by what share one is more than the other. */
import { gather } from '../../text/gather.ts';
import type { Amount } from '../record/words/amounts.ts';
import type { Asked, Derivation } from './asked.ts';
import { quoteIn, quoteOf } from './quotes.ts';
import { isAlike, says, type Term, termsIn } from './terms.ts';

const COMPARED =
  /^(?:more|less|fewer|higher|lower|above|below|longer|shorter|later|earlier|older|younger|cheaper|difference|remaining|left|short|extra|heavier|lighter|bigger|smaller|over|under|increase|decrease|rise|fall|drop)$/;
const CHANGED =
  /^(?:rise|fall|drop|grow|shrink|increase|decrease|decline|climb|jump|gain|lose|improve|cut|reduce|raise|lower)$/;

/** Whether a claim says that something changed: "fell", "went up". */
const isChanging = ({ words }: Asked['reading']): boolean =>
  words.some(
    ({ lemma }, at) =>
      CHANGED.test(lemma) || (/^(?:go|come)$/.test(lemma) && /^(?:up|down)$/.test(words[at + 1]?.form ?? '')),
  );

/** "Fell by half an hour", "15 metres above the lowest": the one difference of two amounts. */
export function difference(asked: Asked, i: number): Derivation | undefined {
  const { reading, units } = asked;
  const value = units[i].value as Amount;
  const after = reading.words[units[i].to];
  const before = reading.words[units[i].from - 1];
  const last = reading.words[units[i].to - 1];
  const cue =
    COMPARED.test(after?.form ?? '') ||
    COMPARED.test(last.form) ||
    (before?.form === 'by' && isChanging(reading)) ||
    reading.words.some(({ form }) => /^(?:difference|left|remaining)$/.test(form));
  if (!cue) return undefined;
  const plain = bare(value);
  const own = gather(units, (unit, k) =>
    unit.value === undefined && !COMPARED.test(unit.word.form) ? [k] : [],
  );
  const terms = asked.sentences
    .slice(0, MOST_READ)
    .flatMap((one) => termsIn(one))
    .filter((term, n, all) => isAlike(term.value, plain) && isOf(own, term, all[n - 1]));
  for (const [a, b] of pairs(terms, asked)) {
    const n = a.value.value.n * b.value.value.d - b.value.value.n * a.value.value.d;
    const d = a.value.value.d * b.value.value.d;
    const [more, less] = n < 0n ? [b, a] : [a, b];
    if (!says(plain, a.value, n < 0n ? -n : n, d) || !isTheWay(asked, i, more, less)) continue;
    if (isChange(a, b) && !(goesAlike(asked, a, b) && isOfAll(asked, own, a))) continue;
    const told = `${quoteOf(more)} − ${quoteOf(less)} = ${quoteIn(asked, i)}`;
    const taken = gather(units, (unit, k) =>
      unit.from === units[i].to && COMPARED.test(unit.word.form) ? [k] : [],
    );
    return { unit: i, taken, sentences: [...new Set([a.sentence, b.sentence])], at: a.at, told };
  }
  return undefined;
}

/** Whether units of the claim stand with an amount, or with the one from which it was changed: "from 900 to 750". */
const isOf = (own: readonly number[], term: Term, before: Term | undefined): boolean =>
  own.some((k) => term.has(k)) ||
  (before?.sentence === term.sentence && isChange(before, term) && own.some((k) => before.has(k)));

/** Whether nothing that the claim speaks of stands in the sentence, and apart from what was changed there. */
const isOfAll = ({ units }: Asked, own: readonly number[], { sentence, has }: Term): boolean =>
  own.every((k) => units[k].weight < LIGHT || has(k) || sentence.alignment.matches[k].strength < SAID);

/** Weight under which a word tells nothing, and strength from which a sentence says it. */
const LIGHT = 0.3;
const SAID = 0.6;

const RISING = /^(?:rise|grow|increase|climb|jump|gain|raise)$/;
const FALLING = /^(?:fall|drop|shrink|decrease|decline|lose|cut|reduce|lower)$/;

/** Whether a change goes the way that the claim says. */
function goesAlike({ reading }: Asked, { value: a }: Term, { value: b }: Term): boolean {
  const way = b.value.n * a.value.d - a.value.n * b.value.d;
  const says = (verbs: RegExp, particle: string): boolean =>
    reading.words.some(({ lemma, form }) => verbs.test(lemma) || form === particle);
  return way > 0n ? !says(FALLING, 'down') : !says(RISING, 'up');
}

/** "Rose by 25 percent" of what rose from 20 to 25. */
export function changeOf(asked: Asked, i: number): Derivation | undefined {
  const { reading, units } = asked;
  const value = units[i].value as Amount;
  if (value.kind !== 'number' || value.form !== 'percent' || value.bound !== 'exact') return undefined;
  if (!isChanging(reading)) return undefined;
  const own = gather(units, (unit, k) => (unit.value === undefined ? [k] : []));
  for (const sentence of asked.sentences.slice(0, MOST_READ)) {
    const terms = termsIn(sentence);
    const changes = gather(terms.slice(1), (b, k) => (isChange(terms[k], b) ? [[terms[k], b] as const] : []));
    const [change, another] = changes.filter(
      ([a, b]) => isAlike(a.value, b.value) && isOf(own, a, undefined),
    );
    if (change === undefined || another !== undefined) continue;
    const [a, b] = change;
    const [from, to] = [a.value.value, b.value.value];
    if (from.n <= 0n || from.n * to.d === to.n * from.d) continue;
    if (!goesAlike(asked, a, b) || !isOfAll(asked, own, a)) continue;
    const by = to.n * from.d - from.n * to.d;
    if (!says(value, value, (by < 0n ? -by : by) * 100n, to.d * from.n)) continue;
    const told = `${quoteOf(b)} is ${quoteIn(asked, i)} ${by < 0n ? 'under' : 'over'} ${quoteOf(a)}`;
    return { unit: i, taken: [], sentences: [sentence], at: a.at, told };
  }
  return undefined;
}

export const MOST_READ = 4;

/** "15 metres above" is no bound of 15 metres. */
const bare = (value: Amount): Amount => (value.bound === 'exact' ? value : value);

/** The two amounts of a sentence that has no third of their kind, or of two sentences that have one each. */
function pairs(terms: readonly Term[], asked: Asked): (readonly [Term, Term])[] {
  const bySentence = [...new Set(terms.map(({ sentence }) => sentence))].map((sentence) =>
    terms.filter((term) => term.sentence === sentence),
  );
  const within = gather(bySentence, (group) =>
    group.length === 2
      ? [[group[0], group[1]] as const]
      : gather(group.slice(1), (b, k) => (isChange(group[k], b) ? [[group[k], b] as const] : [])),
  );
  const single = bySentence.filter((group) => group.length === 1).flat();
  const across =
    single.length === 2 && asked.tied(single[0].sentence, single[1].sentence)
      ? [[single[0], single[1]] as const]
      : [];
  return [...within, ...across];
}

/** "From 900 to 750". */
const isChange = (a: Term, b: Term): boolean =>
  /^(?:(?:in|on|at) [^,;.]{1,20} )?to$/.test(
    a.sentence.reading.text.slice(a.value.end, b.value.start).trim(),
  );

const MORE = /^(?:more|higher|above|longer|later|older|heavier|bigger|over|extra)$/;
const LESS = /^(?:less|fewer|lower|below|shorter|earlier|younger|cheaper|lighter|smaller|under|short)$/;

/** Whether what the claim says is more has the larger amount, where it sets two things against each other. */
function isTheWay({ reading, units }: Asked, i: number, more: Term, less: Term): boolean {
  const word = [reading.words[units[i].to], reading.words[units[i].to - 1]].find(
    (one) => one !== undefined && (MORE.test(one.form) || LESS.test(one.form)),
  );
  if (word === undefined) return true;
  const first = gather(units, (unit, k) => (unit.to <= units[i].from && unit.value === undefined ? [k] : []));
  const second = gather(units, (unit, k) => (unit.from > units[i].to && unit.value === undefined ? [k] : []));
  const [high, low] = MORE.test(word.form) ? [first, second] : [second, first];
  const count = (term: Term, some: readonly number[]): number => some.filter((k) => term.has(k)).length;
  return count(more, high) + count(less, low) > count(more, low) + count(less, high) && second.length > 0;
}
