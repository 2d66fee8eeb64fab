/** Data as it is written in a text: what every notation is read to. */
import type { Json } from '../../domain/json.ts';
import type { Leaf } from '../read/evidence-text.ts';

/** [start, end) of a text, in UTF-16 code units. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A text that is data in some notation. */
export interface WrittenData {
  /** As it came. */
  readonly text: string;
  /** The data that it holds. */
  readonly data: Json;
  /** Where each member stands, with its name, by its JSON Pointer (RFC 6901). */
  readonly places: ReadonlyMap<string, Place>;
}

/** Words from which a string is prose and no value. */
const PROSE_WORDS = 12;

/** Characters of a value that is prose; none of another. */
export const proseIn = (value: string): number =>
  value.length >= PROSE_WORDS * 2 && value.split(/\s+/).length >= PROSE_WORDS ? value.length : 0;

/** Digits of a number that a double always keeps. */
export const EXACT_DIGITS = 15;

/** Where a member stands; of one that is told by what is around it, where that stands. */
export function placeOf({ text, places }: WrittenData, pointer: string): Place {
  for (let path = pointer; ; path = path.slice(0, path.lastIndexOf('/'))) {
    const place = places.get(path);
    if (place !== undefined) return place;
    if (path === '') return { start: 0, end: text.length };
  }
}

/** Where the scalars stand, in the order of the text. */
export function placesOf(written: WrittenData, leaves: readonly Leaf[]): Place[] {
  return leaves.map(({ pointer }) => placeOf(written, pointer)).sort((one, other) => one.start - other.start);
}

/** What a plain value of a notation without types says: a number where no digit of it is lost, else its words. */
export function plainValue(said: string): Json {
  if (/^true$/i.test(said)) return true;
  if (/^false$/i.test(said)) return false;
  if (/^(?:null|~)?$/i.test(said)) return null;
  const isExact = /^-?(?:0|[1-9]\d*)$/.test(said) && said.length <= EXACT_DIGITS;
  return isExact ? Number(said) : said;
}

/** The words between quotation marks, where a value stands between them; undefined for marks that do not match. */
export function unquoted(said: string): string | undefined {
  if (!/^["']/.test(said)) return said;
  if (said.length < 2 || said.at(-1) !== said[0]) return undefined;
  const inner = said.slice(1, -1);
  if (said.startsWith("'")) return /(?<!')'(?!')/.test(inner) ? undefined : inner.replaceAll("''", "'");
  try {
    return String(JSON.parse(said));
  } catch {
    return undefined;
  }
}
