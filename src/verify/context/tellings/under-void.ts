/** What stands behind a sentence that says no more than that the text is none that holds: "Draft, not adopted." */
import type { Document } from '../../read/document.ts';

const VOID =
  /(?:^|[.!?\n]\s{0,4})(?:draft|proposal|example|template|sample|specimen|outdated|superseded|withdrawn|rejected|fiction|not (?:yet )?(?:adopted|approved|in force|signed))(?:, [^.!?\n]{0,40}| (?:only|version|text|wording|policy|rule|contract|letter))?[.!?\n:]/iu;
/** Characters of a text in which such a sentence is looked for. */
const LOOKED_AT = 2_000;

/** Whether a text says before a sentence that it is a draft, an example or not in force. */
export const isUnderVoid = ({ text, scan }: Document, sentence: number): boolean => {
  const start = scan.sentenceStart[sentence]!;
  return VOID.test(text.slice(Math.max(0, start - LOOKED_AT), start));
};
