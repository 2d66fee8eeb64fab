/** The onnx tier: any embedding model and any NLI cross-encoder of the Hugging Face hub, run in this process. */
import type { OnnxConfig } from '../config.ts';
import type { SemanticModel } from '../port.ts';
import { Embedder } from './embedder.ts';
import { Entailer } from './entailer.ts';
import { openFiles } from './files.ts';
import { loadRuntime } from './runtime.ts';

/** Pairs of one run: more take longer without being faster each. */
const BATCH = 16;

/**
 * Checks and loads both models. @throws SemanticUnavailable that names the file and the remedy
 */
export async function openOnnx({ folder, embedding, entailment }: OnnxConfig): Promise<SemanticModel> {
  const runtime = await loadRuntime();
  const [forEmbedding, forEntailment] = [
    await openFiles(folder, embedding),
    await openFiles(folder, entailment),
  ];
  const entailer = await Entailer.open(forEntailment, runtime);
  const embedder = await Embedder.open(forEmbedding, runtime);
  return {
    identity: {
      tier: 'onnx',
      models: [
        { role: 'embedding', id: forEmbedding.id, version: forEmbedding.version },
        { role: 'entailment', id: forEntailment.id, version: forEntailment.version },
      ],
    },
    batch: { embed: 2 * BATCH, entail: BATCH, calls: 1 },
    embed: (texts) => embedder.embed(texts),
    entail: (pairs) => entailer.entail(pairs),
    async close() {
      await embedder.close();
      await entailer.close();
    },
  };
}
