/** Notes in which each label stands above its value: "Carrier" over "DHL". */
import type { Json } from '../../domain/json.ts';
import { escapePointer } from '../read/evidence-text.ts';
import { ATTRIBUTES } from './attributes.ts';
import { type SourceLine, sourceLines } from './lines.ts';
import { type Place, plainValue, type WrittenData } from './written.ts';

/** Labels with their values, at the least and at the most. */
const FEWEST = 2;
const MOST = 60;
/** Up to four words without a figure, the first with a capital. */
const LABEL = /^(?<words>\p{Lu}[\p{L}'’/-]*(?: [\p{L}'’/&-]+){0,3}):?$/u;
const LONGEST_VALUE = 80;

/** The data of a text that is nothing but labels, each known as one, with a line below that is none. */
export function stackedOf(text: string): WrittenData | undefined {
  if (text.length > MOST * 2 * LONGEST_VALUE) return undefined;
  const lines = sourceLines(text, /^$/);
  if (lines === undefined || lines.length % 2 === 1 || lines.length < 2 * FEWEST || lines.length > 2 * MOST)
    return undefined;
  const data: { [name: string]: Json } = {};
  const places = new Map<string, Place>();
  for (let at = 0; at < lines.length; at += 2) {
    const [label, value] = [labelOf(lines[at]!), lines[at + 1]!];
    if (label === undefined || labelOf(value) !== undefined || !isValue(value)) return undefined;
    if (Object.hasOwn(data, label)) return undefined;
    data[label] = plainValue(value.content);
    places.set(`/${escapePointer(label)}`, {
      start: lines[at]!.start,
      end: value.start + value.content.length,
    });
  }
  return { text, data, places };
}

function labelOf({ content }: SourceLine): string | undefined {
  const { words } = LABEL.exec(content)?.groups ?? {};
  return words !== undefined && ATTRIBUTES.has(words.split(' ').at(-1)!.toLowerCase()) ? words : undefined;
}

/** Whether a line may be a value: no sentence, nor a line with a label or mark of its own. */
const isValue = ({ content }: SourceLine): boolean =>
  content.length <= LONGEST_VALUE && !/[.!?:]$|: |^[-*•#>|]/.test(content);
