/**
 * "Has already used a price match" by `previous_matches: 0`: a field that counts none, or holds nothing, shows nothing of
 * what it is called.
 */
import { NEGATION } from '../../../text/cues.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

export const NONE_OF_THEM: Guard = againstUnit('negation', 'records', ofNone);

/** The rest of a name from one of its words on, and a value that is none. */
const NONE = /^[\p{L}\d ]{1,60}: (?:0(?:\.0+)?|none|null|nil|empty|not set)(?=\s*(?:[;\n]|$))/u;
/** Words by which a statement says itself that there is none. */
const SAYS_NONE = /\b(?:0|zero|free|clean|nothing|nobody|lack\p{L}*|empty|unset|spotless|yet)\b/iu;

function ofNone({ reading, units, support: { sentences, matches, from } }: Told): number {
  if ((reading.cues & NEGATION) !== 0 || SAYS_NONE.test(textOf(reading))) return -1;
  return units.findIndex(({ value, to }, i) => {
    // "Made the price match request" tells of no match.
    if (units[i + 1]?.from === to) return false;
    const one = sentences[from[i]!];
    const word = one?.reading.words[matches[i]!.at];
    if (value !== undefined || word === undefined || !one!.source.structured) return false;
    return NONE.test(one!.reading.text.slice(word.start, one!.reading.end));
  });
}
