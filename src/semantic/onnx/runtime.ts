/** The optional packages that run ONNX models, loaded when they are first needed. */
import { SemanticUnavailable } from '../port.ts';

/** What is used of onnxruntime-node. */
export interface Tensor {
  readonly data: Float32Array | BigInt64Array;
  readonly dims: readonly number[];
}

export interface Session {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(feeds: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>;
  release(): Promise<void>;
}

interface OnnxRuntime {
  readonly InferenceSession: {
    create(path: string, options: Readonly<Record<string, unknown>>): Promise<Session>;
  };
  readonly Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => Tensor;
}

/** What is used of @huggingface/tokenizers. */
export interface Tokenizer {
  encode(
    text: string,
    options: { text_pair?: string; return_token_type_ids: true },
  ): { readonly ids: readonly number[]; readonly token_type_ids: readonly number[] };
}

interface Tokenizers {
  readonly Tokenizer: new (tokenizer: object, config: object) => Tokenizer;
}

export interface Runtime {
  readonly onnx: OnnxRuntime;
  readonly tokenizers: Tokenizers;
}

/** @throws SemanticUnavailable where the packages are not installed */
export async function loadRuntime(): Promise<Runtime> {
  try {
    return {
      onnx: await optional<OnnxRuntime>('onnxruntime-node'),
      tokenizers: await optional<Tokenizers>('@huggingface/tokenizers'),
    };
  } catch (cause) {
    throw new SemanticUnavailable(
      'The onnx tier needs the optional packages onnxruntime-node and @huggingface/tokenizers, which are not installed or do not run here. `npm install --include=optional` installs them.',
      { cause },
    );
  }
}

/** A package that may be missing; its name is no literal, so that types are checked without it too. */
async function optional<T>(name: string): Promise<T> {
  const loaded = (await import(name)) as { readonly default?: T };
  return loaded.default ?? (loaded as T);
}
