/** "Several customers complained" of one who did: a statement that says that there were many, of what its evidence counts as one. */
import type { Reading } from '../../../text/reading.ts';
import { againstUnit, type Told } from '../guard.ts';

const MANY = new Set(
  'several multiple many numerous various countless dozens hundreds thousands scores lots plenty repeated few both'.split(
    ' ',
  ),
);
const ONE = new Set('one a an single sole lone another'.split(' '));
/** Words between how many there are and what they are. */
const PASSED = 4;
const JOINING = new Set('of in at on for to by with from that who which and or but than as'.split(' '));
/** Match from which a word stands for one of the statement. */
const FOUND = 0.6;

export const ONE_OF_MANY = againstUnit('quantity', 'english', ({ reading, units, support }: Told) => {
  const { words } = reading;
  return units.findIndex((unit, i) => {
    const noun = words[unit.to - 1];
    if (unit.value !== undefined || noun === undefined || noun.form === noun.lemma || noun.value >= 0)
      return false;
    if (!isCountedBy(words, unit.from, MANY)) return false;
    const { at, strength } = support.matches[i]!;
    const theirs = support.sentences[support.from[i]!]?.reading;
    const said = theirs?.words[at];
    if (said === undefined || strength < FOUND) return false;
    return said.form === said.lemma && isCountedBy(theirs!.words, at, ONE);
  });
});

/** Whether one of these words stands before a noun, in its own phrase. */
function isCountedBy(words: Reading['words'], noun: number, counts: ReadonlySet<string>): boolean {
  for (let at = noun - 1; at >= Math.max(0, noun - PASSED); at--) {
    if (counts.has(words[at]!.form)) return true;
    if (JOINING.has(words[at]!.form)) return false;
  }
  return false;
}
