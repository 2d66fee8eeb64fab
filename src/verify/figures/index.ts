/**
 * Claims about amounts that are calculated from those of the evidence: held against each other, by the head, added up to a balance.
 * A claim is read only where each of its words has a part in its form, and an amount is taken only where no word beside
 * it makes it one of something else; then the amounts decide, either way.
 */
import { CONDITION, HEDGE, NEGATION } from '../../text/cues.ts';
import type { Asked } from '../derived/asked.ts';
import type { Ruling } from '../derived/ruling.ts';
import { balanced } from './balance.ts';
import type { Cell } from './cells.ts';
import { comparedAmounts } from './compared.ts';
import { cellsOf } from './find.ts';
import { priced } from './heads.ts';
import { Phrase } from './phrase.ts';
import { summed } from './sums.ts';

const CUED =
  /#\d| (?:over|under|above|below|within|than|exceed\w*|outstanding|unpaid|owed|full|left) ?|balance/;

/** What the amounts of the evidence say of a claim; undefined where it is about none, or they leave it open. */
export function figured(asked: Asked): Ruling | undefined {
  const { reading } = asked;
  if (reading.cues & (CONDITION | HEDGE)) return undefined;
  const phrase = new Phrase(asked);
  if (!CUED.test(phrase.text)) return undefined;
  let found: readonly Cell[] | undefined;
  const cells = (): readonly Cell[] => (found ??= cellsOf(asked));
  const balance = balanced(asked, phrase, cells);
  if (balance !== undefined || reading.cues & NEGATION) return balance;
  return (
    comparedAmounts(asked, phrase, cells) ?? summed(asked, phrase, cells) ?? priced(asked, phrase, cells)
  );
}
