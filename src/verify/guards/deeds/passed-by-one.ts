/**
 * "The bill was passed" by "the House passed the bill; the Senate voted it down": what one body approved and another threw out
 * was not approved.
 */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const APPROVAL =
  'pass(?:ed)?|approved|cleared|adopted|accepted|granted|ratified|confirmed|authori[sz]ed|agreed|endorsed|backed|upheld|allowed|certified|admitted|licensed|waved through';
/** A statement that ends with the approval: of whom is not said. */
const APPROVED = new RegExp(
  String.raw`\b(?:is|are|was|were|been) (?:now |already |finally )?(?:${APPROVAL})[.!]?$|\b(?:has|have|had)? ?pass(?:ed|es)?[.!]?$`,
  'iu',
);
const REFUSED = String.raw`(?:reject(?:ed|s)|veto(?:ed|es)|declin(?:ed|es)|refus(?:ed|es)|block(?:ed|s)|overturn(?:ed|s)|overrul(?:ed|es)|oppos(?:ed|es)|quash(?:ed|es)|struck|threw|voted|turned|shot)`;
const BY_OTHER = new RegExp(
  String.raw`\b(?:${APPROVAL})\b[^.!?]{0,120}?(?:[;,]|\b(?:but|and|yet|while|whereas)\b)[^.!?;]{0,60}?\b${REFUSED} (?:(?:it|them|the same)\b(?: (?:down|out))?|by\b|in the )`,
  'iu',
);
/** What was thrown out first and passed then. */
const IN_THE_END = /\b(?:later|finally|eventually|then|after|before|earlier|at first|initially|had)\b/iu;

export const PASSED_BY_ONE: Guard = against('superseded', 'english', isOfOneOnly, {
  said: () => APPROVED,
  told: () => new RegExp(String.raw`\b(?:${APPROVAL})\b`, 'iu'),
});

function isOfOneOnly({ reading }: Told, { source, sentence }: AlignedSentence): boolean {
  if (source.structured || !APPROVED.test(textOf(reading))) return false;
  const told = textOf(originOf(source).sentence(sentence));
  return BY_OTHER.test(told) && !IN_THE_END.test(told);
}
