/**
 * What two keys of an object are called tells nothing of one by the other: "nine customers reported it" by `reports: 9;
 * customers: 2`, "the original drug was handed out" by `original_drug: Xelo; handed_out: Xelo generic`, "the minimum order for
 * free delivery is 25" by `minimum_order: 25; free_from: 60`, "the refund count is 35" by `refunded: 35; refund_count: 2`.
 */
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { type Field, fieldsOf, isFlag, isNumber, isSame, type Place, placesOf } from './fields.ts';

export const KEYS_APART: readonly Guard[] = [
  againstUnit('quantity', 'any', countOfOtherKey),
  againstUnit('entity', 'any', deedOfOtherKey),
  againstUnit('entity', 'any', boundOfOtherKey),
  againstUnit('entity', 'any', valueOfOtherKey),
  againstUnit('entity', 'any', valueOfOtherObject),
];

/** A number before a noun that is a key with a number of its own. */
function countOfOtherKey(told: Told): number {
  const places = placesOf(told);
  return told.units.findIndex(({ value, to }, i) => {
    const [own, noun] = [places[i], places[i + 1]];
    const next = told.units[i + 1];
    if (value?.kind !== 'number' || own === undefined || noun === undefined || own.inName) return false;
    return (
      next!.from === to &&
      next!.value === undefined &&
      noun.inName &&
      !isSame(own.field, noun.field) &&
      isNumber(noun.field.value) &&
      !hasWord(own.field, next!.word.lemma) &&
      // "One copy is on loan" of `on_loan: 1`.
      !(own.field.name.every((word) => saysIn(told, word)) && !/[^s]s$/u.test(own.field.name.at(-1) ?? ''))
    );
  });
}

const saysIn = ({ reading }: Told, word: string): boolean =>
  reading.words.some(
    ({ form, lemma }) => form === word || lemma === word || (lemma.length > 3 && word.startsWith(lemma)),
  );

const hasWord = ({ name }: Field, lemma: string): boolean => name.some((word) => word.startsWith(lemma));

/** A deed that is one key and what it was done to, which is another of other value, where the statement has neither's value. */
function deedOfOtherKey(told: Told): number {
  const [verb] = told.predicates();
  const places = placesOf(told);
  const deed = verb && places[verb.unit];
  if (deed?.inName !== true || isFlag(deed.field.value) || isNumber(deed.field.value)) return -1;
  const isUnsaid = isUnsaidIn(places);
  if (!isUnsaid(deed.field)) return -1;
  return places.findIndex(
    (place, i) =>
      i > verb!.unit &&
      place?.inName === true &&
      !isSame(place.field, deed.field) &&
      place.field.value.toLowerCase() !== deed.field.value.toLowerCase() &&
      !isFlag(place.field.value) &&
      isUnsaid(place.field),
  );
}

const isUnsaidIn =
  (places: readonly (Place | undefined)[]) =>
  (field: Field): boolean =>
    !places.some((one) => one !== undefined && !one.inName && isSame(one.field, field));

const BOUND = /^(?:from|above|over|below|under|min|max|minimum|maximum|limit|threshold|until|after|before)$/u;

/** An amount, and what the key of another bound calls those for whom that one is. */
function boundOfOtherKey(told: Told): number {
  if (told.score === Number.POSITIVE_INFINITY) return -1;
  const places = placesOf(told);
  const amounts = places.filter((place, i) => place?.inName === false && told.units[i]!.value !== undefined);
  if (amounts.length === 0) return -1;
  return places.findIndex(
    (place, i) =>
      place?.inName === true &&
      told.units[i]!.value === undefined &&
      isNumber(place.field.value) &&
      place.field.name.some((word) => BOUND.test(word)) &&
      !amounts.some(
        (one) => isSame(one!.field, place.field) || hasWord(one!.field, told.units[i]!.word.lemma),
      ),
  );
}

/** A value of one key, of a statement that names another key beside it in full, which has a value of the same sort. */
function valueOfOtherKey(told: Told): number {
  const places = placesOf(told);
  const said = told.reading.words.flatMap(({ lemma, form }) => [lemma, form]);
  const isSaid = (word: string): boolean =>
    said.some((one) => one === word || (one.length > 3 && word.startsWith(one)));
  const isUnsaid = isUnsaidIn(places);
  return places.findIndex((place, i) => {
    const unit = told.units[i]!;
    if (place === undefined || place.inName) return false;
    const { field: own } = place;
    if (unit.value === undefined && !/\d/u.test(own.value)) return false;
    // What follows from several fields is of none of them alone.
    if (told.support.matches[i]!.follows === true) return isOfProduct(told, i);
    const telling = own.name.filter((word) => !isSaid(word));
    return fieldsOf(place.source).some((other) => {
      if (other.object !== own.object || isSame(other, own) || !isUnsaid(other)) return false;
      if (other.value === own.value) return false;
      if (sortOf(other.value) !== sortOf(own.value) || !other.name.every(isSaid)) return false;
      // "The pull request has three commits" names the request, and no count of its own.
      if (telling.length === 0) return other.name.length > own.name.length && isNear(own, other);
      return !own.name.some(isSaid) && isState(own) && isState(other);
    });
  });
}

/** `refund_count` beside `refunded`. */
const isNear = (one: Field, other: Field): boolean =>
  one.name.some((word) => other.name.some((each) => each.slice(0, STEM) === word.slice(0, STEM)));
const STEM = 4;

/** `installed` beside `available`: how something stands, which of several is meant. */
const isState = ({ name }: Field): boolean =>
  /(?:ed|able|ible)$|^(?:used|left|free|actual|current|min|max|minimum|maximum|new|old|sold|paid|sent)$/u.test(
    name.at(-1) ?? '',
  );

/** What sort of value stands in a field: those of two sorts are not taken for each other. */
function sortOf(value: string): string {
  if (isNumber(value)) return 'number';
  if (/^\d{4}-\d\d/u.test(value)) return 'moment';
  return /^v?\d+(?:\.\d+)+/iu.test(value) ? 'version' : `text ${isFlag(value)}`;
}

const OF_ONE = /\b(?:unit price|price per (?:unit|item|piece)|each|apiece)\b/iu;

/** "The unit price is 40" of `quantity: 2; unit_price: 20`: what all of them come to. */
const isOfProduct = ({ reading, support }: Told, i: number): boolean =>
  support.matches[i]!.follows === true && OF_ONE.test(reading.text.slice(reading.start, reading.end));

/** "The invoice total is 3,200" of `quote: { total: 3200 }, invoice: { total: 3745 }`: the object that the statement names has its own. */
function valueOfOtherObject(told: Told): number {
  const places = placesOf(told);
  const said = new Set(told.reading.words.flatMap(({ form, lemma }) => [form, lemma]));
  const labelOf = ({ object }: Field): string => object.split('/').at(-1)!.toLowerCase();
  return places.findIndex((place, i) => {
    if (place === undefined || place.inName || told.units[i]!.value === undefined) return false;
    const { field: own } = place;
    if (!/^[a-z]+$/u.test(labelOf(own)) || said.has(labelOf(own))) return false;
    const parent = own.object.slice(0, own.object.lastIndexOf('/'));
    return fieldsOf(place.source).some(
      (other) =>
        other.object !== own.object &&
        other.object.slice(0, other.object.lastIndexOf('/')) === parent &&
        said.has(labelOf(other)) &&
        other.name.join() === own.name.join() &&
        other.value !== own.value &&
        sortOf(other.value) === sortOf(own.value) &&
        isUnsaidIn(places)(other),
    );
  });
}
