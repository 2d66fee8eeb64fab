/** Phrases for what rows have: "can be reached at", "out of stock", "rained", "the same floor". */
import { paperOf } from '../called.ts';
import { isKind } from '../columns.ts';
import { quantityOf, STOCKED } from '../held.ts';
import { type Hit, span, zeroAt } from '../piece.ts';
import { MARKS } from '../rankings.ts';
import { formsFrom, type Phrase } from './phrase.ts';

const REACHED = /^(?:phone|telephone|tel|mobile|ext|extension|email|mail|fax|contact|number)$/;

/** "Can be reached at extension 2207". */
const reached: Phrase = (tokens, at, { columns }) => {
  const said =
    /^can be (?:reached|contacted|called|phoned|emailed)(?: (?:at|on|by|via|under)(?: extension| number| phone)?)?/.exec(
      formsFrom(tokens, at, 5),
    );
  const found = columns.filter(({ name }) => name.some((word) => REACHED.test(word)));
  if (said === null || found.length === 0) return undefined;
  const length = said[0].split(' ').length;
  const place = span(tokens, at, length);
  const piece = { kind: 'join', word: 'be', ...place } as const;
  const number = tokens[at + length]?.form ?? '';
  const hits = found.flatMap((column): Hit | [] => {
    const row = column.cells.findIndex((cell) => cell?.words.join(' ') === number);
    return row < 0 ? [] : { column, rows: [row], cell: column.cells[row]! };
  });
  if (!/^\d+$/.test(number) || hits.length !== 1)
    return { piece, more: { kind: 'link', word: 'at', ...place }, length };
  return { piece, more: { kind: 'cell', hits, ...span(tokens, at + length, 1) }, length: length + 1 };
};

/** "It rained on two days": there was some rain. */
const fell: Phrase = (tokens, at, { columns }, pieces) => {
  const { form } = tokens[at]!;
  const head = /^(?:rained|snowed)$/.test(form) ? form.slice(0, -2) : undefined;
  const column = columns.filter(({ name }) => name.some((word) => word === head || word === `${head}fall`));
  if (head === undefined || column.length !== 1) {
    // "11 mm of rain fell".
    const before = pieces.at(-1);
    const isRain =
      before?.kind === 'column' && before.columns.every(({ name }) => /^(?:rain|snow)/.test(name[0]!));
    return form === 'fell' && isRain && !/^(?:by|to|from)$/.test(tokens[at + 1]?.form ?? '')
      ? { piece: undefined, length: 1 }
      : undefined;
  }
  const place = span(tokens, at, 1);
  const some = {
    kind: 'number',
    form: 'cardinal',
    value: { n: 0n, d: 1n },
    bound: 'more',
    words: true,
  } as const;
  return {
    piece: { kind: 'column', columns: column, plural: false, ...place },
    more: { kind: 'value', value: { ...some, start: place.start, end: place.end }, text: '> 0', ...place },
    length: 1,
  };
};

/** "The highest reading": of whatever is measured. */
const reading: Phrase = (tokens, at, table, pieces) =>
  /^(?:readings?|measurements?)$/.test(tokens[at]!.form) &&
  pieces.at(-1)?.kind === 'extreme' &&
  !isKind(tokens[at]!, table)
    ? { piece: undefined, length: 1 }
    : undefined;

/** "The lowest temperature" of columns that are highs and lows in degrees. */
const temperature: Phrase = (tokens, at, { columns }) => {
  const found = columns.filter(({ measure }) => measure?.of === 'amount' && measure.unit === 'degC');
  const named = columns.some(({ name }) => name.includes('temperature'));
  if (tokens[at]!.lemma !== 'temperature' || named || found.length === 0) return undefined;
  return { piece: { kind: 'column', columns: found, plural: false, ...span(tokens, at, 1) }, length: 1 };
};

/** "Billed" of what an invoice lists. */
const ofItsPaper: Phrase = (tokens, at, { document }) => {
  const { form, lemma } = tokens[at]!;
  return /ed$/.test(form) && paperOf(document).deeds.has(lemma)
    ? { piece: { kind: 'join', word: 'be', ...span(tokens, at, 1) }, length: 1 }
    : undefined;
};

/** "A lower hourly rate" where hours are counted. */
const hourly: Phrase = (tokens, at, { columns }) =>
  tokens[at]!.form === 'hourly' &&
  /^(?:rate|price|fee|charge)$/.test(tokens[at + 1]?.form ?? '') &&
  columns.some(({ name }) => name.join(' ') === 'hours')
    ? { piece: undefined, length: 1 }
    : undefined;

