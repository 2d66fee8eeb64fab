/** "The tenant gave notice" by "the tenant received notice", and "paid in full" by "in full view": who gave is not who got. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const THINGS = '(?:notice|warnings?|orders?|permission|consent|approval|instructions?|advice|feedback)';
const GAVE = new RegExp(
  String.raw`(?<!\b(?:was|were|been|being|is|are|not) )\b(?:gave|given|gives?|served|handed in|issued|submitted|sent) (?:\p{L}+ ){0,2}?(${THINGS})\b`,
  'iu',
);
const GOT = new RegExp(
  String.raw`\b(?:received|receives?|got|gets|obtained|(?:was|were|been) (?:given|served|sent|handed)(?: with)?) (?:\p{L}+ ){0,2}?(${THINGS})\b`,
  'iu',
);
const IN_FULL = /\b(?:in full|fully|completely|entirely)\b/iu;
const FULL_OF =
  /\bin full (?:view|sight|swing|agreement|knowledge|operation|cooperation|bloom|uniform|force|flow|gear|colour|color|compliance|accordance)\b/iu;

export const NOTICE_TAKEN: readonly Guard[] = [
  against('role', 'english', isTaken, { said: () => GAVE, told: () => GOT }),
  against('quantity', 'english', isNotFull, { said: () => IN_FULL, told: () => FULL_OF }),
];

/** Whether whoever gives by the statement is said to get, and none to give. */
function isTaken({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [said, told] = [textOf(reading), textOf(theirs)];
  const thing = GAVE.exec(said)?.[1]?.toLowerCase();
  return (
    !GOT.test(said) &&
    thing !== undefined &&
    GOT.exec(told)?.[1]?.toLowerCase() === thing &&
    !/\b(?:from|by)\b/iu.test(told.slice(GOT.exec(told)!.index)) &&
    !GAVE.test(told.replace(GOT, ''))
  );
}

function isNotFull({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  return !FULL_OF.test(textOf(reading)) && !IN_FULL.test(textOf(theirs).replace(FULL_OF, ''));
}
