/** A sentence of a source said again together with what others tell of it. */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import type { Reading } from '../../../text/reading.ts';
import type { Document } from '../../read/document.ts';

/** What a sentence says, in other words, and the other sentences of its source that this is drawn from. */
export interface Telling {
  readonly text: string;
  readonly from: readonly number[];
  /** How it was calculated, for a reader, where it was. */
  readonly derivation?: string;
  /** It says no more than one statement of its sentence does, and is guarded as that is. */
  readonly plain?: true;
  /** It says what a note leaves out of the one thing and party that it is about. */
  readonly slip?: true;
  /** It is read off the marks of a line of a log: that these leave open what the words say stands not against it. */
  readonly marked?: true;
  /** It says what somebody is asked for: that it is only asked for says nothing against that. */
  readonly asks?: true;
}

/** A sentence of a source, as it is told for a claim. */
export interface Scene {
  readonly source: Document;
  readonly sentence: number;
  /** The title of the source and what else a claim may call it by; empty for none. */
  readonly title: string;
  readonly claim: Reading;
  readonly lexicon: Lexicon;
  /** A sentence of the source with its persons, pronouns and roles as the claim calls them, its stamp left out. */
  tell(sentence: number): Telling;
}

/** A step by which a careful reader draws what a sentence says from it and those around it. */
export interface Teller {
  (scene: Scene): readonly Telling[];
  /** Patterns of which a sentence matches one, as it is told, for anything to be drawn from it; undefined for any sentence. */
  readonly from?: readonly RegExp[] | undefined;
  /** Patterns of which a claim matches one for anything to be told for it; undefined for any claim. */
  readonly of?: readonly RegExp[];
}
