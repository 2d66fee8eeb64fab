/** Which sentences hold a token of a given key: buckets of sentence numbers, built in two passes over the tokens. */
import type { Scan } from '../../text/scan.ts';

export class KeyIndex {
  private readonly mask: number;
  /** First place of each bucket in `tokens`, and one past the last. */
  private readonly starts: Int32Array;
  /** Tokens by bucket, in order of position within each. */
  private readonly tokens: Int32Array;
  private readonly sentenceOf: Int32Array;
  private readonly keys: Int32Array;
  /** Sentences of the document. */
  readonly sentences: number;

  constructor(scan: Scan) {
    const { tokenCount, tokenKey, sentenceCount, sentenceToken } = scan;
    const buckets = 1 << Math.min(18, Math.max(8, Math.ceil(Math.log2(tokenCount / 2))));
    this.mask = buckets - 1;
    this.keys = tokenKey;
    this.sentences = sentenceCount;
    this.sentenceOf = new Int32Array(tokenCount);
    for (let sentence = 0; sentence < sentenceCount; sentence++) {
      this.sentenceOf.fill(sentence, sentenceToken[sentence], sentenceToken[sentence + 1]);
    }
    this.starts = new Int32Array(buckets + 1);
    for (let token = 0; token < tokenCount; token++) this.starts[(tokenKey[token] & this.mask) + 1]++;
    for (let bucket = 0; bucket < buckets; bucket++) this.starts[bucket + 1] += this.starts[bucket];
    this.tokens = new Int32Array(tokenCount);
    const next = this.starts.slice(0, buckets);
    for (let token = 0; token < tokenCount; token++) this.tokens[next[tokenKey[token] & this.mask]++] = token;
  }

  /** Tokens of the document. */
  get size(): number {
    return this.tokens.length;
  }

  /** Tokens of this key, and of the few that share its bucket. */
  count(key: number): number {
    const bucket = key & this.mask;
    return this.starts[bucket + 1] - this.starts[bucket];
  }

  /** Calls `found` with the sentence of each token of this key, in order; a sentence may come more than once. */
  each(key: number, found: (sentence: number) => void): void {
    const bucket = key & this.mask;
    for (let at = this.starts[bucket]; at < this.starts[bucket + 1]; at++) {
      const token = this.tokens[at];
      if (this.keys[token] === key) found(this.sentenceOf[token]);
    }
  }
}
