/** The statements that stand side by side in one sentence, and what leads them in: each is read for itself. */

import { RETRACTION } from '../../text/cues.ts';
import { matchesOf } from '../../text/matches.ts';
import type { Reading } from '../../text/reading.ts';

export interface Segment {
  readonly start: number;
  readonly end: number;
}

/** A mark between statements: a semicolon, or a dash with space around it. */
const BETWEEN = /;\s|\s[\u2013\u2014-]\s/g;
/** A greeting, a time, or the number of a paragraph or of a step. */
const LEAD =
  /^\s*(?:(?:dear|hi|hello|good (?:morning|afternoon|evening))\b[^,.!\n]{0,40}[,!]\s+|(?:no|yes|oh|well|ok|okay|right|sure|so)(?:, and)?,\s+|[\d][\d.:/]*\)?\s+(?=\p{L}))/iu;
const LABELLED = /^\s*([^:;,]{2,24}):\s+/;
/** Labels by which nobody speaks and nothing is proposed. */
const LABELS = new Set(
  'result results decision outcome status summary conclusion note notes info information news announcement budget finding findings minutes agreed'.split(
    ' ',
  ),
);
const REVISING = new Set('wait sorry oops correction rather not nope'.split(' '));
const MOST = 8;

/** Parts of a sentence that state something by themselves; none where it is one statement. */
export function segmentsOf(reading: Reading): readonly Segment[] {
  const { text, start, end } = reading;
  // What is taken back or put right is read as a whole.
  if (reading.cues & RETRACTION || reading.words.some(({ form }) => REVISING.has(form))) return [];
  const parts: Segment[] = [];
  let from = start;
  for (const match of matchesOf(text.slice(start, end), BETWEEN)) {
    parts.push({ start: from, end: start + match.index });
    from = start + match.index + match[0].length;
  }
  parts.push({ start: from, end });
  const found = parts.slice(0, MOST).map((part) => withoutLead(reading, part));
  return found.filter((part) => part.end > part.start && (part.start > start || part.end < end));
}

function withoutLead(reading: Reading, { start, end }: Segment): Segment {
  const { text } = reading;
  const said = text.slice(start, end);
  const label = LABELLED.exec(said);
  if (label !== null && isPlain(reading, start, start + label[1].length))
    return { start: start + label[0].length, end };
  return { start: start + (LEAD.exec(said)?.[0].length ?? 0), end };
}

/** Whether a label is a time, or says that what follows is so. */
function isPlain({ words, values }: Reading, start: number, end: number): boolean {
  const within = words.filter((word) => word.start >= start && word.end <= end);
  return within.every(({ value, form }) =>
    value < 0 ? LABELS.has(form) : /^(?:date|time|datetime)$/.test(values[value].kind),
  );
}
