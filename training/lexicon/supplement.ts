import { readFileSync } from 'node:fs';
import { Edge } from '../../src/text/lexicon/format.ts';
import type { Lexicon } from '../../src/text/lexicon/lexicon.ts';
import { type Draft, POS_FLAG } from './draft.ts';
import type { WordnetPos } from './wordnet.ts';

const KINDS = ['syn', 'alt', 'isa', 'imp', 'opp', 'not', 'cut', 'der', 'alias'] as const;

export interface SupplementRow {
  readonly line: number;
  readonly kind: (typeof KINDS)[number];
  readonly pos: WordnetPos;
  readonly left: string;
  readonly right: readonly string[];
  readonly strength?: number;
}

/** Reads `supplement.tsv`; its head explains the columns. A malformed line throws with its number. */
export function readSupplement(): SupplementRow[] {
  const text = readFileSync(new URL('./supplement.tsv', import.meta.url), 'utf8');
  const rows = text
    .split('\n')
    .map((line, i) => [line, i + 1] as const)
    .filter(([line]) => line !== '' && !line.startsWith('#'))
    .map(([line, number]) => parseRow(line, number));
  refuseContradictions(rows);
  return rows;
}

function parseRow(line: string, number: number): SupplementRow {
  const [kind, pos, left, right, strength] = line.split('\t');
  const known = KINDS.find((name) => name === kind);
  if (known === undefined || !pos || !(pos in POS_FLAG) || !left || !right) {
    throw new Error(`supplement.tsv:${number}: not a row: ${line}`);
  }
  const row = { line: number, kind: known, pos: pos as WordnetPos, left, right: right.split(', ') };
  return strength === undefined ? row : { ...row, strength: Number(strength) };
}

/** Two words cannot mean the same in one line and exclude each other in another. */
function refuseContradictions(rows: readonly SupplementRow[]): void {
  const agreeing = new Map<string, number>();
  for (const row of rows) {
    if (row.kind === 'syn') for (const [a, b] of pairs([row.left, ...row.right])) note(a, b, row);
    if (row.kind === 'isa' || row.kind === 'alt')
      for (const narrower of row.right) note(row.left, narrower, row);
  }
  function note(a: string, b: string, row: SupplementRow): void {
    agreeing.set(`${row.pos} ${[a, b].sort().join('|')}`, row.line);
  }
  const faults = rows
    .filter((row) => row.kind === 'opp' || row.kind === 'not')
    .flatMap((row) => row.right.map((other) => [row, other] as const))
    .map(
      ([row, other]) =>
        [row, other, agreeing.get(`${row.pos} ${[row.left, other].sort().join('|')}`)] as const,
    )
    .filter(([, , line]) => line !== undefined)
    .map(([row, other, line]) => `${row.left} / ${other}: lines ${line} and ${row.line}`);
  if (faults.length > 0) throw new Error(`supplement.tsv contradicts itself:\n${faults.join('\n')}`);
}

/** Adds the rows to the draft; a word that WordNet lacks gets the part of speech of its row. */
export function addSupplement(draft: Draft, rows: readonly SupplementRow[]): void {
  for (const row of deniersLast(rows)) {
    const pos = POS_FLAG[row.pos];
    draft.word(row.left).pos |= pos;
    for (const text of row.right) draft.word(text).pos |= row.kind === 'der' ? POS_FLAG.n : pos;
    addRow(draft, row, pos);
  }
}

/** Kinds of rows that go by what all others have said. */
const DENYING: ReadonlySet<string> = new Set(['not', 'cut']);

function deniersLast(rows: readonly SupplementRow[]): SupplementRow[] {
  return rows.toSorted((a, b) => Number(DENYING.has(a.kind)) - Number(DENYING.has(b.kind)));
}

/** Whether some other row already says what `b` is to `a`; "another thing" is said only where none does. */
function isRelated(draft: Draft, a: string, b: string, pos: number): boolean {
  for (const { target, kind, pos: itsPos } of draft.word(a).edges.values()) {
    if (target === b && (itsPos & pos) !== 0 && kind <= Edge.antonym) return true;
  }
  return false;
}

function addRow(draft: Draft, row: SupplementRow, pos: number): void {
  const both = (a: string, b: string, kind: number, strength: number) => {
    draft.edge(a, b, kind, strength, pos);
    draft.edge(b, a, kind, strength, pos);
  };
  const derive = (a: string, b: string, strength: number) => {
    draft.edge(a, b, Edge.derivation, strength, 15);
    draft.edge(b, a, Edge.derivation, strength, 15);
  };
  if (row.kind === 'syn') {
    for (const [a, b] of pairs([row.left, ...row.right])) both(a, b, Edge.synonym, row.strength ?? 0.85);
    return;
  }
  for (const other of row.right) {
    if (row.kind === 'opp') both(row.left, other, Edge.antonym, row.strength ?? 0.85);
    else if (row.kind === 'alt') both(row.left, other, Edge.synonym, row.strength ?? 0.85);
    else if (row.kind === 'cut') {
      draft.cut(row.left, other, pos);
    } else if (row.kind === 'not') {
      if (!isRelated(draft, row.left, other, pos)) draft.edge(row.left, other, Edge.unrelated, 1, pos);
      if (!isRelated(draft, other, row.left, pos)) draft.edge(other, row.left, Edge.unrelated, 1, pos);
    } else if (row.kind === 'imp') draft.edge(other, row.left, Edge.entails, row.strength ?? 0.8, pos);
    else if (row.kind === 'der') derive(row.left, other, row.strength ?? 0.9);
    else if (row.kind === 'alias') respell(draft, other, row.left);
    else {
      draft.edge(row.left, other, Edge.hyponym, row.strength ?? 0.85, pos);
      draft.edge(other, row.left, Edge.hypernym, row.strength ?? 0.85, pos);
    }
  }
}

/**
 * Repeats the rows whose words are participles for the verbs that those are read as: what excludes
 * `pending` excludes `approve` when it excludes `approved`.
 */
export function addReadings(draft: Draft, rows: readonly SupplementRow[], lexicon: Lexicon): void {
  const read = (word: string) => (/^[a-z]+(?:ed|ing)$/.test(word) ? lexicon.lemma(word) : word);
  const both = POS_FLAG.a | POS_FLAG.v;
  for (const row of deniersLast(rows)) {
    if (row.pos !== 'a' || row.kind === 'alias') continue;
    const left = read(row.left);
    const right = row.right.map(read).filter((word) => word !== left);
    if ([left, ...right].join() !== [row.left, ...row.right].join())
      addRow(draft, { ...row, left, right }, both);
  }
}

/** Makes `usual` stand for `spelling`, with its meanings where it has none of its own. */
export function respell(draft: Draft, spelling: string, usual: string): void {
  const from = draft.word(spelling);
  const to = draft.word(usual);
  to.pos |= from.pos;
  if (to.senses.length === 0) to.senses = from.senses;
  draft.edge(spelling, usual, Edge.spelling, 1, 15);
}

function* pairs(words: readonly string[]): Generator<readonly [string, string]> {
  for (const [i, a] of words.entries()) for (const b of words.slice(i + 1)) yield [a, b];
}
