/** "LX 18 leaves Oslo" by `LX 18 | Zurich | Oslo`: the cells of a row say nothing but what their heads say of them. */
import { wrongEnd } from '../record/crossed.ts';
import { linesAt } from '../record/from-lines.ts';
import { otherValue } from '../record/misread.ts';
import type { Field } from '../record/record.ts';
import { Said } from '../record/said.ts';
import { has } from '../record/said-forms.ts';
import type { AlignedSentence } from '../support.ts';
import type { Guard, Told } from './guard.ts';

/** Cells of a row, at the least; of two the one is what the other is called. */
const LEAST_CELLS = 3;

/** Strength under which a word stands open, and the weight from which it says something. */
const FOUND = 0.5;
const WEIGHTY = 0.4;

/** Words that stand open, at the least: one may be the verb that only joins the cells. */
const LEAST_OPEN = 2;

/** Nouns that say no more than the head that they stand with. */
const GENERIC = /^(?:period|number|total|amount|value|date|time)$/;

const NO_TITLES: ReadonlySet<string> = new Set();

/** That a row is weighed for a claim of which a word stands in none of its cells, with the value under another head, or with the ends of a way exchanged. */
export const ROW_OPEN: Guard = {
  kind: 'partially_mentioned',
  of: 'any',
  unsaid: ({ reading, units, support, score }: Told, one: AlignedSentence) => {
    const { source, sentence } = one;
    if (score === Number.POSITIVE_INFINITY || support.sentences.length > 1 || source.structured)
      return undefined;
    const row = linesAt(source, sentence).find(
      ({ id, own }) => id.startsWith('row ') && own.length >= LEAST_CELLS,
    );
    if (row === undefined) return undefined;
    const said = new Said(reading, row, source.lexicon, NO_TITLES);
    if (wrongEnd(said) !== undefined) return [];
    const [other] = otherValue({ claim: reading, lexicon: source.lexicon, units }, row, one);
    if (other !== undefined) return other.units;
    const hidden = underOtherHead(said, units);
    if (hidden.length > 0) return hidden;
    const names = row.own.flatMap(({ name }) => name);
    const open = units.flatMap(({ value, weight, from }, i) =>
      value === undefined &&
      weight >= WEIGHTY &&
      support.matches[i]!.strength < FOUND &&
      !GENERIC.test(said.bare[from] ?? '') &&
      !names.some((name) => said.canSay(name, from))
        ? [i]
        : [],
    );
    return open.length >= LEAST_OPEN ? open : undefined;
  },
};

/** Values of a claim that stand in a row under heads alone that it does not say, beside another of their kind: a bound for the result. */
function underOtherHead(said: Said, units: Told['units']): readonly number[] {
  const { own } = said.focus;
  return units.flatMap(({ value, from, to }, i) => {
    if (value === undefined) return [];
    const having = own.filter((field) => has(field, value));
    const isTold = (field: Field): boolean =>
      said.isKey(field) || said.telling(field).length === 0 || said.isFullySaid(field, from, to);
    const beside = own.some((field) => !having.includes(field) && field.values[0]?.kind === value.kind);
    return having.length > 0 && beside && !having.some(isTold) && isRange(having) ? [i] : [];
  });
}

/** Whether values stand together with others: the ends of a range, of which none is what was found. */
const isRange = (fields: readonly Field[]): boolean =>
  fields.every(({ values, quote }) => values.length > 1 || /\d\s*[-\u2013]\s*\d/.test(quote));
