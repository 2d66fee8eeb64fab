/** Something of which a statement says that there is none, and the evidence that it was found: "found no fault" by "confirmed the fault". */
import { against, type Told, textOf } from '../guard.ts';

export const DENIAL_UNSAID = against('negation', 'english', isThere, { said: () => NONE });

const NONE =
  /\b(?:finds?|found|sees?|saw|detects?|detected|notices?|noticed|discovers?|discovered|identifies|identified|shows?|showed|reveals?|revealed|reports?|reported|confirms?|confirmed|has|have|had|there (?:is|are|was|were)) no (?<thing>\p{Ll}{3,})(?: (?<other>\p{Ll}{3,}))?/iu;
const FOUND =
  'confirms?|confirmed|finds?|found|detects?|detected|notices?|noticed|discovers?|discovered|identifies|identified|shows?|showed|reveals?|revealed|reports?|reported|saw|repaired|fixed|documented|photographed';

function isThere({ reading, support: { sentences } }: Told): boolean {
  const { thing, other } = NONE.exec(textOf(reading))?.groups ?? {};
  if (thing === undefined) return false;
  const nouns = [thing, ...(other === undefined ? [] : [other])].map((noun) => noun.replace(/s$/, ''));
  const there = new RegExp(
    String.raw`\b(?:${FOUND}) (?:the|an?|some|several|this|that|two|three|\d+) (?:\p{Ll}+ )?(?:${nouns.join('|')})s?\b`,
    'iu',
  );
  return sentences.some(({ reading: theirs }) => there.test(textOf(theirs)));
}
