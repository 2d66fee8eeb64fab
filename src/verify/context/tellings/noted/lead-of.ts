/** The line that leads a list: what the list belongs to. */
import { HEADING, ITEM } from '../../../../text/scan.ts';
import type { Document } from '../../../read/document.ts';
import { bare } from '../words.ts';

/** What stands before the text of an item. */
export const NUMBERED = /^\(?\d{1,3}[.)] /;

export const isItem = (source: Document, at: number): boolean =>
  source.scan.sentenceKind[at] === ITEM || NUMBERED.test(source.said(at).trim());

/** Items that are looked back over for the line that leads them. */
const LONGEST_LIST = 40;

export interface Lead {
  readonly at: number;
  /** The line without its colon. */
  readonly line: string;
}

/**
 * The line that leads the list of an item, where no other line leads it in turn.
 * @param open what leaves open, in a line above, whether what the list says holds at all
 */
export function leadOf(source: Document, sentence: number, open: RegExp): Lead | undefined {
  const { text, scan } = source;
  let at = sentence - 1;
  while (at >= 0 && sentence - at < LONGEST_LIST && isItem(source, at)) at--;
  const leads = (one: number): boolean =>
    text[scan.sentenceEnd[one]!] === ':' || source.said(one).trim().endsWith(':');
  if (at < 0 || isItem(source, at) || !(leads(at) || scan.sentenceKind[at] === HEADING)) return undefined;
  const line = source.said(at).trim().replace(/:$/, '');
  // Whose list it is, and whether it holds, may be said above it.
  for (let above = at - 1; above >= 0; above--) {
    const isHead = scan.sentenceKind[above] === HEADING;
    if ((isHead || leads(above) || above === at - 1) && open.test(source.said(above).trim()))
      return undefined;
    if (above === at - 1 && leads(above) && !isHead) return undefined;
    if (source.said(above).trim() === line) return undefined;
  }
  for (let below = sentence + 1; below < scan.sentenceCount; below++)
    if (source.said(below).trim() === line) return undefined;
  return { at, line };
}

/** Whether a list names an item again, under whatever line. */
export function isTwice(source: Document, sentence: number, item: string): boolean {
  const { sentenceCount } = source.scan;
  const [own] = item.toLowerCase().split(':');
  for (let at = 0; at < sentenceCount; at++) {
    if (at === sentence || !isItem(source, at)) continue;
    const [other] = bare(source.said(at).trim().replace(NUMBERED, '')).toLowerCase().split(':');
    if (other === own) return true;
  }
  return false;
}
