/** "She has asthma" by "?asthma": a note sets the sign before what is asked whether it is so. */
import { originOf } from '../../context/retold.ts';
import { against, type Guard } from '../guard.ts';

/** A sign of a question at the beginning of a line or of a statement: it ends none. */
const QUERY = /(?:^|[\n,;:(]|[-\u2013\u2022] )[ \t]*\? ?$/u;
const LOOKED_AT = 8;

export const QUERIED: Guard = against('modality', 'any', ({ reading }, { source, sentence }) => {
  if (reading.question || source.structured) return false;
  const { text, scan } = originOf(source);
  const start = scan.sentenceStart[sentence] ?? 0;
  const before = text.slice(Math.max(0, start - LOOKED_AT), start);
  return before.includes('?') && QUERY.test(before);
});
