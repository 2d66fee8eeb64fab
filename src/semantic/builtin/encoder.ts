/**
 * The encoder: a small transformer that reads a claim and a passage together and says whether the one follows from the
 * other. It was trained by `training/semantic/encoder/`, and runs as 8-bit numbers by onnxruntime. Each piece of a word
 * comes with the vector of its word and with whether that word stands on the other side too.
 */
import { loadOnnx, type OnnxRuntime, type Session } from '../onnx/runtime.ts';
import { SemanticUnavailable } from '../port.ts';
import { Memory } from './memory.ts';
import { CLS, type Pieces, SEP, wordsOf } from './pieces.ts';
import type { Words } from './words.ts';

/** Pieces that it takes in, and of these how many of a claim. */
const LONGEST = 256;
const MOST_OF_CLAIM = 96;
/** Words of so many letters are nearly the same where these are. */
const NEARLY = 5;
const MOST_TEXTS_KEPT = 512;

/** One side in pieces. */
interface Side {
  readonly words: readonly string[];
  readonly stems: ReadonlySet<string>;
  readonly known: ReadonlySet<string>;
  readonly piece: readonly number[];
  /** Which word each piece is of. */
  readonly of: readonly number[];
}

const stemOf = (word: string): string => word.slice(0, NEARLY);

export class Encoder {
  readonly #onnx: OnnxRuntime;
  readonly #session: Session;
  readonly #pieces: Pieces;
  readonly #words: Words;
  readonly #sides = new Memory<Side>(MOST_TEXTS_KEPT, () => 1);

  private constructor(onnx: OnnxRuntime, session: Session, pieces: Pieces, words: Words) {
    this.#onnx = onnx;
    this.#session = session;
    this.#pieces = pieces;
    this.#words = words;
  }

  /**
   * @param network what `training/semantic/encoder/export.py` wrote
   * @throws SemanticUnavailable where onnxruntime is not installed; Error for bytes that are no network
   */
  static async open(network: Uint8Array, pieces: Pieces, words: Words): Promise<Encoder> {
    const onnx = await loadOnnx('The builtin tier');
    const session = await onnx.InferenceSession.create(network, {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      logSeverityLevel: 4,
    });
    return new Encoder(onnx, session, pieces, words);
  }

  /**
   * Logits of entailed, neutral, contradicted. A pair is run by itself, so that it is judged alike in any company.
   * @throws SemanticUnavailable where the runtime fails, for want of memory say
   */
  async run(claim: string, passage: string): Promise<Float32Array> {
    const inputs = this.#inputs(this.#sideOf(claim), this.#sideOf(passage));
    try {
      const { logits } = await this.#session.run(inputs);
      return logits!.data as Float32Array;
    } catch (cause) {
      throw new SemanticUnavailable('The model runtime could not run the encoder.', { cause });
    }
  }

  close(): Promise<void> {
    return this.#session.release();
  }

  #sideOf(text: string): Side {
    return this.#sides.get(text, () => {
      const words = wordsOf(text);
      const split = words.map((word) => this.#pieces.of(word));
      return {
        words,
        known: new Set(words),
        stems: new Set(words.filter(({ length }) => length >= NEARLY).map(stemOf)),
        piece: split.flat(),
        of: split.flatMap((pieces, at) => pieces.map(() => at)),
      };
    });
  }

  /** `[CLS] claim [SEP] passage [SEP]`, with the vectors of words, the side, and what both sides share. */
  #inputs(claim: Side, passage: Side): Parameters<Session['run']>[0] {
    const ours = Math.min(claim.piece.length, MOST_OF_CLAIM);
    const theirs = Math.min(passage.piece.length, LONGEST - 3 - ours);
    const length = ours + theirs + 3;
    const { dimensions } = this.#words.vectors;
    const piece = new BigInt64Array(length);
    const side = new BigInt64Array(length).fill(1n, ours + 2);
    const shared = new BigInt64Array(length);
    const vectors = new Float32Array(length * dimensions);
    piece[0] = BigInt(CLS);
    piece[ours + 1] = piece[length - 1] = BigInt(SEP);
    const lay = (own: Side, other: Side, count: number, from: number): void => {
      for (let at = 0; at < count; at++) {
        const word = own.words[own.of[at]!]!;
        piece[from + at] = BigInt(own.piece[at]!);
        shared[from + at] = sharing(word, other);
        this.#layVector(word, vectors, (from + at) * dimensions);
      }
    };
    lay(claim, passage, ours, 1);
    lay(passage, claim, theirs, ours + 2);
    const numbers = (data: BigInt64Array) => new this.#onnx.Tensor('int64', data, [1, length]);
    return {
      piece: numbers(piece),
      side: numbers(side),
      shared: numbers(shared),
      vectors: new this.#onnx.Tensor('float32', vectors, [1, length, dimensions]),
    };
  }

  #layVector(word: string, out: Float32Array, from: number): void {
    const row = this.#words.rowOf(word);
    if (row < 0) return;
    const { dimensions, values } = this.#words.vectors;
    const scale = SCALE / this.#words.lengthOf(row);
    for (let i = 0; i < dimensions; i++) out[from + i] = values[row * dimensions + i]! * scale;
  }
}

/** Length of the vectors that it was trained with. */
const SCALE = 10;

/** 2 for a word that stands on the other side too, 1 for one whose first letters do. */
function sharing(word: string, { known, stems }: Side): bigint {
  if (known.has(word)) return 2n;
  return word.length >= NEARLY && stems.has(stemOf(word)) ? 1n : 0n;
}
