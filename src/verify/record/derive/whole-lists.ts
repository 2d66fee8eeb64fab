/** Whether rows are all that there are, for what a record says beside them. */

import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { NEUTRAL } from '../words/senses.ts';

/** Names by which a record says that its list may go on, or how long it is. */
const LISTED = /^(?:count|total|more|next|page|pages|cursor|offset|truncated|remaining)$/;

/** Whether a list is all there is: nothing beside it says that it goes on, or is longer. */
export const isWhole = ({ focus }: Said, many: number, labels: readonly string[]): boolean =>
  isAll(focus.own, many, labels);

/** Whether so many things of a kind are all that there are, for what the fields beside their list say. */
export const isAll = (beside: readonly Field[], many: number, labels: readonly string[]): boolean =>
  beside.every(
    ({ name, quote, values: [value] }) =>
      !name.some((word) => LISTED.test(word)) ||
      value?.kind === 'money' ||
      quote === String(many) ||
      isOfPrice(name, quote, beside) ||
      !name.every((word) => LISTED.test(word) || NEUTRAL.has(word) || labels.includes(word)),
  );

/** What has a price, and the fields that stand beside one. */
const PRICED =
  /^(?:order|invoice|booking|purchase|receipt|bill|quote|reservation|basket|cart|sale|subscription)$/;
const OF_PRICE = /^(?:currency|subtotal|net|gross|tax|vat|shipping|discount|amount|price|paid|tip|deposit)$/;

/** The `total` of an order, or beside its tax: what it costs, and not how many there are. */
const isOfPrice = (name: readonly string[], quote: string, beside: readonly Field[]): boolean =>
  name.join(' ') === 'total' &&
  beside.every((one) => one.name === name || !one.name.some((word) => LISTED.test(word))) &&
  (/^\d+\.\d/.test(quote) ||
    beside.some((one) => PRICED.test(one.name[0]!) || one.name.every((word) => OF_PRICE.test(word))));
