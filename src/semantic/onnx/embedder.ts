import { SemanticUnavailable } from '../port.ts';
import { meanVector, unit } from '../windows.ts';
import type { ModelFiles } from './files.ts';
import { type Encoded, Network } from './network.ts';
import type { Runtime, Tensor } from './runtime.ts';

const PROBE = 'The door is open.';

/** The embedder once it has embedded a text: one that cannot is closed. */
async function opened(embedder: Embedder): Promise<Embedder> {
  try {
    await embedder.embed([PROBE]);
    return embedder;
  } catch (error) {
    await embedder.close();
    throw error;
  }
}

/** Sentence vectors of a model that gives one for a text, or one for each token. */
export class Embedder {
  readonly #network: Network;
  readonly #output: string;
  readonly #first: boolean;

  private constructor(network: Network, output: string) {
    this.#network = network;
    this.#output = output;
    this.#first = network.files.pooling?.pooling_mode_cls_token === true;
  }

  /** @throws SemanticUnavailable for a model that gives no embeddings */
  static async open(files: ModelFiles, runtime: Runtime): Promise<Embedder> {
    const network = await Network.open(files, runtime);
    const output = ['sentence_embedding', 'last_hidden_state', 'token_embeddings'].find((name) =>
      network.outputs.includes(name),
    );
    if (output !== undefined) return opened(new Embedder(network, output));
    await network.close();
    throw new SemanticUnavailable(
      `${files.id} is no embedding model: it gives ${network.outputs.join(', ')}. Set TOUCHSTONE_EMBEDDING_MODEL to one.`,
    );
  }

  async embed(texts: readonly string[]): Promise<readonly Float32Array[]> {
    const pieces = texts.flatMap((text, of) =>
      this.#network.windows(text).map((encoded) => ({ encoded, of })),
    );
    const vectors = await this.#run(pieces.map(({ encoded }) => encoded));
    return texts.map((_, i) => meanVector(vectors.filter((_, at) => pieces[at]!.of === i)));
  }

  close(): Promise<void> {
    return this.#network.close();
  }

  async #run(batch: readonly Encoded[]): Promise<readonly Float32Array[]> {
    const { [this.#output]: output } = await this.#network.run(batch);
    const values = this.#network.numbers(output!, batch.length);
    return batch.map(({ ids }, row) => this.#pooled(values, output!.dims, row, ids.length));
  }

  /** The vector of one text: as it is given, that of the first token, or the mean over the tokens. */
  #pooled(values: Float32Array, dims: Tensor['dims'], row: number, tokens: number): Float32Array {
    const width = dims.at(-1)!;
    if (dims.length === 2) return unit(values.slice(row * width, (row + 1) * width));
    const start = row * dims[1]! * width;
    const sum = new Float32Array(width);
    for (let token = 0; token < (this.#first ? 1 : tokens); token++)
      for (let i = 0; i < width; i++) sum[i]! += values[start + token * width + i]!;
    return unit(sum);
  }
}
