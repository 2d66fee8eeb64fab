/** "The voucher was not used" by "not used by Lee": that one did not do it says nothing of the others. */
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const DENIED = /\b(?:not|never|n['\u2019]t)\b/iu;

export const DENIED_BY_ONE: Guard = againstUnit('negation', 'english', ofOne, {
  said: () => DENIED,
  told: () => /\bby\b/iu,
});

function ofOne({ reading, support, predicates }: Told): number {
  const [verb] = predicates();
  if (verb === undefined || /\bby\b/iu.test(textOf(reading))) return -1;
  const theirs = support.sentences[support.from[verb.unit]!]?.reading;
  const deed = theirs?.words[support.matches[verb.unit]!.at];
  if (theirs === undefined || deed === undefined) return -1;
  // "The courier could not find it" of "it could not be found by the courier".
  const isNamed = support.matches.some(({ at }, i) => {
    const word = support.from[i] === support.from[verb.unit] ? theirs.words[at] : undefined;
    return word !== undefined && word.start > deed.end && word.start < deed.end + NEAR;
  });
  if (isNamed) return -1;
  const before = theirs.text.slice(Math.max(theirs.start, deed.start - BEFORE), deed.start);
  const behind = theirs.text.slice(deed.end, theirs.end);
  return /\b(?:not|never)(?: (?:been|yet|be|even))* $/iu.test(before) &&
    /^ by (?!mistake|hand|mail|e-?mail|phone|post|card|then|now|\d)\p{L}/iu.test(behind)
    ? verb.unit
    : -1;
}
/** Characters behind a deed in which who did it stands. */
const NEAR = 24;
/** Characters before a deed in which its denial stands. */
const BEFORE = 20;
