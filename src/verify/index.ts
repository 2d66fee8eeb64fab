import { readFileSync } from 'node:fs';
import type { Verifier } from '../domain/engine.ts';
import { LEXICON_VERSION, lexicon } from '../text/lexicon/bundled.ts';
import { nearness } from '../text/vectors/bundled.ts';
import { parseForest } from './judge/forest.ts';
import { makeVerifier } from './verifier.ts';

/** Version of the rules that judge; it is part of every audit record. */
export const ENGINE_VERSION = '1.0.0';
export { LEXICON_VERSION };

const DEFAULT_MEMORY = 64 * 1024 * 1024;

/** The engine with the lexicon and judge that lie in this package. `memory`: bytes of read evidence it keeps. */
export function createVerifier(options: { readonly memory?: number } = {}): Verifier {
  const forest = parseForest(readFileSync(new URL('./judge/forest.bin', import.meta.url)));
  return makeVerifier({ lexicon, nearness, forest, memory: options.memory ?? DEFAULT_MEMORY });
}
