/** The records that a sentence of the evidence is part of, for guards. */
import type { AlignedSentence } from '../match/support.ts';
import { objectsAt } from '../record/read/from-data.ts';
import { linesAt } from '../record/read/from-lines.ts';
import type { Focus } from '../record/record.ts';

/** Of data the innermost object, of a text its lines of labels or its rows; none for prose. */
export const recordsAt = ({ source, sentence }: AlignedSentence): readonly Focus[] =>
  source.structured ? objectsAt(source, sentence).slice(0, 1) : linesAt(source, sentence);
