/** Several amounts of a claim, each beside the name of its own field. */
import { gather } from '../../../text/gather.ts';
import type { Value } from '../../../text/values/index.ts';
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';

/** Whether each of several amounts stands nearest to the name of its own field. */
export function isPaired(said: Said): boolean {
  const amounts = gather(said.explained, (one, at) =>
    one?.part === 'value' &&
    one.field !== undefined &&
    said.words[at].value >= 0 &&
    said.explained[at - 1]?.field !== one.field
      ? [{ at, field: one.field }]
      : [],
  );
  const named = amounts.filter(({ field }) => !said.isKey(field) && said.telling(field).length > 0);
  if (named.length < 2 || isPartOf(said, named)) return true;
  const distance = (at: number, field: Field): number =>
    Math.min(
      ...said.words.map((_, i) =>
        said.telling(field).some((word) => said.canSay(word, i))
          ? Math.abs(i - at)
          : Number.POSITIVE_INFINITY,
      ),
    );
  // "From 6 to 10 July": what stands right before an amount is what it is.
  const led = ({ at, field }: (typeof named)[number]): boolean =>
    at > 0 && said.telling(field).includes(said.bare[at - 1]);
  if (named.every(led)) return true;
  return named.every(({ at, field }) =>
    named.every(
      (other) =>
        other.field === field ||
        other.field.quote === field.quote ||
        !isOfKind(other.field, field) ||
        (led({ at, field }) && led(other)) ||
        distance(at, field) < distance(at, other.field),
    ),
  );
}

/** Whether the values of two fields may be taken for each other. */
function isOfKind({ values: [one] }: Field, { values: [other] }: Field): boolean {
  const kind = (value: Value | undefined): string =>
    value?.kind === 'quantity'
      ? value.base
      : /^(?:date|time|datetime)$/.test(value?.kind ?? '')
        ? 'moment'
        : value?.kind === 'money' && value.currency !== undefined
          ? 'money'
          : 'number';
  return kind(one) === kind(other);
}

/** "18 of the 25 seats are in use" of `seats: 25, seats_used: 18`: so many of all that the other name counts. */
function isPartOf({ bare }: Said, named: readonly { readonly at: number; readonly field: Field }[]): boolean {
  const [part, all] = named;
  if (named.length !== 2 || part === undefined || all === undefined) return false;
  const between = bare.slice(part.at + 1, all.at);
  return (
    between[0] === 'of' &&
    between.slice(1).every((word) => /^(?:the|its|all|their|our|your)$/.test(word)) &&
    part.field.name.length > all.field.name.length &&
    all.field.name.every((word) => part.field.name.includes(word))
  );
}
