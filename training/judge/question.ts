/** A labelled row as a question to the engine, at the defaults of the specification. */
import { hash } from 'node:crypto';
import type { LabelledClaim } from '../../bench/truth/rows.ts';
import type { Question } from '../../src/domain/engine.ts';

export function questionOf({ claim, sources }: LabelledClaim): Question {
  const evidence = sources.map(({ source_id, title, text = '', data }) => {
    const checksum = `sha256:${hash('sha256', JSON.stringify([source_id, text, data]))}`;
    return data === undefined
      ? { source_id, title, type: 'text' as const, text, checksum }
      : { source_id, title, type: 'data' as const, data, checksum };
  });
  const claims = [{ claim_id: 'c1', text: claim, citations: [] }];
  return { claims, evidence, min_coverage: 0.85, citations: 'required', evidence_limit: 5 };
}
