/** The fields of data among which a statement's words were found: what each is called, what it belongs to, its value. */
import { once } from '../../../text/once.ts';
import type { Document } from '../../read/document.ts';
import type { Told } from '../guard.ts';

export interface Field {
  /** The words of its own key, in small letters: `refund count` of `refund_count` and `refundCount`. */
  readonly name: readonly string[];
  /** The pointer of the object or list that it is a member of. */
  readonly object: string;
  readonly value: string;
  /** Where it stands in the rendered text. */
  readonly start: number;
}

/** Where a unit of a statement stands: in which field, and whether in what that is called. */
export interface Place {
  readonly field: Field;
  readonly inName: boolean;
  readonly source: Document;
}

/** Fields of one source that are looked at. */
const MOST_FIELDS = 2_000;

/** The fields of structured data, in their order. */
export const fieldsOf = once((source: Document): readonly Field[] =>
  source.leaves(0, source.text.length).slice(0, MOST_FIELDS).map(fieldOf),
);

function fieldOf({
  pointer,
  quote,
  start,
}: {
  readonly pointer: string;
  readonly quote: string;
  readonly start: number;
}): Field {
  const parts = pointer.split('/');
  const own = parts.pop() ?? '';
  const isMember = /^\d+$/u.test(own);
  const key = isMember ? (parts.at(-1) ?? '') : own;
  return { name: keyWords(key), object: parts.join('/'), value: quote.trim(), start };
}

const keyWords = (key: string): readonly string[] =>
  (key.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2').match(/[\p{L}\d]+/gu) ?? []).map((word) =>
    word.toLowerCase(),
  );

/** Where each unit of a statement stands among the fields of its support; undefined where in none of data. */
export const placesOf: (told: Told) => readonly (Place | undefined)[] = once(placed);

function placed({ units, support: { sentences, matches, from } }: Told): readonly (Place | undefined)[] {
  return units.map(({ value, word: own }, i) => {
    const one = sentences[from[i]!];
    const word = one?.reading.words[matches[i]!.at];
    if (word === undefined || !one!.source.structured) return undefined;
    const { start, end } = one!.reading;
    const leaf = one!.source
      .leaves(start, end)
      .find((each) => word.start >= each.start && word.start < each.end);
    if (leaf === undefined) return undefined;
    const field = fieldOf(leaf);
    const isInName = word.start < leaf.value;
    if (value !== undefined || isInName) return { field, inName: isInName, source: one!.source };
    const isIn = (words: readonly string[]): boolean =>
      words.some((each) => each === own.form || each === own.lemma);
    if (
      keyWords(field.value).some(
        (each) => each === own.form || each === own.lemma || each.startsWith(own.lemma),
      )
    )
      return { field, inName: false, source: one!.source };
    // A word for a key may be tied to the value under it; any other that a record explains is tied to none.
    return isIn(field.name) ? { field, inName: true, source: one!.source } : undefined;
  });
}

export const isSame = (one: Field, other: Field): boolean =>
  one.start === other.start ||
  (one.object === other.object && one.name.join() === other.name.join() && one.value === other.value);

/** The pointer of the row that a field is of, and that of its list; undefined for what is in no list. */
export function rowOf({ object }: Field): { readonly row: string; readonly list: string } | undefined {
  const found = /^(?<list>.*)\/\d+(?=\/|$)/u.exec(object);
  return found === null ? undefined : { row: found[0], list: found.groups!.list! };
}

export const isNumber = (value: string): boolean => /^[^\p{L}\p{N}]{0,3}\d[\d.,\u00a0 ]*%?$/u.test(value);
/** Nothing, a flag, or a moment: no text that is somebody's or something's. */
export const isFlag = (value: string): boolean =>
  /^(?:true|false|yes|no|null|none|unset|not set|\[\]|\d{4}-\d\d.*)?$/iu.test(value);
