/** The arrays that a scan is written into. */

/** What a scan holds for each token and each sentence; entries past the last one mean nothing. */
export interface ScanArrays {
  readonly tokenStart: Int32Array;
  readonly tokenEnd: Int32Array;
  /** Hash of the folded stem of each token. */
  readonly tokenKey: Int32Array;
  /** First token of each sentence, and one past the last sentence's end. */
  readonly sentenceToken: Int32Array;
  readonly sentenceStart: Int32Array;
  readonly sentenceEnd: Int32Array;
  /** PROSE, HEADING, ITEM, ROW or QUOTED. */
  readonly sentenceKind: Uint8Array;
  /** Blocks are paragraphs: sentences with one number were written together. */
  readonly sentenceBlock: Int32Array;
}

/** Characters of a text that is scanned into arrays that all such texts share. */
const SMALL = 8192;

function grown<A extends Int32Array | Uint8Array>(array: A): A {
  const larger = new (array.constructor as new (length: number) => A)(array.length * 2);
  larger.set(array);
  return larger;
}

/** Arrays for the scan of one text. */
export class Space implements ScanArrays {
  tokenStart: Int32Array;
  tokenEnd: Int32Array;
  tokenKey: Int32Array;
  sentenceToken: Int32Array;
  sentenceStart: Int32Array;
  sentenceEnd: Int32Array;
  sentenceKind: Uint8Array;
  sentenceBlock: Int32Array;

  private constructor(tokens: number, sentences: number) {
    this.tokenStart = new Int32Array(tokens);
    this.tokenEnd = new Int32Array(tokens);
    this.tokenKey = new Int32Array(tokens);
    this.sentenceToken = new Int32Array(sentences);
    this.sentenceStart = new Int32Array(sentences);
    this.sentenceEnd = new Int32Array(sentences);
    this.sentenceKind = new Uint8Array(sentences);
    this.sentenceBlock = new Int32Array(sentences);
  }

  /** For a small text the shared arrays, which never have to grow; until its result is taken no other may ask. */
  static for(text: string): Space {
    return text.length <= SMALL ? SHARED : new Space(text.length >> 2, text.length >> 6);
  }

  static shared(): Space {
    return new Space(SMALL, SMALL + 2);
  }

  growTokens(): void {
    this.tokenStart = grown(this.tokenStart);
    this.tokenEnd = grown(this.tokenEnd);
    this.tokenKey = grown(this.tokenKey);
  }

  growSentences(): void {
    this.sentenceToken = grown(this.sentenceToken);
    this.sentenceStart = grown(this.sentenceStart);
    this.sentenceEnd = grown(this.sentenceEnd);
    this.sentenceKind = grown(this.sentenceKind);
    this.sentenceBlock = grown(this.sentenceBlock);
  }

  /**
   * What was written, for good. Of the shared arrays it is copied, into one buffer of the right size: eight
   * buffers for each small text would cost more than its scan.
   */
  result(tokens: number, sentences: number): ScanArrays {
    if (this !== SHARED) return this;
    const ends = sentences + 1;
    const ints = 3 * tokens + 4 * ends;
    const buffer = new ArrayBuffer(4 * ints + ends);
    const place = (at: number, count: number): Int32Array => new Int32Array(buffer, 4 * at, count);
    return {
      tokenStart: copied(this.tokenStart, place(0, tokens)),
      tokenEnd: copied(this.tokenEnd, place(tokens, tokens)),
      tokenKey: copied(this.tokenKey, place(2 * tokens, tokens)),
      sentenceToken: copied(this.sentenceToken, place(ints - 4 * ends, ends)),
      sentenceStart: copied(this.sentenceStart, place(ints - 3 * ends, ends)),
      sentenceEnd: copied(this.sentenceEnd, place(ints - 2 * ends, ends)),
      sentenceBlock: copied(this.sentenceBlock, place(ints - ends, ends)),
      sentenceKind: copiedKinds(this.sentenceKind, new Uint8Array(buffer, 4 * ints, ends)),
    };
  }
}

// One function for each kind of array, so that each stays a plain loop: `set` would cost more than it copies.
function copied(from: Int32Array, to: Int32Array): Int32Array {
  for (let i = 0; i < to.length; i++) to[i] = from[i];
  return to;
}

function copiedKinds(from: Uint8Array, to: Uint8Array): Uint8Array {
  for (let i = 0; i < to.length; i++) to[i] = from[i];
  return to;
}

const SHARED = Space.shared();
