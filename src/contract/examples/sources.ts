import type { Json } from '../../domain/json.ts';
import { type Example, get } from './example.ts';
import { CLAIM, HASH, REQUEST_ID, TIME } from './values.ts';

const TEXT =
  'Refund policy. A duplicate charge is refunded in full within 5 business days. Shipping is never refunded.';
const CHECKSUM = 'sha256:70c1f55cb93fc1ae7a2e1e96a83ea0e9c4cf2ee6a2f7b60d1d5ae1ef9c5cd9d0';
const URI = 'https://intranet.example/policies/refunds';
const OBSERVED = '2026-03-01T00:00:00.000Z';

const SOURCE: { readonly [field: string]: Json } = {
  source_id: 'refund-policy',
  type: 'text',
  checksum: CHECKSUM,
  bytes: TEXT.length,
  characters: TEXT.length,
  pages: null,
  media_type: 'text/plain',
  title: 'Refund policy',
  uri: URI,
  origin: 'system_of_record',
  observed_at: OBSERVED,
  metadata: { edition: 7 },
  file: null,
  warnings: [],
  created_at: TIME,
};

const DATA: { readonly [field: string]: Json } = {
  ...SOURCE,
  source_id: 'order-1842',
  type: 'data',
  checksum: 'sha256:f4fba0bc5a7f5a1bd0e2df4cf9ef58a5ea57fd6d0ba9dfd2b1bb36e38e0f2c41',
  bytes: 28,
  characters: 28,
  media_type: 'application/json',
  title: null,
  uri: null,
  origin: null,
  observed_at: null,
  metadata: {},
};

const STABLE = [
  '/type',
  '/bytes',
  '/characters',
  '/pages',
  '/title',
  '/uri',
  '/origin',
  '/observed_at',
  '/metadata',
];

export const SOURCE_EXAMPLES: readonly Example[] = [
  {
    operation: 'registerSources',
    name: 'register_source',
    summary: 'A policy, to be referred to by its id',
    method: 'POST',
    path: '/v2/sources',
    body: {
      source_id: 'refund-policy',
      text: TEXT,
      title: 'Refund policy',
      uri: URI,
      origin: 'system_of_record',
      observed_at: '2026-03-01',
      metadata: { edition: 7 },
    },
    status: 201,
    stable: ['/source_id', ...STABLE, '/outcome'],
    answer: { request_id: REQUEST_ID, ...SOURCE, outcome: 'created' },
    captures: { source_id: '/source_id', checksum: '/checksum' },
  },
  {
    operation: 'registerSources',
    name: 'register_sources',
    summary: 'Two at once: the policy, which is there already, and data',
    method: 'POST',
    path: '/v2/sources',
    body: {
      sources: [
        {
          source_id: 'refund-policy',
          text: TEXT,
          title: 'Refund policy',
          uri: URI,
          origin: 'system_of_record',
          observed_at: '2026-03-01',
          metadata: { edition: 7 },
        },
        { source_id: 'order-1842', data: { order: '1842', charges: 2 } },
      ],
    },
    status: 201,
    stable: ['/sources/0/outcome', '/sources/1/outcome', '/sources/1/type'],
    answer: {
      request_id: REQUEST_ID,
      sources: [
        { ...SOURCE, outcome: 'unchanged' },
        { ...DATA, outcome: 'created' },
      ],
      warnings: [],
    },
  },
  {
    operation: 'registerSources',
    name: 'register_other_content',
    summary: 'An id that holds other content',
    method: 'POST',
    path: '/v2/sources',
    body: { source_id: 'refund-policy', text: 'Nothing is refunded.' },
    status: 409,
    stable: ['/code', '/errors'],
    answer: {
      type: '/docs#problem-source_exists',
      title: 'The source holds other content',
      status: 409,
      detail:
        '/source_id: a source of this id is registered with other content. Send replace: true to put this in its place, or choose another id.',
      code: 'source_exists',
      request_id: REQUEST_ID,
      errors: [
        {
          pointer: '/source_id',
          message:
            'a source of this id is registered with other content. Send replace: true to put this in its place, or choose another id.',
        },
      ],
    },
  },
  {
    ...get('listSources', 'list_sources', 'The sources of systems of record'),
    path: '/v2/sources?origin=system_of_record',
    stable: ['/sources/0/source_id', '/next_cursor'],
    answer: { request_id: REQUEST_ID, sources: [SOURCE], next_cursor: null },
  },
  {
    ...get('getSource', 'get_source', 'The policy with its text'),
    path: '/v2/sources/{source_id}',
    stable: ['/source_id', ...STABLE, '/text'],
    answer: { request_id: REQUEST_ID, ...SOURCE, text: TEXT },
  },
  {
    ...get('getSourceV1', 'get_source_v1', 'The same under /v1, without the text'),
    path: '/v1/sources/{source_id}?text=false',
    stable: ['/source_id', ...STABLE],
    answer: { request_id: REQUEST_ID, ...SOURCE },
  },
  {
    ...get('getSourceText', 'get_source_text', 'The words that a citation points at'),
    path: '/v2/sources/{source_id}/text?start=15&end=77',
    stable: [],
    answer: TEXT.slice(15, 77),
  },
  {
    operation: 'verify',
    name: 'verify_registered',
    summary: 'A claim against registered evidence, pinned by its checksum and no older than a century',
    method: 'POST',
    path: '/v2/verify',
    body: {
      claims: [{ claim_id: 'c1', text: 'A duplicate charge is refunded in full.' }],
      sources: [{ source_id: 'refund-policy' }],
      options: { trusted_origins: ['system_of_record'], max_evidence_age: 'P100Y' },
    },
    status: 200,
    stable: ['/verdict', '/checks/0/claim_id', '/checks/0/status'],
    answer: {
      request_id: REQUEST_ID,
      request_hash: HASH,
      verdict: 'supported',
      coverage_score: 1,
      checks: [{ claim_id: 'c1', status: 'supported', coverage: 1 }],
    },
  },
  {
    operation: 'verify',
    name: 'verify_untrusted',
    summary: 'Evidence of an agent’s own, where only systems of record are trusted',
    method: 'POST',
    path: '/v2/verify',
    body: {
      claims: [CLAIM],
      sources: [{ source_id: 'notes', text: 'Order #1842 was charged twice.', origin: 'agent' }],
      options: { trusted_origins: ['system_of_record'] },
      response: { mode: 'verbose' },
    },
    status: 200,
    stable: ['/verdict', '/checks/0/status', '/checks/0/reason', '/left_out'],
    answer: {
      request_id: REQUEST_ID,
      request_hash: HASH,
      verdict: 'unsupported',
      coverage_score: 0,
      checks: [
        {
          claim_id: 'c1',
          claim_text: CLAIM.text,
          status: 'unsupported',
          coverage: 0,
          reason: 'untrusted_source',
          citations: [],
          evidence: [],
          gaps: [{ text: 'Order #1842 was charged twice', start: 0, end: 29 }],
          conflicts: [],
          method: 'deterministic',
        },
      ],
      left_out: [{ source_id: 'notes', reason: 'untrusted_source' }],
      warnings: [],
      requirements: { min_coverage: 0.85, citations: 'required' },
    },
  },
  {
    operation: 'eraseSource',
    name: 'erase_source',
    summary: 'The policy is erased; its checksum stays',
    method: 'DELETE',
    path: '/v2/sources/{source_id}',
    status: 200,
    stable: ['/source_id'],
    answer: {
      request_id: REQUEST_ID,
      source_id: 'refund-policy',
      checksum: CHECKSUM,
      created_at: TIME,
      erased_at: TIME,
    },
  },
];
