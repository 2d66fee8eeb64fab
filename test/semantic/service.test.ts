import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { type Running, running } from '../http/harness.ts';
import { type ModelServer, startModelServer } from './model-server.ts';

/** A claim in words that its evidence does not use. */
const PARAPHRASE = {
  claims: [{ text: 'The money is with the customer again.' }],
  sources: [
    {
      source_id: 'log',
      text: 'Ticket taken on Monday. We reimbursed the purchaser in full. The ticket was closed.',
    },
  ],
  response: { mode: 'verbose' },
};
const SENTENCE = 'We reimbursed the purchaser in full.';
const asked = (options: object = {}, request: object = PARAPHRASE) => ({
  ...request,
  options: { semantic_verify: true, ...options },
});

describe('semantic verification', () => {
  let models: ModelServer;
  let server: Running;
  before(async () => {
    models = await startModelServer();
    server = await running({
      TOUCHSTONE_SEMANTIC: 'remote',
      TOUCHSTONE_FLOOR_ENTAILMENT_THRESHOLD: '0.5',
      TOUCHSTONE_REMOTE_URL: models.url,
      TOUCHSTONE_REMOTE_EMBEDDING_URL: models.url,
      TOUCHSTONE_REMOTE_KEY: 'the-key-of-the-judge',
      AUDIT_VERIFICATIONS: 'true',
    });
  });
  after(async () => {
    await server.stop();
    await models.stop();
  });
  beforeEach(() => {
    models.verdicts = (premise, hypothesis) =>
      premise.includes(SENTENCE) && hypothesis.includes('money is with') ? [0.93, 0.02] : [0.05, 0.05];
  });

  const check = async (request: object, path = '/v2/verify') => {
    const { body, text } = await server.post(path, request);
    assert.ok(body.checks ?? body.diagnostics, text);
    return (body.checks ?? body.diagnostics)[0];
  };

  test('is off unless it is asked for', async () => {
    // The models are opened in the background, and asked what they are.
    const state = async () =>
      (await server.send('GET', '/health/detailed')).body.components.semantic.state as string;
    while ((await state()) !== 'ready') await wait(10);
    const count = models.asked.length;
    const found = await check(PARAPHRASE);
    assert.equal(found.status, 'unsupported');
    assert.equal(found.method, 'deterministic');
    assert.equal(models.asked.length, count);
  });

  test('finds a paraphrase, cites the tightest passage with its score, and covers the claim in full', async () => {
    const found = await check(asked());
    assert.equal(found.status, 'supported');
    assert.equal(found.method, 'semantic');
    assert.equal(found.coverage, 1);
    const [{ source_id, quote, start, end, score }] = found.citations;
    assert.deepEqual({ source_id, quote, score }, { source_id: 'log', quote: SENTENCE, score: 0.93 });
    assert.equal(PARAPHRASE.sources[0]!.text.slice(start, end), SENTENCE);
    assert.deepEqual(found.gaps, []);
    assert.match(found.evidence[0].snippet, /reimbursed/);
  });

  test('accepts at entailment_threshold and not below it', async () => {
    assert.equal((await check(asked({ entailment_threshold: 0.93 }))).status, 'supported');
    assert.equal((await check(asked({ entailment_threshold: 0.931 }))).status, 'unsupported');
  });

  test('a caller may ask for a higher threshold than the operator, and not for a lower one', async () => {
    models.verdicts = () => [0.3, 0.02];
    const { body } = await server.post('/v2/authorize', asked({ entailment_threshold: 0 }));
    assert.equal(body.decision, 'deny');
    const { record } = (await server.send('GET', `/v2/audit/${body.audit.record_id}`)).body;
    assert.equal(record.semantic.entailment_threshold, 0.5);
  });

  test('leaves a claim open that is too long for the model, and says so', async () => {
    const long = `The money is with ${'the very patient and kind '.repeat(60)}customer again.`;
    const found = await check(asked({}, { ...PARAPHRASE, claims: [{ text: long }] }));
    assert.equal(found.status, 'ambiguous');
    assert.equal(found.reason, 'evaluation_incomplete');
  });

  test('allows an action by it, and the record names the models, the options and the score', async () => {
    const { body } = await server.post('/v2/authorize', asked());
    assert.equal(body.decision, 'allow');
    const { record } = (await server.send('GET', `/v2/audit/${body.audit.record_id}`)).body;
    assert.match(record.versions.model, /^remote embedding=test\/judge@f{40} entailment=test\/judge@f{40}$/);
    assert.deepEqual(record.semantic, { top_k_semantic: 8, entailment_threshold: 0.85 });
    assert.equal(record.claims[0].method, 'semantic');
    assert.equal(record.claims[0].citations[0].score, 0.93);
  });

  test('asks nothing of a claim that deterministic citations carry', async () => {
    const before = models.asked.length;
    const found = await check(asked({}, { ...PARAPHRASE, claims: [{ text: 'The ticket was closed.' }] }));
    assert.equal(found.method, 'deterministic');
    assert.equal(found.status, 'supported');
    assert.equal(models.asked.length, before);
  });

  test('leaves a claim as it was where the models find nothing', async () => {
    models.verdicts = () => [0.4, 0.1];
    const plain = await check(PARAPHRASE);
    assert.deepEqual(await check(asked()), plain);
  });

  test('takes a contradiction at the threshold for a conflict', async () => {
    models.verdicts = (premise) => (premise.includes(SENTENCE) ? [0.02, 0.9] : [0.05, 0.05]);
    const found = await check(asked());
    assert.equal(found.status, 'unsupported');
    assert.equal(found.reason, 'negation');
    assert.equal(found.conflicts[0].quote, SENTENCE);
    assert.equal(found.conflicts[0].score, 0.9);
    assert.deepEqual(found.citations, []);
  });

  test('accepts nothing beside a passage that contradicts', async () => {
    models.verdicts = (premise) => (premise.includes('closed') ? [0.02, 0.9] : [0.95, 0.01]);
    const found = await check(asked());
    assert.notEqual(found.status, 'supported');
    assert.equal(found.reason, 'conflicting_sources');
  });

  for (const [kind, claim, evidence] of [
    ['quantity', 'The buyer got $500 back.', 'The buyer was refunded $50.'],
    ['identifier', 'Money went back for order A-1043.', 'The refund of order A-1042 was paid.'],
    ['date_time', 'Money went back on 3 March 2026.', 'The refund was paid on 4 March 2026.'],
    ['negation', 'The refund was approved.', 'The refund was not approved by anyone.'],
    ['modality', 'The refund was paid.', 'The refund may be paid.'],
    ['role', 'The bank sued the customer.', 'The customer sued the bank.'],
  ] as const) {
    test(`refuses what a model accepts against a typed check: ${kind}`, async () => {
      models.verdicts = () => [0.99, 0.005];
      const request = { ...PARAPHRASE, claims: [{ text: claim }], sources: [{ text: evidence }] };
      const found = await check(asked({}, request));
      assert.notEqual(found.status, 'supported');
      assert.equal(found.reason, kind);
    });
  }

  test('judges each statement of a claim, and needs all of them', async () => {
    const both = {
      ...PARAPHRASE,
      claims: [{ text: 'The money is with the customer again. The ticket was closed.' }],
    };
    const found = await check(asked({}, both));
    assert.equal(found.status, 'supported');
    assert.deepEqual(
      found.citations.map(({ quote }: { quote: string }) => quote),
      [SENTENCE, 'The ticket was closed.'],
    );
    const one = {
      ...PARAPHRASE,
      claims: [{ text: 'The money is with the customer again. The shop was sold.' }],
    };
    const half = await check(asked({}, one));
    assert.notEqual(half.status, 'supported');
    assert.ok(half.coverage > 0.3 && half.coverage <= 0.84);
    assert.deepEqual(
      half.gaps.map(({ text }: { text: string }) => text),
      ['shop was sold'],
    );
  });

  test('finds what two neighbouring sentences say together, and cites both', async () => {
    models.verdicts = (premise) =>
      premise.includes('reimbursed') && premise.includes('closed') ? [0.9, 0] : [0.3, 0];
    const found = await check(asked());
    assert.equal(found.status, 'supported');
    assert.match(found.citations[0].quote, /reimbursed.*closed/s);
  });

  test('cites the value at its pointer where a source is data', async () => {
    models.verdicts = (premise) => (premise.includes('reimbursed') ? [0.95, 0] : [0, 0]);
    const request = {
      ...PARAPHRASE,
      sources: [{ source_id: 'crm', data: { ticket: { outcome: 'purchaser reimbursed in full' } } }],
    };
    const found = await check(asked({}, request));
    assert.equal(found.status, 'supported');
    const [{ score: _, ...place }] = found.citations;
    const quote = 'purchaser reimbursed in full';
    assert.deepEqual(place, { source_id: 'crm', pointer: '/ticket/outcome', quote });
  });

  test('reads no more passages for a statement than top_k_semantic', async () => {
    const text = Array.from({ length: 30 }, (_, i) => `Line ${i} says that the customer waited.`).join(' ');
    for (const top_k_semantic of [1, 3, 8]) {
      const before = models.asked.length;
      await check(asked({ top_k_semantic }, { ...PARAPHRASE, sources: [{ text }] }));
      const pairs = models.asked
        .slice(before)
        .filter(({ path }) => path === '/predict')
        .flatMap(({ body }) => JSON.parse(body).inputs);
      assert.equal(pairs.length, top_k_semantic);
    }
  });

  test('embeds evidence that comes again only once', async () => {
    const fresh = { ...PARAPHRASE, sources: [{ text: 'A text of its own. It has two sentences.' }] };
    await check(asked({}, fresh));
    const before = models.asked.length;
    await check(asked({}, fresh));
    const texts = models.asked
      .slice(before)
      .filter(({ path }) => path === '/embed')
      .flatMap(({ body }) => JSON.parse(body).inputs);
    assert.deepEqual(texts, [PARAPHRASE.claims[0]!.text]);
  });

  test('is not asked about what no source could tell', async () => {
    const before = models.asked.length;
    const found = await check(asked({}, { ...PARAPHRASE, sources: [] }));
    assert.equal(found.status, 'unsupported');
    assert.equal(found.reason, 'not_mentioned');
    assert.equal(models.asked.length, before);
  });

  test('puts neither texts nor keys into the log', () => {
    const all = JSON.stringify(server.logged);
    assert.doesNotMatch(all, /reimbursed|the-key-of-the-judge/);
  });

  test('is told of in /health/detailed: tier, models and their versions', async () => {
    const { semantic } = (await server.send('GET', '/health/detailed')).body.components;
    assert.equal(semantic.status, 'ok');
    assert.equal(semantic.state, 'ready');
    assert.equal(semantic.tier, 'remote');
    assert.deepEqual(semantic.models, [
      { role: 'embedding', id: 'test/judge', version: 'f'.repeat(40) },
      { role: 'entailment', id: 'test/judge', version: 'f'.repeat(40) },
    ]);
  });
});

