/**
 * A sentence said again with its parts in another order: what is cut out of it and put together keeps its places, so that
 * the parse of what is said again is a parse of the sentence.
 */

import { gather } from '../../text/gather.ts';
import { matchesOf } from '../../text/matches.ts';
import { type Parse, placed } from '../../text/parse/parser.ts';
import { capital } from '../context/tellings/words.ts';

/** A text put together from pieces of another; `at` says where a place of it stands in the other. */
export interface Recast {
  readonly text: string;
  at(offset: number): number;
}

export interface Piece {
  readonly start: number;
  readonly end: number;
  /** What is set behind it: the "'s" of whose something is. */
  readonly suffix?: string;
}

/** Pieces of a text one after another with a blank between them, closed by a full stop. */
export function pieced(text: string, pieces: readonly Piece[]): Recast {
  const trimmed = gather(pieces, ({ start, end, suffix }): Piece[] => {
    const cut = text.slice(start, end);
    const from = start + cut.length - cut.trimStart().length;
    const to = start + cut.trimEnd().length;
    return to > from ? [{ start: from, end: to, suffix }] : [];
  });
  const said = trimmed.map(({ start, end, suffix = '' }, i) => {
    const cut = text.slice(start, end);
    const cased = i === 0 ? capital(cut) : lowered(cut, start === 0);
    return cased + suffix;
  });
  const at = (offset: number): number => {
    let from = 0;
    for (const { start, end, suffix = '' } of trimmed) {
      const length = end - start;
      if (offset <= from + length) return start + (offset - from);
      if (offset <= from + length + suffix.length) return end;
      from += length + suffix.length + 1;
    }
    return text.length;
  };
  return { text: `${said.join(' ').replace(/(?<![.,;:])[.,;:]+$/, '')}.`, at };
}

/** What opened the sentence and does so no more. */
const lowered = (text: string, opened: boolean): string =>
  opened ? text.replace(/^(?:\p{Lu})(?=\p{Ll}*(?: |$))/u, (letter) => letter.toLowerCase()) : text;

/** A sentence that begins by saying when or in which case it is so, with that at its end; undefined for another. */
export function unfronted(text: string): Recast | undefined {
  const match = LEAD.exec(text);
  if (match === null) return withClauseBehind(text);
  let end = 0;
  for (const { index } of matchesOf(text.slice(0, LONGEST_LEAD), /,? (?=\S)/g)) {
    if (isTime(text.slice(0, index))) end = index;
    else if (index > 0 && end > 0) break;
  }
  if (end === 0) return undefined;
  const rest = text.slice(end).replace(/^,? */, '');
  const start = text.length - rest.length;
  const close = text.length - (text.length - text.trimEnd().replace(/(?<![.])[.]+$/, '').length);
  return close > start
    ? pieced(text, [
        { start, end: close },
        { start: 0, end },
      ])
    : undefined;
}

/** "If you cancel, a fee is charged" as "A fee is charged if you cancel". */
function withClauseBehind(text: string): Recast | undefined {
  const found = CLAUSE_LEAD.exec(text)?.groups;
  if (found === undefined) return undefined;
  const { clause = '', between = '', main = '' } = found;
  const start = clause.length + between.length;
  return pieced(text, [
    { start, end: start + main.length },
    { start: 0, end: clause.length },
  ]);
}

const CLAUSE_LEAD =
  /^(?<clause>(?:If|When|Whenever|Once|As soon as|Because|Unless) [^,;:]{4,100})(?<between>, )(?<main>(?!then\b|and\b|but\b|or\b)[^,;:]{8,160}?)[.]?$/;

const LONGEST_LEAD = 60;
const LEAD =
  /^(?:on|in|at|during|since|from|by|until|for|within|after|before|every|each|last|next|this|\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|today)\b/i;
const TIME =
  /^(?:(?:on|in|at|during|since|from|by|until|for|within|after|before|of|to) )?(?:(?:the|last|next|this|every|each|early|late|mid|first|second|third|fourth|same|whole|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half) )*(?:\d[\d:./-]*(?:st|nd|rd|th)?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|quarter|half|week|month|year|day|days|weeks|months|years|hour|hours|minutes|night|noon|midnight|morning|afternoon|evening|weekend|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekdays|yesterday|today|spring|summer|autumn|winter|[ap]\.?m\.?)(?:,? |$)/i;

/** Whether a phrase says only when it was. */
export function isTime(lead: string): boolean {
  let rest = lead.trim().replace(/,$/, '');
  if (rest === '') return false;
  for (let steps = 0; rest !== '' && steps < 8; steps++) {
    const match = TIME.exec(rest);
    if (match === null) return false;
    rest = rest.slice(match[0].length).trim();
  }
  return rest === '';
}

/** The parse of a sentence said again, with the places of its tokens in the sentence that begins at `start`. */
export function recastParse({ at }: Recast, { tokens }: Parse, start: number): Parse {
  return {
    tokens: tokens.map((token) => placed(token, start + at(token.start), start + at(token.end - 1) + 1)),
  };
}
