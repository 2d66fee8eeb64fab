/** Sentences that another layer chose for a statement, read as its support: what stands between the two. */

import type { Engine, Part, Sources } from './case.ts';
import { type Predicate, predicatesOf } from './check/standing.ts';
import { unitsOf } from './claim/units.ts';
import { type Candidate, queryOf, retrieve } from './match/retrieve.ts';
import { alignedSentence, byCoverage, supportFrom } from './match/support.ts';
import { judge } from './match/weigh.ts';
import type { Document } from './read/document.ts';
import { withTitles } from './read/titled.ts';

/** Sentences beside the passage that are read for what they say against the statement. */
const MOST_BESIDE = 10;

/**
 * Reads statement `index` of a claim (all of it where that is -1) as carried by the sentences of `passage`, at
 * least one. Sentences elsewhere are read only for what they say against it.
 */
export function readPassage(
  claim: Document,
  index: number,
  { documents, titles }: Sources,
  passage: readonly Candidate[],
  engine: Engine,
): Part {
  const reading = index < 0 ? claim.whole() : claim.sentence(index);
  const units = unitsOf(reading);
  let found: readonly Predicate[] | undefined = reading.language === 'en' ? undefined : [];
  const predicates = (): readonly Predicate[] =>
    (found ??= predicatesOf(claim.structure(index), reading, units));
  const read = (one: Candidate) => alignedSentence(one, documents, units, engine.lexicon);
  const [first, ...others] = passage.map(read).sort(byCoverage);
  const joined = supportFrom(first, others, units);
  const support = withTitles(joined, reading, units, titles);
  const elsewhere = retrieve(documents, queryOf(reading, units, engine.lexicon), MOST_BESIDE).filter(
    (one) => !passage.some((other) => other.document === one.document && other.sentence === one.sentence),
  );
  const sentences = [first, ...others, ...elsewhere.map(read)].sort(byCoverage);
  const best = judge(
    { claim, index, reading, units, documents, sentences, titles, engine, predicates },
    { support, titleGain: support.coverage - joined.coverage },
  );
  return { reading, units, sentences, beside: [], best, scattered: 0, predicates };
}
