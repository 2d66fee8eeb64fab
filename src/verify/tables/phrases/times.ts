/** Phrases of how long rows last, how late they are and what came first: "takes 56 minutes", "40 minutes late". */

import type { Column, Table } from '../column.ts';
import { span, type Token } from '../piece.ts';
import { formsFrom, type Phrase } from './phrase.ts';

/** A column that follows from two others: of several the one to the end that the claim names. */
function spanning({ columns }: Table, name: string, tokens: readonly Token[]): Column | undefined {
  const found = columns.filter((column) => column.spans !== undefined && column.name[0] === name);
  if (found.length < 2) return found[0];
  const named = found.filter(({ spans }) => tokens.some(({ form }) => isDeedOf(form, spans![1].name)));
  return named.length === 1 ? named[0] : undefined;
}

/** "Close", "closed" of a column of when that was. */
const isDeedOf = (form: string, name: readonly string[]): boolean =>
  name.some((word) => word === form || word === `${form}d` || word === `${form}ed`);

/** "40 minutes late", of rows that have a time to come and one at which they came. */
const late: Phrase = (tokens, at, table) => {
  const column = spanning(table, 'delay', tokens);
  if (column === undefined) return undefined;
  const { form } = tokens[at]!;
  const isBefore = (tokens[at + 1]?.value ?? -1) >= 0;
  if (/^(?:running|run)$/.test(form) && isBefore) return { piece: undefined, length: 1 };
  const by = form === 'by' && tokens[at - 1]?.form === 'delayed' && isBefore;
  if (!by && (form !== 'late' || (tokens[at - 1]?.value ?? -1) < 0)) return undefined;
  return { piece: { kind: 'column', columns: [column], plural: false, ...span(tokens, at, 1) }, length: 1 };
};

/** "Takes 56 minutes", "took two weeks to close", "the journey takes longer". */
const lasts: Phrase = (tokens, at, table) => {
  const column = spanning(table, 'duration', tokens);
  const { form, lemma } = tokens[at]!;
  if (column === undefined) return undefined;
  if (/^(?:journey|trip|ride)$/.test(form) && isTravel(column)) return { piece: undefined, length: 1 };
  if (lemma !== 'take' || table.columns.some(({ name }) => name.includes('taken'))) return undefined;
  return { piece: { kind: 'verb', columns: [column], doers: [], ...span(tokens, at, 1) }, length: 1 };
};

const isTravel = ({ spans }: Column): boolean => spans![0].name.some((word) => /^(?:dep|leave)/.test(word));

/** "To close", "to get from Zurich to Bern": from when to when what is said to take so long is reckoned. */
const reckoned: Phrase = (tokens, at, table, pieces) => {
  const column = spanning(table, 'duration', tokens);
  if (column === undefined) return undefined;
  const [start, end] = column.spans!;
  const said = pieces.some((piece) => piece.kind === 'verb' && piece.columns[0] === column);
  const { form } = tokens[at]!;
  if (isTravel(column)) {
    const whole = /^(?:to (?:get|go|travel) )?from (?:the )?(\S+) to (?:the )?(\S+)/.exec(
      formsFrom(tokens, at, 8),
    );
    const isNamed = whole !== null && start.name.includes(whole[1]!) && end.name.includes(whole[2]!);
    return isNamed ? { piece: undefined, length: whole[0].split(' ').length } : undefined;
  }
  const next = tokens[at + 1];
  const done =
    next !== undefined && end.name.some((word) => word === `${next.form}d` || word === `${next.form}ed`);
  const passive = next?.form === 'be' && end.name.includes(tokens[at + 2]?.form ?? '');
  if (!said || form !== 'to' || !(done || passive)) return undefined;
  return { piece: undefined, length: passive ? 3 : 2 };
};

/** "Has been with the company the longest" of those whose table has no end. */
const since: Phrase = (tokens, at, { columns }) => {
  const said = /^with the (?:company|firm|organisation|organization|business)$/.test(
    formsFrom(tokens, at, 3),
  );
  const started = columns.filter(({ name }) => /^(?:start|started|joined|hired|hire)\b/.test(name.join(' ')));
  const ended = columns.some(({ name }) =>
    name.some((word) => /^(?:end|ended|left|until|leaving)$/.test(word)),
  );
  if (
    !said ||
    started.length !== 1 ||
    ended ||
    formsFrom(tokens, at + 3, 2)
      .split(' ')
      .at(-1) !== 'longest'
  )
    return undefined;
  const place = span(tokens, at, tokens.length - at);
  return {
    piece: { kind: 'extreme', word: 'earliest', ...place },
    more: { kind: 'column', columns: started, plural: false, ...place },
    length: tokens.length - at,
  };
};

/** "Joined in 2019", "was hired" of when somebody at work started. */
const joined: Phrase = (tokens, at, { columns, called }) => {
  const found = columns.filter(({ name }) =>
    /^(?:start|started|start date|hired|hire date|joined)$/.test(name.join(' ')),
  );
  const is =
    /^(?:joined|hired|started)$/.test(tokens[at]!.form) && called.has('employee') && found.length === 1;
  return is
    ? { piece: { kind: 'verb', columns: found, doers: [], ...span(tokens, at, 1) }, length: 1 }
    : undefined;
};

/** "Was hired first", "arrived last": the earliest or the latest of what is said before. */
const firstOf: Phrase = (tokens, at, _, pieces) => {
  const { form } = tokens[at]!;
  const before = pieces.at(-1);
  const dated =
    (before?.kind === 'column' || before?.kind === 'verb') &&
    before.columns.some(({ measure }) => measure?.of === 'moment');
  if (!/^(?:first|last)$/.test(form) || tokens[at + 1] !== undefined || !dated) return undefined;
  const word = form === 'first' ? 'earliest' : 'latest';
  return { piece: { kind: 'extreme', word, ...span(tokens, at, 1) }, length: 1 };
};

/** "Not … yet": so far. */
const yet: Phrase = (tokens, at, _, pieces) =>
  tokens[at]!.form === 'yet' &&
  (tokens[at + 1] === undefined || /^(?:been|be)$/.test(tokens[at + 1]!.form)) &&
  pieces.some((piece) => piece.kind === 'operator' && piece.word === 'not')
    ? { piece: undefined, length: 1 }
    : undefined;

/** All of these, in the order in which they are looked for. */
export const OF_TIMES: readonly Phrase[] = [late, lasts, reckoned, since, joined, firstOf, yet];
