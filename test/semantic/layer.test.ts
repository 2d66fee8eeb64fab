import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { semanticOptions } from '../../src/app/semantic.ts';
import { readSettings } from '../../src/app/settings.ts';
import type { Question } from '../../src/domain/engine.ts';
import { systemClock } from '../../src/service/clock.ts';
import { checkDeeply } from '../../src/service/semantic/deepen.ts';
import { createSemanticLayer } from '../../src/service/semantic/layer.ts';
import { Stopwatch } from '../../src/service/stopwatch.ts';
import { createVerifier } from '../../src/verify/index.ts';
import { type Running, running } from '../http/harness.ts';
import { questionOf } from '../verify/ask.ts';
import { type ModelServer, startModelServer } from './model-server.ts';

const SENTENCE = 'We reimbursed the purchaser in full.';
const ASKED = {
  claims: [{ text: 'The money is with the customer again.' }],
  sources: [{ text: `Ticket taken on Monday. ${SENTENCE}` }],
  options: { semantic_verify: true },
};
const PLAIN = { claims: [{ text: 'The ticket was taken on Monday.' }], sources: ASKED.sources };

const OPTIONS = {
  evidence_limit: 5,
  semantic_verify: true,
  semantic_verify_background: false,
  top_k_semantic: 8,
  entailment_threshold: 0.85,
};

