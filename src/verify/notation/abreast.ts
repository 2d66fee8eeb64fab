/** Several labels in one line: "Buyer: Nia Roy Seller: Moll GmbH". */
import { matchesOf } from '../../text/matches.ts';
import { ATTRIBUTES } from './attributes.ts';

/** Words that stand before such a word and belong to the label: "Due Date", "Ship To". */
const FORE = new Set(
  'due start end order invoice payment delivery shipping billing ship bill issue expiry first last total unit net gross tax account contact project team line sales home work bank loan purchase policy customer client job date reference tracking'.split(
    ' ',
  ),
);

const LABEL =
  /(?<mark>^\s*(?:[-*•] +)?|[,.;|] +| +)(?<label>\p{Lu}[\p{L}\p{N}/#'’-]{0,24}(?: \p{Lu}?[\p{L}\p{N}/#'’-]{1,24}){0,3}):(?=\s+\S)/gu;

/** A label within a line: where it begins, and whether a mark sets it apart from what stands before it. */
interface Place {
  readonly at: number;
  readonly name: string;
}

/** The lines of a text with each of several labels of one line on a line of its own. */
export function withLabelsApart(lines: readonly string[]): readonly string[] {
  const found = lines.map(labelsIn);
  const heads = new Map<string, number>();
  const headOf = (places: readonly Place[]): string => places.map(({ name }) => name).join('|');
  for (const places of found)
    if (places.length > 1) heads.set(headOf(places), (heads.get(headOf(places)) ?? 0) + 1);
  // Lines of the same labels are the rows of a table.
  return lines.map((line, at) => (heads.get(headOf(found[at]!)) === 1 ? brokenAt(line, found[at]!) : line));
}

function labelsIn(line: string): readonly Place[] {
  if (line.length > LONGEST || line.indexOf(': ') === line.lastIndexOf(': ')) return [];
  // "Net price: 200 EUR; gross price: 238 EUR": labels in small letters are set apart by their marks alone.
  if (SMALL_LABEL.test(line)) return [];
  const places = matchesOf(line, LABEL).flatMap(({ index, groups }): Place[] => {
    const { mark, label } = groups as { mark: string; label: string };
    const from = index + mark.length;
    if (index === 0 || /[,.;]/.test(mark)) return [{ at: from, name: label }];
    const own = lastWords(label);
    return own === undefined ? [] : [{ at: from + label.length - own.length, name: own }];
  });
  return places;
}

const SMALL_LABEL = /[;|] \p{Ll}[\p{L}\p{N} ]{0,30}: /u;
/** Characters of a line that labels are looked for in. */
const LONGEST = 600;

/** The words at the end of a row of them that are a label, where no mark tells it from the value before it. */
function lastWords(said: string): string | undefined {
  const words = said.split(' ');
  const last = words.at(-1)!;
  if (!/^\p{Lu}/u.test(last) || !ATTRIBUTES.has(last.toLowerCase())) return undefined;
  let from = words.length - 1;
  while (from > 0 && /^\p{Lu}/u.test(words[from - 1]!) && FORE.has(words[from - 1]!.toLowerCase())) from--;
  return words.slice(from).join(' ');
}

/** The line with an end of a line in place of the space before each label but the first. */
const brokenAt = (line: string, [, ...others]: readonly Place[]): string =>
  others.reduce((said, { at }) => {
    const before = said.slice(0, at - 1).replace(/[,;]( *)$/, ' $1');
    return `${before}\n${said.slice(at)}`;
  }, line);
