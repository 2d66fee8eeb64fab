/** "The tenant changed the locks" by "the landlord had the locks changed": who has it done is told, and who does it is not. */
import { matchesOf } from '../../../text/matches.ts';
import { against, type Guard, textOf } from '../guard.ts';

const HAD =
  /\b(?:had|has|have|having|got|gets|get|getting) (?:the|an?|his|her|its|their|our|your|all|both) (?:\p{Ll}+ ){1,3}?(\p{Ll}+(?:ed|en|wn|ne|t|id|ut|ght))\b/gu;
/** Match from which a word is the statement's own. */
const OWN = 0.7;

export const HAD_DONE: Guard = against(
  'role',
  'prose',
  ({ reading, units, predicates }, { reading: theirs, alignment }) => {
    const [main, ...more] = predicates();
    if (main === undefined || more.length > 0 || BEING.test(textOf(reading))) return false;
    const verb = alignment.matches[main.unit]!;
    const [subject] = alignment.matches;
    if (main.unit === 0 || verb.at < 0 || subject === undefined || subject.at < 0 || subject.strength < OWN)
      return false;
    const { start } = theirs.words[verb.at]!;
    const text = textOf(theirs);
    const had = matchesOf(text, HAD).find(
      ({ index, 0: phrase, 1: done = '' }) => theirs.start + index + phrase.length - done.length === start,
    );
    if (had === undefined || units[0]!.value !== undefined) return false;
    // Whoever stands right before it has it done.
    const who = theirs.words[subject.at]!;
    const between = text.slice(who.end - theirs.start, had.index);
    // "Had the intern count the stock": the intern did.
    if (who.start > theirs.start + had.index) return who.start > start;
    return /[,;]|\b(?:the|an?|his|her|its|their|our)\b/.test(between);
  },
);

const BEING = /\b(?:was|were|is|are|been|had|has|have|got)\b/;
