/** The part of a statement that records state. */
import { NEGATION } from '../../text/cues.ts';
import type { Reading } from '../../text/reading.ts';
import { type Asked, reader } from '../asked.ts';
import { onlyArranges } from '../beside/paired.ts';
import type { Part } from '../case.ts';
import type { Candidate } from '../match/retrieve.ts';
import type { Support } from '../match/support.ts';
import type { Mismatch } from '../matter.ts';
import { isListed } from '../read/listed.ts';
import { statedByRecords } from '../record/index.ts';

/** The part of a statement that records state; undefined where none does. */
export function standsInRecords(asked: Asked): Part | undefined {
  const { documents, titles, candidates, engine, reading, units, predicates } = asked;
  const found = statedByRecords(reading, units, documents, titles, candidates, engine.lexicon);
  if (found === undefined) return undefined;
  const { support, derivations, against } = found;
  // A field of data for what is scheduled says nothing of the others.
  const prose = support.sentences.filter(({ source }) => !source.structured);
  if (prose.some((one) => onlyArranges(reading, one.reading))) return undefined;
  // An item of a list of what is still to do was not done.
  if (saysDone(reading) && prose.some((one) => isListed(one))) return undefined;
  const mismatches: Mismatch[] =
    against === undefined
      ? []
      : [{ kind: 'conflicting_sources', force: 'contradicts', sentence: against, units: [] }];
  const beside = besideRecords(support, candidates);
  const sentences = [...support.sentences, ...beside.map(reader(asked))];
  const best = { support, features: undefined, score: Number.POSITIVE_INFINITY, mismatches };
  return { reading, units, sentences, beside: [], best, scattered: 1, derivations, predicates };
}

const saysDone = ({ words, cues }: Reading): boolean =>
  (cues & NEGATION) === 0 && words.some(({ form }) => /^(?:was|were|been|has|have|did)$/.test(form));

/** Candidates that may speak against what records state: other sources, and the same one's prose. */
export function besideRecords<Place extends Pick<Candidate, 'document' | 'sentence'>>(
  { sentences }: Support,
  candidates: readonly Place[],
): readonly Place[] {
  const [{ document, source, sentence }] = sentences;
  const { sentenceBlock } = source.scan;
  return candidates.filter(
    (one) =>
      one.document !== document ||
      !(source.structured || sentenceBlock[one.sentence] === sentenceBlock[sentence]),
  );
}
