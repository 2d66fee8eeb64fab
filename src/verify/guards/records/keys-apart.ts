/**
 * What two keys of an object are called tells nothing of one by the other: "nine customers reported it" by `reports: 9;
 * customers: 2`, "the original drug was handed out" by `original_drug: Xelo; handed_out: Xelo generic`, "the minimum order for
 * free delivery is 25" by `minimum_order: 25; free_from: 60`.
 */
import { againstUnit, type Guard, type Told } from '../guard.ts';

export const KEYS_APART: readonly Guard[] = [
  againstUnit('quantity', 'any', countOfOtherKey),
  againstUnit('entity', 'any', deedOfOtherKey),
  againstUnit('entity', 'any', boundOfOtherKey),
];

/** A field of the support, and where a word of the statement was found in it. */
interface Place {
  readonly name: string;
  readonly value: string;
  readonly inName: boolean;
}

/** Where each unit of a statement stands among the fields of its support; undefined where in none of data. */
function placesOf({ units, support: { sentences, matches, from } }: Told): readonly (Place | undefined)[] {
  return units.map((_, i) => {
    const one = sentences[from[i]!];
    const word = one?.reading.words[matches[i]!.at];
    if (word === undefined || !one!.source.structured) return undefined;
    const { text, start, end } = one!.reading;
    const leaf = one!.source
      .leaves(start, end)
      .find((each) => word.start >= each.start && word.start < each.end);
    if (leaf === undefined) return undefined;
    return {
      name: text.slice(leaf.start, leaf.value).replace(/[:\s]+$/u, ''),
      value: text.slice(leaf.value, leaf.end).replace(/[;\s]+$/u, ''),
      inName: word.start < leaf.value,
    };
  });
}

const isSame = (one: Place, other: Place): boolean => one.name === other.name && one.value === other.value;
const NUMBER = /^[^\p{L}\p{N}]{0,3}\d[\d.,\u00a0 ]*$/u;
const FLAG = /^(?:true|false|yes|no|null|none|unset|not set|\d{4}-\d\d.*)?$/i;

/** A number before a noun that is a key with a number of its own. */
function countOfOtherKey(told: Told): number {
  const places = placesOf(told);
  return told.units.findIndex(({ value, to }, i) => {
    const [own, noun] = [places[i], places[i + 1]];
    if (value?.kind !== 'number' || own === undefined || noun === undefined || own.inName) return false;
    return (
      told.units[i + 1]!.from === to &&
      told.units[i + 1]!.value === undefined &&
      noun.inName &&
      !isSame(own, noun) &&
      NUMBER.test(noun.value) &&
      !own.name.toLowerCase().includes(told.units[i + 1]!.word.lemma)
    );
  });
}

/** A deed that is one key and what it was done to, which is another of other value, where the statement has neither's value. */
function deedOfOtherKey(told: Told): number {
  const [verb] = told.predicates();
  if (verb === undefined) return -1;
  const places = placesOf(told);
  const deed = places[verb.unit];
  if (deed?.inName !== true || FLAG.test(deed.value) || NUMBER.test(deed.value)) return -1;
  const isUnsaid = (place: Place): boolean =>
    !places.some((one) => one !== undefined && !one.inName && isSame(one, place));
  if (!isUnsaid(deed)) return -1;
  return places.findIndex(
    (place, i) =>
      i > verb.unit &&
      place?.inName === true &&
      !isSame(place, deed) &&
      place.value.toLowerCase() !== deed.value.toLowerCase() &&
      !FLAG.test(place.value) &&
      isUnsaid(place),
  );
}

const BOUND =
  /\b(?:from|above|over|below|under|min|max|minimum|maximum|limit|threshold|until|after|before)\b/iu;

/** An amount, and what the key of another bound calls those for whom that one is. */
function boundOfOtherKey(told: Told): number {
  if (told.score === Number.POSITIVE_INFINITY) return -1;
  const places = placesOf(told);
  const amounts = places.filter(
    (place, i) => place !== undefined && !place.inName && told.units[i]!.value !== undefined,
  );
  if (amounts.length === 0) return -1;
  return places.findIndex(
    (place, i) =>
      place?.inName === true &&
      told.units[i]!.value === undefined &&
      NUMBER.test(place.value) &&
      BOUND.test(place.name) &&
      !amounts.some((one) => isSame(one!, place)) &&
      !amounts.some((one) => one!.name.toLowerCase().includes(told.units[i]!.word.lemma)),
  );
}
