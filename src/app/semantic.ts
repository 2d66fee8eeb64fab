import { join } from 'node:path';
import type { SemanticConfig } from '../semantic/config.ts';
import { describeModel } from '../semantic/open.ts';
import type { LayerOptions } from '../service/semantic/layer.ts';
import type { Settings } from './settings-table.ts';

const MIB = 1024 * 1024;

/** The folder of pulled models. */
export function modelsFolder(settings: Settings): string {
  return settings.models ?? join(settings.data, 'models');
}

/** The semantic layer as the settings have it. */
export function semanticOptions(
  settings: Settings,
  { report, onFault }: Pick<LayerOptions, 'report' | 'onFault'> = {},
): LayerOptions {
  const config: SemanticConfig = {
    tier: settings.semantic,
    onnx: {
      folder: modelsFolder(settings),
      embedding: settings.embedding_model,
      entailment: settings.entailment_model,
    },
    remote: {
      entailment_api: settings.remote_api,
      entailment_url: settings.remote_url ?? '',
      entailment_model: settings.remote_model ?? '',
      embedding_url: settings.remote_embedding_url,
      entailment_key: settings.remote_key,
      embedding_key: settings.remote_embedding_key,
      timeout_ms: settings.remote_timeout_ms,
      concurrency: settings.remote_concurrency,
    },
    cache_bytes: settings.semantic_cache_mib * MIB,
  };
  return {
    config,
    threads: settings.semantic_threads,
    queue: settings.semantic_queue,
    describe: () => describeModel(config),
    ...(report && { report }),
    ...(onFault && { onFault }),
  };
}
