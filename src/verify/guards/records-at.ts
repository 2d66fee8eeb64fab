/** The records that a sentence of the evidence is part of, for guards. */
import { once } from '../../text/once.ts';
import type { AlignedSentence } from '../match/support.ts';
import { objectsAt } from '../record/read/from-data.ts';
import { linesAt } from '../record/read/from-lines.ts';
import type { Focus } from '../record/record.ts';

/** Of data the objects from the innermost to the outermost, of a text its lines of labels or its rows; none for prose. */
export const allRecordsAt = once(({ source, sentence }: AlignedSentence): readonly Focus[] =>
  source.structured ? objectsAt(source, sentence) : linesAt(source, sentence),
);

/** Of data the innermost object alone. */
export const recordsAt = once((sentence: AlignedSentence): readonly Focus[] => {
  const all = allRecordsAt(sentence);
  return sentence.source.structured ? all.slice(0, 1) : all;
});
