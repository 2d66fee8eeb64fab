/** "The shop is open until 9" by "the shop opens at 9": where something begins is not where it ends. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const UNTIL = /\b(?:until|till)\b/iu;
const BEGINS = /^(?:at|from|since|after)$/;
/** Words by which evidence tells an end as well. */
const ENDS =
  /\b(?:until|till|to|through|by|before|clos\p{L}+|shuts?|shut|ends?|ended|ending|stops?|stopped|expir\p{L}+|last|finish\p{L}*|up|over|off|due|not|no|never)\b|n['’]t\b|[–—-]/iu;

export const UNTIL_FROM: Guard = againstUnit('date_time', 'prose', endsAtStart, { said: () => UNTIL });

function endsAtStart({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  if (ENDS.test(textOf(theirs))) return -1;
  return units.findIndex(({ value, from }, i) => {
    if (value === undefined || !UNTIL.test(reading.words[from - 1]?.form ?? '')) return false;
    return BEGINS.test(theirs.words[alignment.matches[i]!.at - 1]?.form ?? '');
  });
}
