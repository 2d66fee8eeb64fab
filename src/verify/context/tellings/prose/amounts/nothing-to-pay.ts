/** What is free, of who does not pay for it: "you did not have to pay for parts" for "parts were free of charge". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const FREE =
  /^((?:The |Your |All )?(?!There\b)[^,;:]{2,60}?) (is|are|was|were) (?:free of charge|free|complimentary|included (?:in the (?:price|rate|fee|fare))|covered by the warranty)((?: for [^,;:]{2,40})?)$/u;
const UNPAID =
  /^(?:(You|The (?:customer|client|guest|tenant|patient|member|buyer|visitor|owner)) (?:(?:do|does|did|will) not (?:have to )?pay(?: extra| anything)? for|(?:was|were|are|is) not charged for)|There (?:is|was) no (?:charge|fee) for|.{2,60} (?:costs?|cost) nothing)/u;
/** What says of whom, when or how much alone it is so. */
const BOUND = /\b(?:only|except|until|up to|first|children|under|over|half)\b/iu;

function byUnpaid({ text, said }: Wording): readonly string[] {
  const [found, ours] = [FREE.exec(text), UNPAID.exec(said)];
  if (found === null || ours === null || isLeftOpen(found[1]!) || BOUND.test(text)) return [];
  const [, what = '', be = '', whom = ''] = found;
  const past = /^w/u.test(be);
  if (whom !== '' && ours[1] !== undefined) return [];
  const thing = what.charAt(0).toLowerCase() + what.slice(1);
  const lead = ours[0];
  if (/nothing$/u.test(lead))
    return [`${what} cost${past || /^(?:are|were)$/.test(be) ? '' : 's'} nothing${whom}`];
  // What is so now was not so once.
  if (/\b(?:did|was|were)\b/u.test(lead) !== past) return [];
  return [thing, thing.replace(/^the /u, '')].map((one) => `${lead} ${one}${whom}`);
}

const FREE_FOR =
  /^((?:The |Your |All )?(?!There\b)[^,;:]{2,60}?) (?:is|are) (?:free of charge|free|at no (?:cost|charge)) (?:for|to) ((?:the |all |our )?\p{Ll}+s)$/u;
const WHO_NOT =
  /^(?:The |All |Our )?(\p{L}\p{Ll}+s) (?:do not (?:have|need) to pay (?:anything )?|do not pay (?:anything )?|are not charged |pay nothing )for /u;

/** "Tenants do not have to pay for the work" for "the work is free of charge for tenants". */
function byWhom({ text, said }: Wording): readonly string[] {
  const [, what = '', whom = ''] = FREE_FOR.exec(text) ?? [];
  const [lead = '', who = ''] = WHO_NOT.exec(said) ?? [];
  if (what === '' || lead === '' || BOUND.test(text) || isLeftOpen(what)) return [];
  if (whom.replace(/^(?:the|all|our) /u, '') !== who.toLowerCase()) return [];
  const thing = what.charAt(0).toLowerCase() + what.slice(1);
  return [`${lead}${thing}`];
}

const WITHIN =
  /\b(is|was|are|were) (?:still )?(?:within|in|covered by) (?:its|the|their|his|her|your) (?:[\p{L}\d-]+ )?(?:warranty|guarantee)(?: period)?\b/u;
const UNDER =
  /\b(?:still )?(?:under (?:warranty|guarantee)|(?:in|within|covered by) (?:its|the) (?:warranty|guarantee)(?: period)?)/u;

/** "Is still under warranty" for "is within its two-year warranty". */
function byWarranty({ text, said }: Wording): readonly string[] {
  const [found, ours] = [WITHIN.exec(text), UNDER.exec(said)?.[0]];
  if (found === null || ours === undefined || /\b(?:not|no longer|if|unless)\b/u.test(text)) return [];
  return [text.replace(found[0], `${found[1]} ${ours}`)];
}

export const NOTHING_TO_PAY: readonly Rewriter[] = [
  { of: UNPAID, from: FREE, write: byUnpaid },
  { of: WHO_NOT, from: FREE_FOR, write: byWhom },
  { of: UNDER, from: WITHIN, write: byWarranty },
];
