/** "Gate B12 is the gate" by "gate changed from B12 to C4", "is $25" by "is down from $25": what was before a change is so no longer. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const CHANGED =
  /\b(?:changed|moved|switched|amended|corrected|revised|transferred|relocated|shifted|renamed|upgraded|downgraded|reassigned|rescheduled|postponed) (?:\p{Ll}+ )?(from (?:(?:[\p{L}\d.:-]+ ){1,3}?(?=to \S)|[\p{L}\d:-]+(?: [\p{L}\d:-]+){0,2}(?=[.,;]|$)))/iu;
/** "Down from $25": what an amount was. */
const AMOUNT_FROM =
  /\b(?:down|up|raised|cut|lowered|increased|decreased|reduced|fallen|risen|dropped|grown|shrunk|fell|rose|declined|climbed|halved|doubled) (?:\p{Ll}+ )?(from (?:about |around |over )?\p{Sc}?\d[\d.,]{0,20}(?: ?%)?)/iu;
const THEN =
  /\b(?:was|were|had|from|before|originally|initially|formerly|previous\p{L}*|first|old|chang\p{L}*|mov\p{L}*|switch\p{L}*|no longer|not)\b/iu;

/** What the statement tells of a change is what was made of it: "was rescheduled for Tuesday". */
const MADE_TO =
  /\b(?:changed|moved|switched|transferred|relocated|shifted|rescheduled|postponed|put off|brought forward) (?:to|for|until|into)\b(?!.*\bfrom\b)/iu;

export const CHANGED_FROM: Guard = againstUnit('superseded', 'prose', isFormer, {
  told: () => [CHANGED, AMOUNT_FROM],
});

function isFormer({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const said = textOf(reading);
  if (THEN.test(said) && !MADE_TO.test(said)) return -1;
  const told = textOf(theirs);
  const found = CHANGED.exec(told) ?? AMOUNT_FROM.exec(told);
  if (found === null) return -1;
  const from = theirs.start + found.index + found[0].indexOf(found[1]!);
  const to = from + found[1]!.length;
  return units.findIndex((_, i) => {
    const { at, strength } = alignment.matches[i]!;
    const word = theirs.words[at];
    return word !== undefined && strength > 0 && word.start >= from && word.end <= to;
  });
}
