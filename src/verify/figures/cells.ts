/** The amounts of the evidence, each with the words of its own part of a sentence and with nothing else. */
import { EXCEPTION, HEDGE, NEGATION, PERMISSION, PROSPECT, RETRACTION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Reading, Word } from '../../text/reading.ts';
import type { Value } from '../../text/values/index.ts';
import type { Asked } from '../derived/asked.ts';
import { isTold } from '../derived/dated.ts';
import { isExact } from '../derived/terms.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Amount } from '../record/words/amounts.ts';

/** An amount with the words around it. */
export interface Cell {
  readonly sentence: AlignedSentence;
  readonly value: Amount;
  /** First word of the amount. */
  readonly at: number;
  /** Words of its part of the sentence and of the label before it, those of values aside. */
  readonly words: readonly Word[];
  /** The other values of its part, with the word that each begins at. */
  readonly others: readonly { readonly value: Value; readonly at: number; readonly to: number }[];
}

/** The amounts of the evidence, read when a claim has a form that asks for them. */
export type Cells = () => readonly Cell[];

/** Words by which a part of a sentence goes over into the next. */
const JOINT = /^(?:and|but|while|whereas|then|or)$/;
const BORDER = /[,;|:\n–—]|\. /;

interface Part {
  readonly from: number;
  readonly to: number;
  /** It ends in a colon. */
  readonly label: boolean;
}

function partsOf({ words, text }: Reading): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (let at = 1; at <= words.length; at++) {
    const gap = at === words.length ? '' : text.slice(words[at - 1].end, words[at].start);
    const inside = at < words.length && words[at].value >= 0 && words[at].value === words[at - 1].value;
    if (at < words.length && (inside || !(BORDER.test(gap) || JOINT.test(words[at].form)))) continue;
    parts.push({ from, to: at, label: gap.includes(':') });
    from = at;
  }
  return parts;
}

/** Lines of labels and numbers are of no language. */
const LANGUAGES: ReadonlySet<string> = new Set(['en', 'other']);

/** What leaves open whether a sentence says so. */
const OPEN = NEGATION | EXCEPTION | RETRACTION;
const UNSAID = HEDGE | PERMISSION | PROSPECT;

/** What ought to be so. */
const ADVISED = /^(?:should|would|ought)$/;
const SAMPLE = /^\W*(?:draft|example|sample|specimen|template|test|suggestion|proposal)\b/i;

/** Whether a source calls itself a draft or an example in its first words. */
const isSample = ({ source }: AlignedSentence): boolean => SAMPLE.test(source.text.slice(0, OPENING));
const OPENING = 40;

/** The amounts of a sentence that states them; `asked`: a claim about what is planned has plans. */
export function cellsIn(sentence: AlignedSentence, asked: Asked): Cell[] {
  const { reading } = sentence;
  if (!LANGUAGES.has(reading.language) || reading.question || reading.cues & OPEN || isTold(sentence))
    return [];
  if (reading.words.some(({ form }) => ADVISED.test(form)) || isSample(sentence)) return [];
  const parts = partsOf(reading);
  const isValued = ({ from, to, label }: Part): boolean =>
    reading.words.slice(from, to).some(({ value }) => {
      const own = reading.values[value];
      // "Invoice 11: 2,400 euros": a number in a label names what it is of.
      return own !== undefined && isExact(own) && !(label && own.kind === 'number');
    });
  const cells: Cell[] = [];
  let lead: readonly Word[] = [];
  parts.forEach((part, n) => {
    const own = reading.words.slice(part.from, part.to);
    if (!isValued(part)) {
      if (part.label || n === 0) lead = own;
      return;
    }
    const next = parts[n + 1];
    // "$12, drinks included": what follows belongs to the amount before it.
    const trailing =
      next !== undefined && !isValued(next) && !next.label ? reading.words.slice(next.from, next.to) : [];
    const words = [...lead, ...own, ...trailing];
    const values = [...new Set(gather(words, ({ value }) => (value >= 0 ? [value] : [])))].map((value) => ({
      value: reading.values[value],
      at: reading.words.findIndex((word) => word.value === value),
      to: reading.words.findLastIndex((word) => word.value === value) + 1,
    }));
    for (const one of values) {
      if (!isExact(one.value)) continue;
      const unsaid = reading.words[one.at].scope & UNSAID & ~asked.reading.cues;
      if (unsaid) continue;
      const others = values.filter((other) => other !== one);
      cells.push({
        ...one,
        sentence,
        value: one.value,
        words: words.filter(({ value }) => value < 0),
        others,
      });
    }
  });
  return cells;
}

const STRONG = 0.6;

/** Whether a unit of the claim stands with an amount, or in the title of its source. */
export const stands = (asked: Asked, cell: Cell, unit: number): boolean =>
  isBeside(cell, unit) || asked.isTitled(unit, cell.sentence);

/** Whether a unit of the claim stands with an amount itself. */
export function isBeside({ sentence: { reading, alignment }, words, others }: Cell, unit: number): boolean {
  const { at, strength } = alignment.matches[unit];
  if (strength < STRONG || at < 0) return false;
  const { lemma, value } = reading.words[at];
  if (value >= 0) return others.some((one) => reading.values[value] === one.value);
  return words.some((word) => word.lemma === lemma && !word.negated);
}

/** Words beside an amount that say only that it is one. */
const IDLE =
  /^(?:be|have|cost|come|amount|stand|total|weigh|measure|number|make|price|sum|now|current|currently|then|only|exactly|just|also|already|still|euro|euros|dollar|dollars|gross|figure|result|value|per|each|every)$/;

/** Words with an amount that the claim does not say, and by which it is an amount of something else. */
export function leftIn(asked: Asked, cell: Cell, free?: RegExp): readonly Word[] {
  const { reading, alignment } = cell.sentence;
  const said = new Set(asked.reading.words.map(({ lemma }) => lemma));
  for (const { at, strength } of alignment.matches)
    if (strength >= STRONG && at >= 0) said.add(reading.words[at].lemma);
  const title = asked.titles[cell.sentence.document];
  return cell.words.filter(
    ({ lemma, form, weight }) =>
      weight > 0.3 &&
      !said.has(lemma) &&
      !IDLE.test(lemma) &&
      !free?.test(lemma) &&
      !title?.has(form) &&
      !title?.has(lemma),
  );
}
