import { createHash } from 'node:crypto';
import { Edge, encodeTables, Flag, NO_WEIGHT, packEdge, packSense } from '../../src/text/lexicon/format.ts';
import { BUCKETS, wordBucket } from '../../src/text/lexicon/words.ts';
import type { WordnetPos } from './wordnet.ts';

/** Words in one entry at the most. */
export const LONGEST_PHRASE = 5;

export const POS_FLAG: Readonly<Record<WordnetPos, number>> = {
  n: Flag.noun,
  v: Flag.verb,
  a: Flag.adjective,
  r: Flag.adverb,
};

export interface DraftEdge {
  readonly target: string;
  readonly kind: number;
  strength: number;
  pos: number;
}

export interface DraftWord {
  readonly text: string;
  pos: number;
  /** Its own lemma whatever it looks like. */
  kept: boolean;
  ownLemma: boolean;
  phrase: number;
  weight: number;
  /** Packed senses in the order noun, verb, adjective, adverb. */
  senses: number[];
  readonly edges: Map<string, DraftEdge>;
}

/** The words of the lexicon while they are gathered. */
export class Draft {
  readonly words = new Map<string, DraftWord>();

  word(text: string): DraftWord {
    let word = this.words.get(text);
    if (word === undefined) {
      word = {
        text,
        pos: 0,
        kept: false,
        ownLemma: true,
        phrase: 0,
        weight: NO_WEIGHT,
        senses: [],
        edges: new Map(),
      };
      this.words.set(text, word);
    }
    return word;
  }

  /** Records an edge; of two of one kind the stronger counts. `strength` in [0, 1], `pos` as flags. */
  edge(from: string, to: string, kind: number, strength: number, pos: number): void {
    if (from === to) return;
    this.word(to);
    const { edges } = this.word(from);
    const key = `${kind} ${to}`;
    const fifteenths = Math.max(1, Math.round(strength * 15));
    const known = edges.get(key);
    if (known === undefined) edges.set(key, { target: to, kind, strength: fifteenths, pos });
    else {
      known.strength = Math.max(known.strength, fifteenths);
      known.pos |= pos;
    }
  }

  /** Takes away that `said`, as these parts of speech, says `word`. */
  cut(word: string, said: string, pos: number): void {
    const { edges } = this.word(word);
    for (const kind of [Edge.synonym, Edge.hyponym, Edge.entails]) {
      const known = edges.get(`${kind} ${said}`);
      if (known === undefined) continue;
      known.pos &= ~pos;
      if (known.pos === 0) edges.delete(`${kind} ${said}`);
    }
    this.edge(word, said, Edge.unrelated, 1, pos);
  }

  sense(text: string, synset: number, weight: number): void {
    this.word(text).senses.push(packSense(synset, weight));
  }
}

/** Targets of the links of each synset, packed. */
export type SynsetLinks = readonly (readonly number[])[];

/** The bytes of the lexicon; the same draft gives the same bytes. */
export function encodeDraft(draft: Draft, links: SynsetLinks, posStarts: readonly number[]): Uint8Array {
  const order = [...draft.words.values()]
    .map((word) => ({ word, bucket: wordBucket(word.text) }))
    .sort((a, b) => a.bucket - b.bucket || (a.word.text < b.word.text ? -1 : 1));
  const ids = new Map(order.map(({ word }, id) => [word.text, id]));
  const bucketCounts = new Uint8Array(BUCKETS);
  for (const { bucket } of order) bucketCounts[bucket]! += 1;
  const words = order.map(({ word }) => word);
  const edges = words.map((word) => packedEdges(word, ids));
  return encodeTables(
    {
      posStarts: Uint32Array.from(posStarts),
      senses: Uint32Array.from(words.flatMap((word) => word.senses)),
      edges: Uint32Array.from(edges.flat()),
      links: Uint32Array.from(links.flat()),
      bucketCounts,
      wordLengths: Uint8Array.from(words, (word) => word.text.length),
      flags: Uint8Array.from(words, flagsOf),
      senseCounts: Uint8Array.from(words, (word) => word.senses.length),
      edgeCounts: Uint8Array.from(edges, (list) => list.length),
      linkCounts: Uint8Array.from(links, (list) => list.length),
      weights: Uint8Array.from(words, (word) => word.weight),
      pool: Buffer.from(words.map((word) => word.text).join(''), 'latin1'),
    },
    (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16),
  );
}

function packedEdges(word: DraftWord, ids: ReadonlyMap<string, number>): number[] {
  const packed = [...word.edges.values()].map((edge) =>
    packEdge(ids.get(edge.target)!, edge.kind, edge.strength, edge.pos),
  );
  if (packed.length > 255) throw new Error(`"${word.text}" has ${packed.length} edges; 255 can be stored.`);
  return packed.sort((a, b) => a - b);
}

function flagsOf(word: DraftWord): number {
  return word.pos | (word.ownLemma ? Flag.ownLemma : 0) | (word.phrase << Flag.phraseShift);
}

/** Whether a word stands for another: an irregular form or another spelling. */
export function pointsElsewhere(word: DraftWord): boolean {
  for (const { kind } of word.edges.values()) {
    if (kind === Edge.inflection || kind === Edge.spelling) return true;
  }
  return false;
}
