/** "Ann signed" by "Ann was forced to sign but refused" and "@Ann sign the lease please": what one was told to do, and did not or not yet. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const REFUSED =
  / to (?<verb>\p{Ll}{3,})\b[^.;]{0,60}?\b(?:but|yet|and) (?:\p{Ll}+ )?(?:refused|declined|did not|didn['’]t|would not|wouldn['’]t|failed to|never did|could not|couldn['’]t|resisted|has not|hasn['’]t)\b/u;
const MENTION =
  /^\W*@(?<who>[\p{L}][\p{L}\d._-]*)[,:]? (?:please |pls |can you |could you )?(?<verb>\p{Ll}{3,}) /u;

export const TOLD_BUT_NOT: readonly Guard[] = [
  against('negation', 'english', isRefused, { told: () => REFUSED }),
  against('modality', 'english', isAsked, { told: () => MENTION }),
];

/** Whether the deed of a statement is one that the sentence says was refused. */
function isRefused({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const verb = REFUSED.exec(textOf(theirs))?.groups?.verb;
  const root = verb?.slice(0, Math.max(3, verb.length - 1));
  const said = textOf(reading);
  return (
    root !== undefined &&
    !/\b(?:not|refused|declined|to)\b/u.test(said) &&
    said.split(/[^\p{L}]+/u).some((word) => word.startsWith(root))
  );
}

/** "@Ann sign the lease": the verb in its base form behind whom it is written to. */
function isAsked({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const { who, verb } = MENTION.exec(textOf(theirs))?.groups ?? {};
  const said = textOf(reading);
  return who !== undefined && said.startsWith(who) && !said.includes(` ${verb} `);
}
