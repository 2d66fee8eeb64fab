import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { createNormaliser, DEFAULT_LIMITS, type Outcome, requestHash } from '../../src/contract/index.ts';
import type { Json } from '../../src/domain/json.ts';
import { canonicalize } from '../../src/text/canonical.ts';
import { BODY, CLAIM, pointersOf, SOURCE } from './fault-cases.ts';

const { verify, authorize } = createNormaliser(DEFAULT_LIMITS);

function accepted<T>(outcome: Outcome<T>): T {
  assert.ok(outcome.ok, outcome.ok ? '' : outcome.refusal.detail);
  return outcome.value;
}

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

  test('of a reference with the type that it is listed with as without it', () => {
    const hashOf = (source: Json) => requestHash(accepted(verify({ claims: [CLAIM], sources: [source] })));
    assert.equal(hashOf({ type: 'data', source_id: 'orders' }), hashOf({ source_id: 'orders' }));
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

  test('the hash is that of the whole form, also of long texts that came before', () => {
    const text = 'Refunds are "final"\n'.repeat(5000);
    for (const claim of ['x', 'y', 'x']) {
      const body = { claims: [{ text: claim }], sources: [{ text }, { text: 'z' }, { text: `${text}.` }] };
      const { response: _, warnings: __, ...question } = accepted(verify(body));
      const whole = createHash('sha256').update(canonicalize(question)).digest('hex');
      assert.equal(requestHash(accepted(verify(structuredClone(body)))), `sha256:${whole}`);
    }
  });

  test('and both, where they agree', () => {
    assert.equal(
      accepted(verify({ claims: [{ id: 'a', claim_id: 'a', text: 'x' }] })).claims[0]?.claim_id,
      'a',
    );
    assert.deepEqual(pointersOf(verify({ claims: [{ id: 'a', claim_id: 'b', text: 'x' }] })), [
      '/claims/0/id',
    ]);
    assert.deepEqual(pointersOf(verify({ ...BODY, sources: [{ text: 'a', content: 'b' }] })), [
      '/sources/0/content',
    ]);
  });
});

describe('an answer of the wrong type', () => {
  test('is named', () => {
    assert.deepEqual(pointersOf(authorize({ answer: 5 })), ['/answer']);
  });
});

describe('the answer of Output mode', () => {
  test('of a request to verify is told to belong to an authorization', () => {
    for (const field of ['answer', 'output', 'answer_text']) {
      const outcome = verify({ [field]: 'The dam holds.', sources: [] });
      assert.ok(!outcome.ok);
      assert.deepEqual(outcome.refusal.errors, [
        {
          pointer: '/claims',
          message: `claims is missing. Add it: ${field} belongs to POST /v2/authorize, which finds the claims in it.`,
        },
      ]);
    }
  });

  const text = 'The order was charged twice.';

  test('is a string or an object with text, under any of its names', () => {
    const spellings: readonly Json[] = [
      { answer: text },
      { answer: { text } },
      { output: text },
      { answer_text: { text } },
    ];
    for (const body of spellings) {
      const outcome = authorize(body);
      assert.ok(outcome.ok, JSON.stringify(outcome));
      assert.equal(outcome.value.answer, text);
    }
  });

  test('stands in place of claims, or beside them', () => {
    assert.ok(authorize({ answer: text, claims: [] }).ok);
    const both = authorize({ ...BODY, answer: text });
    assert.ok(both.ok && both.value.claims.length === 1 && both.value.answer === text);
    assert.deepEqual(pointersOf(authorize({ claims: [] })), ['/claims']);
  });

  test('has one hash in every spelling, and another when it says something else', () => {
    const hashOf = (body: Json) => {
      const outcome = authorize(body);
      assert.ok(outcome.ok);
      return requestHash(outcome.value);
    };
    assert.equal(hashOf({ answer: text }), hashOf({ output: { text } }));
    assert.notEqual(hashOf({ answer: text }), hashOf({ answer: `${text} ` }));
  });

  test('that is empty, of another type, given twice with two texts, or too long is a fault', () => {
    assert.deepEqual(pointersOf(authorize({ answer: ' \n' })), ['/answer']);
    for (const text of ['', 5, ['x']])
      assert.deepEqual(pointersOf(authorize({ answer: { text } })), ['/answer/text']);
    assert.deepEqual(pointersOf(authorize({ answer: {} })), ['/answer/text']);
    assert.deepEqual(pointersOf(authorize({ answer: ['x'] })), ['/answer']);
    assert.deepEqual(pointersOf(authorize({ answer: 'x is y', output: 'x is z' })), ['/output']);
    const long = authorize({ output: 'ab '.repeat(30_000) });
    assert.ok(!long.ok);
    assert.match(
      long.refusal.detail,
      /90,000 characters; the limit is 65,536 characters \(setting TOUCHSTONE_MAX_ANSWER_CHARACTERS\)/,
    );
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

  test('beyond a hundred are counted, and change no fingerprint', () => {
    const extra = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`x${i}`, 1]));
    const request = accepted(verify({ ...BODY, ...extra, response: { mode: 'verbose' } }));
    assert.equal(request.warnings.length, 100);
    assert.equal(request.more_warnings, 99_900);
    assert.equal(requestHash(request), requestHash(accepted(verify(BODY))));
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
    assert.deepEqual(pointersOf(verify(hostile)), ['/claims']);
    assert.deepEqual(accepted(verify({ ...BODY, toString: 1, response: { mode: 'verbose' } })).warnings, [
      '/toString',
    ]);
  });
});
