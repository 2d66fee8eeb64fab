/** What looks through the evidence for what takes a supported statement back. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import type { Unit } from '../claim/units.ts';
import type { AlignedSentence, Support } from '../match/support.ts';
import type { Document } from '../read/document.ts';

/** The sentences of the evidence, in the order of its documents, that speak against the statement; none where nothing does. */
export type LooksAgainst = (
  claim: Reading,
  units: readonly Unit[],
  support: Support,
  documents: readonly Document[],
  lexicon: Lexicon,
) => readonly AlignedSentence[];