/** Heads of what somebody is given, and the verbs by which they have it. */
const GIVEN: readonly (readonly [verbs: RegExp, heads: RegExp])[] = [
  [/^receive$/, /^(?:rating|score|grade|mark|marks|points|votes|stars|reviews|likes|share|orders|visits)$/],
  [/^(?:win|poll)$/, /^(?:votes|points)$/],
  [/^score$/, /^(?:goals|points)$/],
  [/^cast$/, /^votes$/],
];

/** "Received the lowest rating", "votes were cast": what was given it has it. */
const received: Phrase = (tokens, at, { columns }) => {
  const { form, lemma } = tokens[at]!;
  const isGiven = GIVEN.some(
    ([verbs, heads]) =>
      (verbs.test(lemma) || verbs.test(form)) &&
      columns.some(({ name }) => heads.test(name.join(' ')) && tokens.some((one) => name.includes(one.form))),
  );
  return isGiven ? { piece: { kind: 'join', word: 'get', ...span(tokens, at, 1) }, length: 1 } : undefined;
};

/** "CPU usage", "the final score": what a head leaves out. */
const ofHead: Phrase = (tokens, at, _, pieces) => {
  const head = pieces.at(-1);
  const { form } = tokens[at]!;
  if (head?.kind !== 'column' || head.end > tokens[at]!.start) return undefined;
  const is = head.columns.every(
    ({ name, measure }) =>
      measure?.of === 'amount' &&
      ((form === 'usage' && /^(?:cpu|memory|disk|ram)$/.test(name.join(' '))) ||
        (/^(?:score|mark|grade)s?$/.test(form) && MARKS.test(name.join(' ')))),
  );
  return is ? { piece: undefined, length: 1 } : undefined;
};

/** "Measured 3.6 °C at 01:00": what was read off. */
const measured: Phrase = (tokens, at, { columns }) =>
  /^(?:measured|reached|read)$/.test(tokens[at]!.form) &&
  (tokens[at + 1]?.value ?? -1) >= 0 &&
  columns.some(({ name }) => /^(?:date|time|timestamp|ts|day)$/.test(name.join(' ')))
    ? { piece: { kind: 'join', word: 'have', ...span(tokens, at, 1) }, length: 1 }
    : undefined;

/** "14 hours were spent on Atlas". */
const spent: Phrase = (tokens, at, { columns }) => {
  const hours = columns.filter(({ name }) => name.join(' ') === 'hours');
  const is = /^(?:spent|logged|booked)$/.test(tokens[at]!.form) && hours.length === 1;
  return is
    ? { piece: { kind: 'verb', columns: hours, doers: [], ...span(tokens, at, 1) }, length: 1 }
    : undefined;
};

/** "Won five matches" under "Won". */
const matches: Phrase = (tokens, at, { columns }, pieces) =>
  /^(?:match|matches|game|games)$/.test(tokens[at]!.form) &&
  columns.some(({ name }) => /^(?:won|lost|played)$/.test(name.join(' '))) &&
  pieces.some(({ kind }) => kind === 'verb' || kind === 'column')
    ? { piece: undefined, length: 1 }
    : undefined;

/** "On the same floor" of "Building A, 3rd floor": a word of the cells of one column. */
const sameOf: Phrase = (tokens, at, table) => {
  const { form } = tokens[at]!;
  if (tokens[at - 1]?.form !== 'same') return undefined;
  const [column, ...others] = table.columns.filter(({ cells }) =>
    cells.some((cell) => cell?.words.includes(form)),
  );
  if (column === undefined || others.length > 0 || column.name.includes(form)) return undefined;
  return {
    piece: { kind: 'column', columns: [column], plural: false, part: form, ...span(tokens, at, 1) },
    length: 1,
  };
};

/** "In stock", "out of stock" of how many there are on hand. */
const stocked: Phrase = (tokens, at, table) => {
  const column = quantityOf(table);
  if (column === undefined || !STOCKED.test(column.name.join(' '))) return undefined;
  const none = /^(?:out of stock|sold out)(?= |$)/.exec(formsFrom(tokens, at, 3));
  if (none !== null) {
    const length = none[0].split(' ').length;
    const place = span(tokens, at, length);
    const column_ = { kind: 'column', columns: [column], plural: false, ...place } as const;
    return { piece: column_, more: zeroAt(place), length };
  }
  const there = /^(?:in stock|on hand|available|left)(?= |$)/.exec(formsFrom(tokens, at, 2));
  if (there === null) return undefined;
  const length = there[0].split(' ').length;
  return { piece: { kind: 'column', columns: [column], plural: false, ...span(tokens, at, length) }, length };
};

/** All of these, in the order in which they are looked for. */
export const OF_THINGS: readonly Phrase[] = [
  sameOf,
  stocked,
  reached,
  fell,
  reading,
  temperature,
  hourly,
  received,
  matches,
  spent,
  measured,
  ofHead,
  ofItsPaper,
];
