/** "Damage by water is covered, damage by fire is not": of the second thing the verb of the first is denied. */
import { NEGATION } from '../../../text/cues.ts';
import { against, type Guard, textOf } from '../guard.ts';

const IS_NOT =
  /^.+?(?:[,;:]| but| while| whereas)(?: and| but| while| whereas)? (?=[^,;:]+ (?:(?:is|are|was|were|does|do|did|has|have|can|may|will|must)(?: not|n['’]t)|cannot|can't|won't)\s*[.!]?$)/u;
/** Match from which a word is the statement's own. */
const OWN = 0.7;

export const IS_NOT_SO: Guard = against(
  'negation',
  'prose',
  ({ reading, units }, { reading: theirs, alignment }) => {
    const first = IS_NOT.exec(textOf(theirs))?.[0];
    if (first === undefined || /\b(?:not|no|never|neither)\b|n['’]t\b/u.test(first)) return false;
    const parted = theirs.start + first.length;
    const lemmas = new Set(theirs.words.filter(({ start }) => start < parted).map(({ lemma }) => lemma));
    const ofSecond = units.some((_, unit) => {
      const { at, strength } = alignment.matches[unit]!;
      const word = strength >= OWN ? theirs.words[at] : undefined;
      return word !== undefined && word.start >= parted && !lemmas.has(word.lemma);
    });
    const denied = (reading.cues & NEGATION) !== 0;
    return ofSecond !== denied;
  },
  { told: () => IS_NOT },
);
