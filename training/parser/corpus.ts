/** The treebank as the models see it: hashed words, numbers for tags and relations, gold trees by node. */
import { readFileSync } from 'node:fs';
import { CHAR_CLASS, CHAR_FOLD, DIGIT } from '../../src/text/chars.ts';
import { buildSlots, WordTable } from '../../src/text/parse/word-table.ts';
import type { Words } from '../../src/text/parse/words.ts';
import type { Sentence, Word } from './conllu.ts';

const RAREST_TAG = 3;
const WORD_TABLE_SIZE = 96_000;

/** Tags and relations of a treebank as numbers. */
export class Labels {
  readonly tags: readonly string[];
  readonly relations: readonly string[];
  private readonly tagNumber: ReadonlyMap<string, number>;
  private readonly relationNumber: ReadonlyMap<string, number>;

  constructor(sentences: readonly Sentence[]) {
    this.tags = byFrequency(sentences, (word) => `${word.upos}/${word.xpos}`, RAREST_TAG);
    this.relations = byFrequency(sentences, (word) => word.deprel, 1);
    this.tagNumber = new Map(this.tags.map((tag, i) => [tag, i]));
    this.relationNumber = new Map(this.relations.map((relation, i) => [relation, i]));
  }

  /** Number of a word's tag; a very rare one stands as the commonest tag with its coarse part. */
  tag(word: Word): number {
    const exact = this.tagNumber.get(`${word.upos}/${word.xpos}`);
    return exact ?? this.tags.findIndex((tag) => tag.startsWith(`${word.upos}/`));
  }

  relation(word: Word): number {
    return this.relationNumber.get(word.deprel) ?? -1;
  }
}

function byFrequency(sentences: readonly Sentence[], keyOf: (word: Word) => string, least: number): string[] {
  const counts = new Map<string, number>();
  for (const { words } of sentences) {
    for (const word of words) counts.set(keyOf(word), (counts.get(keyOf(word)) ?? 0) + 1);
  }
  const kept = [...counts].filter(([, count]) => count >= least);
  return kept.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([key]) => key);
}

/** Reads the words of a gold sentence. */
export function readWords(words: Words, sentence: Sentence, table: WordTable): void {
  const starts = sentence.words.map((word) => word.start);
  const ends = sentence.words.map((word) => word.end);
  words.read(sentence.text, starts, ends, table);
}

/** A gold tree by node: heads with the root at n + 1, and numbers of relations. */
export interface GoldTree {
  readonly head: Int32Array;
  readonly relation: Int32Array;
}

export function goldTree({ words }: Sentence, labels: Labels): GoldTree {
  const root = words.length + 1;
  const heads = words.map((word) => (word.head < 0 ? root : word.head + 1));
  const relations = words.map((word) => labels.relation(word));
  return { head: Int32Array.from([0, ...heads, 0]), relation: Int32Array.from([-1, ...relations, -1]) };
}

/** The groups of words of clusters.tsv as a table, with its parts. */
export function readWordTable(): { table: WordTable; slots: Uint32Array; coarse: Uint8Array } {
  const lines = readFileSync(new URL('clusters.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const coarse = new Uint8Array(1024);
  const entries: [number, number][] = [];
  for (const [i, line] of lines.entries()) {
    const [group, ...members] = line.split(' ');
    coarse[i + 1] = 1 + Number(group);
    for (const member of members) entries.push([formHash(member), i + 1]);
  }
  const slots = buildSlots(entries, WORD_TABLE_SIZE);
  return { table: new WordTable(slots, coarse), slots, coarse };
}

/** The hash of a form as Words makes it. */
function formHash(form: string): number {
  let hash = 0x811c9dc5 | 0;
  for (let i = 0; i < form.length; i++) {
    const code = form.charCodeAt(i);
    hash = Math.imul(hash ^ (CHAR_CLASS[code] === DIGIT ? 0x30 : CHAR_FOLD[code]!), 0x01000193);
  }
  return hash ^ (hash >>> 15);
}
