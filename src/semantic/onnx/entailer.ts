import { entailmentOf, type Sense, sensesOf } from '../labels.ts';
import { type Entailment, type Pair, SemanticUnavailable } from '../port.ts';
import { ABSTAINED, joinWindows } from '../windows.ts';
import type { ModelFiles } from './files.ts';
import { type Encoded, Network } from './network.ts';
import type { Runtime } from './runtime.ts';

const PROBE: Pair = { premise: 'The door is open.', hypothesis: 'The door is open.' };

/** The entailer once it has judged a pair: one that cannot is closed. */
async function opened(entailer: Entailer): Promise<Entailer> {
  try {
    await entailer.entail([PROBE]);
    return entailer;
  } catch (error) {
    await entailer.close();
    throw error;
  }
}

/** Verdicts of a cross-encoder that was trained on natural language inference. */
export class Entailer {
  readonly #network: Network;
  readonly #senses: readonly Sense[];

  private constructor(network: Network, senses: readonly Sense[]) {
    this.#network = network;
    this.#senses = senses;
  }

  /** @throws SemanticUnavailable for a model whose classes are no entailment */
  static async open(files: ModelFiles, runtime: Runtime): Promise<Entailer> {
    const labels = labelsOf(files);
    const senses = sensesOf(labels);
    if (senses === undefined)
      throw new SemanticUnavailable(
        `${files.id} is no entailment model: its labels are ${labels.length === 0 ? 'not given' : labels.join(', ')}. Set TOUCHSTONE_ENTAILMENT_MODEL to one.`,
      );
    const network = await Network.open(files, runtime);
    if (network.outputs.includes('logits')) return opened(new Entailer(network, senses));
    await network.close();
    throw new SemanticUnavailable(
      `${files.id} is no entailment model: it gives ${network.outputs.join(', ')}.`,
    );
  }

  async entail(pairs: readonly Pair[]): Promise<readonly Entailment[]> {
    const pieces = pairs.flatMap(({ premise, hypothesis }, of) =>
      this.#network.windows(premise, hypothesis).map((encoded) => ({ encoded, of })),
    );
    if (pieces.length === 0) return pairs.map(() => ABSTAINED);
    const verdicts = await this.#run(pieces.map(({ encoded }) => encoded));
    return pairs.map((_, i) => {
      const own = verdicts.filter((_, at) => pieces[at]!.of === i);
      return own.length === 0 ? ABSTAINED : joinWindows(own);
    });
  }

  close(): Promise<void> {
    return this.#network.close();
  }

  async #run(batch: readonly Encoded[]): Promise<readonly Entailment[]> {
    const { logits: output } = await this.#network.run(batch);
    const data = this.#network.numbers(output!, batch.length);
    const classes = output!.dims.at(-1)!;
    if (classes !== this.#senses.length)
      throw new SemanticUnavailable(
        `${this.#network.files.id} gives ${classes} scores for ${this.#senses.length} labels.`,
      );
    return batch.map((_, row) => {
      const logits = [...data.subarray(row * classes, (row + 1) * classes)];
      return entailmentOf(this.#senses, softmax(logits));
    });
  }
}

/** The names of the classes in their order, as `id2label` of the model's own `config.json` has them. */
function labelsOf({ config }: ModelFiles): readonly string[] {
  const { id2label } = config;
  if (typeof id2label !== 'object' || id2label === null) return [];
  const names = id2label as Readonly<Record<string, unknown>>;
  return Object.keys(names).map((_, i) => String(names[i]));
}

function softmax(logits: readonly number[]): readonly number[] {
  const most = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}
