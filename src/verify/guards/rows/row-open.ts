/** "LX 18 leaves Oslo" by `LX 18 | Zurich | Oslo`: the cells of a row say nothing but what their heads say of them. */
import { NEGATION } from '../../../text/cues.ts';
import { compareValues } from '../../../text/values/index.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { otherValue } from '../../record/misread.ts';
import { linesAt } from '../../record/read/from-lines.ts';
import type { Focus } from '../../record/record.ts';
import { Said } from '../../record/said.ts';
import { wrongEnd } from '../../record/whose/crossed.ts';
import { isOfDay } from '../../record/words/word-kinds.ts';
import type { Guard, Told } from '../guard.ts';

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
  unsaid: (told: Told, first: AlignedSentence) => {
    const { score, support } = told;
    const { source, sentence } = first;
    if (isOfEmptyCell(told, first)) return [];
    if (score === Number.POSITIVE_INFINITY || source.structured) return undefined;
    const block = source.scan.sentenceBlock[sentence];
    // What stands elsewhere in a text may say the rest.
    const within = support.sentences.every(
      (one) => one.source === source && source.scan.sentenceBlock[one.sentence] === block,
    );
    if (!within) return undefined;
    for (const one of support.sentences) {
      const unsaid = unsaidByRow(told, one);
      if (unsaid !== undefined) return unsaid;
    }
    return undefined;
  },
};

/** The row of cells that a sentence is; undefined for any other. */
const rowAt = ({ source, sentence }: AlignedSentence): Focus | undefined =>
  linesAt(source, sentence).find(({ id, own }) => id.startsWith('row ') && own.length >= LEAST_CELLS);

function unsaidByRow({ reading, units, support }: Told, one: AlignedSentence): readonly number[] | undefined {
  const { source } = one;
  const row = rowAt(one);
  if (row === undefined) return undefined;
  const said = new Said(reading, row, source.lexicon, NO_TITLES);
  if (wrongEnd(said) !== undefined) return [];
  const [other] = otherValue({ claim: reading, lexicon: source.lexicon, units }, row, one);
  if (other !== undefined) return other.units;
  if (isOfNoDay(said)) return [];
  const headless = headlessValues(said, units);
  if (headless.length > 0) return headless;
  if (support.sentences.length > 1) return undefined;
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
}

/** A cell in which nothing stands. */
const EMPTY = /^[-\u2013\u2014\u2212.\u00b7]*$/;

/** "Metformin is taken at noon" of `Metformin | 500 mg | –` under "Drug | Morning | Noon": nothing stands under the head that it names. */
function isOfEmptyCell({ reading, support }: Told, one: AlignedSentence): boolean {
  const { source } = one;
  if (source.structured || support.sentences.length > 1) return false;
  const row = rowAt(one);
  const empty = row?.own.filter(({ quote }) => EMPTY.test(quote)) ?? [];
  if (row === undefined || empty.length === 0 || reading.cues & NEGATION) return false;
  const said = new Said(reading, row, source.lexicon, NO_TITLES);
  return empty.some((field) => said.telling(field).length > 0 && said.isFullySaid(field));
}

/** "Mo is off" of who is off on one day of several. */
function isOfNoDay(said: Said): boolean {
  const days = said.focus.own.filter(isOfDay);
  const told = days.filter(
    ({ words: [word, second] }) => word !== undefined && second === undefined && said.bare.includes(word),
  );
  return (
    told.length > 0 &&
    told.length < days.length &&
    !days.some(({ name: [day] }) => said.bare.some((_, at) => said.canSay(day!, at)))
  );
}

/** "The landlord received 2,150" of `Landlord | | 950 | 2,150`: values whose head the claim leaves unsaid, beside others of their kind. */
function headlessValues(said: Said, units: Told['units']): readonly number[] {
  const { own } = said.focus;
  return units.flatMap(({ value }, i) => {
    if (value === undefined) return [];
    const like = own.filter(({ values: [first] }) => first?.kind === value.kind);
    const has = like.filter(({ values }) =>
      values.some((one) => compareValues(value, one).relation === 'equal'),
    );
    if (has.length === 0 || has.length === like.length) return [];
    return has.some(({ name }) => name.some((word) => said.bare.some((_, at) => said.canSay(word, at))))
      ? []
      : [i];
  });
}
