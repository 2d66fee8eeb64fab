/** "The photos have been cleared" by "photos cleared - pending": an entry that is waiting says what is to be done. */
import { originOf } from '../../context/retold.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const PENDING =
  /(\p{L}+)\s?(?:[-–—:?|(]|\.\.\.|=)+\s?(?:still |now )?(?:pending|not yet|open|tbc|tba|tbd|outstanding|to follow|awaited|waiting|no|in progress|n\/a|missing|unconfirmed|unknown)\b\s*(?=[.,;)\n]|$)/iu;
const OPEN =
  /\b(?:not|no|never|pending|yet|open|outstanding|waiting|to be|unknown|missing|unconfirmed)\b|n['’]t\b/iu;

export const PENDING_BEHIND: Guard = againstUnit('modality', 'any', isWaiting);

function isWaiting({ reading, units, support: { sentences, from } }: Told): number {
  const last = units.length - 1;
  if (last < 0 || units[last]!.value !== undefined || OPEN.test(textOf(reading))) return -1;
  return units.findIndex(({ word, value }, i) => {
    const one = sentences[from[i]!];
    if (value !== undefined || one === undefined || word.form === word.lemma) return false;
    if (one.source.structured) return false;
    const told = textOf(originOf(one.source).sentence(one.sentence)).toLowerCase();
    // Of two things in one record each has its own: "email verified: yes; phone verified: no".
    return told.split(word.form).length === 2 && PENDING.exec(told)?.[1] === word.form;
  });
}
