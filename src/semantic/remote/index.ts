/** The remote tier: models behind servers of the operator's choice. */
import { openBuiltin } from '../builtin/index.ts';
import type { RemoteConfig } from '../config.ts';
import type { Entailment, ModelIdentity, Pair, SemanticModel } from '../port.ts';
import { Client } from './client.ts';
import { chatEntail } from './openai.ts';
import { SameModel } from './same-model.ts';
import { teiEmbed, teiEntail, teiModel } from './tei.ts';

interface Half<A> {
  readonly identity: ModelIdentity;
  readonly batch: number;
  run(items: readonly A[]): Promise<readonly unknown[]>;
}

interface Embedding extends Half<string> {
  run(texts: readonly string[]): Promise<readonly Float32Array[]>;
}

interface Judging extends Half<Pair> {
  run(pairs: readonly Pair[]): Promise<readonly Entailment[]>;
}

/**
 * Asks each server what it serves, so that a wrong address, key or model is known at once.
 * `now`: milliseconds that never go back; tests bring their own.
 * @throws SemanticUnavailable
 */
export async function openRemote(
  config: RemoteConfig,
  now: () => number = () => performance.now(),
): Promise<SemanticModel> {
  const [embedding, judging] = await Promise.all([openEmbedding(config, now), openJudging(config, now)]);
  return {
    identity: { tier: 'remote', models: [embedding.identity, judging.identity] },
    batch: { embed: embedding.batch, entail: judging.batch, calls: config.concurrency },
    embed: (texts) => embedding.run(texts),
    entail: (pairs) => judging.run(pairs),
    close: async () => {},
  };
}

async function openEmbedding(config: RemoteConfig, now: () => number): Promise<Embedding> {
  if (config.embedding_url === null) {
    const builtin = await openBuiltin();
    const identity = builtin.identity.models.find(({ role }) => role === 'embedding')!;
    return { identity, batch: builtin.batch.embed, run: (texts) => builtin.embed(texts) };
  }
  const { embedding_url: url, embedding_key: key, timeout_ms, concurrency } = config;
  const client = new Client({ url, key, timeout_ms, concurrency });
  const { identity, batch } = await teiModel(client, 'embedding');
  const same = new SameModel(client, identity, now);
  return { identity, batch, run: (texts) => same.run(() => teiEmbed(client, texts)) };
}

const PROBE: Pair = { premise: 'The door is open.', hypothesis: 'The door is open.' };

async function openJudging(config: RemoteConfig, now: () => number): Promise<Judging> {
  const { entailment_url: url, entailment_key: key, timeout_ms, concurrency } = config;
  const client = new Client({ url, key, timeout_ms, concurrency });
  if (config.entailment_api === 'tei') {
    const { identity, batch } = await teiModel(client, 'entailment');
    await teiEntail(client, [PROBE]);
    const same = new SameModel(client, identity, now);
    return { identity, batch, run: (pairs) => same.run(() => teiEntail(client, pairs)) };
  }
  const id = config.entailment_model;
  await chatEntail(client, id, PROBE);
  return {
    identity: { role: 'entailment', id, version: 'unstated' },
    batch: config.concurrency,
    run: (pairs) => Promise.all(pairs.map((pair) => chatEntail(client, id, pair))),
  };
}