describe('the threads of semantic verification', () => {
  let models: ModelServer;
  before(async () => {
    models = await startModelServer();
  });
  beforeEach(() => {
    models.mischief = undefined;
    models.verdicts = (premise) => (premise.includes(SENTENCE) ? [0.93, 0.02] : [0.05, 0.05]);
  });
  after(() => models.stop());

  const service = (environment: Record<string, string> = {}): Promise<Running> =>
    running({
      TOUCHSTONE_SEMANTIC: 'remote',
      TOUCHSTONE_REMOTE_URL: models.url,
      TOUCHSTONE_REMOTE_EMBEDDING_URL: models.url,
      ...environment,
    });
  const stateOf = async (server: Running) =>
    (await server.send('GET', '/health/detailed')).body.components.semantic;
  /** Lets no call of the models end until it is told to; gives what tells it. */
  const hold = (): (() => void) => {
    const held: (() => void)[] = [];
    models.mischief = (request, response) => {
      if (request.url === '/info' || request.url === '/embed') return false;
      held.push(() => {
        response.destroy();
      });
      return true;
    };
    return () => {
      models.mischief = undefined;
      for (const one of held.splice(0)) one();
    };
  };

  test('of a small question both engines answer in the thread, once it is ready; of a large one the semantic alone', async (t) => {
    const environment = {
      TOUCHSTONE_SEMANTIC: 'remote',
      TOUCHSTONE_REMOTE_URL: models.url,
      TOUCHSTONE_REMOTE_EMBEDDING_URL: models.url,
    };
    const semantic = createSemanticLayer(semanticOptions(readSettings(environment)));
    t.after(() => semantic.close());
    const verifier = createVerifier();
    let asked = 0;
    const engine = {
      async check(question: Question) {
        asked++;
        return verifier(question);
      },
    };
    const ask = (bytes: number) =>
      checkDeeply(
        { semantic, engine, clock: systemClock },
        questionOf([ASKED.claims[0]!.text], [ASKED.sources[0]!.text]),
        bytes,
        OPTIONS,
        { deadline: systemClock.monotonic() + 60_000, watch: new Stopwatch(systemClock) },
      );
    const cold = await ask(300);
    assert.equal(asked, 1, 'the request thread goes on while the models load');
    const warm = await ask(300);
    assert.equal(asked, 1);
    const large = await ask(1 << 20);
    assert.equal(asked, 2);
    for (const { checks, model } of [cold, warm, large]) {
      assert.equal(checks[0]!.status, 'supported');
      assert.equal(checks[0]!.method, 'semantic');
      assert.match(model ?? '', /^remote/);
    }
    const predictions = () => models.asked.filter(({ path }) => path === '/predict').length;
    const before = predictions();
    models.mischief = (request, response) => {
      if (request.url === '/info' || request.url === '/embed') return false;
      response.destroy();
      return true;
    };
    const lost = await ask(300);
    assert.equal(lost.checks[0]!.reason, 'semantic_unavailable');
    const calls = predictions() - before;
    await ask(1 << 20);
    assert.equal(predictions() - before, 2 * calls, 'a model that is not to be had is asked once');
  });

  test('a full queue answers 503 overloaded at once, and names the setting', async (t) => {
    const server = await service({ TOUCHSTONE_SEMANTIC_QUEUE: '2' });
    t.after(() => server.stop());
    assert.equal((await server.post('/v2/verify', ASKED)).status, 200);
    const release = hold();
    const waiting = [server.post('/v2/verify', ASKED), server.post('/v2/verify', ASKED)];
    while ((await stateOf(server)).waiting < 2) await wait(5);
    const refused = await server.post('/v2/verify', ASKED);
    assert.equal(refused.status, 503);
    assert.equal(refused.body.code, 'overloaded');
    assert.match(refused.body.detail, /TOUCHSTONE_SEMANTIC_QUEUE/);
    assert.ok(refused.headers.get('retry-after'));
    release();
    for (const answer of await Promise.all(waiting)) assert.equal(answer.status, 200);
    assert.equal((await server.post('/v2/verify', ASKED)).status, 200);
  });

  test('what is done in the background waits for a place in a full queue, and is not lost', async (t) => {
    const server = await service({ TOUCHSTONE_SEMANTIC_QUEUE: '1' });
    t.after(() => server.stop());
    await server.post('/v2/verify', ASKED);
    const release = hold();
    const waiting = server.post('/v2/verify', ASKED);
    while ((await stateOf(server)).waiting < 1) await wait(5);
    const { claims, sources, options } = ASKED;
    const later = { ...ASKED, options: { ...options, semantic_verify_background: true } };
    const { body } = await server.post('/v2/verify', later);
    const batch = await server.post('/v1/verify-claims-batch', { jobs: [{ claims, sources }], options });
    // Three attempts that are refused at once would be over by then.
    await wait(4_000);
    release();
    await waiting;
    for (const id of [body.background_job_id, batch.body.job_id]) {
      let job = (await server.send('GET', `/v2/jobs/${id}`)).body;
      while (['queued', 'running'].includes(job.status)) {
        await wait(20);
        job = (await server.send('GET', `/v2/jobs/${id}`)).body;
      }
      assert.equal(job.status, 'completed', JSON.stringify(job));
      assert.equal((job.result ?? job.results[0]).verdict, 'supported');
    }
  });

  test('requests that did not ask for it never wait for it', async (t) => {
    const server = await service();
    t.after(() => server.stop());
    const release = hold();
    const waiting = server.post('/v2/verify', ASKED);
    for (let i = 0; i < 20; i++)
      assert.equal((await server.post('/v2/authorize', PLAIN)).body.decision, 'allow');
    assert.equal((await stateOf(server)).waiting, 1);
    release();
    assert.equal((await waiting).status, 200);
  });

  test('a request that takes too long is 503 overloaded, and its place in the queue is free', async (t) => {
    const server = await service({ TOUCHSTONE_REQUEST_SECONDS: '1' });
    t.after(() => server.stop());
    await server.post('/v2/verify', ASKED);
    const release = hold();
    const late = await server.post('/v2/verify', ASKED);
    assert.equal(late.status, 503);
    assert.equal(late.body.code, 'overloaded');
    assert.match(late.body.detail, /1 s .*TOUCHSTONE_REQUEST_SECONDS.*options\.semantic_verify_background/);
    assert.equal((await stateOf(server)).waiting, 0);
    release();
  });

  test('requests that overlap share the calls of the model', async (t) => {
    const server = await service();
    t.after(() => server.stop());
    await server.post('/v2/verify', ASKED);
    const texts = ['Monday', 'Tuesday', 'Friday'].map((day) => `Call taken on ${day}. ${SENTENCE}`);
    const before = models.asked.length;
    await Promise.all(texts.map((text) => server.post('/v2/verify', { ...ASKED, sources: [{ text }] })));
    const calls = models.asked.slice(before).filter(({ path }) => path === '/predict');
    const pairs = calls.reduce((sum, { body }) => sum + JSON.parse(body).inputs.length, 0);
    assert.ok(calls.length < pairs, `${calls.length} calls for ${pairs} pairs`);
  });

  test('the builtin models are loaded when they are first asked for, and not before', async (t) => {
    const server = await running();
    t.after(() => server.stop());
    assert.equal((await stateOf(server)).state, 'idle');
    const { tier, models: known } = await stateOf(server);
    assert.equal(tier, 'builtin');
    assert.deepEqual(
      known.map(({ role }: { role: string }) => role),
      ['embedding', 'entailment'],
    );
    for (const { version } of known) assert.match(version, /^sha256:[0-9a-f]{64}$/);
    await server.post('/v2/verify', PLAIN);
    assert.equal((await stateOf(server)).state, 'idle');
    assert.equal((await server.post('/v2/verify', ASKED)).status, 200);
    assert.equal((await stateOf(server)).state, 'ready');
    assert.deepEqual((await stateOf(server)).models, known);
  });

  test('the builtin models are loaded at the start where that is set', async (t) => {
    const server = await running({ TOUCHSTONE_SEMANTIC_WARM: 'true' });
    t.after(() => server.stop());
    while ((await stateOf(server)).state === 'loading') await wait(20);
    assert.equal((await stateOf(server)).state, 'ready');
  });

  test('the builtin models carry a plain paraphrase where the threshold is low enough', async (t) => {
    const server = await running({ TOUCHSTONE_FLOOR_ENTAILMENT_THRESHOLD: '0.4' });
    t.after(() => server.stop());
    const text = 'Ms Kern gave notice; her last day is 30 June.';
    const asked = {
      claims: [{ text: 'Ms Kern is leaving the company at the end of June.' }],
      sources: [{ text }],
      options: { semantic_verify: true, entailment_threshold: 0.45 },
      response: { mode: 'verbose' },
    };
    const { body } = await server.post('/v2/verify', asked);
    assert.equal(body.verdict, 'supported', JSON.stringify(body));
    assert.equal(body.checks[0].citations[0].quote, text);
  });

  test('models of other tiers are opened at the start, in the background', async (t) => {
    const server = await service();
    t.after(() => server.stop());
    while ((await stateOf(server)).state === 'loading') await wait(5);
    assert.equal((await stateOf(server)).state, 'ready');
  });

  test('models that were not to be had are taken up again when they come back', async (t) => {
    const gone = await startModelServer();
    await gone.stop();
    const server = await service({
      TOUCHSTONE_REMOTE_URL: gone.url,
      TOUCHSTONE_REMOTE_EMBEDDING_URL: gone.url,
    });
    t.after(() => server.stop());
    const verdict = async () => (await server.post('/v2/verify', ASKED)).body.verdict;
    assert.equal(await verdict(), 'ambiguous');
    const back = await startModelServer(Number(new URL(gone.url).port));
    t.after(() => back.stop());
    back.verdicts = models.verdicts;
    while ((await verdict()) !== 'supported') await wait(100);
    assert.equal((await stateOf(server)).state, 'ready');
  });

  test('the record names the model that judged after another one is served at the same place', async (t) => {
    const server = await service();
    t.after(() => server.stop());
    const judgedBy = async () => {
      const { body } = await server.post('/v2/authorize', { ...ASKED, response: { mode: 'verbose' } });
      assert.equal(body.decision, 'allow', JSON.stringify(body));
      const { record } = (await server.send('GET', `/v2/audit/${body.audit.record_id}`)).body;
      return record.versions.model as string;
    };
    assert.match(await judgedBy(), /entailment=test\/judge@/);
    // The server goes down, and comes back with another model.
    models.mischief = (_, response) => Boolean(response.writeHead(401).end());
    await server.post('/v2/verify', ASKED);
    models.mischief = (request, response) => {
      if (request.url !== '/info') return false;
      response.end(JSON.stringify({ model_id: 'test/other', model_sha: 'e'.repeat(40) }));
      return true;
    };
    assert.match(await judgedBy(), /entailment=test\/other@e{40}/);
    assert.match((await stateOf(server)).models[1].id, /test\/other/);
  });

  test('entries of a batch may ask for it', async (t) => {
    const server = await service();
    t.after(() => server.stop());
    const { claims, sources, options } = ASKED;
    const batch = await server.post('/v1/verify-claims-batch', { jobs: [{ claims, sources }], options });
    assert.equal(batch.status, 202, batch.text);
    for (;;) {
      const { body } = await server.send('GET', `/v2/jobs/${batch.body.job_id}`);
      if (body.status === 'completed') {
        assert.equal(body.results[0].verdict, 'supported');
        return;
      }
      assert.ok(['queued', 'running'].includes(body.status), JSON.stringify(body));
      await wait(20);
    }
  });
});
