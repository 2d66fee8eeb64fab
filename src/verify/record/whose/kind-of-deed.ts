/**
 * What is called by the noun of a deed has not been done by that: "payment 3 was paid" of a member of `payments`, "the order was
 * refunded" of a `refund_request`. Its state, a moment or who did it has to tell.
 */

import { BE, BETWEEN } from '../read/called-after.ts';
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { roleOf } from '../words/senses.ts';
import { isDoneState, isEntered, STATE_NAME, stateOf, truthOf } from '../words/states.ts';
import { isDate } from './done.ts';

/** Whether each deed that the claim tells is told by more than what the record, or a part of it, is called. */
export const areDeedsDone = (said: Said): boolean =>
  said.explained.every((one, at) => one === undefined || !isDone(said, at) || !isOfKindOnly(said, at));

/** Whether word `at` is a past form that tells a deed, and no adjective behind an article. */
function isDone({ words, bare, explained }: Said, at: number): boolean {
  const { form, lemma, value } = words[at]!;
  if (value >= 0 || form === lemma || !/(?:ed|en|t|d)$/.test(form) || isEntered(lemma)) return false;
  let before = at - 1;
  while (before > 0 && BETWEEN.test(bare[before]!)) before--;
  return BE.test(bare[before] ?? '') || BE.test(bare[at - 1] ?? '') || explained[at - 1]?.part === 'value';
}

/** What is asked for, or drawn up, and not done by that. */
const ASKED = /^(?:requests?|applications?|proposals?|quotes?|quotations?|drafts?|plans?|offers?|orders?)$/;

function isOfKindOnly(said: Said, at: number): boolean {
  const { own, inner, above } = said.focus;
  const around = [...own, ...inner, ...above];
  const used = [...said.used()];
  const says = (word: string): boolean => said.canSay(word, at);
  const isTold = (field: Field): boolean =>
    !isNaming(said, field) &&
    (field.name.some(says) || roleOf(field.name)?.verbs.has(said.words[at]!.lemma) === true);
  if (said.predicates.some(({ word }) => word === at)) return false;
  if (used.some(isTold) || around.some((field) => isTold(field) && tells(field))) return false;
  const objects = [...new Set(around.map(({ object }) => object))];
  const called = objects.filter((object) => {
    const kind = kindOf(object);
    return kind.join('_') !== said.bare[at] && kind.some(says);
  });
  const keyed = used.some((field) => isNaming(said, field) && field.name.some(says));
  if (called.length === 0 && !keyed) return false;
  if (called.some((object) => kindOf(object).some((word) => ASKED.test(word) && !says(word)))) return true;
  const fields = called.length === 0 ? own : around.filter(({ object }) => called.includes(object));
  const state = fields.find(({ name }) => STATE_NAME.test(name.join(' ')));
  if (state !== undefined) return said.explained[at]?.field !== state && !tellsDeed(said, state, at);
  const isNamed = said.explained.some(
    (_, other) =>
      other < at &&
      [...called.flatMap(kindOf), ...used.flatMap(({ name }) => name)].some(
        (word) => says(word) && said.canSay(word, other),
      ),
  );
  return (
    isNamed && !fields.some((field) => isGeneric(field) || (used.includes(field) && !isNaming(said, field)))
  );
}

/** Whether a state says that a deed was done. */
function tellsDeed(said: Said, { words }: Field, at: number): boolean {
  const { form, lemma } = said.words[at]!;
  const says = stateOf(words)?.says;
  return isDoneState(words) || says?.has(lemma) === true || says?.has(form) === true;
}

/** Whether a field only tells which one a thing is: `id: p_3`, `Payment: 3`. */
const isNaming = (said: Said, field: Field): boolean =>
  said.isKey(field) ||
  field.values[0]?.kind === 'identifier' ||
  (field.values[0]?.kind === 'number' && field === said.focus.own[0] && !field.object.startsWith('/'));

/** What an object is called, in words: `refund_request`, `payments`. */
const kindOf = (object: string): readonly string[] =>
  object.startsWith('/')
    ? object
        .replace(/\/\d+$/, '')
        .split('/')
        .at(-1)!
        .toLowerCase()
        .split(/[_ -]/)
    : [];

const NONE = /^(?:null|none|no|false|0|0\.0+|n\/a|-|\u2013|unset|)$/i;
const tells = ({ quote }: Field): boolean => !NONE.test(quote);

/** Whether a field tells when its object came about, or that it did, by no name of its own. */
const isGeneric = (field: Field): boolean =>
  tells(field) &&
  ((isDate(field) && field.name.every((word) => /^(?:at|on|date|day|time|timestamp|ts)$/.test(word))) ||
    field.name.join(' ') === 'by' ||
    (truthOf(field.quote, field.words) === 'yes' &&
      /^(?:done|completed|success)$/.test(field.name.join(' '))));
