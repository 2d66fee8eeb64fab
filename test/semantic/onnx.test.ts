import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { openOnnx } from '../../src/semantic/onnx/index.ts';
import { type SemanticModel, SemanticUnavailable } from '../../src/semantic/port.ts';
import { running, temporaryFolder } from '../http/harness.ts';
import { tokenSums, tokenVectors } from './onnx-bytes.ts';
import { EMBEDDING, ENTAILMENT, writeEmbedding, writeEntailment } from './tiny-models.ts';

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

describe('the onnx tier', () => {
  const folder = temporaryFolder();
  const embedding = join(folder, 'embedding');
  const entailment = join(folder, 'entailment');
  let model: SemanticModel;
  before(async () => {
    writeEmbedding(embedding, EMBEDDING);
    writeEntailment(entailment, ENTAILMENT);
    model = await openOnnx({ folder, embedding, entailment });
  });
  after(async () => {
    await model.close();
    rmSync(folder, { recursive: true });
  });

  const refused = async (config: { embedding?: string; entailment?: string }, ...words: RegExp[]) => {
    await assert.rejects(openOnnx({ folder, embedding, entailment, ...config }), (error: Error) => {
      assert.ok(error instanceof SemanticUnavailable, error.stack);
      for (const word of words) assert.match(error.message, word);
      return true;
    });
  };

  test('gives vectors of unit length, the mean over the tokens of a text', async () => {
    const [money, ticket] = await model.embed(['the money is back', 'reimbursed ticket']);
    assert.deepEqual([...money!].map(round), [1, 0, 0]);
    assert.deepEqual([...ticket!].map(round), [0.6727, 0.7399, 0]);
  });

  test('reads the meaning of its classes from id2label of the model', async () => {
    const pairs = [
      { premise: 'They reimbursed us.', hypothesis: 'money' },
      { premise: 'They refused.', hypothesis: 'money' },
      { premise: 'The weather.', hypothesis: 'money' },
    ];
    const verdicts = await model.entail(pairs);
    assert.deepEqual(
      verdicts.map(({ entail, contradict, neutral }) => [entail, contradict, neutral].map(round)),
      [
        [0.9951, 0.0025, 0.0025],
        [0.0025, 0.9951, 0.0025],
        [0.0025, 0.0025, 0.9951],
      ],
    );
  });

  test('says the same of a text alone and in a batch', async () => {
    const pairs = ['reimbursed', 'refused weather', 'a b c d e f reimbursed'].map((premise) => ({
      premise,
      hypothesis: 'money',
    }));
    const together = await model.entail(pairs);
    for (const [i, pair] of pairs.entries()) assert.deepEqual(await model.entail([pair]), [together[i]]);
  });

  test('reads a passage that is longer than the model in windows, to its end', async () => {
    const long = `${'word '.repeat(300)}reimbursed`;
    const [end, start] = await model.entail([
      { premise: long, hypothesis: 'money' },
      { premise: long.replace('reimbursed', 'word'), hypothesis: 'money' },
    ]);
    assert.equal(round(end!.entail), 0.9951);
    assert.ok(start!.entail < 0.5);
    const [vector] = await model.embed([`${'unknown '.repeat(300)}weather`]);
    assert.deepEqual([...vector!].map(round), [0, 0, 1]);
  });

  test('abstains where a statement leaves no room for a passage', async () => {
    const [verdict] = await model.entail([{ premise: 'reimbursed', hypothesis: 'word '.repeat(200) }]);
    assert.deepEqual(verdict, { entail: 0, neutral: 1, contradict: 0, unread: true });
  });

  test('names its models by the hash of their files', async () => {
    const [first, second] = model.identity.models;
    assert.match(first!.version, /^sha256:[0-9a-f]{64}$/);
    assert.notEqual(first!.version, second!.version);
    const other = join(folder, 'other');
    writeEmbedding(other, { ...EMBEDDING, rows: { ...EMBEDDING.rows, fine: [0, 1, 1] } });
    const changed = await openOnnx({ folder, embedding: other, entailment });
    assert.notEqual(changed.identity.models[0]!.version, first!.version);
    await changed.close();
  });

  test('says of a folder that is not there that it is not', async () => {
    await refused(
      { entailment: join(folder, 'absent') },
      /There is no folder .*absent/,
      /name a folder .*or its id on the hub/,
    );
  });

  test('says which file a model lacks', async () => {
    const bare = join(folder, 'bare');
    mkdirSync(bare, { recursive: true });
    await refused({ embedding: bare }, /lacks onnx\/model_quantized\.onnx or/);
    writeFileSync(join(bare, 'model.onnx'), 'x');
    await refused({ embedding: bare }, /lacks config\.json/);
  });

  test('says how to get a model of the hub that was not pulled', async () => {
    await refused(
      { entailment: 'owner/name' },
      /owner\/name is not in/,
      /touchstone models pull owner\/name/,
    );
  });

  test('says of a damaged network, tokenizer or configuration that it is damaged', async () => {
    const damaged = join(folder, 'damaged');
    writeEntailment(damaged, { ...ENTAILMENT, network: Uint8Array.of(1, 2, 3) });
    await refused({ entailment: damaged }, /model_quantized\.onnx is damaged, or no network/);
    writeEntailment(damaged, ENTAILMENT);
    writeFileSync(join(damaged, 'tokenizer.json'), '{"model":{"type":"Telepathy"}}');
    await refused({ entailment: damaged }, /tokenizer of .* cannot be used/);
    writeFileSync(join(damaged, 'tokenizer.json'), '{"model":');
    await refused({ entailment: damaged }, /tokenizer\.json is damaged/);
  });

  test('refuses a model of the wrong kind by what it is', async () => {
    await refused(
      { embedding: entailment },
      /no embedding model: it gives logits/,
      /TOUCHSTONE_EMBEDDING_MODEL/,
    );
    await refused({ entailment: embedding }, /no entailment model: its labels are not given/);
    const sentiment = join(folder, 'sentiment');
    writeEntailment(sentiment, { ...ENTAILMENT, config: { id2label: { 0: 'NEGATIVE', 1: 'POSITIVE' } } });
    await refused({ entailment: sentiment }, /its labels are NEGATIVE, POSITIVE/);
  });

  test('refuses a network that cannot be run, when it is opened', async () => {
    const odd = join(folder, 'odd');
    writeEntailment(odd, { ...ENTAILMENT, network: tokenSums([[0, 0, 0]]) });
    await refused({ entailment: odd }, /cannot be run/);
    writeEntailment(odd, { ...ENTAILMENT, network: tokenSums([[0, 0, 0]], 'pixels') });
    await refused({ entailment: odd }, /takes pixels, which no text gives it/);
    writeEmbedding(odd, { ...EMBEDDING, network: tokenVectors([[1, 0, 0]]) });
    await refused({ embedding: odd }, /cannot be run/);
  });

  test('takes no verdict from a network that gives no numbers', async () => {
    for (const logit of [Number.NaN, Number.POSITIVE_INFINITY]) {
      const broken = join(folder, 'broken');
      writeEntailment(broken, { ...ENTAILMENT, rows: { ...ENTAILMENT.rows, odd: [0, logit, 0] } });
      const opened = await openOnnx({ folder, embedding, entailment: broken }).catch((error) => error);
      if (opened instanceof SemanticUnavailable) continue;
      await assert.rejects(opened.entail([{ premise: 'odd', hypothesis: 'money' }]), SemanticUnavailable);
      await opened.close();
    }
  });

  test('an embedding model of few tokens reads longer texts in windows', async () => {
    const short = join(folder, 'short');
    writeEmbedding(short, { ...EMBEDDING, max_length: 24 });
    const opened = await openOnnx({ folder, embedding: short, entailment });
    const [vector, torn] = await opened.embed([`${'unknown '.repeat(60)}weather`, '.'.repeat(400)]);
    assert.deepEqual([...vector!].map(round), [0, 0, 1]);
    assert.equal(torn!.length, 3);
    await opened.close();
  });

  test('goes the whole way through the service: a paraphrase is found and allowed', async (t) => {
    const server = await running({
      TOUCHSTONE_SEMANTIC: 'onnx',
      TOUCHSTONE_EMBEDDING_MODEL: embedding,
      TOUCHSTONE_ENTAILMENT_MODEL: entailment,
    });
    t.after(() => server.stop());
    const { body } = await server.post('/v2/authorize', {
      claims: [{ text: 'The money is with the customer again.' }],
      sources: [{ text: 'The weather was fine. We reimbursed the purchaser. The ticket was taken.' }],
      options: { semantic_verify: true },
      response: { mode: 'verbose' },
    });
    assert.equal(body.decision, 'allow', JSON.stringify(body));
    assert.equal(body.diagnostics[0].citations[0].quote, 'We reimbursed the purchaser.');
    const { semantic } = (await server.send('GET', '/health/detailed')).body.components;
    assert.deepEqual(semantic.models, model.identity.models);
  });

  test('a model that cannot be opened is told in /health/detailed, and never guessed for', async (t) => {
    const server = await running({ TOUCHSTONE_SEMANTIC: 'onnx', TOUCHSTONE_ENTAILMENT_MODEL: 'owner/name' });
    t.after(() => server.stop());
    const { body } = await server.post('/v2/verify', {
      claims: [{ text: 'The money is with the customer again.' }],
      sources: [{ text: 'We reimbursed the purchaser.' }],
      options: { semantic_verify: true },
      response: { mode: 'verbose' },
    });
    assert.equal(body.checks[0].reason, 'semantic_unavailable');
    const { semantic } = (await server.send('GET', '/health/detailed')).body.components;
    assert.match(semantic.detail, /touchstone models pull/);
  });
});
