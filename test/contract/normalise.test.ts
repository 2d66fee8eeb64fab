import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  createNormaliser,
  DEFAULT_LIMITS,
  type Fault,
  type Outcome,
  requestHash,
} from '../../src/contract/index.ts';
import type { Json } from '../../src/domain/json.ts';

const { verify, authorize } = createNormaliser(DEFAULT_LIMITS);
const CLAIM = { text: 'Order #1842 was charged twice' };
const SOURCE = { text: 'Charge posted twice for order #1842.' };
const BODY = { claims: [CLAIM], sources: [SOURCE] };

function accepted<T>(outcome: Outcome<T>): T {
  assert.ok(outcome.ok, outcome.ok ? '' : outcome.refusal.detail);
  return outcome.value;
}

function faults(outcome: Outcome<unknown>): readonly Fault[] {
  assert.ok(!outcome.ok, 'the request must be refused');
  assert.equal(outcome.refusal.code, 'invalid_request');
  return outcome.refusal.errors ?? [];
}

const pointers = (outcome: Outcome<unknown>): string[] => faults(outcome).map(({ pointer }) => pointer);

describe('a request is filled in', () => {
  test('with the defaults of the specification', () => {
    const { requirements, options, response } = accepted(authorize(BODY));
    assert.deepEqual(requirements, { decision_mode: 'strict', min_coverage: 0.85, citations: 'required' });
    assert.deepEqual(options, {
      deny_if_any_unsupported: false,
      evidence_limit: 5,
      semantic_verify: false,
      semantic_verify_background: false,
      top_k_semantic: 8,
      entailment_threshold: 0.85,
    });
    assert.deepEqual(response, { mode: 'compact', offsets: 'utf-16' });
  });

  test('with ids by position', () => {
    const { claims, sources } = accepted(
      verify({
        claims: [CLAIM, { ...CLAIM, id: 'x' }, CLAIM],
        sources: [SOURCE, { ...SOURCE, source_id: 'y' }],
      }),
    );
    assert.deepEqual(
      claims.map(({ claim_id }) => claim_id),
      ['c1', 'x', 'c3'],
    );
    assert.deepEqual(
      sources.map(({ source_id }) => source_id),
      ['s1', 'y'],
    );
  });

  test('with no sources where there are none', () => {
    assert.deepEqual(accepted(verify({ claims: [CLAIM] })).sources, []);
    assert.deepEqual(accepted(verify({ claims: [CLAIM], sources: [] })).sources, []);
  });

  test('with the type that a source carries', () => {
    const sources: Json = [{ data: { a: 1 } }, { text: 'x' }, { uri: 'https://example.com' }, { data: null }];
    assert.deepEqual(
      accepted(verify({ claims: [CLAIM], sources })).sources.map(({ type }) => type),
      ['data', 'text', 'text', 'data'],
    );
  });

  test('with the checksum in lower case', () => {
    const checksum = `sha256:${'AB'.repeat(32)}`;
    const { sources } = accepted(verify({ claims: [CLAIM], sources: [{ text: 'x', checksum }] }));
    assert.equal(sources[0]?.checksum, checksum.toLowerCase());
  });

  test('and keeps action, parameters and citations as they were sent', () => {
    const action = { type: 'refund', params: { amount: 500, deep: { order: ['1842'] } } };
    const citations: Json = [
      { source_id: 's1', quote: 'Charge' },
      { source_id: 's1', quote: 'posted', start: 7, end: 13 },
    ];
    const request = accepted(authorize({ ...BODY, action, claims: [{ ...CLAIM, citations }] }));
    assert.deepEqual(request.action, action);
    assert.deepEqual(request.claims[0]?.citations, citations);
    assert.deepEqual(accepted(authorize({ ...BODY, action: { type: 'x' } })).action, {
      type: 'x',
      params: {},
    });
  });
});

describe('of two places for min_coverage the stricter holds', () => {
  for (const [one, other, expected] of [
    [undefined, undefined, 0.85],
    [0.5, undefined, 0.5],
    [undefined, 0.6, 0.6],
    [0.5, 0.9, 0.9],
    [0.9, 0.5, 0.9],
    [0, 0, 0],
  ] as const) {
    test(`requirements ${one}, options ${other}: ${expected}`, () => {
      const body: Json = {
        ...BODY,
        requirements: one === undefined ? {} : { min_coverage: one },
        options: other === undefined ? {} : { min_coverage: other },
      };
      assert.equal(accepted(authorize(body)).requirements.min_coverage, expected);
      assert.equal(accepted(verify(body)).requirements.min_coverage, expected);
    });
  }
});

