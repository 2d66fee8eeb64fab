/** Columns that a claim names, by the words of their heads. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { readUnitName } from '../../text/values/index.ts';
import { mainOf } from './called.ts';
import type { Column, Table } from './column.ts';
import { type Found, span, type Token, working } from './piece.ts';
import { COMPARATIVES, EXTREMES } from './rankings.ts';
import { NEUTRAL, PEOPLE, PERIOD, SHORT } from './words.ts';

/** The columns that are named here, by the words of their heads. */
export function columnAt(
  tokens: readonly Token[],
  at: number,
  table: Table,
  lexicon: Lexicon,
): Found | undefined {
  let best: { columns: Column[]; length: number } | undefined;
  for (const column of table.columns) {
    // "Days off" of `off`, whose head gave the unit away.
    const unit = isUnitOf(tokens[at], [column]) ? lengthNamed(column.name, tokens, at + 1, lexicon) : 0;
    const length = Math.max(
      lengthNamed(column.name, tokens, at, lexicon),
      lengthNamed(coreOf(column.name), tokens, at, lexicon),
      unit === 0 ? 0 : unit + 1,
    );
    if (length === 0) continue;
    if (best === undefined || length > best.length) best = { columns: [column], length };
    else if (length === best.length) best.columns.push(column);
  }
  if (best === undefined) return undefined;
  const last = tokens[at + best.length - 1]!;
  const plural = last.form !== last.lemma;
  const length = best.length + (isUnitOf(tokens[at + best.length], best.columns) ? 1 : 0);
  const place = span(tokens, at, length);
  const first = mainOf(table.columns);
  // The head of what tells the rows apart is a word for them.
  if (best.columns.length === 1 && best.columns[0] === first && isKeyOf(table, first) && isKind(last, table))
    return { piece: { kind: 'rows', ...place }, length };
  return { piece: { kind: 'column', columns: best.columns, plural, ...place }, length };
}

/** Prepositions before a period, and what joins two of them. */
const IN_PERIOD = /^(?:in|from|to|for|during|between|and|of|as)$/;

/** "In Q2", "from 2024 to 2025" of columns under these heads, and the preposition, which the value "from 2024 to 2025" has too. */
export function periodAt(tokens: readonly Token[], at: number, table: Table): Found | undefined {
  const { form, value } = tokens[at]!;
  if (IN_PERIOD.test(form)) {
    const part = value >= 0 && headed(tokens, at + 1, table) !== undefined;
    const place = span(tokens, at, 1);
    if (!part) return undefined;
    return {
      piece: form === 'and' ? working('and', place) : { kind: 'link', word: form, ...place },
      length: 1,
    };
  }
  const column =
    (IN_PERIOD.test(tokens[at - 1]?.form ?? '') ? headed(tokens, at, table) : undefined) ??
    endHeaded(tokens, at, table);
  if (column === undefined) return undefined;
  const { length } = column.name;
  const piece = { kind: 'column', columns: [column], plural: false, period: true } as const;
  return { piece: { ...piece, ...span(tokens, at, length) }, length };
}

/** "From midterm to final" of two columns of amounts of one unit: either of them. */
function endHeaded(tokens: readonly Token[], at: number, { columns }: Table): Column | undefined {
  const namedAt = (place: number): Column | undefined =>
    columns.find(
      ({ name, measure }) =>
        measure?.of === 'amount' && name.every((word, i) => word === tokens[place + i]?.form),
    );
  const behind = (place: number): number => place + (tokens[place]?.form === 'the' ? 1 : 0);
  const from = tokens.findIndex(({ form }) => form === 'from');
  const first = behind(from + 1);
  const one = from < 0 ? undefined : namedAt(first);
  if (one === undefined || tokens[first + one.name.length]?.form !== 'to') return undefined;
  const second = behind(first + one.name.length + 1);
  const other = namedAt(second);
  if (other === undefined || other === one || !isAlike(one, other)) return undefined;
  return at === first ? one : at === second ? other : undefined;
}

const isAlike = (one: Column, other: Column): boolean =>
  one.measure?.of === 'amount' &&
  other.measure?.of === 'amount' &&
  one.measure.unit === other.measure.unit &&
  one.per === other.per;

/** The column of amounts whose head, a period, stands here to the letter. */
const headed = (tokens: readonly Token[], at: number, { columns }: Table): Column | undefined =>
  columns.find(
    ({ name, measure }) =>
      measure?.of === 'amount' &&
      PERIOD.test(name[0] ?? '') &&
      name.every((word, i) => isSamePeriod(word, tokens[at + i]?.form ?? '')),
  );

/** "Jan" and "January". */
const isSamePeriod = (head: string, form: string): boolean =>
  head === form || (MONTH.test(head) && MONTH.test(form) && head.slice(0, 3) === form.slice(0, 3));

const MONTH =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;

/** How many words name a column here: all words of its head, in their order; 0 where they do not. */
const lengthNamed = (
  name: readonly string[],
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): number => {
  // "Email" under "E-mail".
  if (name.length > 1 && name.join('') === tokens[at]?.form) return 1;
  return name.every((word, i) => names(word, tokens[at + i], lexicon)) ? name.length : 0;
};

/** A head without words that say no more than the others: "shipped" of "shipped on". */
function coreOf(name: readonly string[]): readonly string[] {
  const core = name.filter((word) => !NEUTRAL.has(word));
  return core.length === 0 ? name : core;
}

/** "Days" of "vacation days", where the head of the column gives the unit. */
const isUnitOf = (token: Token | undefined, columns: readonly Column[]): boolean =>
  token !== undefined &&
  columns.some(({ measure }) => measure?.of === 'amount' && readUnitName(token.form)?.base === measure.unit);

/** Whether no two rows have the same in a column. */
const isKeyOf = ({ rows }: Table, { cells }: Column): boolean =>
  new Set(cells.flatMap((cell) => cell?.words.join(' ') ?? [])).size === rows.length;

const names = (word: string, token: Token | undefined, lexicon: Lexicon): boolean =>
  token !== undefined &&
  token.value < 0 &&
  // "The lowest" is no "low".
  (token.form === word || !(token.form in EXTREMES || token.form in COMPARATIVES)) &&
  // "Orders" are none of what was "ordered on", and what was "refunded" is no "refund".
  (token.form === word ||
    (token.lemma === lexicon.lemma(word) && PARTICIPLE.test(token.form) === PARTICIPLE.test(word)) ||
    SHORT[token.lemma] === word);

/** "Refunds", and not "refunded": a thing, not what was done. */
export const isKind = ({ lemma, form }: Token, { kinds, called }: Table): boolean =>
  !PARTICIPLE.test(form) &&
  (called.has(lemma) ||
    kinds.has(lemma) ||
    kinds.has(form) ||
    (PEOPLE.has(lemma) && [...kinds].some((kind) => PEOPLE.has(kind))));

const PARTICIPLE = /[^e]ed$/;
