/** Lists that are not all there is. */
import type { Document } from '../../read/document.ts';

/** Characters of a text that are looked through for it. */
const LONGEST = 200_000;

const GOES_ON =
  /\b(?:showing|shown|displaying|page|first|top|last) \d+(?:[-–]\d+)? (?:of|out of|rows|entries|results|records)\b|\b\d+ more\b|\b(?:truncated|abridged|excerpt|et cetera|etc)\b|\b(?:and|among) others\b|(?:^|\n)[ \t|]*(?:\.{3}|…)[ \t|]*(?:\n|$)/i;

const known = new WeakMap<Document, boolean>();

/** Whether a text says that it does not show all rows of its tables. */
export function goesOn(document: Document): boolean {
  let found = known.get(document);
  if (found === undefined)
    known.set(document, (found = document.text.length <= LONGEST && GOES_ON.test(document.text)));
  return found;
}