describe('two spellings are one thing', () => {
  const spelt: Json = {
    claims: [{ claim_id: 'a', text: 'x' }],
    sources: [{ source_id: 'b', text: 'y' }],
    requirements: { min_coverage: 0.7 },
  };
  const other: Json = {
    options: { min_coverage: 0.7 },
    sources: [{ content: 'y', id: 'b', type: 'text' }],
    claims: [{ id: 'a', text: 'x', citations: [] }],
    response: { mode: 'verbose', offsets: 'utf-8' },
    unknown: true,
  };

  test('in the normalised request and in its hash', () => {
    assert.equal(requestHash(accepted(verify(spelt))), requestHash(accepted(verify(other))));
    assert.equal(requestHash(accepted(authorize(spelt))), requestHash(accepted(authorize(other))));
  });

  test('but the operation is part of the hash, and so is everything else that is asked', () => {
    const hashes = [
      requestHash(accepted(verify(spelt))),
      requestHash(accepted(authorize(spelt))),
      requestHash(accepted(authorize({ ...(spelt as object), action: { type: 'refund' } }))),
      requestHash(
        accepted(authorize({ ...(spelt as object), action: { type: 'refund', params: { a: 1 } } })),
      ),
      requestHash(accepted(authorize({ ...(spelt as object), options: { deny_if_any_unsupported: true } }))),
      requestHash(accepted(authorize({ ...(spelt as object), requirements: { min_coverage: 0.71 } }))),
    ];
    assert.equal(new Set(hashes).size, hashes.length);
    for (const hash of hashes) assert.match(hash, /^sha256:[0-9a-f]{64}$/);
  });

  test('and both, where they agree', () => {
    assert.equal(
      accepted(verify({ claims: [{ id: 'a', claim_id: 'a', text: 'x' }] })).claims[0]?.claim_id,
      'a',
    );
    assert.deepEqual(pointers(verify({ claims: [{ id: 'a', claim_id: 'b', text: 'x' }] })), ['/claims/0/id']);
    assert.deepEqual(pointers(verify({ ...BODY, sources: [{ text: 'a', content: 'b' }] })), [
      '/sources/0/content',
    ]);
  });
});

