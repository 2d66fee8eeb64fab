/** Tellers that say something only of a sentence, or for a claim, that has what they need. */
import type { Scene, Teller, Telling } from './types.ts';

/**
 * A teller that says nothing of a sentence which, as it is told, matches none of some patterns: by the letters that these
 * need most sentences are passed over without asking it.
 */
export const where = (from: readonly RegExp[], tell: (scene: Scene) => readonly Telling[]): Teller =>
  Object.assign((scene: Scene) => tell(scene), { from });

/** A teller that says nothing for a claim which matches none of some patterns: it is not asked for one without their letters. */
export const forClaims = (of: readonly RegExp[], tell: Teller): Teller =>
  Object.assign((scene: Scene) => tell(scene), { from: tell.from, of });
