/** What an object is called by that says a deed: `returned: { quantity: 0 }` beside an order is no order that was returned. */

import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { isDate } from '../whose/done.ts';
import { truthOf } from '../words/states.ts';

export const BE = /^(?:is|are|was|were|be|been|being|has|have|had|got|gets)$/;
/** Words that may stand between such a verb and what it says. */
export const BETWEEN = /^(?:not|now|already|also|fully|since|just|all|then|been|n't|never)$/;

/**
 * Whether what the claim says was done, of which a record has no more than an object of that name, follows from that object:
 * from a moment, a doer or a yes in it, or where the claim takes a value of it.
 */
export function isDoneByName(said: Said): boolean {
  const used = said.used();
  return said.explained.every((one, at) => {
    if (one?.part !== 'type' || !isSaidOf(said, at)) return true;
    const own = said.focus.own.filter(({ path }) => path.includes(said.bare[at]!));
    return own.length === 0 || own.some((field) => tells(field) || (used.has(field) && !said.isKey(field)));
  });
}

/** Whether word `at` is a participle that is said of the claim's subject: "was returned", "has been paid". */
function isSaidOf({ words, bare }: Said, at: number): boolean {
  const { form, lemma, value } = words[at]!;
  if (value >= 0 || form === lemma || !/(?:ed|en|t|d|id)$/.test(form)) return false;
  let before = at - 1;
  while (before > 0 && BETWEEN.test(bare[before]!)) before--;
  return BE.test(bare[before] ?? '') || BE.test(bare[at - 1] ?? '');
}

const NONE = /^(?:null|none|no|false|0|0\.0+|n\/a|-|unset|)$/i;

/** Whether a field of the object tells that its deed was done: when, by whom, or that it is so. */
const tells = (field: Field): boolean =>
  !NONE.test(field.quote) &&
  (isDate(field) ||
    field.name.some((word) => /^(?:by|at|on|date|time|timestamp)$/.test(word)) ||
    truthOf(field.quote, field.words) === 'yes');
