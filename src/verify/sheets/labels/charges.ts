/** Claims about what an order was charged for: what was free, what a discount took off, how and when it is paid and comes. */
import { type Decided, type Form, wordsIn } from '../said.ts';
import { fieldOf, oneOf } from './one.ts';
import { customerOf, NO_ORDER, paperOf } from './paper.ts';
import { normal } from './values.ts';

const FREE =
  /^(?:free(?: of charge)?|no charge|complimentary|[£$€]? ?0(?:[.,]00?)?(?: ?(?:EUR|USD|GBP|CHF|€|euros?))?)$/iu;
const NOT_CHARGED = [
  /^(?<who>.+?) (?:was not|wasn['’]t|is not|has not been) charged (?:anything )?for (?<what>.+)$/iu,
  /^(?<who>.+?) (?:did not|didn['’]t|does not) (?:have to )?pay (?:anything )?for (?<what>.+)$/iu,
  /^(?<who>.+?) (?:paid|pays) nothing for (?<what>.+)$/iu,
  /^(?<what>.+?) (?:is|was) free(?: of charge)?$/iu,
  /^(?:no|there (?:is|was) no) (?<what>.+?)(?: fee| charge| cost)?(?:s)? (?:is|was|are|were) (?:charged|due|added)$/iu,
];

/** "Helen Marsh was not charged for shipping" of "Shipping: free". */
export const notCharged: Form = (said, sheet): Decided | undefined => {
  const found = NOT_CHARGED.map((form) => form.exec(said)?.groups).find((one) => one !== undefined);
  if (found === undefined) return undefined;
  const one = oneOf(sheet);
  if (one === undefined || NO_ORDER.test(one.title)) return undefined;
  const label = (written: string): string =>
    wordsIn(written)
      .filter((word) => !/^(?:fees?|charges?|costs?)$/u.test(word))
      .join(' ');
  const field = one.fields.find((other) => label(other.label) === label(found.what!) && other.beside === '');
  if (field === undefined || field.value === '') return undefined;
  const who = found.who === undefined ? undefined : customerOf(found.who, one);
  if (found.who !== undefined && who === undefined) return undefined;
  return {
    holds: FREE.test(field.value),
    kind: 'negation',
    lines: [field.line, ...(who === undefined ? [] : [who.line])],
    told: field.line.text,
  };
};

const AMOUNT = '(?<amount>[£$€]? ?\\d[\\d.,]*(?: ?(?:EUR|USD|GBP|CHF|euros?|pounds|dollars))?)';
const TOOK_OFF = [
  new RegExp(
    `^the (?<what>.+?) (?:took|takes|knocked) ${AMOUNT} off(?: the (?:order|price|total|subtotal|bill))?$`,
    'iu',
  ),
  new RegExp(
    `^the (?<what>.+?) (?:reduced|reduces|lowered) the (?:order|price|total|subtotal|bill) by ${AMOUNT}$`,
    'iu',
  ),
  new RegExp(`^a (?<what>.+?) of ${AMOUNT} (?:was|has been) (?:applied|deducted|given|taken off)$`, 'iu'),
  new RegExp(
    `^${AMOUNT} (?:was|were) (?:taken off|deducted)(?: the (?:order|price|total|subtotal|bill))? (?:by|with|through|for) the (?<what>.+)$`,
    'iu',
  ),
];

/** "The discount code took £18.80 off the order" of "Discount (code WELCOME10): -£18.80". */
export const tookOff: Form = (said, sheet): Decided | undefined => {
  const found = TOOK_OFF.map((form) => form.exec(said)?.groups).find((one) => one !== undefined);
  if (found === undefined) return undefined;
  const one = paperOf(sheet)?.one;
  const words = wordsIn(found.what!);
  const own = one?.fields.filter(({ label, beside }) => {
    const all = wordsIn(`${label} ${beside}`);
    return words.every((word) => all.includes(word)) && words.some((word) => wordsIn(label).includes(word));
  });
  const [field] = own ?? [];
  if (field === undefined || own!.length > 1) return undefined;
  const off = /^[-−–] ?(?<amount>.+)$/u.exec(field.value.replace(/^(?<sign>[£$€]) ?[-−]/u, '-$<sign>'))
    ?.groups?.amount;
  if (off === undefined) return undefined;
  return {
    holds: normal(off) === normal(found.amount!),
    kind: 'quantity',
    lines: [field.line],
    told: field.line.text,
  };
};

const CODE_USED = [
  /^the (?:discount |promo |voucher |coupon )?code (?<code>\S+) (?:was|has been) (?:used|applied|redeemed|entered)$/iu,
  /^(?<who>.+?) (?:used|applied|redeemed|entered) the (?:discount |promo |voucher |coupon )?code (?<code>\S+)$/iu,
];

/** "The code WELCOME10 was applied" of "Discount (code WELCOME10): -£18.80". */
export const codeUsed: Form = (said, sheet): Decided | undefined => {
  const found = CODE_USED.map((form) => form.exec(said)?.groups).find((one) => one !== undefined);
  const one = found && paperOf(sheet)?.one;
  const field = one?.fields.find(
    ({ label, beside, value }) =>
      /discount|voucher|coupon|promo/u.test(label) &&
      wordsIn(beside).includes(found!.code!.toLowerCase()) &&
      /^[-−–£$€]/u.test(value),
  );
  if (one === undefined || field === undefined) return undefined;
  const who = found!.who === undefined ? undefined : customerOf(found!.who, one);
  if (found!.who !== undefined && who === undefined) return undefined;
  return {
    holds: true,
    lines: [field.line, ...(who === undefined ? [] : [who.line])],
    told: field.line.text,
  };
};

const PAID_BY =
  /^(?:the (?:order|purchase|bill)|it) (?:was|is|has been) paid (?:for )?(?:via|by|with|using|through) (?<how>.+)$/iu;
const DUE =
  /^(?:(?:the )?(?:delivery|order|parcel|package)) is (?:expected|estimated|due)(?: to (?:arrive|be delivered))? (?<when>.+)$/iu;
const UNPAID = /\b(?:unpaid|pending|due|failed|declined|open|outstanding|on invoice|later)\b/iu;

/** "The order was paid via PayPal", "Delivery is expected between 17 and 19 June 2024." */
export const paidAndDue: Form = (said, sheet): Decided | undefined => {
  const [paid, due] = [PAID_BY, DUE].map((form) => form.exec(said)?.groups);
  const one = paid === undefined && due === undefined ? undefined : paperOf(sheet)?.one;
  if (one === undefined) return undefined;
  const field = fieldOf(
    one,
    paid === undefined
      ? /^(?:estimated|expected) (?:delivery|arrival)(?: date)?$/u
      : /^(?:payment(?: method)?|paid (?:by|with|via)|method of payment)$/u,
  );
  if (field === undefined || UNPAID.test(field.value)) return undefined;
  if (paid !== undefined && one.fields.some(({ value }) => UNPAID.test(value))) return undefined;
  const plain = (written: string): string =>
    normal(
      written
        .replace(/^(?:on|in|by|between|from) /iu, '')
        .replace(/(?<=\d) (?:and|to) (?=\d)| ?[–—-] ?(?=\d)/gu, ' to '),
    );
  return plain((paid?.how ?? due?.when)!) === plain(field.value)
    ? { holds: true, lines: [field.line], told: field.line.text }
    : undefined;
};
