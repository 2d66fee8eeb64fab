/**
 * A statement that no sentence carries, taken apart: what it sets beside each other is looked up part by part (two days, an
 * amount and its limit, runs in a log, votes in minutes), or it is said again as the data has it.
 */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { readApplied } from '../applied/index.ts';
import { type Carry, readBetween } from '../between/index.ts';
import { readLimit } from '../between/limit.ts';
import { readWarranty } from '../between/warranty.ts';
import { isCarried } from '../carried.ts';
import type { Part, Sources } from '../case.ts';
import { dataTurns } from '../data-turns/index.ts';
import { isOfOne } from '../derived/of-one.ts';
import { toldOpenly } from '../guards/index.ts';
import { readAgreed } from '../letters/agreed.ts';
import { readLog } from '../log-lines/index.ts';
import { readMinutes } from '../minutes/index.ts';
import type { Document } from '../read/document.ts';

/** How often a statement is said again in turns of the data. */
const MOST_TURNS = 2;

/** Longest statement that is taken apart, in characters. */
const LONGEST = 240;

/** A part that carries the statement or some of it; `at`: where a place of what was read stands in the claim. */
export interface Apart {
  readonly part: Part;
  at?(offset: number): number;
}

/** The parts that carry a statement taken apart; undefined where the evidence does not bear it out so. */
export function takenApart(
  part: Part,
  { documents, titles }: Pick<Sources, 'documents' | 'titles'>,
  lexicon: Lexicon,
  carry: Carry,
  says: (said: string, text: string) => boolean,
): readonly Apart[] | undefined {
  const { text, start, end, language, question } = part.reading;
  if (language !== 'en' || question || end - start > LONGEST) return undefined;
  const inTurns: Carry = (said) => carry(said) ?? turned(said, documents, carry, 1)?.[0];
  const decided =
    readBetween(part, documents, lexicon, inTurns) ??
    readLimit(part, documents, lexicon, inTurns) ??
    readLog(part, documents, lexicon) ??
    readWarranty(part, documents, lexicon) ??
    readMinutes(part, documents) ??
    readAgreed(part, documents, carry) ??
    readApplied(part, { documents, titles }, lexicon, inTurns, says);
  if (decided !== undefined) return isCarried(decided) && stands(decided) ? [{ part: decided }] : undefined;
  const own = text.slice(start, end);
  const at = (offset: number): number => start + Math.min(offset, own.length - 1);
  return turned(own, documents, carry, 1)?.map((one) => ({ part: one, at }));
}

/** Whether what was decided rests on nothing that is told as a guess or an example, and is told of no more than one. */
const stands = (decided: Part): boolean =>
  decided.best === undefined ||
  (toldOpenly({ ...decided, seen: true }, decided.best) === undefined &&
    !isOfOne(decided.reading, decided.best.support.sentences));

/** The parts of the first way to say a statement again that are all carried. */
function turned(
  said: string,
  documents: readonly Document[],
  carry: Carry,
  depth: number,
): readonly Part[] | undefined {
  for (const way of dataTurns(said, documents)) {
    const read = way.map((one) => {
      const part = carry(one);
      if (part !== undefined) return [part];
      return depth < MOST_TURNS ? turned(one, documents, carry, depth + 1) : undefined;
    });
    if (read.every((parts) => parts !== undefined)) return read.flat();
  }
  return undefined;
}
