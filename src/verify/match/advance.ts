/** How far a support comes to stating a claim by its grammar, and what that shows against it. */

import { gather } from '../../text/gather.ts';
import type { Nearness } from '../../text/vectors/vectors.ts';
import type { Stated } from '../case.ts';
import { type Mismatch, unitAt } from '../matter.ts';
import { type Advance, progressOf } from '../restate/progress.ts';
import type { AlignedSentence, Support } from './support.ts';

/** Lexical coverage under which a support cannot carry a statement, and its sentences are not parsed. */
export const WORTH_PARSING = 0.5;

interface Weighed extends Stated {
  /** Every sentence that speaks to the statement. */
  readonly sentences: readonly AlignedSentence[];
  readonly engine: { readonly nearness: Nearness };
}

/** How far the support states the statement by its grammar; only English prose is parsed, and only where it may matter. */
export function advanceOf(one: Weighed, { sentences, coverage }: Support): Advance | undefined {
  const { claim, index, reading, units, engine } = one;
  if (reading.language !== 'en' || coverage < WORTH_PARSING) return undefined;
  const prose = sentences.filter(
    ({ reading: { language }, source, sentence }) => language === 'en' && !source.isRecord(sentence),
  );
  if (prose.length === 0) return undefined;
  return progressOf(claim.grammar(index), units, prose, engine.nearness);
}

/** What the clauses of the support show: that doer and thing done to have changed places, or that half of it is unsaid. */
export function againstAdvance(
  one: Weighed,
  support: Support,
  advance: Advance,
  restated: boolean,
): Mismatch[] {
  const [sentence] = support.sentences;
  const turned: Mismatch[] =
    advance.swapped && !restated
      ? [{ kind: 'role', force: 'contradicts', check: 'roles', sentence, units: [] }]
      : [];
  return [...turned, ...halfUnsaid(one, support, advance)];
}

/** A claim of two facts is not stated by evidence that has the one, and no word of the other's verb. */
function halfUnsaid(one: Weighed, support: Support, { unsaid }: Advance): Mismatch[] {
  const grammar = one.claim.grammar(one.index);
  const units = gather(unsaid, (token) => {
    const i = unitAt(one.units, grammar.wordAt(token));
    if (i < 0 || one.units[i].weight < LEAST_WEIGHT) return [];
    const found = [support.matches[i], ...one.sentences.map(({ alignment }) => alignment.matches[i])];
    return found.some(({ strength }) => strength >= SAID) ? [] : [i];
  });
  if (units.length === 0) return [];
  const [sentence] = support.sentences;
  return [{ kind: 'partially_mentioned', force: 'withholds', check: 'other_half', sentence, units }];
}

/** Match from which a word counts as said, and weight under which a verb tells nothing. */
const SAID = 0.5;
const LEAST_WEIGHT = 0.25;
