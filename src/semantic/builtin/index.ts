import { type SemanticModel, SemanticUnavailable } from '../port.ts';

/**
 * Opens the models that lie in this package. It loads them; answering then takes no file and no network.
 * @throws SemanticUnavailable where the package holds none
 */
export async function openBuiltin(): Promise<SemanticModel> {
  throw new SemanticUnavailable(
    'This version comes without semantic models. Set TOUCHSTONE_SEMANTIC to onnx or remote.',
  );
}
