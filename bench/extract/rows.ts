/** Rows of the data that extraction is measured on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../../src/domain/json.ts';

export interface AnswerRow {
  readonly id: string;
  readonly answer: string;
  readonly sources: readonly {
    readonly source_id: string;
    readonly title?: string;
    readonly text?: string;
    readonly data?: Json;
  }[];
  readonly expected: {
    readonly claims: readonly { readonly text: string; readonly label: string }[];
    readonly non_claims: readonly string[];
  };
}

export interface SentenceRow {
  readonly sentence: string;
  readonly label: string;
}

/** A sentence and the statements that a person made of it. */
export interface SplitRow {
  readonly sentence: string;
  readonly parts: readonly string[];
}

/** Rows that were looked at while the rules were written, and those that were kept apart to check them. */
export type Half = 'look' | 'check';

export function readRows<R>(folder: string, file: string): readonly R[] {
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as R);
}

/** Every second row: the first, third… to look at, the others to check. */
export const halfOf = (index: number): Half => (index % 2 === 0 ? 'look' : 'check');

/** Of the answers of `cases` the even ones from the eighth on are kept to check. */
export const halfOfAnswer = (index: number): Half => (index >= 7 && index % 2 === 1 ? 'check' : 'look');

interface RawSplit {
  readonly sentence: string;
  readonly claims?: readonly string[];
  readonly splits?: readonly string[];
  readonly simple?: string;
}

export function splitRows(folder: string, file: string): readonly SplitRow[] {
  return readRows<RawSplit>(folder, file).map(({ sentence, claims, splits, simple }) => ({
    sentence,
    parts: claims ?? splits ?? (simple ?? '').split(/(?<=[.!?])\s+/),
  }));
}
