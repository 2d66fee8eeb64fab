/** Evidence after its one reading, and the sentences of it that have been read closely. */
import { detectLanguage, type Language } from '../text/language.ts';
import type { Lexicon } from '../text/lexicon/index.ts';
import { parseSentence } from '../text/parse/bundled.ts';
import { type Reading, readSentence, readWhole } from '../text/reading.ts';
import { ROW, type Scan, scan } from '../text/scan.ts';
import type { Leaf, RenderedData } from './evidence-text.ts';
import { KeyIndex } from './key-index.ts';
import { type Structure, structureOf } from './structure.ts';

/** A text of the evidence, read once for all claims. */
export class Document {
  readonly text: string;
  readonly scan: Scan;
  readonly language: Language;
  private readonly readings = new Map<number, Reading>();
  private keyIndex: KeyIndex | undefined;
  private asked = 0;
  private asOne: Reading | undefined;
  private readonly structures = new Map<number, Structure>();
  private readonly lexicon: Lexicon;
  private readonly data: RenderedData | undefined;

  /** `data`: where the text is structured data put in words, its pointers. */
  constructor(text: string, lexicon: Lexicon, data?: RenderedData) {
    this.text = text;
    this.data = data;
    this.scan = scan(text);
    this.language = data === undefined ? detectLanguage(this.scan) : 'en';
    this.lexicon = lexicon;
  }

  /** Bytes that it takes, about: the text, and what the scan holds for each token and sentence. */
  get weight(): number {
    const { tokenStart, sentenceStart } = this.scan;
    return 2 * this.text.length + BYTES_A_TOKEN * tokenStart.length + BYTES_A_SENTENCE * sentenceStart.length;
  }

  /** Lets go of close readings: a question's own, and many times the size of the text. */
  forget(): void {
    this.readings.clear();
    this.structures.clear();
    this.asOne = undefined;
  }

  /** Where each key stands; made once a document large enough to gain by it has been asked for it often enough. */
  get index(): KeyIndex | undefined {
    if (this.scan.tokenCount < WORTH_INDEXING || ++this.asked < ASKED_BEFORE) return undefined;
    this.keyIndex ??= new KeyIndex(this.scan);
    return this.keyIndex;
  }

  /** The close reading of a sentence, made once for a question. */
  sentence(index: number): Reading {
    const kept = this.readings.get(index);
    if (kept !== undefined) return kept;
    const reading = readSentence(this.scan, index, this.language, this.lexicon);
    this.readings.set(index, reading);
    return reading;
  }

  /** The structure of a sentence, made once; of the whole text where `index` is -1. */
  structure(index: number): Structure {
    const kept = this.structures.get(index);
    if (kept !== undefined) return kept;
    const reading = index < 0 ? this.whole() : this.sentence(index);
    const structure = structureOf(reading, parseSentence(this.text, reading.start, reading.end));
    this.structures.set(index, structure);
    return structure;
  }

  /** Whether the text is structured data put in words. */
  get structured(): boolean {
    return this.data !== undefined;
  }

  /** The sentences that [start, end) of the text touches, by number. */
  sentencesIn(start: number, end: number): number[] {
    const { sentenceStart, sentenceEnd, sentenceCount } = this.scan;
    const from = firstWhere(sentenceCount, (at) => sentenceEnd[at] > start);
    const to = firstWhere(sentenceCount, (at) => sentenceStart[at] >= end);
    return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
  }

  /** Leaves of structured data that [start, end) of the rendered text touches. */
  leaves(start: number, end: number): readonly Leaf[] {
    const leaves = this.data?.leaves ?? [];
    const from = firstWhere(leaves.length, (at) => leaves[at].end > start);
    const to = firstWhere(leaves.length, (at) => leaves[at].start >= end);
    return leaves.slice(from, to);
  }

  /** Whether all of the source was read; structured data of too many members is not. */
  get complete(): boolean {
    return this.data?.complete ?? true;
  }

  /** Whether two sentences may carry one claim together: rows beside each other speak of different things. */
  related(a: number, b: number): boolean {
    if (this.data === undefined) return !this.bothRows(a, b);
    const one = this.pathAt(this.scan.sentenceStart[a]);
    const other = this.pathAt(this.scan.sentenceStart[b]);
    return one.startsWith(other) || other.startsWith(one);
  }

  /** Words that name the columns of the table that a sentence is a row of. */
  columns(sentence: number): ReadonlySet<string> {
    if (this.scan.sentenceKind[sentence] !== ROW || this.isHeader(sentence)) return NO_WORDS;
    let header = sentence;
    while (!this.isHeader(header)) header--;
    const words = new Set<string>();
    for (const word of this.sentence(header).words) {
      for (const part of word.form.split('_')) {
        words.add(part);
        words.add(this.lexicon.lemma(part));
      }
    }
    return words;
  }

  private bothRows(a: number, b: number): boolean {
    const { sentenceKind, sentenceBlock } = this.scan;
    if (sentenceKind[a] !== ROW || sentenceKind[b] !== ROW || sentenceBlock[a] !== sentenceBlock[b])
      return false;
    return !this.isHeader(a) && !this.isHeader(b);
  }

  /** The first row of a table names its columns. */
  private isHeader(sentence: number): boolean {
    const { sentenceKind, sentenceBlock } = this.scan;
    return (
      sentence === 0 ||
      sentenceKind[sentence - 1] !== ROW ||
      sentenceBlock[sentence - 1] !== sentenceBlock[sentence]
    );
  }

  private pathAt(offset: number): string {
    const lines = this.data?.lines ?? [];
    return lines[firstWhere(lines.length, (at) => lines[at].start > offset) - 1]?.path ?? '';
  }

  /** The whole text as one statement. */
  whole(): Reading {
    this.asOne ??= readWhole(this.scan, this.language, this.lexicon);
    return this.asOne;
  }
}

/** The least index from which `holds` is true on, `count` for none. */
function firstWhere(count: number, holds: (at: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** Tokens from which looking keys up beats passing over all of them. */
const WORTH_INDEXING = 2000;
/** Making the index takes as long as some passes over the tokens. */
const ASKED_BEFORE = 4;
const BYTES_A_TOKEN = 24;
const BYTES_A_SENTENCE = 17;
