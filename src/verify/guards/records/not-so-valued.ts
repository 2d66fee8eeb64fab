/**
 * "The motion was carried" by `outcome: not_carried`, "the final results" by `status: preliminary`: a value that denies its own
 * word, or says the opposite of what the statement calls the thing.
 */
import { NEGATION } from '../../../text/cues.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { fieldsOf, placesOf } from './fields.ts';

export const NOT_SO_VALUED: readonly Guard[] = [
  againstUnit('negation', 'any', isDeniedValue),
  againstUnit('modality', 'any', isPreliminary, {
    said: () => /\b(?:final|definitive|official|confirmed)\b/iu,
  }),
];

const DENIED = /^(?:not|non|never|no|un)[ _-]\p{L}/iu;

function isDeniedValue(told: Told): number {
  if ((told.reading.cues & NEGATION) !== 0) return -1;
  const places = placesOf(told);
  const objects = new Set(places.flatMap((place) => (place === undefined ? [] : [place.field.object])));
  const [source] = places.flatMap((place) => place?.source ?? []);
  const denied =
    source === undefined
      ? []
      : fieldsOf(source).filter(
          ({ object, value }) => objects.has(object) && DENIED.test(value) && value.length < LONGEST,
        );
  return told.units.findIndex(({ value, word }, i) => {
    if (value !== undefined) return false;
    const place = places[i];
    if (place?.inName === false && DENIED.test(place.field.value) && place.field.value.length < LONGEST)
      return true;
    // "Carried" of `outcome: not_carried`, found nowhere else.
    return (
      (place === undefined || told.support.matches[i]!.strength < FOUND) &&
      denied.some((field) => field.value.toLowerCase().endsWith(word.form))
    );
  });
}
const LONGEST = 40;
/** Match from which a word is found. */
const FOUND = 0.7;

const FINAL = /^(?:final|definitive|official|confirmed)$/iu;
const PRELIMINARY = /^(?:preliminary|provisional|interim|draft|tentative|unconfirmed|unofficial)$/iu;
const STATE = /^(?:status|state|stage|phase|version|kind|type)$/u;

function isPreliminary({ units, support: { sentences } }: Told): number {
  const isOpen = sentences.some(
    ({ source }) =>
      source.structured &&
      fieldsOf(source).some(({ name, value }) => STATE.test(name.at(-1) ?? '') && PRELIMINARY.test(value)),
  );
  return isOpen ? units.findIndex(({ word }) => FINAL.test(word.form)) : -1;
}
