import type { SemanticConfig } from './config.ts';
import { type SemanticIdentity, type SemanticModel, SemanticUnavailable } from './port.ts';

/**
 * Opens the tier that is set up. What a tier needs is loaded only when it is opened.
 * @throws SemanticUnavailable in words for the operator
 */
export async function openModel(config: SemanticConfig): Promise<SemanticModel> {
  switch (config.tier) {
    case 'builtin':
      return (await import('./builtin/index.ts')).openBuiltin();
    case 'onnx':
      return (await import('./onnx/index.ts')).openOnnx(config.onnx);
    case 'remote':
      return (await import('./remote/index.ts')).openRemote(config.remote);
    case 'off':
      throw new SemanticUnavailable('Semantic verification is switched off (TOUCHSTONE_SEMANTIC=off).');
  }
}

/**
 * What the models of a tier are, without loading them; undefined where only opening them can tell, or where they
 * cannot be read.
 */
export async function describeModel({ tier }: SemanticConfig): Promise<SemanticIdentity | undefined> {
  if (tier !== 'builtin') return undefined;
  return import('./builtin/index.ts').then((builtin) => builtin.describeBuiltin()).catch(() => undefined);
}
