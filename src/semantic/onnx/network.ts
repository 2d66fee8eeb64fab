/** A network with its tokenizer: texts in, tensors out. */
import { SemanticUnavailable } from '../port.ts';
import { windowsOf } from '../windows.ts';
import type { ModelFiles } from './files.ts';
import type { Runtime, Session, Tensor, Tokenizer } from './runtime.ts';

/** One input of the network. */
export interface Encoded {
  readonly ids: readonly number[];
  readonly types: readonly number[];
}

/** Tokens that a model takes in at once where its files do not say. */
const USUAL_LENGTH = 512;
/** Beyond this the time of attention outgrows its use for a passage. */
const LONGEST = 1024;

export class Network {
  readonly files: ModelFiles;
  readonly length: number;
  readonly #runtime: Runtime;
  readonly #session: Session;
  readonly #tokenizer: Tokenizer;
  readonly #padding: number;

  private constructor(files: ModelFiles, runtime: Runtime, session: Session, tokenizer: Tokenizer) {
    this.files = files;
    this.#runtime = runtime;
    this.#session = session;
    this.#tokenizer = tokenizer;
    this.length = longestInput(files);
    const padding = files.config.pad_token_id;
    this.#padding = typeof padding === 'number' && Number.isInteger(padding) ? padding : 0;
  }

  /** @throws SemanticUnavailable for files that are no network or no tokenizer */
  static async open(files: ModelFiles, runtime: Runtime): Promise<Network> {
    let tokenizer: Tokenizer;
    try {
      tokenizer = new runtime.tokenizers.Tokenizer(files.tokenizer, files.tokenizer_config);
      tokenizer.encode('a', { text_pair: 'b', return_token_type_ids: true });
    } catch (cause) {
      throw new SemanticUnavailable(`The tokenizer of ${files.id} cannot be used: ${said(cause)}`, { cause });
    }
    let session: Session;
    try {
      session = await runtime.onnx.InferenceSession.create(files.network, {
        intraOpNumThreads: 1,
        interOpNumThreads: 1,
        logSeverityLevel: 4,
      });
    } catch (cause) {
      throw new SemanticUnavailable(`${files.network} is damaged, or no network: ${said(cause)}`, { cause });
    }
    const network = new Network(files, runtime, session, tokenizer);
    try {
      await network.#probe();
      return network;
    } catch (error) {
      await network.close();
      throw error;
    }
  }

