/** "Most residents oppose it" by a sentence without a share: that it is most of them must be told, or be counted. */
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const MOST_UNSAID: Guard = against('quantifier', 'english', isUncounted, { said: () => MOST });

const MOST =
  /\bmost of\b|\bmost (?!recent|likely|important|common|popular|expensive|of\b)\p{Ll}{3,}s\b(?! of the)|\bmajority\b/iu;
const TOLD =
  /\b(?:most(?:ly)?|majority|mainly|largely|chiefly|predominantly|primarily|generally|usually|typically|often|bulk|all|every(?:one|body)?|each|everything|nearly|almost|first|last|only|half|thirds|quarters|fifths|sixths|eighths|tenths|per ?cent|two)\b|%|\d+(?: \p{L}+)? (?:of|out of|in) (?:the )?\d+|\b(?:three|four|five|six|seven|eight|nine|ten|\d+)(?: \p{L}+)? (?:of|out of|in) |\b\d+ \p{Ll}+, \d+ \p{Ll}+/iu;

function isUncounted({ reading, support: { sentences } }: Told): boolean {
  if (!MOST.test(textOf(reading))) return false;
  return !sentences.some((sentence) => TOLD.test(textOf(sentence.reading)));
}
