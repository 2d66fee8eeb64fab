/** A statement with the sentences of the evidence that touch it, and how they are read closely. */
import type { Engine, Sources, Stated } from './case.ts';
import { type Predicate, predicatesOf } from './check/standing.ts';
import { unitsOf } from './claim/units.ts';
import { inContext } from './context/retell.ts';
import { type Candidate, type Query, queryOf, retrieve } from './match/retrieve.ts';
import { type AlignedSentence, alignedSentence } from './match/support.ts';
import type { Document } from './read/document.ts';

/** Sentences read closely for one statement. */
const MOST_CANDIDATES = 10;

/** A statement with the sentences that touch it. */
export interface Asked extends Stated, Sources {
  readonly engine: Engine;
  readonly query: Query;
  /** Best first, but those that the claim cites before all. */
  readonly candidates: readonly Candidate[];
  predicates(): readonly Predicate[];
}

/** Finds the sentences that touch a statement: sentence `index` of a claim, or all of it where that is -1. */
export function ask(claim: Document, index: number, sources: Sources, engine: Engine): Asked {
  const reading = index < 0 ? claim.whole() : claim.sentence(index);
  const units = unitsOf(reading);
  let found: readonly Predicate[] | undefined = reading.language === 'en' ? undefined : [];
  const predicates = (): readonly Predicate[] =>
    (found ??= predicatesOf(claim.structure(index), reading, units));
  const query = queryOf(reading, units, engine.lexicon);
  const ranked = retrieve(sources.documents, query, MOST_CANDIDATES);
  const isCited = (one: Candidate): boolean => isAmong(one, sources.cited);
  const candidates =
    sources.cited.length === 0
      ? ranked
      : [...ranked.filter(isCited), ...ranked.filter((one) => !isCited(one))];
  return { claim, index, reading, units, ...sources, engine, query, candidates, predicates };
}

/**
 * Reads a sentence closely. One that could not come up to another as it stands is not worth reading in the light of
 * those before it.
 */
export function reader({
  candidates,
  documents,
  units,
  query,
  engine,
}: Asked): (one: Candidate) => AlignedSentence {
  const { lexicon } = engine;
  const plainly = new Map(candidates.map((one) => [one, alignedSentence(one, documents, units, lexicon)]));
  const most = Math.max(0, ...[...plainly.values()].map(({ coverage }) => coverage));
  return (one) => {
    const aligned = plainly.get(one) ?? alignedSentence(one, documents, units, lexicon);
    return inContext(aligned, documents, units, query, lexicon, most);
  };
}

/** Whether a sentence is one of these. */
export const isAmong = (one: Candidate, all: readonly Candidate[]): boolean =>
  all.some((other) => one.document === other.document && one.sentence === other.sentence);
