/**
 * "Ann signed" by "Ann was forced to sign but refused" and "@Ann sign the lease please", "the deal is closed" by "consider the deal
 * closed": what one was told to do, and did not or not yet, and how something is to be taken.
 */
import { originOf } from '../../context/retold.ts';
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const REFUSED =
  / to (?<verb>\p{Ll}{3,})\b[^.;]{0,60}?\b(?:but|yet|and) (?:\p{Ll}+ )?(?:refused|declined|did not|didn['’]t|would not|wouldn['’]t|failed to|never did|could not|couldn['’]t|resisted|has not|hasn['’]t)\b/u;
const MENTION =
  /^\W*@(?<who>[\p{L}][\p{L}\d._-]*)[,:]? (?:please |pls |can you |could you )?(?<verb>\p{Ll}{3,}) /u;

export const TOLD_BUT_NOT: readonly Guard[] = [
  against('negation', 'english', isRefused, { told: () => REFUSED }),
  against('modality', 'english', isStopped, { told: () => HALTED }),
  against('modality', 'english', isAsked, { told: () => MENTION }),
  against('modality', 'english', isTakenFor, { said: () => IS_DONE, told: () => TAKEN }),
];

/** What was to come, and what came in its way. */
const STOPPED =
  / (?:due|about|scheduled|supposed|meant|set|going|planned|expected|intended|was|were) to (?:be )?(?<verb>\p{Ll}{3,})\b[^.;]{0,60}?(?:,|\b(?:but|yet|however|although|though|until|before))\s[^.;]{0,60}?\b(?:block(?:ed|s)|stop(?:ped|s)|cancell?ed|called (?:it )?off|refus(?:ed|es)|reject(?:ed|s)|declin(?:ed|es)|withdr(?:ew|awn)|suspend(?:ed|s)|halt(?:ed|s)|fro(?:ze|zen)|postponed|prevent(?:ed|s)|put (?:it )?on hold|fell through|object(?:ed|s)|veto(?:ed|es)|overrul(?:ed|es)|banned|forbade|intervened)\b/u;

const HALTED =
  /\b(?:blocked|blocks|stop(?:ped|s)|cancel\p{L}*|called|refus\p{L}*|reject\p{L}*|declin\p{L}*|withdr\p{L}*|suspend\p{L}*|halt\p{L}*|froze\p{L}*|postponed|prevent\p{L}*|hold|fell|object\p{L}*|veto\p{L}*|overrul\p{L}*|banned|forbade|intervened)\b/u;
/** Characters of a sentence that are looked through. */
const LOOKED = 600;

/** "The fee will be paid" by "the fee is due to be paid, but the bank has blocked it". */
function isStopped({ reading }: Told, { source, sentence }: AlignedSentence): boolean {
  const verb = STOPPED.exec(textOf(originOf(source).sentence(sentence)).slice(0, LOOKED))?.groups?.verb;
  const said = textOf(reading);
  const root = verb?.slice(0, Math.max(3, verb.length - 2));
  return (
    root !== undefined &&
    !/\b(?:not|due|supposed|scheduled|planned|meant|expected|intended|but)\b|\bto be\b/u.test(said) &&
    said.split(/[^\p{L}]+/u).some((word) => word.startsWith(root))
  );
}

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

const IS_DONE =
  /^(?:The|Our|My|Your|This|That) (?<noun>\p{Ll}+) (?:is|was|has been) (?<state>\p{Ll}+)[.!]?\s*$/u;
const TAKEN =
  /\b(?:consider|(?:should|will|would|must|can|could|may|might|to|hope|try|need|want)(?: \p{Ll}+)? (?:have|get|see|keep)|want|need|expect|['’]ll (?:have|get)) (?:the|our|my|your|this|that) \p{Ll}+ \p{Ll}+/iu;

/** "We should have the deal closed by Friday". */
function isTakenFor({ reading }: Told, { source, sentence }: AlignedSentence): boolean {
  const { noun, state } = IS_DONE.exec(textOf(reading))?.groups ?? {};
  const told = textOf(originOf(source).sentence(sentence));
  const taken = TAKEN.exec(told)?.[0];
  if (noun === undefined || state === undefined || taken === undefined) return false;
  return (
    taken.endsWith(` ${noun} ${state}`) &&
    told.split(new RegExp(String.raw`\b${escaped(state)}\b`, 'u')).length === 2
  );
}