describe('where no model answers', () => {
  test('a claim that needs one is ambiguous, never allowed outside audit, and the reason says so', async (t) => {
    const server = await running({ TOUCHSTONE_SEMANTIC: 'off' });
    t.after(() => server.stop());
    const { body } = await server.post('/v2/authorize', asked());
    assert.equal(body.decision, 'deny');
    assert.equal(body.reason, 'semantic_unavailable');
    assert.equal(body.diagnostics[0].status, 'ambiguous');
    assert.equal(body.diagnostics[0].reason, 'semantic_unavailable');
    const balanced = await server.post('/v2/authorize', {
      ...asked(),
      requirements: { decision_mode: 'balanced' },
    });
    assert.equal(balanced.body.decision, 'needs_review');
    const { record } = (await server.send('GET', `/v2/audit/${body.audit.record_id}`)).body;
    assert.equal(record.versions.model, undefined);
    const { semantic } = (await server.send('GET', '/health/detailed')).body.components;
    assert.equal(semantic.status, 'not_available');
  });

  test('a model server that is gone leaves the service degraded, and what needs no model as it was', async (t) => {
    const models = await startModelServer();
    await models.stop();
    const server = await running({
      TOUCHSTONE_SEMANTIC: 'remote',
      TOUCHSTONE_REMOTE_URL: models.url,
      TOUCHSTONE_REMOTE_EMBEDDING_URL: models.url,
    });
    t.after(() => server.stop());
    const { body } = await server.post('/v2/authorize', asked());
    assert.equal(body.reason, 'semantic_unavailable');
    const health = await server.send('GET', '/health/detailed');
    assert.equal(health.status, 200);
    assert.equal(health.body.status, 'degraded');
    assert.match(health.body.components.semantic.detail, new RegExp(`${models.url} cannot be reached`));
    const logged = server.logged.find(({ msg }) => msg === 'semantic verification is not available');
    assert.match(String(logged?.detail), /cannot be reached/);
    const plain = { ...PARAPHRASE, claims: [{ text: 'The ticket was closed.' }] };
    assert.equal((await server.post('/v2/authorize', asked({}, plain))).body.decision, 'allow');
  });

  test('a model server that begins to fail leaves the service degraded until it answers again, and says why', async (t) => {
    const models = await startModelServer();
    t.after(() => models.stop());
    const server = await running({
      TOUCHSTONE_SEMANTIC: 'remote',
      TOUCHSTONE_REMOTE_URL: models.url,
      TOUCHSTONE_REMOTE_EMBEDDING_URL: models.url,
    });
    t.after(() => server.stop());
    const component = async () => {
      const { body } = await server.send('GET', '/health/detailed');
      return { service: body.status, ...body.components.semantic };
    };
    assert.equal((await server.post('/v2/authorize', asked())).status, 200);
    assert.equal((await component()).service, 'ok');
    models.mischief = (_, response) => Boolean(response.writeHead(401).end());
    assert.equal((await server.post('/v2/authorize', asked())).body.reason, 'semantic_unavailable');
    const failing = await component();
    assert.equal(failing.service, 'degraded');
    assert.equal(failing.state, 'unavailable');
    assert.match(failing.detail, /answered with status 401; check its key/);
    const told = server.logged.filter(({ msg }) => msg === 'semantic verification is not available');
    assert.equal(told.length, 1);
    models.mischief = undefined;
    assert.equal((await server.post('/v2/authorize', asked())).status, 200);
    const again = await component();
    assert.deepEqual([again.service, again.state, again.detail], ['ok', 'ready', undefined]);
  });
});
