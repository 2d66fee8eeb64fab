/** The one amount of the evidence that a part of a claim names. */
import { gather } from '../../text/gather.ts';
import type { Value } from '../../text/values/index.ts';
import type { Asked } from '../derived/asked.ts';
import { isExplained, type Ruling } from '../derived/ruling.ts';
import { isAlike, kindOf } from '../derived/terms.ts';
import type { Amount } from '../record/words/amounts.ts';
import { type Cell, cellsIn, isBeside, leftIn, stands } from './cells.ts';

/** The amounts of the evidence that speaks to a claim. */
export const cellsOf = (asked: Asked): readonly Cell[] =>
  gather(asked.nearby, (sentence) => cellsIn(sentence, asked));

const isNamed = ({ units }: Asked, k: number): boolean =>
  units[k].name || units[k].value?.kind === 'identifier';

/**
 * The amount of what some units of a claim name: all of them stand with it, and nothing else does; undefined for none, or
 * several of different size. `free`: words that may stand with it besides; `others`: units of what else the claim names.
 */
export function amountOf(
  asked: Asked,
  cells: readonly Cell[],
  own: readonly number[],
  fits: (cell: Cell) => boolean,
  { free, others = [] }: { readonly free?: RegExp; readonly others?: readonly number[] } = {},
): Cell | undefined {
  const telling = own.filter((k) => asked.units[k].word.form !== 'one' || asked.units[k].value !== undefined);
  if (telling.length < own.length) return amountOf(asked, cells, telling, fits, { free, others });
  const plain = own.filter((k) => !isNamed(asked, k));
  const found = cells.filter(
    (cell) =>
      fits(cell) &&
      !own.some((k) => isOf(asked, cell, k, cell.value)) &&
      !others.some((k) => !own.some((one) => isSameWord(asked, k, one)) && isBeside(cell, k)) &&
      own.some((k) => isBeside(cell, k)) &&
      plain.every((k) => stands(asked, cell, k)) &&
      own.every((k) => stands(asked, cell, k) || isOfSource(asked, cell, k)),
  );
  const [first] = found;
  if (first === undefined || !found.every((one) => isSame(one, first))) return undefined;
  const clear = found.find(
    (cell) =>
      leftIn(asked, cell, free).length === 0 &&
      !cells.some((other) => goesOnFrom(asked, cell, other) && !others.some((k) => isBeside(other, k))) &&
      cell.others.every(
        ({ value }) => value.kind === 'identifier' || own.some((k) => isOf(asked, cell, k, value)),
      ),
  );
  return clear;
}

/** Whether what a source is of is named beside the sentence: a name within it stands with the amount that it is of. */
const isOfSource = (asked: Asked, { sentence }: Cell, k: number): boolean =>
  sentence.alignment.matches[k].strength < NAMED && isExplained(asked, k, [sentence], true);

/** Match from which a sentence has a name. */
const NAMED = 0.6;

const isSameWord = ({ units }: Asked, a: number, b: number): boolean =>
  units[a].word.lemma === units[b].word.lemma;

const isOf = ({ units }: Asked, { sentence }: Cell, k: number, value: unknown): boolean => {
  const { at, strength } = sentence.alignment.matches[k];
  return (
    units[k].value !== undefined &&
    strength >= 0.6 &&
    sentence.reading.values[sentence.reading.words[at]?.value ?? -1] === value
  );
};

const isSame = (a: Cell, b: Cell): boolean =>
  isAlike(plainly(a.value), plainly(b.value)) &&
  a.value.value.n * b.value.value.d === b.value.value.n * a.value.value.d &&
  String(a.value.per ?? '') === String(b.value.per ?? '');

const OPENING =
  /^(?:for|with|without|in|on|from|after|until|when|at|to|during|under|over|above|below|otherwise)$/;
const TAKEN_UP = /^(?:it|they|this|that|these|those)$/;

/** "The allowance is 500 GB, for business customers 600 GB", "… For business customers it is 600 GB": another size of the same. */
function goesOnFrom(asked: Asked, cell: Cell, other: Cell): boolean {
  if (other === cell || !isComparable(asked, cell.value, other.value) || isSame(cell, other)) return false;
  const after = other.sentence.sentence - cell.sentence.sentence;
  if (other.sentence.document !== cell.sentence.document || after < 0 || after > 1) return false;
  const [first] = other.words;
  if (after === 1) return other.words.some(({ form }) => TAKEN_UP.test(form));
  return other.at > cell.at && first !== undefined && OPENING.test(first.form);
}

/** Whether two amounts may be held against each other: of one kind, and by the month where the claim says of what month or that it is monthly. */
export const isComparable = (asked: Asked, a: Amount, b: Amount): boolean =>
  isAlike(plainly(a), plainly(b)) &&
  kindOf(a) === kindOf(b) &&
  [...(a.per ?? []), ...(b.per ?? [])].every(
    (per) => (a.per?.includes(per) && b.per?.includes(per)) || isSaidPer(asked, per),
  );

/** An amount without its bound and what it is counted by. */
export const plainly = (value: Amount): Amount => {
  const { per: _, ...plain } = value;
  return { ...plain, bound: 'exact' } as Amount;
};

function isSaidPer({ reading: { words, values } }: Asked, per: string): boolean {
  if (words.some(({ form, value }) => value < 0 && (form === per || form === `${per}ly`))) return true;
  return (
    per === 'month' &&
    values.some((value) => value.kind === 'date' && value.date.m !== undefined && value.date.d === undefined)
  );
}

/** A value of the claim as it says it. */
export const saidOf = ({ reading: { text } }: Asked, { start, end }: Value): string =>
  text.slice(start, end).trim();

export const quoteOf = ({ sentence, value }: Cell): string =>
  sentence.reading.text.slice(Math.max(0, value.start), value.end).trim();

/** Whether a sentence beside the amounts, or they themselves, has a word by which another amount may hold: a discount, a limit. */
export const isNoted = (asked: Asked, used: readonly Cell[], marks: RegExp): boolean =>
  used.some(({ sentence: { document, source, sentence } }) => {
    const from = Math.max(0, sentence - NEAR);
    const to = Math.min(source.scan.sentenceCount - 1, sentence + NEAR);
    const said = new Set(asked.reading.words.map(({ lemma }) => lemma));
    return (
      used.every((one) => one.sentence.document === document) &&
      Array.from({ length: to - from + 1 }, (_, n) => source.sentence(from + n)).some(({ words, values }) =>
        words.some(
          ({ form, lemma, value }) =>
            (value < 0 || values.some(({ kind }) => kind === 'money')) &&
            (marks.test(form) || marks.test(lemma)) &&
            !said.has(lemma),
        ),
      )
    );
  });

/** Sentences before and behind an amount that are looked through for what changes it. */
const NEAR = 4;

/** What follows for all of a claim from some amounts. */
export function rulingFrom(
  asked: Asked,
  cells: readonly Cell[],
  holds: boolean,
  kind: Ruling['kind'],
  told: string,
): Ruling {
  const sentences = [...new Set(cells.map(({ sentence }) => sentence))];
  const taken = asked.units.map((_, k) => k);
  return { holds, kind, stated: true, derivation: { unit: -1, taken, sentences, at: cells[0].at, told } };
}
