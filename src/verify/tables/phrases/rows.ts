/** Phrases for rows: "the first train listed", "passengers for Nice", "the whole shipment", "youngest of the four". */
import type { Field } from '../../record/record.ts';
import { paperOf } from '../called.ts';
import { IN_TABLE, type Table } from '../column.ts';
import { isKind } from '../columns.ts';
import { type Hit, span, working } from '../piece.ts';
import { clockOf } from '../times.ts';
import { ROWS } from '../words.ts';
import { formsFrom, type Phrase } from './phrase.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

/** "The first train listed", "the last entry in the table": one row, by its place. */
const listed: Phrase = (tokens, at, table) => {
  const [place, noun] = [tokens[at]!, tokens[at + 1]];
  if (noun === undefined || !(ROWS.has(noun.lemma) || isKind(noun, table))) return undefined;
  if (noun.form !== noun.lemma || !/^(?:the|and|is|was)$/.test(tokens[at - 1]?.form ?? 'the'))
    return undefined;
  const behind = /^(?:listed|(?:listed )?(?:in|on) the (?:list|table|timetable|schedule|board))(?= |$)/.exec(
    formsFrom(tokens, at + 2, 4),
  );
  const row = place.form === 'last' ? table.rows.length - 1 : PLACES.indexOf(place.form);
  const cell = table.columns[0]!.cells[row];
  if (behind === null || row < 0 || cell === undefined) return undefined;
  const length = 2 + behind[0].split(' ').length;
  return { piece: { kind: 'cell', hits: [rowHit(table, row, cell)], ...span(tokens, at, length) }, length };
};

/** A row that is told by its place and not by its cells. */
const rowHit = ({ columns }: Table, row: number, cell: Field): Hit => ({
  column: { ...columns[0]!, name: [IN_TABLE], measure: undefined },
  rows: [row],
  cell,
});

/** "Passengers for Nice": a flight, and nobody who is counted. */
const passengers: Phrase = (tokens, at, { kinds }) => {
  if (!/^(?:passengers|travellers|travelers) (?:for|to|on)$/.test(formsFrom(tokens, at, 2)) || at > 1)
    return undefined;
  if (!['flight', 'train', 'bus', 'ferry', 'coach', 'tram'].some((kind) => kinds.has(kind))) return undefined;
  return { piece: { kind: 'rows', ...span(tokens, at, 1) }, length: 1 };
};

/** "On the invoice", "of the period": the table itself. */
const ofPaper: Phrase = (tokens, at, table) => {
  const { words } = paperOf(table.document);
  // "The invoice lists three items".
  if (
    at === 1 &&
    words.has(tokens[1]!.form) &&
    /^(?:lists|contains|includes|has)$/.test(tokens[2]?.form ?? '')
  )
    return { piece: undefined, length: 1 };
  const said = /^(?:on|in|of) (?:the|this) (\S+)$/.exec(formsFrom(tokens, at, 3));
  if (said === null) return undefined;
  const isPeriod = said[1] === 'period' && table.called.has('day');
  const isDay =
    said[1] === 'day' && table.columns.some(({ cells }) => cells[0] && clockOf(cells[0]) !== undefined);
  return words.has(said[1]!) || isPeriod || isDay ? { piece: undefined, length: 3 } : undefined;
};

const WHOLE =
  /^(?:shipment|consignment|order|delivery|list|invoice|batch|fleet|portfolio|collection|set|team)$/;

/** "The whole shipment": all rows together. */
const whole: Phrase = (tokens, at) => {
  if (!/^(?:whole|entire)$/.test(tokens[at]!.form) || !WHOLE.test(tokens[at + 1]?.form ?? ''))
    return undefined;
  const place = span(tokens, at, 2);
  return { piece: working('total', place), more: { kind: 'rows', ...place }, length: 2 };
};

/** "Of the listed contacts". */
const ofListed: Phrase = (tokens, at, table) =>
  tokens[at]!.form === 'listed' &&
  /^(?:the|all|of)$/.test(tokens[at - 1]?.form ?? '') &&
  tokens[at + 1] !== undefined &&
  isKind(tokens[at + 1]!, table)
    ? { piece: undefined, length: 1 }
    : undefined;

/** Heads of the place that somebody came in. */
const PLACED = /^(?:place|position|rank|finish|placing)$/;

/** "Finished third", "the winner" of rows with a place. */
const placed: Phrase = (tokens, at, table) => {
  const [column, ...others] = table.columns.filter(({ name }) => PLACED.test(name.join(' ')));
  if (column === undefined || others.length > 0) return undefined;
  const { form, lemma } = tokens[at]!;
  if (form === 'winner' && tokens[at - 1]?.form === 'the') {
    const row = column.cells.findIndex((cell) => cell?.quote === '1');
    const cell = table.columns[0]!.cells[row];
    const place = span(tokens, at, 1);
    return cell && { piece: { kind: 'cell', hits: [rowHit(table, row, cell)], ...place }, length: 1 };
  }
  const place = /^(?:finish|come|place|rank)$/.test(lemma) ? PLACES.indexOf(tokens[at + 1]?.form ?? '') : -1;
  if (place < 0 || tokens[at + 2] !== undefined) return undefined;
  const rows = column.cells.flatMap((cell, row) => (cell?.quote === `${place + 1}` ? [row] : []));
  if (rows.length !== 1) return undefined;
  const here = span(tokens, at, 2);
  return {
    piece: { kind: 'join', word: 'be', ...here },
    more: { kind: 'cell', hits: [{ column, rows, cell: column.cells[rows[0]!]! }], ...here },
    length: 2,
  };
};

/** "Youngest of the four": all of them. */
const ofAll: Phrase = (tokens, at, { rows }) => {
  const [, , many, next] = tokens.slice(at, at + 4);
  const is = /^of (?:the|all) \S+$/.test(formsFrom(tokens, at, 3));
  const count = NUMBERS.indexOf(many?.form ?? '') + 1 || Number(many?.form ?? 0);
  const ends = next === undefined || /^(?:is|was|are|were|has|had)$/.test(next.form);
  return is && ends && count === rows.length ? { piece: undefined, length: 3 } : undefined;
};

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "Max is assigned to two tickets". */
const assigned: Phrase = (tokens, at, _, pieces) => {
  const [subject, join] = pieces.slice(-2);
  const is =
    formsFrom(tokens, at, 2) === 'assigned to' &&
    join?.kind === 'join' &&
    subject?.kind === 'cell' &&
    subject.hits.every(({ column }) =>
      /^(?:assignee|assigned|assigned to|agent)$/.test(column.name.join(' ')),
    );
  return is ? { piece: undefined, length: 2 } : undefined;
};

/** All of these, in the order in which they are looked for. */
export const OF_ROWS: readonly Phrase[] = [
  placed,
  listed,
  passengers,
  ofPaper,
  whole,
  ofListed,
  ofAll,
  assigned,
];
