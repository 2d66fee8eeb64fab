import assert from 'node:assert/strict';
import type { Fault, Outcome } from '../../src/contract/index.ts';
import type { Json } from '../../src/domain/json.ts';

export const CLAIM = { text: 'Order #1842 was charged twice' };
export const SOURCE = { text: 'Charge posted twice for order #1842.' };
export const BODY = { claims: [CLAIM], sources: [SOURCE] };

/** Bodies with one fault each: name, body, JSON Pointer and message. */
export const FAULTS: readonly (readonly [name: string, body: Json, pointer: string, message: RegExp])[] = [
  ['no object', [], '', /^the body is an array, but must be an object/],
  ['claims of another type', { claims: 'x' }, '/claims', /is a string, but must be an array/],
  ['a claim that is null', { claims: [null] }, '/claims/0', /entry 0 is null, but must be an object/],
  [
    'a claim that is a string',
    { claims: ['The bridge is open.'] },
    '/claims/0',
    /^entry 0 is a string, but must be an object\. Write it as \{"text": "…"\}\.$/,
  ],
  [
    'a source that is a string',
    { ...BODY, sources: ['The bridge is open.'] },
    '/sources/0',
    /^entry 0 is a string, but must be an object\. Write it as \{"text": "…"\}\.$/,
  ],
  [
    'a claim without text',
    { claims: [{}] },
    '/claims/0/text',
    /text is missing. Add it: the statement to verify/,
  ],
  ['an empty text', { claims: [{ text: '' }] }, '/claims/0/text', /text is empty/],
  ['spaces for a text', { claims: [{ text: ' \n\t' }] }, '/claims/0/text', /not only spaces/],
  [
    'a text beyond the limit',
    { claims: [{ text: 'é'.repeat(16_385) }] },
    '/claims/0/text',
    /has 16,385 characters; the limit is 16,384 \(setting TOUCHSTONE_MAX_CLAIM_CHARACTERS\). Shorten it/,
  ],
  [
    'too many claims',
    { claims: Array.from({ length: 257 }, () => CLAIM) },
    '/claims',
    /has 257 entries; the limit is 256 \(setting TOUCHSTONE_MAX_CLAIMS\). Split the request/,
  ],
  [
    'too many sources',
    { ...BODY, sources: Array.from({ length: 257 }, () => SOURCE) },
    '/sources',
    /the limit is 256 \(setting TOUCHSTONE_MAX_SOURCES\)/,
  ],
  [
    'two claims with one id',
    {
      claims: [
        { ...CLAIM, id: 'a' },
        { ...CLAIM, claim_id: 'a' },
      ],
    },
    '/claims/1/claim_id',
    /"a" is the id of the claim \/claims\/0 too/,
  ],
  [
    'an id that another claim has by position',
    { claims: [CLAIM, { ...CLAIM, id: 'c1' }] },
    '/claims/1/id',
    /"c1" is the id of the claim \/claims\/0 too \(a claim without an id gets c1/,
  ],
  [
    'a position whose id is taken',
    { claims: [{ ...CLAIM, id: 'c2' }, CLAIM] },
    '/claims/1',
    /"c2" is the id of the claim \/claims\/0 too/,
  ],
  [
    'two sources with one id',
    { ...BODY, sources: [SOURCE, { ...SOURCE, id: 's1' }] },
    '/sources/1/id',
    /"s1"/,
  ],
  [
    'an unknown type of source',
    { ...BODY, sources: [{ type: 'pdf', text: 'x' }] },
    '/sources/0/type',
    /it takes text or data/,
  ],
  ['sources that are null', { ...BODY, sources: null }, '/sources', /must be an array\. Or leave it out\.$/],
  ['a body that is null', null, '', /must be an object\.$/],
  [
    'type data without data or a reference',
    { ...BODY, sources: [{ type: 'data', title: 'x' }] },
    '/sources/0',
    /but no data/,
  ],
  ['an empty source', { ...BODY, sources: [{}] }, '/sources/0', /the source is empty/],
  [
    'type data without data',
    { ...BODY, sources: [{ type: 'data', text: 'x' }] },
    '/sources/0',
    /but no data/,
  ],
  [
    'type text with data',
    { ...BODY, sources: [{ type: 'text', data: 1 }] },
    '/sources/0',
    /Set type to data/,
  ],
  ['text and data', { ...BODY, sources: [{ text: 'x', data: 1 }] }, '/sources/0', /both text and data/],
  [
    'a data: URI beside text',
    { ...BODY, sources: [{ text: 'x', uri: 'data:,x' }] },
    '/sources/0',
    /data: URI/,
  ],
  [
    'a malformed checksum',
    { ...BODY, sources: [{ text: 'x', checksum: 'sha256:abc' }] },
    '/sources/0/checksum',
    /must be sha256: followed by 64 hexadecimal digits/,
  ],
  [
    'min_coverage above 1',
    { ...BODY, requirements: { min_coverage: 85 } },
    '/requirements/min_coverage',
    /greatest value is 1/,
  ],
  [
    'min_coverage below 0',
    { ...BODY, options: { min_coverage: -1 } },
    '/options/min_coverage',
    /least value is 0/,
  ],
  [
    'min_coverage as a string',
    { ...BODY, requirements: { min_coverage: '1' } },
    '/requirements/min_coverage',
    /a string/,
  ],
  [
    'a mode of another type',
    { ...BODY, requirements: { citations: null } },
    '/requirements/citations',
    /^citations is null, but must be a string: required or optional\. Or leave it out\.$/,
  ],
  [
    'a fraction of another type',
    { ...BODY, requirements: { min_coverage: '0.9' } },
    '/requirements/min_coverage',
    /^min_coverage is a string, but must be a number from 0 to 1\.$/,
  ],
  [
    'a limit of another type',
    { ...BODY, options: { evidence_limit: 'all' } },
    '/options/evidence_limit',
    /must be an integer from 1 to 50 \(setting TOUCHSTONE_MAX_EVIDENCE_LIMIT\)\.$/,
  ],
  [
    'citations that are neither',
    { ...BODY, requirements: { citations: true } },
    '/requirements/citations',
    /a boolean/,
  ],
  [
    'evidence_limit 0',
    { ...BODY, options: { evidence_limit: 0 } },
    '/options/evidence_limit',
    /least value is 1/,
  ],
  [
    'evidence_limit 51',
    { ...BODY, options: { evidence_limit: 51 } },
    '/options/evidence_limit',
    /greatest value is 50 \(setting TOUCHSTONE_MAX_EVIDENCE_LIMIT\)/,
  ],
  [
    'evidence_limit 1.5',
    { ...BODY, options: { evidence_limit: 1.5 } },
    '/options/evidence_limit',
    /must be an integer/,
  ],
  ['top_k_semantic 101', { ...BODY, options: { top_k_semantic: 101 } }, '/options/top_k_semantic', /is 100/],
  [
    'an unknown mode of response',
    { ...BODY, response: { mode: 'long' } },
    '/response/mode',
    /compact or verbose/,
  ],
  [
    'an unknown unit',
    { ...BODY, response: { offsets: 'utf8' } },
    '/response/offsets',
    /utf-8, utf-16 or utf-32/,
  ],
  [
    'null for an option',
    { ...BODY, options: { evidence_limit: null } },
    '/options/evidence_limit',
    /Or leave it out/,
  ],
  [
    'a start without an end',
    { claims: [{ ...CLAIM, citations: [{ source_id: 's', quote: 'q', start: 1 }] }] },
    '/claims/0/citations/0',
    /start and end belong together/,
  ],
  [
    'an end before its start',
    { claims: [{ ...CLAIM, citations: [{ source_id: 's', quote: 'q', start: 4, end: 2 }] }] },
    '/claims/0/citations/0/end',
    /must be greater than start/,
  ],
  [
    'a citation without a quote',
    { claims: [{ ...CLAIM, citations: [{ source_id: 's' }] }] },
    '/claims/0/citations/0/quote',
    /quote is missing/,
  ],
];

/** The faults for which a request is refused. */
export function faultsOf(outcome: Outcome<unknown>): readonly Fault[] {
  assert.ok(!outcome.ok, 'the request must be refused');
  assert.equal(outcome.refusal.code, 'invalid_request');
  return outcome.refusal.errors ?? [];
}

/** Where they stand. */
export const pointersOf = (outcome: Outcome<unknown>): string[] =>
  faultsOf(outcome).map(({ pointer }) => pointer);
