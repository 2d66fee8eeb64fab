/** The sentences of one request's evidence, rated for its statements: by their words and by their vectors. */
import type { Claim } from '../domain/claim.ts';
import { ROW } from '../text/scan.ts';
import type { OpenEvidence } from '../verify/index.ts';
import type { RatedSentence } from './passages.ts';
import type { VectorCache } from './vectors.ts';

/** Sentences of a request that are all embedded; of more, those that touch a statement's words. */
const ALL_EMBEDDED = 512;
/** Sentences that are ranked by their words for one statement. */
const MOST_TOUCHING = 64;

type Embed = (texts: readonly string[]) => Promise<readonly Float32Array[]>;

export class RatedEvidence {
  readonly #evidence: OpenEvidence;
  readonly #cache: VectorCache;
  readonly #embed: Embed;
  readonly #whole: boolean;
  /** For each document the sentences that need a vector, and the vectors found. */
  readonly #needed: Set<number>[];
  readonly #vectors: Map<number, Float32Array>[];
  readonly #touching = new Map<string, ReadonlyMap<string, number>>();

  constructor(evidence: OpenEvidence, cache: VectorCache, embed: Embed) {
    this.#evidence = evidence;
    this.#cache = cache;
    this.#embed = embed;
    const counts = evidence.documents.map(({ scan }) => scan.sentenceCount);
    this.#whole = counts.reduce((sum, count) => sum + count, 0) <= ALL_EMBEDDED;
    this.#needed = counts.map(
      (count) => new Set(this.#whole ? Array.from({ length: count }, (_, at) => at) : []),
    );
    this.#vectors = counts.map(() => new Map());
  }

  /** Ranks sentences by the words of a statement; in large evidence only these get a vector. */
  touch(claim: Claim, statement: number): void {
    const found = this.#evidence.touching(claim, statement, MOST_TOUCHING);
    const scores = new Map(found.map((one) => [`${one.document} ${one.sentence}`, one.score]));
    this.#touching.set(`${statement} ${claim.claim_id}`, scores);
    if (this.#whole) return;
    for (const { document, sentence } of found) this.#needed[document]!.add(sentence);
  }

  /** Makes the vectors that are needed and not known. */
  async embed(): Promise<void> {
    const missing = this.#needed.flatMap((sentences, document) => {
      const known = this.#vectors[document]!;
      return [...sentences].flatMap((sentence) => {
        const kept = this.#cache.get(this.#checksum(document), sentence);
        if (kept === undefined) return known.has(sentence) ? [] : [{ document, sentence }];
        known.set(sentence, kept);
        return [];
      });
    });
    const made = await this.#embed(
      missing.map(({ document, sentence }) =>
        this.#evidence.textOf({ spans: [{ document, from: sentence, to: sentence + 1 }] }),
      ),
    );
    missing.forEach(({ document, sentence }, i) => {
      this.#vectors[document]!.set(sentence, made[i]!);
    });
    this.#vectors.forEach((vectors, document) => {
      this.#cache.keep(this.#checksum(document), vectors);
    });
  }

  /** Every sentence that has a vector, rated for a statement. */
  rate(claim: Claim, statement: number, vector: Float32Array): readonly RatedSentence[] {
    const touching = this.#touching.get(`${statement} ${claim.claim_id}`)!;
    return this.#vectors.flatMap((vectors, document) =>
      [...vectors].map(([sentence, own]) => ({
        document,
        sentence,
        lexical: touching.get(`${document} ${sentence}`) ?? 0,
        similarity: product(own, vector),
      })),
    );
  }

  /** Whether a sentence and the next of its document may be read together: rows of a table may not. */
  neighbours(document: number, sentence: number): boolean {
    const source = this.#evidence.documents[document]!;
    const { sentenceCount, sentenceKind } = source.scan;
    if (sentence + 1 >= sentenceCount || !source.related(sentence, sentence + 1)) return false;
    return sentenceKind[sentence] !== ROW || sentenceKind[sentence + 1] !== ROW;
  }

  #checksum(document: number): string {
    const source = this.#evidence.sources[document]!;
    return source.type === 'faulty' ? '' : `${source.type}:${source.checksum}`;
  }
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += one[i]! * other[i]!;
  return sum;
}
