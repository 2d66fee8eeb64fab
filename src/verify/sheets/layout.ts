/** The lines of a text that is a sheet: headings, items and labels with their values, each with its place. */
import type { Document } from '../read/document.ts';

/** A line that says something. */
export interface Line {
  /** Without its indent, its bullet and marks of a heading. */
  readonly text: string;
  /** The sentence of the document that it begins in. */
  readonly sentence: number;
  readonly indent: number;
  /** How deep a heading it is by its marks; 0 for none. */
  readonly heading: number;
  readonly bullet: boolean;
  /** What stands before its first colon, and behind it; empty where no colon parts it so. */
  readonly label: string;
  readonly value: string;
}

const LONGEST = 20_000;
const MOST_LINES = 400;
const FORM =
  /^(?<indent>[ \t]*)(?:(?<heading>#{1,6}) +|(?<bullet>[-*•–+]|\d{1,2}[.)]) +)?(?<text>\S.*?)[ \t]*$/u;
const LABELLED = /^(?<label>[^:]{1,48}?)(?:\*\*)?:(?:\*\*)?(?:[ \t]+(?<value>\S.*))?$/u;

/** What is struck out, or is to be ticked: of such a line no word may be taken by itself. */
const MARKED = /~~|<\/?(?:del|s|strike)\b|[[(][ xX\u2713\u2717][\])]|[\u2610-\u2612\u2713-\u2718]/u;

const KNOWN = new WeakMap<Document, readonly Line[]>();

/** The lines of a text; none of data, and of a text that is longer than a sheet. */
export function linesOf(document: Document): readonly Line[] {
  let known = KNOWN.get(document);
  if (known === undefined) KNOWN.set(document, (known = read(document)));
  return known;
}

function read(document: Document): readonly Line[] {
  const { source, structured } = document;
  if (structured || source.length > LONGEST) return [];
  const written = source.split('\n');
  if (written.length > MOST_LINES) return [];
  const lines: Line[] = [];
  let at = 0;
  for (const one of written) {
    const line = MARKED.test(one) ? undefined : lineOf(one, at, document);
    const last = lines.at(-1);
    if (line !== undefined && last !== undefined && goesOn(last, line))
      lines[lines.length - 1] = {
        ...last,
        text: `${last.text} ${line.text}`,
        value: last.label === '' ? '' : `${last.value} ${line.text}`.trim(),
      };
    else if (line !== undefined) lines.push(line);
    at += one.length + 1;
  }
  return lines;
}

/** Whether a line is the rest of the item above it. */
const goesOn = (last: Line, { bullet, heading, indent, label }: Line): boolean =>
  last.bullet && !bullet && heading === 0 && indent > last.indent && label === '';

function lineOf(written: string, at: number, document: Document): Line | undefined {
  const { indent = '', heading = '', bullet, text = '' } = FORM.exec(written)?.groups ?? {};
  if (!/[\p{L}\d]/u.test(text)) return undefined;
  const [sentence] = document.sentencesIn(at, at + written.length);
  if (sentence === undefined) return undefined;
  const plain = text.replaceAll(/\*\*|__|`/gu, '');
  const { label = '', value = '' } = LABELLED.exec(plain)?.groups ?? {};
  return {
    text: plain,
    sentence,
    indent: indent.length,
    heading: heading.length,
    bullet: bullet !== undefined,
    label: label.trim(),
    value: value.trim(),
  };
}
