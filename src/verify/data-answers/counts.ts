/** How many of a kind there are, by a count under its name or by the rows of its list. */
import { countOf, type DataAnswer, isSubject, nameOf, numberIn } from './answer.ts';
import type { Subject } from './subject.ts';

const DID =
  /^(all )?(?:the )?(\d[\d,]*|\p{Ll}+) (\p{Ll}+s)(?: (?:in|of|for|on) ((?:the )?[^,;]+?))?(?: (?:have|were|are|had|have been|had been))? (\p{L}+(?:ed|d|t|n))(?: (?:in|of|for|on) ((?:the )?[^,;]+?))?$/iu;

/** "All 540 tests passed" of `tests: { total: 540, passed: 540, failed: 0 }`. */
export function countedUnder(said: string, subject: Subject): DataAnswer | undefined {
  const [, all, count = '', noun, first, deed, last] = DID.exec(said) ?? [];
  const many = countOf(count);
  const owner = first ?? last;
  if (many === undefined || noun === undefined || (owner !== undefined && !isSubject(owner, subject)))
    return undefined;
  const found = subject.objects.filter(({ labels }) => labels.join(' ') === noun.toLowerCase());
  const [only, ...others] = found;
  const field = only?.own.filter((one) => nameOf(one) === deed?.toLowerCase());
  if (others.length > 0 || field?.length !== 1 || numberIn(field[0]!) !== many) return undefined;
  const rest = only!.own.filter((one) => one !== field[0] && numberIn(one) !== undefined);
  if (
    all !== undefined &&
    !isAll(
      rest.map((one) => [nameOf(one), numberIn(one)!]),
      many,
    )
  )
    return undefined;
  return {
    cells: [field[0]!, ...(all === undefined ? [] : rest)],
    derivation: `${noun} ${deed}: ${field[0]!.quote}`,
  };
}

/** Whether other counts beside one leave none out of it: a total that is as many, or nothing else. */
const isAll = (rest: readonly (readonly [string, number])[], many: number): boolean =>
  rest.length > 0 &&
  rest.every(([name, count]) =>
    /^(?:total|run|executed|all|count)$/.test(name) ? count === many : count === 0,
  );

const HAS =
  /^(.+?) (?:has|have|contains?|includes?|takes?|consists? of|comprises?|covers?|lists?) (\p{Ll}+|\d+) (?:(different|separate|distinct) )?(\p{Ll}+s)$/u;
/** Lists of what may be had, and of what was looked for. */
const OFFERED =
  /^(?:products?|plans?|options?|offers?|results?|suggestions?|recommendations?|candidates?|alternatives?|matches|catalogue?|available|related|similar|choices|packages?)$/;
/** What items may be called besides. */
const ITEMS = /^(?:products|articles|things|goods|positions)$/;

/** "The order contains two different products" of its list of two items. */
export function listedSo(said: string, subject: Subject): DataAnswer | undefined {
  const [, who, count = '', different, noun] = HAS.exec(said) ?? [];
  const many = countOf(count);
  if (who === undefined || noun === undefined || many === undefined || !isSubject(who, subject))
    return undefined;
  const found = subject.lists.filter(
    ({ labels, rows }) =>
      !labels.some((label) => OFFERED.test(label)) &&
      (labels.join(' ') === noun ||
        (labels.join(' ') === 'items' && ITEMS.test(noun)) ||
        rows.every((row) => row[0] !== undefined && `${nameOf(row[0])}s` === noun)),
  );
  const [only, ...others] = found;
  if (only === undefined || others.length > 0 || only.rows.length !== many || only.beside.some(isPaged))
    return undefined;
  if (only.rows.some((row) => row.some(mayHaveEnded))) return undefined;
  const keys = only.rows.map((row) => row[0]!);
  if (different !== undefined && new Set(keys.map(({ quote }) => quote)).size !== many) return undefined;
  if (
    keys.some(
      (key) =>
        key.values[0]?.kind === 'number' && key.values[0].form === 'cardinal' && different !== undefined,
    )
  )
    return undefined;
  return { cells: keys, derivation: `${noun}: ${keys.map(({ quote }) => quote).join(', ')}` };
}

/** A field by which a row may be there no more. */
const mayHaveEnded = ({ name }: DataAnswer['cells'][number]): boolean =>
  name.some((word) =>
    /^(?:status|state|active|ended?|stopped|stop|cancelled|removed|expired|expires|until|deleted)$/.test(
      word,
    ),
  );

/** A field by which a list may be longer than what stands there. */
const isPaged = ({ name }: DataAnswer['cells'][number]): boolean =>
  name.some((word) => /^(?:page|pages|next|cursor|offset|truncated|more|count)$/.test(word));
