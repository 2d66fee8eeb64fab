/**
 * "The sprint took place in 2023" by `id: 2023`, "25,000 GBP" by `value: 25000; minor_units: true`, "speed was the top answer" by
 * the second of `top_answers`, "charge ch_1 was created in May" by a refund that only refers to it: what a value is no sign of.
 */
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';
import { fieldsOf, placesOf, rowOf } from './fields.ts';

export const READ_AS_OTHER: readonly Guard[] = [
  againstUnit('date_time', 'any', isNumberOfThing),
  againstUnit('unit', 'any', isInMinorUnits),
  againstUnit('comparison', 'any', isNotTheTop, { said: () => TOP }),
  againstUnit('identifier', 'any', isOnlyReferredTo),
];

const NUMBERED = /^(?:id|no|nr|num|number|ref|reference|code|sku|key|index)$/u;

/** A year that is the number of something. */
function isNumberOfThing(told: Told): number {
  const { reading, units } = told;
  return placesOf(told).findIndex((place, i) => {
    const { value, start } = units[i]!;
    if (place === undefined || place.inName || value === undefined || !/^\d{4}$/u.test(place.field.value))
      return false;
    const before = reading.text.slice(Math.max(0, start - LEAD), start + LEAD);
    return (
      NUMBERED.test(place.field.name.at(-1) ?? '') &&
      /\b(?:in|since|from|until|during|of) \d{4}/iu.test(before)
    );
  });
}
const LEAD = 8;

const MINOR = /^(?:(?:in )?minor units?|in cents|cents)$/u;

function isInMinorUnits(told: Told): number {
  return placesOf(told).findIndex(
    (place, i) =>
      place?.inName === false &&
      told.units[i]!.value?.kind === 'money' &&
      told.support.matches[i]!.follows !== true &&
      fieldsOf(place.source).some(
        ({ name, object, value }) =>
          object === place.field.object && MINOR.test(name.join(' ')) && value === 'true',
      ),
  );
}

const TOP = /\b(?:top|best|first|leading|main|most popular|favourite|favorite|highest|largest|biggest)\b/iu;

/** The top one, of a row that does not open a list that is called so. */
function isNotTheTop(told: Told): number {
  const [, word = ''] =
    /\bthe (top|best|leading|main|highest|largest|biggest) \p{Ll}+\b/iu.exec(textOf(told.reading)) ?? [];
  if (word === '') return -1;
  return placesOf(told).findIndex((place) => {
    const row = place && !place.inName ? rowOf(place.field) : undefined;
    if (row === undefined || row.row === `${row.list}/0`) return false;
    return row.list.split('/').at(-1)!.toLowerCase().split(/[_-]/u).includes(word.toLowerCase());
  });
}

const KIND = /^(?:object|type|kind|resource|entity)$/u;
const MADE =
  /\b(?:created|opened|made|issued|updated|placed|started|closed|failed|succeeded|cancelled|completed|paid|processed)\b/iu;

/** Something that a record of another kind with an id of its own only refers to. */
function isOnlyReferredTo(told: Told): number {
  const said = textOf(told.reading).toLowerCase();
  if (!MADE.test(said)) return -1;
  return placesOf(told).findIndex((place, i) => {
    if (place === undefined || place.inName || told.units[i]!.value?.kind !== 'identifier') return false;
    const { object, name } = place.field;
    const own = fieldsOf(place.source).filter((field) => field.object === object);
    const id = own.find((field) => field.name.join(' ') === 'id');
    const kind = own.find((field) => KIND.test(field.name.join(' ')) && /^\p{L}+$/u.test(field.value));
    return (
      id !== undefined &&
      kind !== undefined &&
      id.value !== place.field.value &&
      !name.includes(kind.value.toLowerCase()) &&
      !said.includes(kind.value.toLowerCase()) &&
      !said.includes(id.value.toLowerCase())
    );
  });
}
