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

export interface OnnxRuntime {
  readonly InferenceSession: {
    /** From the path of a file, or its bytes. */
    create(model: string | Uint8Array, options: Readonly<Record<string, unknown>>): Promise<Session>;
  };
  readonly Tensor: new (
    ...of: ['int64', BigInt64Array, readonly number[]] | ['float32', Float32Array, readonly number[]]
  ) => Tensor;
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
  const onnx = await loadOnnx('The onnx tier');
  return { onnx, tokenizers: await optional<Tokenizers>('@huggingface/tokenizers', 'The onnx tier') };
}

/**
 * @param needs what needs it, for the message
 * @throws SemanticUnavailable where the package is not installed
 */
export const loadOnnx = (needs: string): Promise<OnnxRuntime> =>
  optional<OnnxRuntime>('onnxruntime-node', needs);

/** A package that may be missing; its name is no literal, so that types are checked without it too. */
async function optional<T>(name: string, needs: string): Promise<T> {
  try {
    const loaded = (await import(name)) as { readonly default?: T };
    return loaded.default ?? (loaded as T);
  } catch (cause) {
    throw new SemanticUnavailable(
      `${needs} needs the optional package ${name}, which is not installed or does not run here. \`npm install --include=optional\` installs it.`,
      { cause },
    );
  }
}
