import type { Tier } from './port.ts';

/** Where the models of the onnx tier lie and which they are. */
export interface OnnxConfig {
  /** Folder of pulled models, with their `models.lock`. */
  readonly folder: string;
  /** Hub ids (`owner/name`) of pulled models, or paths of folders that hold one. */
  readonly embedding: string;
  readonly entailment: string;
}

/** The servers of the remote tier. */
export interface RemoteConfig {
  readonly entailment_api: 'tei' | 'openai';
  /** Base URL: `/predict`, or `/chat/completions` of an OpenAI-compatible server, is added to it. */
  readonly entailment_url: string;
  /** Name of the judge on an OpenAI-compatible server. */
  readonly entailment_model: string;
  /** Base URL of a text-embeddings-inference server; null for the builtin embeddings. */
  readonly embedding_url: string | null;
  /** Bearer tokens; each goes to its own server only. */
  readonly entailment_key: string | null;
  readonly embedding_key: string | null;
  readonly timeout_ms: number;
  /** Calls in flight at once, each server. */
  readonly concurrency: number;
}

/** How the semantic layer is set up. Plain data: it crosses to the thread that runs it. */
export interface SemanticConfig {
  readonly tier: Tier | 'off';
  readonly onnx: OnnxConfig;
  readonly remote: RemoteConfig;
  /** Bytes of sentence vectors kept between requests, each thread. */
  readonly cache_bytes: number;
}
