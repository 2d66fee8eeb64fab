import { type Example, get } from './example.ts';
import { AUDIT, HASH, JWK, KEY_ID, NOTE, RECORD, REQUEST_ID, ROOT, SHOWN, TIME } from './values.ts';

export const AUDIT_EXAMPLES: readonly Example[] = [
  {
    ...get('listRecords', 'list_records', 'The latest refunds that were allowed'),
    path: '/v2/audit?action=refund&decision=allow&limit=1',
    stable: ['/records/0/record/decision', '/records/0/record/action_type'],
    answer: { request_id: REQUEST_ID, records: [SHOWN], next_cursor: '1' },
  },
  {
    ...get('getRecord', 'get_record', 'The record of a decision'),
    path: '/v2/audit/{record_id}',
    stable: ['/record/decision', '/record/reason', '/record/action_type', '/record/claims/0/status'],
    answer: { request_id: REQUEST_ID, ...SHOWN },
  },
  {
    ...get('getProof', 'get_proof', 'The proof of that record'),
    path: '/v2/audit/{record_id}/proof',
    stable: ['/algorithm', '/record/decision'],
    answer: {
      request_id: REQUEST_ID,
      ...AUDIT,
      leaf_hash: ROOT,
      leaf_index: 0,
      tree_size: 1,
      algorithm: 'Ed25519',
      checkpoint: NOTE,
      signature: 'qH0bK1…',
      record: RECORD,
    },
  },
  {
    ...get('getSigningKey', 'get_signing_key', 'The key that signed it'),
    path: '/v2/audit/keys/{key_id}',
    stable: ['/algorithm', '/status', '/retired_at'],
    answer: {
      request_id: REQUEST_ID,
      key_id: KEY_ID,
      algorithm: 'Ed25519',
      status: 'active',
      public_key:
        '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=\n-----END PUBLIC KEY-----\n',
      jwk: JWK,
      verifier_key: 'touchstone.local/log+d713d46d+AddamAGCsQq31Uv+08lkBzoO4XLz2qYjJa8CGmj3B1Ea',
      created_at: TIME,
      retired_at: null,
    },
  },
  {
    ...get('getCheckpoint', 'get_checkpoint', 'The signed head of the tree'),
    path: '/v2/audit/checkpoint',
    stable: [],
    answer: {
      request_id: REQUEST_ID,
      origin: 'touchstone.local/log',
      tree_size: 1,
      root: ROOT,
      key_id: KEY_ID,
      created_at: TIME,
      checkpoint: NOTE,
    },
  },
  {
    ...get('getConsistency', 'get_consistency', 'That the log of two entries extends the log of one'),
    path: '/v2/audit/consistency?from=1&to=2',
    stable: ['/from', '/to'],
    answer: {
      request_id: REQUEST_ID,
      from: 1,
      to: 2,
      from_root: ROOT,
      to_root: HASH,
      proof: [HASH],
      from_checkpoint: NOTE,
      to_checkpoint: null,
    },
  },
];

export const OPEN_EXAMPLES: readonly Example[] = [
  {
    ...get('getKeySet', 'get_key_set', 'All signing keys'),
    path: '/.well-known/jwks.json',
    stable: ['/keys/0/kty', '/keys/0/crv'],
    answer: { keys: [JWK] },
  },
  {
    ...get('getLogCheckpoint', 'get_log_checkpoint', 'The signed note'),
    path: '/tlog/checkpoint',
    stable: [],
    answer: NOTE,
  },
  {
    ...get('getLogTile', 'get_log_tile', 'The first hash of the tree: 32 bytes'),
    path: '/tlog/tile/0/000.p/1',
    stable: [],
    answer: '32 bytes',
  },
  {
    ...get('getHealth', 'get_health', 'The service answers'),
    path: '/health',
    stable: ['/status'],
    answer: { status: 'ok' },
  },
  {
    ...get('getHealthDetailed', 'get_health_detailed', 'Each part and its figures'),
    path: '/health/detailed',
    stable: ['/status', '/components/storage/status', '/components/audit_log/status'],
    answer: {
      request_id: REQUEST_ID,
      status: 'ok',
      version: '0.1.0',
      uptime_s: 86_400,
      components: {
        storage: { status: 'ok', latency_ms: 0.4, backend: 'sqlite' },
        audit_log: { status: 'ok', tree_size: 1, waiting: 0 },
        jobs: { status: 'not_available' },
        webhooks: { status: 'ok', enabled: 2, disabled: 0, failing: 0, pending: 0, in_flight: 0 },
        semantic: {
          status: 'ok',
          state: 'idle',
          tier: 'builtin',
          models: [
            { role: 'embedding', id: 'touchstone-words', version: HASH },
            { role: 'entailment', id: 'touchstone-encoder', version: HASH },
          ],
          waiting: 0,
          queue: 64,
          threads: 1,
        },
      },
    },
  },
  {
    ...get('getMetrics', 'get_metrics', 'Figures for Prometheus'),
    path: '/metrics',
    stable: [],
    answer:
      '# HELP touchstone_streams Streams that are open.\n# TYPE touchstone_streams gauge\ntouchstone_streams 0\n',
  },
  {
    ...get('getOpenApi', 'get_openapi', 'This interface for programs'),
    path: '/openapi.json',
    stable: ['/openapi', '/info/title'],
    answer: {
      openapi: '3.1.1',
      info: { title: 'Touchstone', version: '0.1.0' },
      servers: [{ url: '/' }],
      security: [{ apiKey: [] }],
      tags: [{ name: 'Decisions' }],
      paths: {},
      webhooks: {},
      components: {},
    },
  },
  {
    ...get('getReference', 'get_reference', 'This interface for people'),
    path: '/docs',
    stable: [],
    answer: '<!doctype html>…',
  },
];
