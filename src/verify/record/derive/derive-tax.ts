/** Whether an amount has the tax in it: "EUR 960 including VAT" of a net amount, the tax and their total. */

import type { Said } from '../said.ts';
import { agrees, amountOf, onlyAmount, sized, unitOf } from '../words/amounts.ts';

const NET = /^(?:net|subtotal)(?: (?:amount|total|price))?$/;
const TAX = /^(?:vat|tax|sales tax|gst)(?: amount)?$/;
const GROSS = /^(?:(?:grand )?total|gross|total due|amount due)(?: (?:amount|total|price))?$/;

/** Accounts for "including VAT" where the net amount and the tax make up what the claim gives. */
export function withTax(said: Said): void {
  const tax = said.bare.findIndex((word) => /^(?:vat|tax|gst)$/.test(word));
  const lead = said.bare[tax - 1] === 'of' ? tax - 2 : tax - 1;
  if (tax < 2 || !said.isOpen(tax) || !/^(?:including|inclusive|incl|with)$/.test(said.bare[lead] ?? ''))
    return;
  const { own } = said.focus;
  const [net, added, gross] = [NET, TAX, GROSS].map((name) => onlyAmount(own, name));
  const [n, t, g] = [net, added, gross].map((field) => field && amountOf(field));
  if (n === undefined || t === undefined || g === undefined) return;
  if (unitOf(n) !== unitOf(g) || unitOf(t) !== unitOf(g)) return;
  const sum = sized(g, n.value.n * t.value.d + t.value.n * n.value.d, n.value.d * t.value.d);
  const given = said.reading.values.some((value) => value.kind === 'money' && agrees(value, g));
  if (!given || !agrees(g, sum)) return;
  said.derivations.push(`${net!.quote} + ${added!.quote} = ${gross!.quote}`);
  said.explain(lead, tax + 1, 'derived', added);
  said.extra.push(net!);
  const place = said.words.findIndex(({ value }) => {
    const one = said.reading.values[value];
    return one !== undefined && agrees(one, g);
  });
  for (let at = place; at >= 0 && said.words[at]?.value === said.words[place]!.value; at++)
    said.explain(at, at + 1, 'value', gross);
}
