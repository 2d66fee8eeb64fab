/** A paper on which something was ordered or bought, and whose it is. */
import { type Sheet, wordsIn } from '../said.ts';
import { type Field, type One, oneOf } from './one.ts';

const CUSTOMER =
  /^(?:customer(?: name)?|buyer|purchaser|client|ordered by|sold to|bought by|bill to|billed to|guest|name|recipient)$/u;
/** Papers by which nothing has been ordered yet, or no longer is. */
export const NO_ORDER =
  /\b(?:quot(?:e|ation)|offer|estimate|cart|basket|wish ?list|pro ?forma|draft|template|sample|example|cancel\p{L}*|return\p{L}*|refund\p{L}*|credit note|void\p{L}*)\b/iu;
const ORDER = /\b(?:order|purchase)\b/iu;
const RECEIPT = /\b(?:receipt|purchase|sales slip|bill)\b/iu;

/** The paper with what it calls itself; undefined where it is none on which something was ordered. */
export function paperOf(
  sheet: Sheet,
): { readonly one: One; readonly isOrder: boolean; readonly isReceipt: boolean } | undefined {
  const one = oneOf(sheet);
  if (one === undefined) return undefined;
  const status = one.fields.filter(({ label }) => /status|note/u.test(label)).map(({ value }) => value);
  if (NO_ORDER.test([one.title, ...status, ...one.fields.map(({ label }) => label)].join(' ')))
    return undefined;
  const labels = one.fields.map(({ label }) => label).join(' ');
  return {
    one,
    isOrder: ORDER.test(`${one.title} ${labels}`),
    isReceipt: RECEIPT.test(`${one.title} ${labels}`),
  };
}

/** Whether a phrase is the customer's name, as the paper has it. */
export function customerOf(phrase: string, one: One): Field | undefined {
  const field = one.fields.find(({ label, value }) => CUSTOMER.test(label) && value !== '');
  if (field === undefined) return undefined;
  if (/^the (?:customer|buyer|client)$/iu.test(phrase)) return field;
  return wordsIn(phrase).join(' ') === wordsIn(field.value).join(' ') ? field : undefined;
}