  /** Runs it once, so that what cannot be run is known before anyone asks. */
  async #probe(): Promise<void> {
    const unknown = this.#session.inputNames.filter((name) => !INPUTS.has(name));
    if (unknown.length > 0)
      throw new SemanticUnavailable(
        `${this.files.network} takes ${unknown.join(', ')}, which no text gives it: it is no model of texts.`,
      );
    const last = lastToken(this.files);
    const words = this.encode(PROBE);
    await this.run([last === undefined ? words : { ids: [...words.ids, last], types: [...words.types, 0] }]);
  }

  get outputs(): readonly string[] {
    return this.#session.outputNames;
  }

  encode(text: string, pair?: string): Encoded {
    const { ids, token_type_ids } = this.#tokenizer.encode(text, {
      ...(pair !== undefined && { text_pair: pair }),
      return_token_type_ids: true,
    });
    return { ids, types: token_type_ids };
  }

  /**
   * The inputs that a text makes, by itself or with a second one: more than one where it is too long to be taken
   * in at once; none where the second leaves it no room.
   */
  windows(text: string, pair?: string): readonly Encoded[] {
    const whole = this.encode(text, pair);
    if (whole.ids.length <= this.length) return [whole];
    const room = this.length - this.encode('', pair).ids.length;
    if (pair !== undefined && room < LEAST_ROOM) return [];
    const tokens = whole.ids.length - (this.length - room);
    const characters = Math.max(1, Math.floor((text.length * room * WINDOW_SLACK) / tokens));
    const parts = windowsOf(text, characters);
    if (parts.length > 1) return parts.flatMap((part) => this.windows(part, pair));
    // A few characters of more tokens than it takes in: of a text by itself it reads what it can.
    return pair === undefined ? [cut(whole, this.length)] : [];
  }

  /**
   * Runs the network over inputs, padded to the longest of them.
   * @throws SemanticUnavailable where it cannot be run, or gives no numbers
   */
  async run(batch: readonly Encoded[]): Promise<Readonly<Record<string, Tensor>>> {
    const width = Math.max(...batch.map(({ ids }) => ids.length));
    const fill = (of: (one: Encoded) => readonly number[], rest: number): Tensor => {
      const data = new BigInt64Array(batch.length * width).fill(BigInt(rest));
      batch.forEach((one, row) => {
        of(one).forEach((value, at) => {
          data[row * width + at] = BigInt(value);
        });
      });
      return new this.#runtime.onnx.Tensor('int64', data, [batch.length, width]);
    };
    const feeds: Record<string, Tensor> = {
      input_ids: fill(({ ids }) => ids, this.#padding),
      attention_mask: fill(({ ids }) => ids.map(() => 1), 0),
      token_type_ids: fill(({ types }) => types, 0),
    };
    const given = Object.fromEntries(this.#session.inputNames.map((name) => [name, feeds[name]!]));
    let outputs: Readonly<Record<string, Tensor>>;
    try {
      outputs = await this.#session.run(given);
    } catch (cause) {
      throw new SemanticUnavailable(`${this.files.id} cannot be run: ${said(cause)}`, { cause });
    }
    return outputs;
  }

  /**
   * The numbers of an output, of which there must be `rows`.
   * @throws SemanticUnavailable where they are none
   */
  numbers({ data, dims }: Tensor, rows: number): Float32Array {
    if (!(data instanceof Float32Array) || dims[0] !== rows || !data.every(Number.isFinite))
      throw new SemanticUnavailable(
        `${this.files.id} gives what is no number: it is damaged, or not for this.`,
      );
    return data;
  }

  close(): Promise<void> {
    return this.#session.release();
  }
}

const INPUTS = new Set(['input_ids', 'attention_mask', 'token_type_ids']);
const PROBE = 'The door is open.';

/** The highest token that the tokenizer's own vocabulary has: the network must have a row for it. */
function lastToken({ tokenizer }: ModelFiles): number | undefined {
  const { vocab } = (tokenizer.model ?? {}) as { readonly vocab?: unknown };
  if (Array.isArray(vocab)) return vocab.length > 0 ? vocab.length - 1 : undefined;
  if (typeof vocab !== 'object' || vocab === null) return undefined;
  return Object.values(vocab).reduce<number | undefined>(
    (last, id) => (Number.isInteger(id) && id > (last ?? -1) ? id : last),
    undefined,
  );
}

const cut = ({ ids, types }: Encoded, length: number): Encoded => ({
  ids: ids.slice(0, length),
  types: types.slice(0, length),
});

/** Tokens that a passage needs at least beside its statement. */
const LEAST_ROOM = 32;
/** Tokens are not spread evenly over a text: a window is made somewhat smaller than its share. */
const WINDOW_SLACK = 0.8;

function longestInput({ config, tokenizer_config }: ModelFiles): number {
  // Position embeddings of the RoBERTa family begin after the padding token.
  const offset = /roberta/i.test(String(config.model_type)) ? 2 : 0;
  const positions = Number(config.max_position_embeddings) - offset;
  const stated = Number(tokenizer_config.model_max_length);
  const known = [positions, stated].filter((value) => Number.isInteger(value) && value > 0 && value < 1e6);
  return Math.min(LONGEST, ...(known.length > 0 ? known : [USUAL_LENGTH]));
}

/** The first line of what a library said. */
const said = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]!.slice(0, 300);
