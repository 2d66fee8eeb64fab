import type { Json } from '../../domain/json.ts';

const LEDGER = 'Order #1842 was charged twice on 2026-01-08. The second charge of $129.00 was an error.';
export const HASH = 'sha256:5c1a8f0e7d1b4a7c9a44e0d6f2b83c5e9d7f1a2b3c4d5e6f708192a3b4c5d6e7';
export const ROOT = 'sha256:0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8';
const RECORD_ID = '019ce5d1-6f3a-7c44-9b1e-2f6d8a90c3b7';
export const KEY_ID = '20260311T132205120Z-8f0e7d1b4a7c9a44';
export const REQUEST_ID = '019ce5d1-6f39-7a01-8e52-c1d0b7a4e9f3';
export const TIME = '2026-03-11T13:22:05.120Z';
export const NOTE =
  'touchstone.local/log\n1\nDldRwCblQ7Loqy6wYJnaodHl30d3j3eH+qtFzfEv46g=\n\n— touchstone.local/log 1xPUbQm2…\n';

export const CLAIM = { claim_id: 'c1', text: 'Order #1842 was charged twice.' };
export const SOURCE = { source_id: 'ledger', type: 'text', text: LEDGER };

export const CHECK: Json = {
  claim_id: 'c1',
  claim_text: CLAIM.text,
  status: 'supported',
  coverage: 1,
  citations: [
    { source_id: 'ledger', quote: 'Order #1842 was charged twice on 2026-01-08.', start: 0, end: 44 },
  ],
  evidence: [{ source_id: 'ledger', snippet: LEDGER, start: 0, end: 87 }],
  gaps: [],
  conflicts: [],
  method: 'deterministic',
};

export const AUDIT: { readonly [field: string]: Json } = {
  record_id: RECORD_ID,
  record_hash: HASH,
  key_id: KEY_ID,
  merkle_root: ROOT,
  proof: [],
};

export const METRICS = { latency_ms: 0.8, claims_total: 1, claims_supported: 1, sources_total: 1 };

export const ACTION = { type: 'refund', params: { order: '1842', amount: 129 } };

export const RECORD: Json = {
  action_params_commitment: HASH,
  action_type: 'refund',
  claims: [
    {
      citations: [{ end: 44, source_id: 'ledger', start: 0 }],
      claim_id: 'c1',
      coverage: 1,
      method: 'deterministic',
      status: 'supported',
      text_commitment: HASH,
    },
  ],
  coverage_score: 1,
  decision: 'allow',
  evaluated_at: TIME,
  key_id: 'k7Qm2xVd',
  operation: 'authorize',
  options: { deny_if_any_unsupported: false, evidence_limit: 5 },
  reason: 'coverage_sufficient',
  reasons: ['coverage_sufficient'],
  record_id: RECORD_ID,
  request_hash: HASH,
  request_id: REQUEST_ID,
  requirements: { citations: 'required', decision_mode: 'strict', min_coverage: 0.85 },
  sources: [{ checksum: HASH, source_id: 'ledger' }],
  tenant: 'default',
  version: 1,
  versions: { engine: '1', lexicon: '1', policy: HASH },
};

export const JWK: Json = {
  kty: 'OKP',
  crv: 'Ed25519',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  kid: KEY_ID,
  alg: 'EdDSA',
  use: 'sig',
};

export const SHOWN = { record_id: RECORD_ID, record_hash: HASH, leaf_index: 0, record: RECORD };
