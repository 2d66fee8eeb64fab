/** Whether something kept to its budget, by what it cost: "went over budget", "stayed within budget". */

import type { Said } from '../said.ts';
import { amountOf, onlyAmount, sizeOf, unitOf } from '../words/amounts.ts';

/** Names of what was planned to be spent, and of what was. */
const PLANNED =
  /^(?:(?:total|approved|project|planned|agreed) )?budget$|^budgeted(?: (?:cost|costs|amount))?$/;
const SPENT =
  /^(?:(?:actual|final|total) )?(?:costs?|spend|spent|spending|expenses|expenditure)$|^actuals?$|^(?:amount|total) spent$|^spent to date$/;

const OVER = /^(?:over|above|beyond)$/;
const UNDER = /^(?:under|below)$/;
const WITHIN = /^(?:within|on|inside)$/;

/** Verbs that lead to where the cost stands beside the budget. */
const LEADING = /^(?:go|stay|remain|keep|come|run|finish|end|be)$/;

/** Accounts for what a claim says of cost and budget, and tells whether it holds. */
export function keptToBudget(said: Said): void {
  const at = said.bare.findIndex((form) => OVER.test(form) || UNDER.test(form) || WITHIN.test(form));
  const noun = /^(?:its|the|their|his|her|our)$/.test(said.bare[at + 1] ?? '') ? at + 2 : at + 1;
  if (at < 1 || said.bare[noun] !== 'budget' || !said.isOpen(at)) return;
  const fields = [...said.focus.own, ...said.focus.inner];
  const [planned, spent] = [onlyAmount(fields, PLANNED), onlyAmount(fields, SPENT)];
  const [limit, cost] = [planned && amountOf(planned), spent && amountOf(spent)];
  if (limit === undefined || cost === undefined || unitOf(limit) !== unitOf(cost)) return;
  const [most, found] = [sizeOf(limit), sizeOf(cost)];
  const form = said.bare[at]!;
  const holds = OVER.test(form) ? found > most : UNDER.test(form) ? found < most : found <= most;
  said.derivations.push(
    `${spent!.name.join(' ')} ${spent!.quote} ${found > most ? '>' : found < most ? '<' : '='} ${planned!.name.join(' ')} ${planned!.quote}`,
  );
  said.predicates.push({ word: at, field: spent!, holds, kind: 'none' });
  said.explain(at, noun + 1, 'derived', planned);
  said.extra.push(spent!);
  for (let verb = at - 1; verb >= Math.max(0, at - 2); verb--)
    if (said.isOpen(verb) && (LEADING.test(said.words[verb]!.lemma) || said.bare[verb] === 'in'))
      said.explain(verb, verb + 1, 'derived', spent);
}
