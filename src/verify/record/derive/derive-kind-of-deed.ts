/** A deed that a record is one of: "was refunded $120 on 7 January" of `type: refund, status: succeeded, created: 2025-01-07`. */
import { compareValues } from '../../../text/values/index.ts';
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { rangeOf } from '../words/amounts.ts';
import { label } from '../words/dated.ts';
import { isDoneState, STATE_NAME } from '../words/states.ts';

const TYPE = /^(?:(?:transaction|entry|payment|record) )?(?:type|kind)$/;
/** Deeds by the participle that tells them, and what a record of one is called. */
const DEEDS: ReadonlyMap<string, RegExp> = new Map([
  ['refunded', /^(?:refund|reimbursement)$/],
  ['reimbursed', /^(?:refund|reimbursement)$/],
  ['charged', /^(?:charge|payment)$/],
  ['billed', /^charge$/],
  ['credited', /^credit$/],
  ['debited', /^debit$/],
]);
/** To whom it was done: whoever has the account, and not who sells. */
const PARTY =
  /^(?:customer|client|buyer|cardholder|account holder|holder|member|user|guest|subscriber|patient|tenant)$/;
/** When a record of a deed that is done was made, it was done. */
const WHEN =
  /^(?:created|date|processed|posted|completed|executed|occurred|timestamp|time|at)(?: (?:at|on|date|time))?$/;

/** Accounts for the verb and the day of such a deed, told of the one to whom it was done. */
export function deedOfItsKind(said: Said): void {
  const verb = said.bare.findIndex((form, at) => said.isOpen(at) && DEEDS.has(form));
  if (verb < 2 || !/^(?:was|were|been)$/.test(said.bare[verb - 1]!)) return;
  const types = said.fields.filter(({ name }) => TYPE.test(name.join(' ')));
  const [type, ...others] = types;
  if (type === undefined || others.length > 0 || !DEEDS.get(said.bare[verb]!)!.test(type.words.join(' ')))
    return;
  const beside = said.fields.filter(({ object }) => object === type.object);
  const states = beside.filter(({ name }) => STATE_NAME.test(name.join(' ')));
  if (states.length !== 1 || !isDoneState(states[0]!.words) || !isDoneTo(said, verb)) return;
  said.derivations.push(`${label(type)}, ${label(states[0]!)}`);
  said.explain(verb, verb + 1, 'value', type);
  said.extra.push(states[0]!);
  onDay(said, beside, verb);
}

/** Whether the one before the verb is to whom such a deed is done. */
function isDoneTo(said: Said, verb: number): boolean {
  let before = verb - 2;
  while (before > 0 && /^(?:has|have|had)$/.test(said.bare[before]!)) before--;
  const one = said.explained[before];
  if (one?.part !== 'value' || one.field === undefined) return false;
  const { name, path } = one.field;
  const called = name.join(' ').replace(/ name$/, '');
  return PARTY.test(called === 'name' || called === 'full' ? (path.at(-1) ?? '') : called);
}

/** "On 7 January 2025": the one day that the record has. */
function onDay(said: Said, beside: readonly Field[], verb: number): void {
  const days = beside.filter(({ values: [value] }) => value?.kind === 'date' || value?.kind === 'datetime');
  const [day, ...others] = days;
  if (day === undefined || others.length > 0 || !WHEN.test(day.name.join(' '))) return;
  said.reading.values.forEach((value, k) => {
    const [from, to] = rangeOf(said, k);
    if (from <= verb || said.bare[from - 1] !== 'on' || value.kind !== 'date') return;
    if (!/^(?:equal|entails)$/.test(compareValues(value, day.values[0]!).relation)) return;
    said.explain(from - 1, from, 'free');
    said.explain(from, to, 'value', day);
  });
}
