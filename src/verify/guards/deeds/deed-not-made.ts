/** "The firm applied for a grant" by "the firm's application for a grant was never sent": a deed that its noun only names. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const DEED_NOT_MADE: readonly Guard[] = [
  against('negation', 'sentence', isNotMade, { told: () => NOT_MADE }),
];

const NOT_MADE =
  /\b(application|complaint|request|order|claim|donation|appeal|payment|objection|enquiry|inquiry|question|registration|resignation)s?\b(?: (?:for|about|to|of|against|from) [^,;.]{2,60}?)? (?:was|were|is|are|has|have|had)(?: been| be)? (?:(?:never|not)(?: yet| in fact)?(?: been)? (?:sent|made|filed|submitted|placed|paid|received|arrived|meant|lodged|handed in)|in fact|only drafted|drafted|prepared|planned|forged|made up|invented|(?:made|filed|submitted|placed|sent|paid) by)\b/iu;
const DENIED = /\b(?:not|never|no|draft\p{L}*|prepar\p{L}*|plan\p{L}*)\b|n['’]t\b/iu;
/** Letters that a deed's noun and its verb share. */
const STEMS = new Map(
  'application:appl complaint:complain request:request order:order claim:claim donation:donat appeal:appeal payment:paid objection:object enquiry:enquir inquiry:inquir question:question registration:regist resignation:resign'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
/** What other verb says a deed. */
const OTHERWISE = new Map([
  ['request', 'asked'],
  ['question', 'asked'],
]);

function isNotMade({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const found = NOT_MADE.exec(textOf(theirs));
  const ours = textOf(reading);
  if (found === null || DENIED.test(ours)) return false;
  const noun = found[1]!.toLowerCase();
  const stem = STEMS.get(noun)!;
  const verbs = [stem, OTHERWISE.get(noun)].filter((one) => one !== undefined);
  return (
    verbs.some((verb) => new RegExp(String.raw`^[^,;]*\b${verb}(?:ied|ed|d|s|es)?\b`, 'iu').test(ours)) &&
    !new RegExp(String.raw`\b${noun}s?\b.* (?:was|were|is|are|has|have)\b`, 'iu').test(ours)
  );
}
