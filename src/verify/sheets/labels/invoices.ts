/** Claims of who invoiced whom, for how much, and what remains behind a deposit, by the labels of an invoice. */
import { type Decided, type Form, type Sheet, wordsIn } from '../said.ts';
import { type Field, fieldOf, type One, oneOf } from './one.ts';
import { normal } from './values.ts';

const FROM = /^(?:from|issued by|seller|supplier|vendor|invoice from|billed by|issuer|biller)$/u;
const TO = /^(?:to|bill to|billed to|invoice to|customer|buyer|client|invoiced to|issued to|sold to)$/u;
const TOTAL = /^(?:total|grand total|invoice total|total amount|amount|invoice amount|total due)$/u;
const NO_INVOICE =
  /\b(?:quot(?:e|ation)|offer|estimate|pro ?forma|credit note|receipt|draft|template|sample|example|cancel\p{L}*|void\p{L}*|order|refund\p{L}*)\b/iu;

const AMOUNT = '(?<amount>[£$€]? ?\\d[\\d.,]*(?: ?(?:EUR|USD|GBP|CHF|euros?|pounds|dollars))?)';
const WAYS = [
  new RegExp(
    `^(?<to>.+?) (?:was|has been) (?:invoiced|billed)(?: (?:for )?${AMOUNT})? by (?<from>.+)$`,
    'iu',
  ),
  /^(?:the|this) invoice (?:was|is|has been) (?:issued|sent|made out) by (?<from>.+?)(?: to (?<to>.+))?$/iu,
  /^(?:the|this) invoice (?:is|comes|was) from (?<from>.+)$/iu,
  /^(?:the|this) invoice (?:is|was) (?:addressed|made out|issued|billed) to (?<to>.+)$/iu,
  new RegExp(`^(?<from>.+?) (?:has )?(?:invoiced|billed) (?<to>.+?)(?: for ${AMOUNT})?$`, 'iu'),
];

/** An invoice; undefined of another paper. */
function invoiceOf(sheet: Sheet): One | undefined {
  const one = oneOf(sheet);
  if (one === undefined) return undefined;
  const labels = one.fields.map(({ label }) => label);
  const status = one.fields
    .filter(({ label }) => label === 'status' || label === 'type')
    .map(({ value }) => value);
  if (NO_INVOICE.test([one.title, ...status].join(' '))) return undefined;
  // The head of a mail.
  if (labels.some((label) => /^(?:subject|sent|cc|re)$/u.test(label))) return undefined;
  return /\binvoice|\bbill\b/iu.test(`${one.title} ${labels.join(' ')}`) ? one : undefined;
}

const LEGAL = /^(?:ltd|limited|inc|gmbh|llc|plc|ag|co|corp|corporation|sa|bv|kg|se|oy|ab|as|srl|spa|pty)$/u;

/** Whether a phrase is the party that a field names, with or without its address behind a comma and its legal form. */
function isParty(phrase: string, { value }: Field): boolean {
  const own = wordsIn(value.split(',')[0]!);
  const said = wordsIn(phrase);
  const bare = (words: readonly string[]): string => words.filter((word) => !LEGAL.test(word)).join(' ');
  if (said.join(' ') === own.join(' ')) return true;
  // Of "Acme Ltd" and "Acme Inc" neither is the other.
  return !said.some((word) => LEGAL.test(word)) && bare(said) === bare(own) && bare(own) !== '';
}

export const invoicedWhom: Form = (said, sheet): Decided | undefined => {
  const found = WAYS.map((form) => form.exec(said)?.groups).find((one) => one !== undefined);
  if (found === undefined) return undefined;
  const one = invoiceOf(sheet);
  const [from, to] = [one && fieldOf(one, FROM), one && fieldOf(one, TO)];
  if (one === undefined) return undefined;
  const parts: Field[] = [];
  for (const [phrase, field] of [
    [found.from, from],
    [found.to, to],
  ] as const) {
    if (phrase === undefined) continue;
    if (field === undefined || !isParty(phrase, field)) return undefined;
    parts.push(field);
  }
  if (found.amount !== undefined) {
    const total = fieldOf(one, TOTAL);
    if (total === undefined || normal(total.value) !== normal(found.amount)) return undefined;
    parts.push(total);
  }
  return {
    holds: true,
    lines: parts.map(({ line }) => line),
    told: parts.map(({ line }) => line.text).join('; '),
  };
};

const BALANCE =
  /^(?:balance(?: due)?|remaining(?: balance| amount)?|amount (?:still )?due|outstanding(?: balance| amount)?|rest due|due on arrival|still to pay)$/u;
const DEPOSIT =
  /^(?:deposit(?: paid)?|down payment|advance(?: payment)?|paid(?: so far)?|prepayment|amount paid)$/u;
const REMAINS = new RegExp(
  `^(?:(?<after>after|less|minus) the (?<what>deposit|down payment|advance|prepayment)(?: of (?<paid>[£$€]? ?\\d[\\d.,]*))?,? )?${AMOUNT} (?:remains?|is still|is left|are left|is)(?: to (?:be paid|pay)| outstanding| due| payable| owed)?$`,
  'iu',
);

/** "After the deposit, £600 remains to be paid" of the deposit and the balance. */
export const remainsDue: Form = (said, sheet): Decided | undefined => {
  const found = REMAINS.exec(said)?.groups;
  if (found?.after === undefined) return undefined;
  const one = oneOf(sheet);
  const deposit = one && fieldOf(one, DEPOSIT);
  if (one === undefined || deposit === undefined || /refund|pending|not|due/iu.test(deposit.value))
    return undefined;
  const [paid = ''] = deposit.value.split(' (');
  if (found.paid !== undefined && normal(found.paid) !== normal(paid)) return undefined;
  const rest = fieldOf(one, BALANCE) ?? fieldOf(one, WHOLE);
  if (rest === undefined) return undefined;
  const isRest = BALANCE.test(rest.label);
  // A deposit that only is to be paid leaves all of it.
  if (!isRest && !/paid|received/iu.test(`${deposit.label} ${deposit.value}`)) return undefined;
  const left = isRest ? normal(rest.value) : lessThan(normal(rest.value), normal(paid));
  return {
    holds: left === normal(found.amount!),
    kind: 'quantity',
    lines: [rest.line, deposit.line],
    told: `${rest.line.text}; ${deposit.line.text}`,
  };
};

const WHOLE = /^(?:total(?: price| amount| cost)?|grand total|price|invoice total)$/u;
const MONEY = /^(?<before>\D*)(?<number>\d+(?:\.\d+)?)(?<behind>\D*)$/u;

/** What is left of an amount without another of the same currency; undefined of two currencies. */
function lessThan(whole: string, part: string): string | undefined {
  const [a, b] = [MONEY.exec(whole)?.groups, MONEY.exec(part)?.groups];
  if (a === undefined || b === undefined || a.before !== b.before || a.behind !== b.behind) return undefined;
  return `${a.before}${Number((Number(a.number) - Number(b.number)).toFixed(2))}${a.behind}`;
}
