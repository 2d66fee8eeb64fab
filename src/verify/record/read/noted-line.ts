/**
 * A line of notes behind what they are of, as its record: "Order 4417: picked up 1 May, delivered 3 May, signed by K.
 * Holm", "LX 318 ZRH-LHR: delayed, new departure 08:05, gate B37", "Hotel Mira, 4 stars. 60 rooms, pool." Each note is a
 * field; where one may take back or leave open what the others say, the line is no record.
 */
import { gather } from '../../../text/gather.ts';
import type { Document } from '../../read/document.ts';
import { type Field, type Focus, plainFocus } from '../record.ts';
import type { Cell } from './cells.ts';
import { fieldOf } from './field-of.ts';
import type { Noted } from './noted.ts';
import { headOf, namesAnother } from './noted-head.ts';
import { notedIn } from './noted-pieces.ts';

/** Characters of a line, at the most, and fields of it, at the least: its thing and two notes. */
const LONGEST = 400;
const LEAST = 3;

/** What only sentences have: a line with one of these words tells, and what it tells is read as it stands. */
const TELLS =
  /\b(?:the|an?|is|are|was|were|am|be|been|being|has|have|had|do|does|did|will|would|can|could|might|may|must|shall|should|he|she|they|we|it|you|who|which|that|this|these|those|because|although|The|He|She|They|We|It|You|This|That|These|Those|There)\b|\bI\b(?!-)/u;

/** Whether a line is, or has, a sentence. */
export const isTelling = (line: string): boolean => TELLS.test(line);

/** What may take back, bound or leave open what stands beside it. */
const OPEN =
  /[?"“”«»]|~~|\*\*|\b(?:not|never|nor|if|unless|or|except|only|but|though|tbc|tba|tbd|maybe|perhaps|probably|likely|alleged\p{L}*|claim\p{L}*|draft|test|sample|example|template|void\p{L}*|revert\p{L}*|revers\p{L}*|withdr\p{L}+|recall\p{L}*|reopen\p{L}*|undone|rescind\p{L}*|annul\p{L}*|disput\p{L}*|mistake\p{L}*|wrong\p{L}*|error|corrected|should|partly|partial\p{L}*|some|half)\b|n['’]t\b/iu;

/** Whether a record was made of a line of notes. */
export const isNotedLine = ({ id }: Focus): boolean => id.startsWith('noted');

/** A line of a block, by the sentences that stand on it. */
interface Line {
  readonly sentences: readonly number[];
  readonly start: number;
  readonly text: string;
}

/** The records of lines of notes, by each of the sentences that stand on them. */
export function notedLines(document: Document, sentences: readonly number[]): ReadonlyMap<number, Focus> {
  const found = gather(linesOf(document, sentences), (line) => {
    const own = fieldsOf(document, line);
    return own === undefined ? [] : [{ line, own }];
  });
  const all = found.map(({ own }) => own);
  const focuses = gather(found, ({ line, own }, at) => {
    const rows = all.filter((_, other) => other !== at);
    const focus = plainFocus(document, `noted ${line.sentences[0]}`, own, rows);
    return line.sentences.map((sentence) => [sentence, focus] as const);
  });
  return new Map(focuses);
}

/** Sentences that no line break parts, together. */
function linesOf({ text, scan }: Document, sentences: readonly number[]): Line[] {
  const lines: number[][] = [];
  for (const sentence of sentences) {
    const last = lines.at(-1);
    const before = last?.at(-1);
    const isNext =
      before !== undefined &&
      !text.slice(scan.sentenceEnd[before], scan.sentenceStart[sentence]).includes('\n');
    if (isNext) last!.push(sentence);
    else lines.push([sentence]);
  }
  return lines.map((own) => {
    const start = scan.sentenceStart[own[0]!]!;
    return { sentences: own, start, text: text.slice(start, scan.sentenceEnd[own.at(-1)!]) };
  });
}

/** The fields of a line, its thing first; undefined for one that is no line of notes. */
function fieldsOf(document: Document, line: Line): Field[] | undefined {
  const { text, start } = line;
  if (text.length > LONGEST || !/\d/.test(text) || !/[:,–-]/.test(text)) return undefined;
  const [head, notes] = headOf(text);
  if (head === undefined || namesAnother(text, head) || isTelling(text) || OPEN.test(notes.text))
    return undefined;
  const pieces = notedIn(notes, head, document.lexicon);
  if (pieces === undefined) return undefined;
  const [first] = line.sentences;
  const keys = head.keys.map((one) => notedField(document, one, start, first!));
  const own = pieces.map((one) => notedField(document, one, start, sentenceAt(document, line, one.value)));
  const fields = [...keys, ...own];
  return fields.length < LEAST || own.length === 0 ? undefined : fields;
}

/** The sentence of a line that a cell of it stands in. */
function sentenceAt({ scan }: Document, { sentences, start }: Line, cell: Cell): number {
  const at = start + cell.start;
  return sentences.findLast((sentence) => scan.sentenceStart[sentence]! <= at) ?? sentences[0]!;
}

function notedField(
  document: Document,
  { name, value, none, listed }: Noted,
  start: number,
  sentence: number,
): Field {
  const cell = { text: value.text, start: start + value.start };
  const field = fieldOf(document, name, cell, sentence, 'noted');
  if (none === true) return { ...field, words: ['none'], values: [] };
  return listed === true ? { ...field, listed } : field;
}
