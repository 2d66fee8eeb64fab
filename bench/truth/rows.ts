/** Labelled rows: what `bench:truth` measures on. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MismatchKind } from '../../src/domain/check.ts';
import type { Json } from '../../src/domain/json.ts';
import { NAMED } from './kinds.ts';

export interface LabelledSource {
  readonly source_id: string;
  readonly type?: 'text' | 'data';
  readonly text?: string;
  readonly title?: string;
  readonly data?: Json;
}

export interface Quote {
  readonly source_id: string;
  readonly quote: string;
}

/** One claim with its evidence and what a human said of it. */
export interface LabelledClaim {
  readonly id: string;
  readonly dataset: string;
  readonly claim: string;
  readonly sources: readonly LabelledSource[];
  readonly supported: boolean;
  readonly gold: readonly Quote[];
  /** The trap that a row sets, where whoever wrote it says so. */
  readonly kind?: string;
  /** The mismatches that a person would name, the closest first: those that its trap is meant for, or what its writer says. */
  readonly kinds?: readonly MismatchKind[];
  /** The words of an unsupported claim that a person would underline, where whoever wrote it says which. */
  readonly gaps?: readonly string[];
  /** The document that it shares with other rows: they fall into one half. */
  readonly doc?: string;
}

/** A row's half, by the parity of a hash of its document, or else of its id: the same on every machine. */
export const halfOf = ({ id, doc = id }: Pick<LabelledClaim, 'id' | 'doc'>): 'look' | 'check' =>
  createHash('sha256').update(doc).digest()[0] % 2 === 0 ? 'look' : 'check';

interface CaseRow {
  readonly id: string;
  readonly kind: string;
  readonly claims: readonly { id: string; text: string }[];
  readonly sources: readonly LabelledSource[];
  readonly expected: {
    readonly claims: Readonly<Record<string, { label: string; gold?: readonly Quote[] }>>;
  };
}

interface DataRow {
  readonly id: string;
  readonly dataset: string;
  readonly claim: string;
  readonly sources: readonly LabelledSource[];
  readonly label: string;
  readonly evidence_span?: string | readonly string[];
  readonly kind?: string;
  readonly gaps?: readonly string[];
  readonly doc?: string;
}

/** A case of `bench/claims`: evidence with the claims about it, each with what the evidence does to it. */
interface GroupRow {
  readonly id: string;
  readonly claims: readonly {
    readonly text: string;
    readonly label: Stand;
    readonly kinds?: readonly MismatchKind[];
  }[];
  readonly sources: readonly LabelledSource[];
}

type Stand = 'supported' | 'unsupported' | 'contradicted' | 'not_stated';

function fromGroup({ id, claims, sources }: GroupRow, dataset: string): LabelledClaim[] {
  return claims.map(({ text, label, kinds }, at) => ({
    id: `${id}/${at}`,
    dataset,
    claim: text,
    sources,
    supported: label === 'supported',
    gold: [],
    ...(kinds !== undefined && { kinds }),
    doc: id,
  }));
}

const isGroup = (row: Partial<CaseRow | GroupRow>): row is GroupRow =>
  Array.isArray(row.claims) && row.claims.length > 0 && row.claims.every((one) => 'label' in one);

const kindsOf = (trap: string): Pick<LabelledClaim, 'kinds'> =>
  NAMED[trap] === undefined ? {} : { kinds: NAMED[trap] };

function fromCase(row: CaseRow, dataset: string): LabelledClaim[] {
  return row.claims.map((claim) => {
    const expected = row.expected.claims[claim.id];
    return {
      id: `${row.id}/${claim.id}`,
      dataset,
      claim: claim.text,
      sources: row.sources,
      supported: expected.label === 'supported',
      gold: expected.gold ?? [],
      kind: row.kind,
      ...kindsOf(row.kind),
    };
  });
}

function fromRow(row: DataRow): LabelledClaim {
  const spans = row.evidence_span === undefined ? [] : [row.evidence_span].flat();
  const gold = spans
    .filter((span) => typeof span === 'string' && span !== '')
    .map((quote) => ({ source_id: '', quote }));
  return {
    id: row.id,
    dataset: row.dataset,
    claim: row.claim,
    sources: row.sources,
    supported: row.label === 'supported',
    gold,
    ...(row.kind !== undefined && { kind: row.kind, ...kindsOf(row.kind) }),
    ...(row.gaps !== undefined && { gaps: row.gaps }),
    ...(row.doc !== undefined && { doc: row.doc }),
  };
}

function parsed(line: string, place: string): unknown {
  try {
    return JSON.parse(line) ?? {};
  } catch (error) {
    throw new Error(`${place} is no JSON: ${(error as Error).message}`);
  }
}

/** Rows of one file; lines that hold no labelled claim (answers to govern, say) are passed over. */
export function readRows(file: string): LabelledClaim[] {
  const dataset = basename(file, '.jsonl');
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => line.trim() !== '')
    .flatMap(({ line, at }) => {
      const row = parsed(line, `${file}:${at + 1}`) as Partial<CaseRow & DataRow>;
      if (!Array.isArray(row.sources)) return [];
      if (typeof row.claim === 'string' && row.label !== undefined) return [fromRow(row as DataRow)];
      if (isGroup(row)) return fromGroup(row, dataset);
      return Array.isArray(row.claims) && row.expected?.claims ? fromCase(row as CaseRow, dataset) : [];
    });
}

/** Every `.jsonl` file of a folder, and of its folders, in order of name; a file stands for itself. */
export function jsonlFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .map((name) => join(path, name))
    .flatMap((entry) => (statSync(entry).isDirectory() || entry.endsWith('.jsonl') ? jsonlFiles(entry) : []));
}
