/** Amounts of fields, and how a claim's amounts stand to them. */
import { compareValues, type Value } from '../../../text/values/index.ts';
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';

export type Amount = Extract<Value, { readonly value: unknown }>;

export const amountOf = ({ values, quote }: Field): Amount | undefined => {
  const [value] = values;
  if (values.length !== 1 || value === undefined || !('value' in value) || !/\d/.test(quote))
    return undefined;
  return value.bound === 'exact' && value.upper === undefined && value.per === undefined ? value : undefined;
};

export const sizeOf = ({ value }: Amount): number => Number(value.n) / Number(value.d);

/** Where a value of the claim stands: its first word and one past its last. */
export function rangeOf(said: Said, k: number): readonly [number, number] {
  const from = said.words.findIndex((word) => word.value === k);
  return [from, said.words.findLastIndex((word) => word.value === k) + 1];
}

/** An amount as the claim's, with another size: what is compared with it. */
export const sized = (value: Amount, n: bigint, d: bigint): Value => ({ ...value, value: { n, d } }) as Value;

export const agrees = (claim: Value, found: Value): boolean => {
  const { relation, via } = compareValues(claim, found);
  return (relation === 'equal' || relation === 'entails') && via !== 'bound';
};

export const unitOf = (value: Amount): string =>
  value.kind === 'money' ? value.currency : value.kind === 'quantity' ? value.base : value.kind;

/** Whether a number of the claim is so many. */
export const isCount = (value: Value, many: number): boolean =>
  value.kind === 'number' && agrees(value, sized({ ...value, bound: 'exact' } as Amount, BigInt(many), 1n));

/** The one amount that is called so, without what its label has of a rate ("VAT (20%)"); undefined for none or several. */
export function onlyAmount(fields: readonly Field[], name: RegExp): Field | undefined {
  const called = (field: Field): string => field.name.filter((word) => !/\d/.test(word)).join(' ');
  const [found, ...more] = fields.filter(
    (field) => name.test(called(field)) && amountOf(field) !== undefined,
  );
  return more.length === 0 ? found : undefined;
}
