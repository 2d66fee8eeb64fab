/** What a claim says of a record by a verb or an adjective: a status, a deed with its date, a flag, or that there is none. */

import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { STATE_NAME, stateOf } from '../words/states.ts';
import { able } from './able.ts';
import { deed } from './deed.ts';
import { isBegun } from './done.ts';
import { flag } from './flag.ts';
import type { Found } from './found.ts';
import { neverDone } from './never-done.ts';
import { none } from './none.ts';
import { state } from './state.ts';

/** Finds the predicates of the claim; false where fields say opposite things of one word. */
export function predicates(said: Said): boolean {
  return said.words.every((_, at) => {
    if (!said.isOpen(at)) return stateInValue(said, at);
    if (said.words[at].value >= 0 || isReportedOfNone(said, at)) return true;
    const found = [...said.focus.own, ...said.focus.inner].flatMap(
      (field) => predicate(said, field, at) ?? [],
    );
    // "Was opened on 22 January" of what is closed since.
    const begun = said.bare[at] === said.words[at].lemma ? undefined : found.find(isBeginning);
    // "No refunds" counts them, where a list beside the flag does.
    const counted = said.bare[at - 1] === 'no' ? found.find(({ kind }) => kind === 'none') : undefined;
    const first = begun ?? counted ?? found[0];
    if (first === undefined || isToldInPart(said, first, at)) return true;
    if (begun === undefined && found.some(({ holds }) => holds !== first.holds)) return false;
    said.predicates.push(first);
    said.explain(at, at + first.length, 'predicate', first.field);
    return true;
  });
}

/** "No injuries were reported" of `injuries: false`, beside the day when it was reported: of what there was none. */
const isReportedOfNone = ({ bare, words, predicates: told }: Said, at: number): boolean =>
  bare[0] === 'no' &&
  /^(?:was|were|been)$/.test(bare[at - 1] ?? '') &&
  /^(?:report|record|note|find|detect)$/.test(words[at]!.lemma) &&
  told.some(({ kind, holds, word }) => word < at && (kind === 'none' || (kind === 'flag' && !holds)));

/** "45 euros were refunded" of `amount_refunded: 45, refunded: false`: what is not so as a whole is said of an amount. */
const isToldInPart = (said: Said, { holds, field }: Found, at: number): boolean =>
  !holds &&
  said.explained.some((one, i) => {
    const part = i < at && one?.part === 'value' ? one.field : undefined;
    return (
      part !== undefined &&
      part.object === field.object &&
      part.values.some(({ kind }) => kind === 'money' || kind === 'quantity' || kind === 'number') &&
      part.name.length > field.name.length &&
      field.name.every((word) => part.name.includes(word))
    );
  });

/** Whether fields of the record itself say opposite things of one word: `status: open` beside the day when it `closes`. */
export const isContested = (said: Said): boolean =>
  said.words.some(({ value }, at) => {
    if (value >= 0 || said.explained[at]?.part === 'value') return false;
    const found = said.focus.own.flatMap((field) => predicate(said, field, at) ?? []);
    return !found.some(isBeginning) && found.some(({ holds }) => holds !== found[0]!.holds);
  });

const isBeginning = ({ kind, field, holds }: Found): boolean => kind === 'deed' && holds && isBegun(field);

/** A status that the claim says by its own word is said of the record. */
function stateInValue(said: Said, at: number): boolean {
  const { part, field } = said.explained[at]!;
  if (part !== 'value' || field === undefined) return true;
  if (stateOf(field.words) === undefined && !field.name.some((word) => STATE_NAME.test(word))) return true;
  if (!said.predicates.some((one) => one.field === field))
    said.predicates.push({ word: at, field, holds: true, kind: 'state' });
  return true;
}

/** What one field says of the record by the word of the claim at a place. */
export function predicate(said: Said, field: Field, at: number): Found | undefined {
  return (
    state(said, field, at) ??
    deed(said, field, at) ??
    neverDone(said, field, at) ??
    able(said, field, at) ??
    flag(said, field, at) ??
    none(said, field, at)
  );
}
