/** The line that leads a list: what it says is said of the items of the list, and of nothing else. */
import type { Reading } from '../../text/reading.ts';
import { ITEM } from '../../text/scan.ts';
import type { Document } from './document.ts';

const NUMBERED = /^\s*\(?\d{1,3}[.)] /;

/**
 * Whether a line leads a list in which what the claim speaks of does not stand: "Rejected requests:" before "- 13" says
 * nothing of request 12. Of a claim with a number that number tells, of another one each of its words.
 */
export function leadsOthers({ text, scan }: Document, at: number, claim: Reading): boolean {
  const lineOf = (one: number): string => text.slice(scan.sentenceStart[one], scan.sentenceEnd[one]);
  const isItem = (one: number): boolean =>
    one < scan.sentenceCount && (scan.sentenceKind[one] === ITEM || NUMBERED.test(lineOf(one)));
  if (text[scan.sentenceEnd[at]!] !== ':' || !isItem(at + 1)) return false;
  let end = at + 1;
  while (isItem(end)) end++;
  const items = text.slice(scan.sentenceStart[at + 1], scan.sentenceEnd[end - 1]);
  const said = new Set(
    items
      .replaceAll(/(?:^|\n)\s*\(?\d{1,3}[.)] /g, '\n')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u),
  );
  const numbers = claim.words.filter(({ value, form }) => value >= 0 && /\d/.test(form));
  const named = numbers.length > 0 ? numbers : claim.words.filter(({ weight }) => weight > 0);
  return !named.some(({ form }) => form.split(/[^\p{L}\p{N}]+/u).some((part) => said.has(part)));
}
