/** Tellers that say something only of a sentence that has what they are told from. */
import type { Scene, Teller, Telling } from './types.ts';

/**
 * A teller that says nothing of a sentence which, as it is told, matches none of some patterns: by the letters that these
 * need most sentences are passed over without asking it.
 */
export const where = (from: readonly RegExp[], tell: (scene: Scene) => readonly Telling[]): Teller =>
  Object.assign((scene: Scene) => tell(scene), { from });
