/** The passages of a check for whoever reads it: more than the verdict rests on, where more are asked for. */
import type { EvidencePassage } from '../../domain/check.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Statement } from '../claim/statement.ts';
import { queryOf, retrieve } from '../match/retrieve.ts';
import { passagesOf } from './spans.ts';

/** Passages up to which those that were read closely are enough. */
const ENOUGH = 10;

/**
 * At most `limit` passages: the sentences that were read for the verdict, and behind them those that touch the claim
 * next. A verdict never looks at these.
 */
export function shownPassages(
  { parts, open }: Statement,
  limit: number,
  lexicon: Lexicon,
): readonly EvidencePassage[] {
  const read = passagesOf(parts, open, limit);
  if (limit <= ENOUGH || read.length >= limit) return read;
  const documents = open.map((source) => source.document!);
  const touched = parts.map(({ reading, units }) => ({
    best: undefined,
    sentences: [],
    beside: retrieve(documents, queryOf(reading, units, lexicon), limit),
  }));
  const known = new Set(read.map(placeOf));
  const others = passagesOf(touched, open, limit).filter((one) => !known.has(placeOf(one)));
  return [...read, ...others].slice(0, limit);
}

const placeOf = ({ source_id, pointer, start }: EvidencePassage): string =>
  JSON.stringify([source_id, pointer ?? start]);
