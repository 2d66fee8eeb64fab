import { checksumOf } from '../../src/evidence/checksum.ts';
import { extract } from '../../src/extract/index.ts';
import { createVerifier } from '../../src/verify/index.ts';

const verify = createVerifier();

/** The claims of an answer, each with whether the evidence supports it. */
export function judged(answer: string, evidence: string): readonly { text: string; supported: boolean }[] {
  const { claims } = extract({ answer, sources: [], most: 256 });
  if (claims.length === 0) return [];
  const checks = verify({
    claims: claims.map(({ text }, i) => ({ claim_id: `a${i}`, text, citations: [] })),
    evidence: [{ source_id: 's1', type: 'text', text: evidence, checksum: checksumOf(evidence) }],
    min_coverage: 0.85,
    citations: 'required',
    evidence_limit: 5,
  });
  return claims.map(({ text }, i) => ({ text, supported: checks[i]!.status === 'supported' }));
}
