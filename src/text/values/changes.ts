import { WORD } from './characters.ts';
import type { Reader } from './reader.ts';

/** Verbs and particles of change: what stands "from … to …" after one is a start and an end, not a range. */
const CHANGING = new Set(
  (
    'rise rises rose risen rising raise raises raised raising increase increases increased increasing grow grows grew ' +
    'grown growing climb climbs climbed climbing jump jumps jumped jumping surge surges surged soar soared fall falls ' +
    'fell fallen falling drop drops dropped dropping decline declines declined declining decrease decreases decreased ' +
    'decreasing reduce reduces reduced reducing lower lowers lowered lowering cut cuts cutting slip slipped sink sank ' +
    'sunk shrink shrank shrunk slash slashed change changes changed changing move moves moved moving go goes went gone ' +
    'up down bump bumped push pushed double doubled extend extends extended extending shorten shortened expand ' +
    'expanded improve improved upgrade upgraded upgrading downgrade downgraded switch switched revise revised correct ' +
    'corrected adjust adjusted amend amended update updated convert converted reset set hike hiked lift lifted'
  ).split(' '),
);
/** Words between the verb of change and "from", at the most. */
const REACH = 7;

/** Whether "from" at token `i` leads to where a change began: "raised the fee from $25 to $30". */
export function beginsChange({ tokens, language }: Reader, i: number): boolean {
  if (language !== 'en' || tokens.kind(i) !== WORD || tokens.lower(i) !== 'from') return false;
  for (let at = i - 1; at >= 0 && at >= i - REACH; at--) {
    if (tokens.kind(at) === WORD && CHANGING.has(tokens.lower(at))) return true;
    if (tokens.mark(at) === 0x2e || tokens.mark(at) === 0x3b) return false;
  }
  return false;
}
