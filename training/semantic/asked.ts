/** What the semantic layer asks its model of a labelled row: the passages that it finds, and what the typed checks say of them. */
import { hash } from 'node:crypto';
import type { LabelledClaim, LabelledSource } from '../../bench/truth/rows.ts';
import type { Evidence } from '../../src/domain/evidence.ts';
import { embedText } from '../../src/semantic/builtin/embed.ts';
import type { Reader } from '../../src/semantic/builtin/reader.ts';
import { bestPassages } from '../../src/semantic/passages.ts';
import { leftOpen } from '../../src/semantic/question.ts';
import { RatedEvidence } from '../../src/semantic/rating.ts';
import { VectorCache } from '../../src/semantic/vectors.ts';
import { createExaminer, createVerifier, type Examination } from '../../src/verify/index.ts';

const TOP_K = 8;

/** One question to the model. */
export interface AskedPair {
  readonly passage: string;
  /** What the typed checks find between passage and claim. Asked for where it matters. */
  examine(): Examination;
}

export interface Asked {
  readonly claim: string;
  /** Whether the deterministic engine leaves the claim open, for which alone the model is asked. */
  readonly open: boolean;
  readonly pairs: readonly AskedPair[];
}

/** Asks as the layer does. Claims of several statements are none's: their label does not say which of them fails. */
export function createAsker(reader: Reader): (row: LabelledClaim) => Promise<Asked | undefined> {
  const verify = createVerifier();
  const open = createExaminer();
  const embedded = (text: string) => embedText(reader.passage(text).document, reader.knowledge.words);
  return async (row) => {
    const claim = { claim_id: 'c1', text: row.claim, citations: [] };
    const sources = row.sources.map(evidenceOf);
    const evidence = open(sources);
    const [statement, ...more] = evidence.statements(claim);
    if (statement === undefined || more.length > 0) return undefined;
    const question = {
      claims: [claim],
      evidence: sources,
      min_coverage: 0.85,
      citations: 'required',
      evidence_limit: 0,
    } as const;
    const [check] = verify(question);
    const rated = new RatedEvidence(evidence, new VectorCache(0), async (texts) => texts.map(embedded));
    rated.touch(claim, 0);
    await rated.embed();
    const sentences = rated.rate(claim, 0, embedded(statement.text));
    const passages = bestPassages(sentences, TOP_K, (document, at) => rated.neighbours(document, at));
    const pairs = passages.map((passage) => ({
      passage: evidence.textOf(passage),
      examine: () => evidence.examine(claim, 0, passage),
    }));
    return { claim: statement.text, open: leftOpen(check), pairs };
  };
}

function evidenceOf({ source_id, title, text = '', data }: LabelledSource): Evidence {
  const checksum = `sha256:${hash('sha256', data === undefined ? text : JSON.stringify(data))}`;
  if (data !== undefined) return { source_id, title, type: 'data', data, checksum };
  return { source_id, title, type: 'text', text, checksum };
}
