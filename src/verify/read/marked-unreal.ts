/**
 * A text that is told not in earnest by a mark: "[DRAFT] …", "# Sample reply", "*** TEST DATA ***", "Canned response: …", "Do not
 * send yet: …" before or above a sentence.
 */
import { HEADING } from '../../text/scan.ts';
import type { Document } from './document.ts';

const REPLY =
  '(?:repl(?:y|ies)|answers?|responses?|messages?|mails?|e-?mails?|letters?|texts?|outputs?|data|records?|cases?|tickets?|notes?|snippets?)';
const UNREAL = String.raw`(?:draft(?: ${REPLY}| only)?|(?:reply |answer |mail |e-?mail |message )?templates?|(?:sample|example|suggested|proposed|canned|dummy|mock|demo|fictitious|fictional|test|placeholder|boilerplate|possible) ${REPLY}|example|sample|test only|dry run|simulation|not (?:yet )?sent|unsent(?: ${REPLY})?|(?:please )?do not send(?: yet)?|placeholder)`;
/** A line that is nothing but such a mark, with a name of a few words. */
const LINE = new RegExp(String.raw`^\W*${UNREAL}(?=\W|$)(?:[^\n.!?]{0,40})\W*$`, 'iu');
/** A mark in brackets, or before a colon, at the beginning of a sentence. */
const BEFORE = new RegExp(
  String.raw`^\s{0,4}(?:[[(<{][^\])>}\n]{0,24}?\b${UNREAL}\b[^\])>}\n]{0,32}[\])>}]|\*{1,3} ?${UNREAL}\b[^*\n]{0,32}\*{1,3}|${UNREAL}(?: [^\n.:!?]{1,32})?:)\s*\S`,
  'iu',
);
const LONGEST = 72;

/** Whether a sentence of prose is marked as a draft, a sample or the like by what stands before or above it. */
export function isMarkedUnreal({ text, scan }: Document, sentence: number): boolean {
  const { sentenceStart, sentenceEnd, sentenceKind } = scan;
  const said = (at: number): string => text.slice(sentenceStart[at], sentenceEnd[at]);
  const line = text.slice(
    text.lastIndexOf('\n', Math.max(0, sentenceStart[sentence]! - 1)) + 1,
    sentenceEnd[sentence],
  );
  if (BEFORE.test(line)) return true;
  for (let at = sentence - 1; at >= 0; at--) {
    const isHead = sentenceKind[at] === HEADING;
    if ((isHead || at === sentence - 1) && said(at).length <= LONGEST && LINE.test(said(at))) return true;
    if (isHead) return false;
  }
  return false;
}
