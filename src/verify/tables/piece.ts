/** What a claim over a table is made of: its tokens, and the pieces that they are found to be. */

import { byWord } from '../../text/by-word.ts';
import { fold } from '../../text/chars.ts';
import { matchesOf } from '../../text/matches.ts';
import type { Reading } from '../../text/reading.ts';
import type { Value } from '../../text/values/index.ts';
import type { Field } from '../record/record.ts';
import type { Column } from './column.ts';
import { COMPARATIVES, EXTREMES } from './rankings.ts';
import { OPERATORS } from './words.ts';

interface Place {
  /** UTF-16 offsets into the claim's text. */
  readonly start: number;
  readonly end: number;
}

/** A text that stands in cells: which column's, and which rows have it. */
export interface Hit {
  readonly column: Column;
  readonly rows: readonly number[];
  readonly cell: Field;
  /** Rows whose cell may have it as well. */
  readonly unsure?: readonly number[];
}

export type Piece = Place &
  (
    | {
        readonly kind: 'cell';
        readonly hits: readonly Hit[];
        /** Named by the noun for all rows that are one: "kettles". */
        readonly plural?: true;
      }
    | {
        readonly kind: 'column';
        readonly columns: readonly Column[];
        readonly plural: boolean;
        /** Named as the period that its head is, behind a preposition. */
        readonly period?: true;
        /** Named by a word that stands in its cells: "floor" of "3rd floor". */
        readonly part?: string;
      }
    | { readonly kind: 'value'; readonly value: Value; readonly text: string }
    | { readonly kind: 'rows' }
    /** `doers`: columns of whoever does it. */
    | {
        readonly kind: 'verb';
        readonly columns: readonly Column[];
        readonly doers: readonly Column[];
        /** Its lemma, where that tells from or to where. */
        readonly word?: string;
      }
    | {
        readonly kind: 'extreme' | 'comparative' | 'operator' | 'link' | 'join' | 'change';
        readonly word: string;
      }
  );

/** A word or figure of a claim. */
export interface Token extends Place {
  readonly form: string;
  readonly lemma: string;
  readonly capital: boolean;
  /** Which value of the reading holds it; -1 for none. */
  readonly value: number;
}

/** What words of a claim were found to say. */
export interface Found {
  /** None where the words say nothing. */
  readonly piece: Piece | undefined;
  /** Another that the same words say. */
  readonly more?: Piece;
  readonly length: number;
}

/** The words and figures of a claim, in order. */
export function tokensOf({ text, start, end, words, values }: Reading): Token[] {
  const tokens: Token[] = [];
  for (const match of matchesOf(text.slice(start, end), /[\p{L}\p{N}']+/gu)) {
    const bare = match[0].replace(/^'+|'+$/g, '').replace(/'s$/, '');
    if (bare === '') continue;
    const from = start + match.index;
    const place = { start: from, end: from + match[0].length };
    const word = words.find((one) => one.start < place.end && one.end > place.start);
    const value = values.findIndex((one) => one.start < place.end && one.end > place.start);
    const form = fold(bare.normalize('NFKC'));
    const capital = /^\p{Lu}/u.test(bare);
    tokens.push({ ...place, form, lemma: VERBS[form] ?? word?.lemma ?? form, capital, value });
  }
  return tokens;
}

/** Verbs of tables that are forms of nouns as well: a train "leaves". */
const VERBS = byWord({ leaves: 'leave' });

/** From where to where so many tokens stand. */
export const span = (tokens: readonly Token[], at: number, length: number): Place => ({
  start: tokens[at]!.start,
  end: tokens[at + length - 1]!.end,
});

/** A word that works on rows or joins them, as a piece. */
export function working(word: string, place: Place): Piece {
  if (word in EXTREMES) return { kind: 'extreme', word, ...place };
  if (word in COMPARATIVES) return { kind: 'comparative', word, ...place };
  return { kind: 'operator', word: OPERATORS[word] ?? word, ...place };
}

/** No more than nothing, as a number. */
export const zeroAt = ({ start, end }: Place): Piece => ({
  kind: 'value',
  value: {
    kind: 'number',
    form: 'cardinal',
    value: { n: 0n, d: 1n },
    bound: 'exact',
    words: true,
    start,
    end,
  },
  text: 'no',
  start,
  end,
});

/** Whether a piece only links those around it. */
export const isLink = (piece: Piece | undefined): boolean => piece?.kind === 'link' || piece?.kind === 'join';