describe('every fault is told, with its place', () => {
  const cases: readonly (readonly [name: string, body: Json, pointer: string, message: RegExp])[] = [
    ['no object', [], '', /^the body is an array, but must be an object/],
    ['claims of another type', { claims: 'x' }, '/claims', /is a string, but must be an array/],
    ['a claim that is null', { claims: [null] }, '/claims/0', /entry 0 is null, but must be an object/],
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
    [
      'top_k_semantic 101',
      { ...BODY, options: { top_k_semantic: 101 } },
      '/options/top_k_semantic',
      /is 100/,
    ],
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
  for (const [name, body, pointer, message] of cases) {
    test(name, () => {
      for (const outcome of [verify(body), authorize(body)]) {
        const [fault, ...others] = faults(outcome);
        assert.deepEqual(others, []);
        assert.equal(fault?.pointer, pointer);
        assert.match(fault!.message, message);
      }
    });
  }

  test('permissive is refused with the mode that does what it says', () => {
    const [fault] = faults(authorize({ ...BODY, requirements: { decision_mode: 'permissive' } }));
    assert.equal(fault?.pointer, '/requirements/decision_mode');
    assert.match(fault!.message, /takes strict, balanced or audit.*use balanced/);
  });

  test('faults of schema and sense come together', () => {
    const body = {
      claims: [{ text: '' }, { ...CLAIM, id: 'c1' }],
      sources: [{}],
      options: { evidence_limit: 0 },
    };
    assert.deepEqual(pointers(authorize(body)), [
      '/claims/0/text',
      '/options/evidence_limit',
      '/claims/1/id',
      '/sources/0',
    ]);
  });

  test('an authorization needs claims or an answer', () => {
    for (const body of [{}, { claims: [] }, { sources: [] }] as readonly Json[])
      assert.deepEqual(pointers(authorize(body)), ['/claims']);
  });

  test('a verification needs claims, whatever else it has', () => {
    for (const body of [{}, { claims: [] }, { answer: 'x' }] as readonly Json[])
      assert.deepEqual(pointers(verify(body)), ['/claims']);
  });

  test('an action needs a type', () => {
    assert.deepEqual(pointers(authorize({ ...BODY, action: { params: {} } })), ['/action/type']);
    assert.deepEqual(pointers(authorize({ ...BODY, action: { type: 'x', params: [] } })), ['/action/params']);
  });

  test('evidence that is too much in all is refused', () => {
    const small = createNormaliser({ ...DEFAULT_LIMITS, evidence_bytes: 1024 });
    const sources: Json = [{ text: 'é'.repeat(400) }, { data: { a: 'x'.repeat(300) } }];
    const [fault] = faults(small.verify({ claims: [CLAIM], sources }));
    assert.equal(fault?.pointer, '/sources');
    assert.match(
      fault!.message,
      /takes 1108 bytes; the limit is 1,024 bytes \(setting TOUCHSTONE_MAX_EVIDENCE_BYTES\)/,
    );
    assert.ok(small.verify({ claims: [CLAIM], sources: sources.slice(0, 1) }).ok);
  });

  test('a million faults are told by a hundred', () => {
    const body = {
      claims: Array.from({ length: 1_000_000 }, () => 1),
      sources: Array.from({ length: 300 }, () => ({})),
    };
    assert.equal(faults(authorize(body)).length, 100);
  });

  test('a text of astral characters is counted in characters', () => {
    assert.ok(verify({ claims: [{ text: '😀'.repeat(16_384) }] }).ok);
    assert.ok(!verify({ claims: [{ text: '😀'.repeat(16_385) }] }).ok);
  });
});

describe('what this server does not have is said, and named', () => {
  for (const [name, body] of [
    ['answer', { answer: 'The order was charged twice.' }],
    ['answer', { ...BODY, answer: { text: 'x' } }],
    ['output', { output: 'x' }],
    ['answer_text', { answer_text: 'x' }],
    ['options.semantic_verify', { ...BODY, options: { semantic_verify: true } }],
    ['options.semantic_verify_background', { ...BODY, options: { semantic_verify_background: true } }],
  ] as const) {
    test(`${name} in ${JSON.stringify(body)}`, () => {
      const outcome = authorize(body);
      assert.ok(!outcome.ok);
      assert.equal(outcome.refusal.code, 'not_available');
      assert.ok(outcome.refusal.detail.includes(` ${name} `));
    });
  }

  test('options that are off ask for nothing', () => {
    assert.ok(
      authorize({ ...BODY, options: { semantic_verify: false, semantic_verify_background: false } }).ok,
    );
  });

  test('a request with faults is told of them first', () => {
    assert.deepEqual(pointers(authorize({ answer: 5 })), ['/answer']);
  });
});

describe('unknown fields', () => {
  const body: Json = {
    ...BODY,
    claims: [{ ...CLAIM, txt: 'x' }],
    requirements: { min_covrage: 1 },
    'a/b': 1,
    __proto__x: 1,
    action: { type: 'x', params: { anything: { goes: 1 } } },
  };

  test('are listed in verbose responses by JSON Pointer', () => {
    assert.deepEqual(accepted(authorize({ ...body, response: { mode: 'verbose', colour: 1 } })).warnings, [
      '/claims/0/txt',
      '/requirements/min_covrage',
      '/a~1b',
      '/__proto__x',
      '/response/colour',
    ]);
  });

  test('of free-form parts are none', () => {
    const sources: Json = [{ data: { any: { thing: 1 } } }];
    assert.deepEqual(
      accepted(verify({ claims: [CLAIM], sources, response: { mode: 'verbose' } })).warnings,
      [],
    );
  });

  test('include the decision’s own on a verification', () => {
    const asked: Json = {
      ...BODY,
      requirements: { decision_mode: 'strict' },
      options: { deny_if_any_unsupported: true },
      response: { mode: 'verbose' },
    };
    assert.deepEqual(accepted(verify(asked)).warnings, [
      '/requirements/decision_mode',
      '/options/deny_if_any_unsupported',
    ]);
  });

  test('named like members of Object.prototype are unknown like others', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"claims":[{"text":"x"}]},"constructor":1,"response":{"mode":"verbose"}}',
    );
    assert.deepEqual(pointers(verify(hostile)), ['/claims']);
    assert.deepEqual(accepted(verify({ ...BODY, toString: 1, response: { mode: 'verbose' } })).warnings, [
      '/toString',
    ]);
  });
});

describe('any JSON at all', () => {
  test('is accepted or refused with faults, never an error', () => {
    const key = fc.constantFrom(
      'claims',
      'sources',
      'text',
      'id',
      'options',
      'response',
      'action',
      'data',
      'uri',
      'type',
    );
    const { value } = fc.letrec<{ value: Json }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small', maxDepth: 6 },
        fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(key, tie('value'), { maxKeys: 5 }),
      ),
    }));
    fc.assert(
      fc.property(value, (body) => {
        for (const outcome of [verify(body), authorize(body)]) {
          if (!outcome.ok) assert.ok(outcome.refusal.detail.length > 0);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
