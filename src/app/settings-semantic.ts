import { bearer, flag, oneOf, serverUrl, setting, text, whole } from './setting.ts';

/** The settings of the layer above the engine: its models, and the servers that it may ask instead. */
export const SEMANTIC_SETTINGS = {
  semantic: setting(
    'TOUCHSTONE_SEMANTIC',
    'builtin',
    oneOf('builtin', 'onnx', 'remote', 'off'),
    'Models of semantic verification: builtin, onnx (pulled from a hub), remote (servers) or off.',
  ),
  semantic_threads: setting(
    'TOUCHSTONE_SEMANTIC_THREADS',
    1,
    whole(1, 64),
    'Threads of semantic verification; each loads the models.',
  ),
  semantic_queue: setting(
    'TOUCHSTONE_SEMANTIC_QUEUE',
    64,
    whole(1, 100_000),
    'Requests that semantic verification has in work or waiting; past it the answer is 503 overloaded.',
  ),
  semantic_warm: setting(
    'TOUCHSTONE_SEMANTIC_WARM',
    false,
    flag,
    'Load the builtin models at the start, in the background, and not with the first request that asks for them.',
  ),
  semantic_cache_mib: setting(
    'TOUCHSTONE_SEMANTIC_CACHE_MIB',
    32,
    whole(0, 65_536),
    'MiB of sentence vectors that each semantic thread keeps for evidence that comes again.',
  ),
  models: setting<string | null>('TOUCHSTONE_MODELS', null, text, 'Folder of the models of the onnx tier.', {
    shown_default: '`models` in the data folder',
  }),
  embedding_model: setting(
    'TOUCHSTONE_EMBEDDING_MODEL',
    'Xenova/all-MiniLM-L6-v2',
    text,
    'Embedding model of the onnx tier: a hub id, or a folder.',
  ),
  entailment_model: setting(
    'TOUCHSTONE_ENTAILMENT_MODEL',
    'Xenova/nli-deberta-v3-xsmall',
    text,
    'Entailment model of the onnx tier: a hub id, or a folder.',
  ),
  hub_url: setting(
    'TOUCHSTONE_HUB_URL',
    'https://huggingface.co',
    serverUrl,
    'Where `touchstone models pull` downloads from.',
  ),
  remote_api: setting(
    'TOUCHSTONE_REMOTE_API',
    'tei',
    oneOf('tei', 'openai'),
    'What the entailment server of the remote tier speaks: tei (text-embeddings-inference) or openai (chat).',
  ),
  remote_url: setting<string | null>(
    'TOUCHSTONE_REMOTE_URL',
    null,
    serverUrl,
    'Base URL of the entailment server; of a chat server with its version, as http://127.0.0.1:11434/v1.',
  ),
  remote_model: setting<string | null>(
    'TOUCHSTONE_REMOTE_MODEL',
    null,
    text,
    'Name of the judging model on a chat server.',
  ),
  remote_key: setting<string | null>(
    'TOUCHSTONE_REMOTE_KEY',
    null,
    bearer,
    'Bearer token for the entailment server.',
    { secret: true },
  ),
  remote_embedding_url: setting<string | null>(
    'TOUCHSTONE_REMOTE_EMBEDDING_URL',
    null,
    serverUrl,
    'Base URL of a text-embeddings-inference server for retrieval; unset for the builtin embeddings.',
  ),
  remote_embedding_key: setting<string | null>(
    'TOUCHSTONE_REMOTE_EMBEDDING_KEY',
    null,
    bearer,
    'Bearer token for the embedding server.',
    { secret: true },
  ),
  remote_timeout_ms: setting(
    'TOUCHSTONE_REMOTE_TIMEOUT_MS',
    10_000,
    whole(10, 600_000),
    'Milliseconds for one call to a model server; a call that fails is made three times at most.',
  ),
  remote_concurrency: setting(
    'TOUCHSTONE_REMOTE_CONCURRENCY',
    8,
    whole(1, 1024),
    'Calls to a model server at once, each semantic thread.',
  ),
} as const;
