/** When something is to be paid: "due within 30 days of the invoice date" for "payable within 30 days from the date of invoice". */
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const PAYABLE =
  /^(?:All |The |Our )?(?:invoices?|bills?|rent|amounts?|fees?|balance|payments?) (?:is|are|becomes?|falls?|must be|has to be|have to be|should be) (?:payable|due|due for payment|paid|settled|made) ((?:within|by|on|in|no later than|not later than|at the latest) .+)$/iu;
const WHOSE = /^(?:All |The |Our )?((?:invoice|bill|rent|amount|fee|balance|payment)s?) /iu;

/** "Payment is due within 30 days" for "invoices are payable within 30 days". */
function byDue({ text }: Wording): readonly string[] {
  const found = PAYABLE.exec(text);
  const what = WHOSE.exec(text)?.[1]?.toLowerCase();
  if (found === null || what === undefined || isLeftOpen(text)) return [];
  const [, when] = found;
  const own = capital(text.slice(0, WHOSE.exec(text)![0].length - 1));
  const [is, has] = /s$/u.test(what) ? ['are', 'have'] : ['is', 'has'];
  return [
    ...(/^(?:invoice|bill|payment)/u.test(what)
      ? [`Payment is due ${when}`, `Payment must be made ${when}`]
      : []),
    `${own} ${is} due ${when}`,
    `${own} ${is} payable ${when}`,
    `${own} must be paid ${when}`,
    `${own} ${has} to be paid ${when}`,
  ];
}

const EVENT =
  '(invoice|delivery|receipt|purchase|order|issue|notice|dispatch|shipment|booking|contract|departure|arrival)';
const DATE_OF = new RegExp(
  String.raw`\b(of|from|after|before) (?:the date of (?:the )?${EVENT}|(?:the )?${EVENT} date)\b`,
  'u',
);

/** "Of the invoice date" for "from the date of invoice". */
function byDateOf({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [DATE_OF.exec(said), DATE_OF.exec(text)];
  if (ours === null || theirs === null) return [];
  const isOf = ({ 2: one, 3: other }: RegExpExecArray): string | undefined => one ?? other;
  if (isOf(ours) !== isOf(theirs) || (ours[1] === 'before') !== (theirs[1] === 'before')) return [];
  return [text.replace(DATE_OF, ours[0])];
}

const NTH = String.raw`(first|second|third|fourth|fifth|last|\d{1,2}(?:st|nd|rd|th))`;
const DAY_OF = new RegExp(String.raw`\bthe ${NTH}(?: day)? of (?:every|each|the) month\b`, 'u');

/** "The first of each month" for "the first day of every month". */
function byDayOfMonth({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [DAY_OF.exec(said), DAY_OF.exec(text)];
  return ours === null || theirs === null || ours[1] !== theirs[1] ? [] : [text.replace(DAY_OF, ours[0])];
}

export const PAYABLE_TURNS: readonly Rewriter[] = [
  { of: /\b(?:due|payable|paid|made)\b/u, write: byDue },
  { of: DATE_OF, write: byDateOf, reorders: true },
  { of: DAY_OF, write: byDayOfMonth, reorders: true },
];
