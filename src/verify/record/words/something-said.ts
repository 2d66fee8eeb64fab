/** Whether a claim says more of a record than what that is called. */
import { gather } from '../../../text/gather.ts';
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { roleOf } from './senses.ts';

/** Whether more is said than what the record is called. */
export function saysSomething(said: Said): boolean {
  const used = [...said.used()];
  if (said.predicates.length > 0 || said.derivations.length > 0) return true;
  if (used.length === 1 && isName(said, used[0]!) && (isTried(used[0]!) || isOnlyDone(said))) return false;
  if (used.some((field) => !said.isKey(field)) && !isBareValue(said)) return true;
  if (used.some(({ name }) => said.words.some(({ lemma }) => roleOf(name)?.verbs.has(lemma)))) return true;
  if (said.words.some(({ lemma }) => /^(?:issue|invoice|bill|supply)$/.test(lemma))) return true;
  // "The order was placed by Marta Kowal" of its customer.
  if (used.some(({ name, path }) => isBuyer(name) || isBuyer(path.slice(-1))) && isOrderedBy(said))
    return true;
  const led = said.explained.some(
    (one, at) =>
      one?.part === 'value' &&
      LEADS.get(said.bare[at - 1] ?? '')?.test(one.field!.name.at(-1)!) === true &&
      (!/^(?:in|at)$/.test(said.bare[at - 1]!) ||
        /^(?:is|are|located|place|held)$/.test(said.bare[at - 2] ?? '')),
  );
  return (
    led ||
    used.length > 1 ||
    said.explained.some((one, at) => one?.part === 'name' && said.words[at]!.weight > 0)
  );
}

/** Whether a field only tells what something is called, or what was entered or tried: "the coupon X1 was applied" of `coupon_entered: X1`. */
const isName = (said: Said, field: Field): boolean =>
  said.isKey(field) ||
  (isTried(field) && said.words.some(({ lemma }) => /^(?:apply|accept|redeem|use)$/.test(lemma)));

const isTried = ({ name }: Field): boolean =>
  /^(?:entered|requested|tried|attempted|submitted|typed|input)$/.test(name.at(-1) ?? '');

const isBuyer = (name: readonly string[]): boolean =>
  /^(?:customer|buyer|client|guest)(?: name)?$/.test(name.join(' '));
const isOrderedBy = ({ bare }: Said): boolean =>
  bare.some((word, at) => word === 'by' && /^(?:placed|ordered|made|booked)$/.test(bare[at - 1] ?? ''));

/** Deeds that only join a field to its value where there is one: of a name alone they say that something was done. */
const JOINED =
  /^(?:find|detect|identify|reach|achieve|switch|turn|measure|offer|take|use|carry|hold|give|read|show)$/;

/** "Order R-5 was found" of `order: R-5`. */
const isOnlyDone = ({ words, bare, explained }: Said): boolean =>
  words.some(
    ({ form, lemma }, at) =>
      explained[at]?.part === 'free' &&
      form !== lemma &&
      JOINED.test(lemma) &&
      at === words.length - 1 &&
      bare.slice(0, at).some((word) => /^(?:was|were|been|is|are)$/.test(word)),
  );

/** "Ben applied" of `interview: { with: Ben }`: a value alone, of which the claim says no name, says nothing. */
const isBareValue = (said: Said): boolean => {
  const values = new Set(gather(said.explained, (one) => (one?.part === 'value' ? [one.field!] : [])));
  return (
    values.size === 1 &&
    [...values].every((field) => field.listed === undefined && said.telling(field).length === 0) &&
    said.explained.every((one) => /^(?:value|free|negation)$/.test(one?.part ?? ''))
  );
};

const PLACE = /^(?:location|room|place|site|office|city|town|country|region|ward|hall|building|venue)$/;

/** Prepositions that say something of what stands behind them, by the name of that. */
const LEADS: ReadonlyMap<string, RegExp> = new Map([
  ['from', /./],
  ['to', /./],
  ['for', /^(?:vendor|supplier|payee|recipient|customer|client|beneficiary|company)$/],
  ['in', PLACE],
  ['at', PLACE],
]);
