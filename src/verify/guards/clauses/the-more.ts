/** "The more you order, the more you save" by "the more you save, the more you order": what grows with what. */
import type { Reading } from '../../../text/reading.ts';
import { against, type Guard, textOf } from '../guard.ts';

const CORRELATED = /^\W*the \p{L}+ ([^,;:]+), the \p{L}+ ([^,;:.]+)/iu;

export const THE_MORE: Guard = against(
  'role',
  'prose',
  ({ reading }, { reading: theirs }) => {
    const [ours, others] = [halvesOf(reading), halvesOf(theirs)];
    if (ours === undefined || others === undefined) return false;
    return ours[0] === others[1] && ours[1] === others[0];
  },
  { said: () => CORRELATED, told: () => CORRELATED },
);

function halvesOf(reading: Reading): readonly [string, string] | undefined {
  const [, first, second] = CORRELATED.exec(textOf(reading)) ?? [];
  return first === undefined || second === undefined
    ? undefined
    : [first.trim().toLowerCase(), second.trim().toLowerCase()];
}
