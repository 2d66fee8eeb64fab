/** "It is due on Monday" by "it was due on Monday and has been moved to Thursday": a time that a sentence moves is that of then. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Told, textOf } from '../guard.ts';

const FOUND = 0.5;
const NOW =
  /\b(?:is|are|will|takes?|starts?|begins?|ends?|opens?|leaves?|departs?|arrives?|closes?|runs?)\b/iu;
const PAST = /\b(?:was|were|had|did|originally|initially|first)\b/iu;
const MOVED =
  /\b(?:was|were|had been) (?:\p{Ll}+ly )?(?:due|scheduled|planned|set|booked|meant|supposed|to)\b[^.;]{0,200}?\b(?:moved|postponed|extended|rescheduled|put off|pushed|brought forward|changed|deferred|shifted|delayed)\b/iu;
/** "Was late yesterday and is on time today". */
const THEN_AND_NOW =
  /\b(?:was|were)\b[^.;]{1,120}?\b(?:yesterday|last (?:week|month|year|night|season)|earlier|then)\b,? (?:and|but) (?:is|are)\b/iu;

export const MOVED_SINCE = againstUnit('superseded', 'sentence', timeOfThen, {
  said: () => NOW,
  told: () => [MOVED, THEN_AND_NOW],
});

/** The time of a statement of now that its sentence has before it is moved; -1 for none. */
function timeOfThen({ reading, units, support }: Told, { reading: theirs }: AlignedSentence): number {
  const said = textOf(reading);
  if (!NOW.test(said) || PAST.test(said)) return -1;
  const moved = MOVED.exec(textOf(theirs)) ?? THEN_AND_NOW.exec(textOf(theirs));
  if (moved === null) return -1;
  const [from, to] = [theirs.start + moved.index, theirs.start + moved.index + moved[0].length];
  return units.findIndex(({ value }, i) => {
    const { at, strength } = support.matches[i]!;
    if (value === undefined || at < 0 || strength < FOUND || support.from[i] !== 0) return false;
    const { start } = theirs.words[at]!;
    return start >= from && start < to;
  });
}
