/**
 * Whose the objects of data are: the leave, the training and the admission beside `employee: { name }` or
 * `patient: { name }` are those of the one person.
 */

import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { isUnsettled, STATE_NAME } from '../words/states.ts';
import { isHolderOf } from './owned.ts';

/** What a person does with what is his own. */
const DEED =
  /^(?:complete|finish|pass|fail|attend|take|have|receive|get|use|borrow|book|order|own|visit|hold|miss|renew|pay|return|earn|score|start|begin|work|spend|make)$/;

/** What leads to another than whom a claim is of. */
const LEADING = /^(?:by|to|for|from|with|than|against|over|and|or|beside|like)$/;

/** Whether a claim that names the person beside what it is of says it of that person. */
function isSaidOfHolder(said: Said, field: Field): boolean {
  const from = said.explained.findIndex((one) => one?.part === 'value' && one.field === field);
  return from >= 0 && !LEADING.test(said.bare[from - 1] ?? '');
}

/** "Marta Silva completed the training" of a row of `training` beside `employee: { name: Marta Silva }`. */
export function isDoneByHolder({ explained, words, bare, focus }: Said, word: number): boolean {
  if (!DEED.test(words[word]!.lemma)) return false;
  let before = word - 1;
  while (before >= 0 && /^(?:has|have|had|already|also|not|did|never)$/.test(bare[before]!)) before--;
  const one = explained[before];
  return (
    one?.part === 'value' &&
    one.field !== undefined &&
    focus.above.includes(one.field) &&
    isHolderOf(one.field.path.slice(-1))
  );
}

/** Verbs of who is a customer, of what he gets by it; of an order that came to nothing he only ordered. */
const BUYING = /^(?:order|buy|purchase|book)$/;
const ORDERING = /^(?:order|book)$/;
const ORDERED = /^(?:orders?|purchases?|bookings?)$/;

/** Whether who an order's rows are of is said to have ordered them, and who has what stands beside to have it: "Dana Ruiz ordered two lamps". */
export function partiesHold(said: Said): boolean {
  const { above, id } = said.focus;
  return [...said.used()].every((field) => {
    if (!above.includes(field) || id.startsWith(`${field.object}/`)) return true;
    if (isHolderOf(field.path.slice(-1))) return isSaidOfHolder(said, field);
    const of = field.path.length > 1 ? field.path.at(-2)! : orderOf(above);
    if (of === undefined) return true;
    const last = said.explained.findLastIndex((one) => one?.part === 'value' && one.field === field);
    const verb = said.words.slice(last + 1).find(({ form }) => !/^(?:has|have|had|also)$/.test(form));
    const vain = above.some(({ name, words }) => STATE_NAME.test(name.join(' ')) && isUnsettled(words));
    // "Marta has until 14 May to return the kettle": the term is told of whom it is for.
    if (said.explained[last + 1]?.part === 'derived' && /^(?:has|had|have)$/.test(said.bare[last + 1]!))
      return true;
    if (
      BILL.test(of) &&
      isBilled(said, last) &&
      /^(?:customer|client|buyer|bill to)$/.test(field.path.at(-1)!)
    )
      return true;
    if (verb === undefined || verb.form === verb.lemma || !ORDERED.test(of)) return false;
    return (vain ? ORDERING : BUYING).test(verb.lemma);
  });
}

/** "Halden GmbH was billed for five support hours" of a line of the invoice of that customer. */
const BILL = /^(?:invoice|bill)$/;
const isBilled = ({ bare }: Said, last: number): boolean =>
  /^(?:was|were)$/.test(bare[last + 1] ?? '') && /^(?:billed|invoiced|charged)$/.test(bare[last + 2] ?? '');

/** What data is of that is numbered as an order, a purchase or a booking. */
const orderOf = (above: readonly Field[]): string | undefined =>
  above.find(({ object, name }) => object === '' && ORDERED.test(name[0]!))?.name[0];
