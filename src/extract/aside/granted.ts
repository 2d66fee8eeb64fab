/** What a sentence names as granted, or with how much of it there is: `your approved refund`, `the refund of $500`. */
import type { SkipReason } from '../../domain/answer.ts';
import type { Piece } from '../parts/tokens.ts';
import { piece } from './told-clause.ts';

const MONEY = String.raw`(?:\p{Sc} ?\d[\d.,]*\d?(?: ?(?:million|k|m))?|\d[\d.,]* ?(?:\p{Sc}|%|percent\b|(?:USD|EUR|GBP|CHF|euros?|dollars?|pounds?)\b))`;
const OWNED = String.raw`\b(?:your|the|our|an?|his|her|their|this|that|another|my)`;
const WORD = String.raw`(?:[\p{L}'’-]+)`;
const LASTING = String.raw`\d{1,4}-(?:minute|hour|day|night|week|month|year)`;
/** `your 500 € refund`, `the approved refund of $500`, `your 90-day trial`: how much of what there is. */
const AMOUNT = new RegExp(
  `${OWNED} (?:${WORD} ){0,2}${MONEY}(?: ${WORD}){1,2}|${OWNED} (?:${WORD} ){1,3}of (?:up to |over |about )?${MONEY}|${OWNED} (?:${WORD} ){0,2}${LASTING}(?: ${WORD}){1,2}|(?<=\\b(?:enjoy|spend) )(?:your|the|this) ${MONEY}|${MONEY} (?:in |of )?(?:refunds?|credits?|discounts?|bonus|cashback|compensation|vouchers?|off)\\b`,
  'iu',
);
/** `your approved refund`, `your free upgrade`: what was granted. */
const GRANTED =
  /\b(?:your|the|our|his|her|their|this|an?) (?:\p{L}+ ){0,2}?(?:approved|granted|accepted|confirmed|authori[sz]ed|guaranteed|waived|free|complimentary|successful|completed|full)(?: \p{L}+){0,2}? (?:refunds?|replacement|upgrades?|credits?|vouchers?|discounts?|reimbursement|compensation|claims?|applications?|loan|payment|payout|transfer|order|booking|reservation|cancellation|shipping|delivery|months?|units?|access|return|exchange|repair|warranty)\b(?: unit)?/iu;

/** `a Gold member`: what the reader is taken to be. */
const RANK =
  /\b(?:an?|the|our|your) (?:\p{Lu}\p{L}+ ){1,3}(?:member|membership|tier|status|level|customer|club)\b/u;

/** What a question, an offer or an order names with its amount is there only where it is a thing in particular. */
function amountIn(sentence: string, reason: SkipReason): RegExpExecArray | null {
  const found = AMOUNT.exec(sentence);
  const open = /^(?:question|instruction|offer|hedge|opinion)$/.test(reason);
  return found !== null && open && !/^(?:your|the|our|his|her|their|this|that)\b/i.test(found[0])
    ? null
    : found;
}

/** A word behind a thing that is none of its name. */
const BEHIND_THING =
  / (?:helps?|is|are|was|were|will|has|have|can|may|and|or|if|makes?|arrives?|reache?s?|to|for|on|in|by|from|that|which|when|as|at|of|with|we|you|i)$/i;

/** `the 300 euros to account`: what is to be done with so much is none of its name. */
const BEHIND_AMOUNT = new RegExp(
  `(?<amount>${MONEY}) (?:to|for|from|by|into|onto|via|with|at|in|on)\\b.*$`,
  'iu',
);

/** What is named as granted, or with how much of it there is. */
export function granted(sentence: string, reason: SkipReason): Piece | undefined {
  // "If the fee of $7 is a problem": a condition grants nothing.
  const found =
    amountIn(sentence, reason) ??
    (reason === 'instruction' || reason === 'question' || reason === 'offer' || reason === 'hedge'
      ? null
      : (GRANTED.exec(sentence) ?? RANK.exec(sentence)));
  if (
    found === null ||
    /\b(?:if|whether|unless|in case|should you|example|e\.g\.)\b/i.test(sentence.slice(0, found.index))
  )
    return undefined;
  const named = found[0].replace(BEHIND_AMOUNT, '$<amount>').replace(BEHIND_THING, '');
  return piece(sentence, found.index, found.index + named.length);
}
