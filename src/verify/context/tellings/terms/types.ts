/** How a rule, an offer or an agreement is said again in the turns of a claim. */
import type { Lexicon } from '../../../../text/lexicon/index.ts';
import type { Scene } from '../types.ts';

/** One sentence of a source and the claim that it is said again for. */
export interface Wording {
  /** The sentence, without its full stop. */
  readonly text: string;
  /** The claim, without its full stop. */
  readonly said: string;
  readonly lexicon: Lexicon;
  /** The title of the source: its words, folded. */
  readonly title: string;
  /** All of the source. */
  readonly whole: string;
  /** Where the sentence stands. */
  readonly scene: Scene;
}

/** A class of turns that say the same of terms. */
export interface Rewriter {
  /** What a claim has that such turns are another wording for. */
  readonly of: RegExp;
  /** What a sentence has that is so said again, be it one or another: only those that may have it are written anew. */
  readonly from?: RegExp | readonly RegExp[];
  /** It brings hardly a word that the sentence has not: what has few words of the claim is none for it. */
  readonly reorders?: true;
  /** It says what somebody is asked for: that it is only asked for says nothing against that. */
  readonly asks?: true;
  /** It reads a line by its marks: that these leave open what the words say stands not against it. */
  readonly marks?: true;
  /** The sentence in other words, each following from it. */
  write(wording: Wording): readonly string[];
}
