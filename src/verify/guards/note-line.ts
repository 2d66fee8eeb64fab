/** A line of notes behind what they are of, for guards: "Order 77: refund requested 1 May, approved 3 May". */
import { lazily } from '../../text/once.ts';
import type { Reading } from '../../text/reading.ts';
import { originOf } from '../context/retold.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import { headOf } from '../record/read/noted-head.ts';
import { isTelling } from '../record/read/noted-line.ts';
import { piecesOf } from '../record/read/noted-pieces.ts';

export interface NoteLine {
  /** What it is one of: "order"; empty for none. */
  readonly kind: string;
  /** Words of what the line is of: its kind, its number or its name. */
  readonly head: readonly string[];
  /** Its notes. */
  readonly pieces: readonly string[];
}

/** Characters of a line, at the most. */
const LONGEST = 600;

/** The line of notes that a sentence stands on; undefined where it stands on none. */
export function noteLineAt({ source, sentence }: AlignedSentence): NoteLine | undefined {
  const origin = originOf(source);
  if (origin.structured || sentence >= origin.scan.sentenceCount) return undefined;
  const start = lineStart(origin.text, origin.scan.sentenceStart[sentence]!);
  if (start === undefined) return undefined;
  let known = lines().get(origin);
  if (known === undefined) lines().set(origin, (known = new Map()));
  let line = known.get(start);
  if (line === undefined) known.set(start, (line = lineAt(origin, start) ?? null));
  return line ?? undefined;
}

/** Where the line that an offset stands on begins; undefined where that is farther off than a line of notes is long. */
function lineStart(text: string, offset: number): number | undefined {
  const from = Math.max(0, offset - LONGEST);
  const at = text.slice(from, offset).lastIndexOf('\n');
  return at >= 0 ? from + at + 1 : from === 0 ? 0 : undefined;
}

const lines = lazily(() => new WeakMap<Document, Map<number, NoteLine | null>>());

function lineAt({ text }: Document, start: number): NoteLine | undefined {
  const [own = ''] = text.slice(start, start + LONGEST + 2).split('\n', 1);
  const line = own.trim();
  if (line.length > LONGEST || isTelling(line)) return undefined;
  const [head, notes] = headOf(line);
  if (head === undefined) return undefined;
  const named = head.keys.slice(0, 1).flatMap(({ name, value }) => [name, value.text]);
  return {
    kind: head.kind,
    head: named.flatMap((one) => one.toLowerCase().split(' ')),
    pieces: piecesOf(notes).map((piece) => piece.text),
  };
}

/** Whether a statement names what a line is of. */
export const saysHead = ({ words, text }: Reading, { head }: NoteLine): boolean =>
  words.some(
    ({ form, start, end }) => head.includes(form) || head.includes(text.slice(start, end).toLowerCase()),
  );
