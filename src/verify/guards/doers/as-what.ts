/** "The treasurer appointed Kim" by "the appointment of Kim as treasurer": what somebody is made or serves as does not do it. */
import { against } from '../guard.ts';
import { subjectOf } from './other-subject.ts';

/** Match from which a word is the statement's own. */
const OWN = 0.9;

export const AS_WHAT = against('role', 'prose', ({ reading, units }, { reading: theirs, alignment }) => {
  if (reading.words.some(({ form }) => form === 'as')) return false;
  const subject = subjectOf(reading, units);
  const who = subject && alignment.matches[subject.unit];
  if (subject === undefined || who === undefined || who.at < 1 || who.strength < OWN) return false;
  const as = theirs.words.findLastIndex(({ form }, at) => at < who.at && form === 'as');
  if (
    as < 1 ||
    !theirs.words.slice(as + 1, who.at).every(({ form }) => /^(?:an?|the|its|their|our)$/.test(form))
  )
    return false;
  // Whom the statement names behind its verb stands before "as": it is who is made so.
  return units.some(({ name, from }, i) => {
    const { at, strength } = alignment.matches[i]!;
    return name && from > units[subject.unit]!.to && strength >= OWN && at >= 0 && at < as;
  });
});
