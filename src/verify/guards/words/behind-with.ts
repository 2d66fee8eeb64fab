/** "The tenant is behind with his rent" of "the tenant owes a deposit": what somebody is behind with stands there. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const BEHIND =
  /\bbehind (?:with|on) (?:(?:his|her|their|its|the|my|our|your) )?(?:\p{Ll}+ly )?(\p{Ll}{3,})/iu;
const LATE = /\b(?:behind|arrears|late|delayed|overdue|backlog)\b/iu;

export const BEHIND_WITH: readonly Guard[] = [
  against('role', 'sentence', isOfAnother, { said: () => BEHIND }),
];

function isOfAnother({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [said, told] = [textOf(reading), textOf(theirs).toLowerCase()];
  const noun = BEHIND.exec(said)?.[1]?.toLowerCase().replace(/s$/u, '');
  return noun !== undefined && !told.includes(noun) && !LATE.test(told);
}
