/** What is held against each other where two sources may tell the same thing otherwise. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';

/** A sentence of one source beside one of another, and the claim that the first carries. */
export interface Beside {
  readonly claim: Reading;
  readonly ours: Reading;
  readonly theirs: Reading;
  readonly lexicon: Lexicon;
}
