/** What a line of an order or an invoice comes to: "the support hours come to 450.00 in all" of `quantity: 5, unit_price: 90.00`. */
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { agrees, amountOf, rangeOf, sized, sizeOf } from '../words/amounts.ts';

const COUNT = /^(?:qty|quantity|units|pieces)$/;
const EACH = /^(?:(?:unit|item) (?:price|cost)|price (?:each|per (?:unit|item))|price)$/;
/** What makes a line come to something else than so many times its price. */
const OTHERWISE = /^(?:discount|total|amount|subtotal|sum|tax|vat|surcharge|rebate|net|gross|free|shipping)$/;
const TOTAL = /^(?:in total|altogether|together|in all|all together|in sum)$/;

/** So many times what one costs, for the line that the claim names. */
export function lineComesTo(said: Said): void {
  const { own } = said.focus;
  const [many, each] = [only(own, COUNT), only(own, EACH)];
  if (many === undefined || each === undefined) return;
  if (own.some(({ name }) => name.some((word) => OTHERWISE.test(word)))) return;
  const [count, price] = [amountOf(many), amountOf(each)];
  if (count?.kind !== 'number' || price === undefined) return;
  const verb = said.words.findIndex(({ lemma }) => /^(?:come|amount|cost|total|add)$/.test(lemma));
  const lead = said.bare[verb + 1] === 'up' ? verb + 2 : verb + 1;
  const at = said.bare[lead] === 'to' ? lead + 1 : verb + 1;
  const k = said.words[at]?.value ?? -1;
  const [from, to] = rangeOf(said, k);
  if (verb < 1 || k < 0 || from !== at) return;
  const isTotal = TOTAL.test(said.bare.slice(to).join(' '));
  // "Cost €95" may be said of one of them; what several come to is said of all.
  if (!isTotal && (to < said.words.length || said.words[verb]!.lemma === 'cost')) return;
  const isNamed = said.explained
    .slice(0, verb)
    .some((one) => one?.part === 'value' && said.isKey(one.field!) && own.includes(one.field!));
  const sum = sized(price, price.value.n * count.value.n, price.value.d * count.value.d);
  const value = said.reading.values[k]!;
  // "450.00" of lines in the one currency of the invoice.
  const plain =
    value.kind === 'number'
      ? sized(value, price.value.n * count.value.n, price.value.d * count.value.d)
      : sum;
  if (!isNamed || !agrees(value, plain)) return;
  said.derivations.push(`${many.quote} × ${each.quote} = ${Number(many.quote) * sizeOf(price)}`);
  said.explain(verb, said.words.length, 'derived', each);
  said.extra.push(many);
}

/** The one field of a name. */
function only(fields: readonly Field[], name: RegExp): Field | undefined {
  const found = fields.filter((field) => name.test(field.name.join(' ')));
  return found.length === 1 ? found[0] : undefined;
}
