/** The line that leads a list: what the list belongs to. */
import { HEADING, ITEM } from '../../../../text/scan.ts';
import type { Document } from '../../../read/document.ts';
import { bare } from '../words.ts';

/** What stands before the text of an item. */
export const NUMBERED = /^(?:\(?\d{1,3}[.)]|\(?[a-z]\)|\([ivx]{1,4}\)) /;

/** The text of an item without its mark, and without what joins it to the next: "(b) a signed lease; and". */
export const itemOf = (said: string): string =>
  bare(
    said
      .trim()
      .replace(NUMBERED, '')
      .replace(/[;,](?: and)?$/u, ''),
  );

export const isItem = (source: Document, at: number): boolean =>
  source.scan.sentenceKind[at] === ITEM || NUMBERED.test(source.said(at).trim());

/** Items that are looked back over for the line that leads them. */
const LONGEST_LIST = 40;

/** An item beside which another may be meant: "(a) a payslip, or". */
const OF_CHOICE = /\bor$|^(?:or|either)\b/i;

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
  for (let item = at + 1; item < scan.sentenceCount && isItem(source, item); item++)
    if (OF_CHOICE.test(itemOf(source.said(item)))) return undefined;
  // Whose list it is, and whether it holds, may be said above it.
  for (let above = at - 1; above >= 0; above--) {
    const isHead = scan.sentenceKind[above] === HEADING;
    const said = source.said(above).trim();
    const governs = isHead || leads(above) || (above === at - 1 && !isOfItsOwn(said));
    if (governs && open.test(said)) return undefined;
    if (above === at - 1 && leads(above) && !isHead) return undefined;
    if (said === line) return undefined;
  }
  for (let below = sentence + 1; below < scan.sentenceCount; below++)
    if (source.said(below).trim() === line) return undefined;
  return { at, line };
}

/** A sentence that is complete, and no label: "Late applications may be rejected." */
const COMPLETE = /^(?:\S+ ){3,60}\S+[.!]$/;
/** It speaks of what follows it, or of the text that it stands in. */
const OF_LIST =
  /\b(?:following|follows|below|under|lists?|listed|these|this|those|that|it|they|then|here|cases?|next|rules?|points?|items?|only|solely|draft|sample|examples?|template|propos\p{L}+|planned|old|former(?:ly)?|previous(?:ly)?|outdated|no longer|superseded|replaced|not|never|myths?|wrong|false|suggest\p{L}*|ideas?|wish\p{L}*)\b|n['\u2019]t\b/iu;
/** It has no clause of its own behind its condition: "For students who live abroad." */
const SETTING = /^(?:for|with|without|in|except|optional(?:ly)?)\b|^(?:if|when|unless|until)\b[^,]*$/i;

/** Whether a sentence says something that a list behind it does not stand under. */
const isOfItsOwn = (said: string): boolean =>
  COMPLETE.test(said) && !OF_LIST.test(said) && !SETTING.test(said);

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
