import type { Question } from '../../domain/engine.ts';

const SENTENCES = [
  'The refund of order #1842 was approved on 3 March 2026 by the head of finance.',
  'A contract that is not cancelled in writing by its end is extended for twelve months.',
  'Customers who pay within ten days may deduct 2% of the amount, shipping excepted.',
  'The supplier shall keep all information confidential for five years after delivery.',
];
const CLAIMS = [
  'Order #1842 was refunded on 3 March 2026.',
  'Contracts are extended by a year unless they are cancelled in writing.',
  'The supplier keeps information confidential for five years.',
  'Who pays within ten days deducts 3%.',
];
const TIMES = 200;

/** A question that a thread is asked at its start, so that the first of a caller finds its code compiled. */
export function warmUpQuestion(): Question {
  const text = Array.from({ length: TIMES }, (_, at) => `${at}. ${SENTENCES.join(' ')}`).join('\n\n');
  return {
    claims: CLAIMS.map((claim, at) => ({ claim_id: `c${at}`, text: claim, citations: [] })),
    evidence: [{ source_id: 's1', type: 'text', text, checksum: `sha256:${'0'.repeat(64)}` }],
    min_coverage: 0.85,
    citations: 'required',
    evidence_limit: 5,
  };
}
