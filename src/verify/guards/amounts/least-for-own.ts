/** "Python 3.12 is required" by "3.11 or later is required", "income after fees" by "gross of fees": a bound or a basis that is another. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const REQUIRED = /\b(?:requires?|required|requirement|needs?|needed|must|minimum|mandatory|compulsory)\b/iu;
const NUMBER = /\d+(?:\.\d+)*/gu;
const OR_MORE = /\b(\d+(?:\.\d+)*) (?:or|and) (?:later|newer|higher|above|more|over|greater|up|older)\b/iu;
const AFTER = /\b(?:after|net of|excluding|without|less|minus|deducting|exclusive)\b/iu;
const BEFORE = /\b(?:before|gross of|including|inclusive)\b/iu;
const GROSS = /\bgross of\b/iu;
const NET = /\bnet of\b/iu;

export const LEAST_FOR_OWN: readonly Guard[] = [
  against('quantity', 'english', isAbove, { said: () => REQUIRED, told: () => OR_MORE }),
  against('quantity', 'english', isOtherBasis, { told: () => [GROSS, NET] }),
];

/** What meets a bound is allowed, and not required. */
function isAbove({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const claim = textOf(reading);
  const least = OR_MORE.exec(textOf(theirs))?.[1];
  const said: readonly string[] = claim.match(NUMBER) ?? [];
  return least !== undefined && said.length > 0 && !said.includes(least) && REQUIRED.test(claim);
}

function isOtherBasis({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [claim, told] = [textOf(reading), textOf(theirs)];
  return (GROSS.test(told) && AFTER.test(claim)) || (NET.test(told) && BEFORE.test(claim));
}
