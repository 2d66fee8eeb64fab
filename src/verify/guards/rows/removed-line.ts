/** "The door is open" by the lines `- door: open` and `+ door: closed` of a change: what a change takes out is no longer there. */

import { originOf } from '../../context/retold.ts';
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const FORMER =
  /\b(?:was|were|had|used to|from|previous\p{L}*|former\p{L}*|old|before|removed?|deleted|changed)\b/iu;
/** A line that is taken out: its name, by which the line put in is found. */
const OUT = /^-\s?([^\s:=-][^:=\n]{0,60}?)\s*[:=]/u;

export const REMOVED_LINE: Guard = against('superseded', 'any', isTakenOut);

function isTakenOut({ reading }: Told, { source, sentence }: AlignedSentence): boolean {
  if (source.structured) return false;
  const { text, scan } = originOf(source);
  if (!text.includes('\n+')) return false;
  const start = text.lastIndexOf('\n', scan.sentenceStart[sentence]! - 1) + 1;
  const name = OUT.exec(text.slice(start, start + 80))?.[1];
  if (name === undefined || FORMER.test(textOf(reading))) return false;
  return new RegExp(String.raw`\n\+\s?${escaped(name)}\s*[:=]`, 'u').test(text);
}
