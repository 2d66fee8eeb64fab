/** Evidence after its one reading, and the sentences of it that have been read closely. */
import type { Language } from '../../text/language.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { inPlainSigns } from '../../text/plain-signs.ts';
import { type Reading, readSentence, readWhole } from '../../text/reading.ts';
import { type Scan, scan } from '../../text/scan.ts';
import { languageOf } from '../../text/short-text.ts';
import { readValues, type Value } from '../../text/values/index.ts';
import type { Counting } from '../groups/clause.ts';
import { inItsYear, Years } from '../light/implied-year.ts';
import type { WrittenData } from '../notation/index.ts';
import type { Leaf, RenderedData } from './evidence-text.ts';
import { KeyIndex } from './key-index.ts';
import { keepLatest, ParsedText, type ParseSentence } from './parsed-text.ts';
import { type Cell, Rows } from './rows.ts';

/** A text of the evidence, read once for all claims. */
export class Document extends ParsedText {
  readonly text: string;
  readonly scan: Scan;
  private readonly rows: Rows;
  readonly language: Language;
  private readonly readings = new Map<number, Reading>();
  private keyIndex: KeyIndex | undefined;
  private asked = 0;
  private years: Years | undefined;
  private asOne: Reading | undefined;
  private allValues: readonly Value[] | undefined;
  /** Sentences of it as they were retold in the light of those before them, for one question. */
  readonly retold = new Map<string, Document>();
  /** What its sentences count of groups, read for one question; null for nothing. */
  readonly counted = new Map<number, Counting | null>();
  readonly lexicon: Lexicon;
  private readonly data: RenderedData | undefined;
  /** The text as it came, where that is data in a notation: `text` is then the data that it holds, put in words. */
  readonly written: WrittenData | undefined;
  /** The text as it came, from which citations are cut: `text` is what is seen of it, without marks and in plain signs, at the same places. */
  readonly source: string;
  protected readonly parse: ParseSentence;

  /**
   * `data`: where the text is structured data put in words, its pointers. `parse`: what parses its sentences, for
   * callers that read the same ones again and again. `language`: its language, where that is known. `came`: the text as
   * it came, where another is read in its place.
   */
  constructor(
    text: string,
    lexicon: Lexicon,
    data?: RenderedData,
    parse: ParseSentence = parseSentence,
    language?: Language,
    came: { readonly written?: WrittenData; readonly source?: string } = {},
  ) {
    super();
    const plain = inPlainSigns(text);
    this.text = plain;
    this.data = data;
    this.written = came.written;
    this.source = came.source ?? text;
    this.parse = parse;
    this.scan = scan(plain);
    this.rows = new Rows(this.scan);
    this.language = language ?? (data === undefined ? languageOf(this.scan, lexicon) : 'en');
    this.lexicon = lexicon;
  }

  /** Bytes that it takes, about: the text, what the scan holds for each token and sentence, and what is kept of close readings. */
  get weight(): number {
    return this.scanned + this.mostKept * BYTES_A_READING;
  }

  /**
   * Lets go of close readings, many times the size of the text. Of a large one the latest are kept: other
   * questions ask for some of the same sentences.
   */
  forget(): void {
    keepLatest(this.readings, this.mostKept);
    this.forgetGrammar(this.mostKept);
    this.retold.clear();
    this.counted.clear();
    this.asOne = undefined;
    this.allValues = undefined;
    this.years = undefined;
  }

  /** How many sentences it has read closely, or in the light of others. */
  get closely(): number {
    return this.readings.size + this.retold.size;
  }

  private get scanned(): number {
    const { tokenStart, sentenceStart } = this.scan;
    const places = BYTES_A_PLACE * (this.written?.places.size ?? 0);
    const came = this.written?.text ?? this.source;
    return (
      places +
      (came === this.text ? 0 : 2 * came.length) +
      2 * this.text.length +
      BYTES_A_TOKEN * tokenStart.length +
      BYTES_A_SENTENCE * sentenceStart.length
    );
  }

  /** Close readings kept between questions. */
  private get mostKept(): number {
    return Math.floor(this.scanned / BYTES_A_KEPT_READING);
  }

  /** Where each key stands; made once a document large enough to gain by it has been asked for it often enough. */
  get index(): KeyIndex | undefined {
    if (this.scan.tokenCount < WORTH_INDEXING || ++this.asked < ASKED_BEFORE) return undefined;
    this.keyIndex ??= new KeyIndex(this.scan);
    return this.keyIndex;
  }

  /** A sentence as it stands in the text, which need not be read closely for that. */
  said(index: number): string {
    return this.text.slice(this.scan.sentenceStart[index], this.scan.sentenceEnd[index]);
  }

  /** The close reading of a sentence, made once for a question. */
  sentence(index: number): Reading {
    const kept = this.readings.get(index);
    if (kept !== undefined) return kept;
    const reading = this.inItsYear(readSentence(this.scan, index, this.language, this.lexicon), index);
    this.readings.set(index, reading);
    return reading;
  }

  /** A reading of it, or of what retells one of its sentences, with the years that its dates leave to the text around them. */
  inItsYear(reading: Reading, index: number): Reading {
    if (this.structured) return reading;
    return inItsYear(reading, index, () => (this.years ??= new Years(this.scan, this.language)));
  }

  protected readingOf(index: number): Reading {
    return index < 0 ? this.whole() : this.sentence(index);
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
    if (this.data === undefined) return !this.rows.areOfOne(a, b);
    const one = this.pathAt(this.scan.sentenceStart[a]);
    const other = this.pathAt(this.scan.sentenceStart[b]);
    return one.startsWith(other) || other.startsWith(one);
  }

  /** Words that name the columns of the table that a sentence is a row of. */
  columns(sentence: number): ReadonlySet<string> {
    const header = this.rows.headerOf(sentence);
    return header === undefined ? NO_WORDS : this.namesIn(this.sentence(header));
  }

  /** Typed values in the names of the columns of the table that a sentence is a row of: "late in 30 days". */
  columnValues(sentence: number): readonly Value[] {
    const header = this.rows.headerOf(sentence);
    if (header === undefined) return [];
    const { sentenceStart, sentenceEnd } = this.scan;
    // A joined name is no identifier: the words of "late_30d" are read apart.
    const names = this.text.slice(sentenceStart[header], sentenceEnd[header]).replaceAll('_', ' ');
    return readValues(names, this.language);
  }

  /** Whether a sentence is a record of fields: an object of structured data or a row of a table, its head aside. */
  isRecord(sentence: number): boolean {
    if (this.structured) return true;
    return this.rows.isRecord(sentence);
  }

  /** The fields of a record; none of a sentence that is not one. */
  cells(sentence: number): readonly Cell[] {
    const { sentenceStart, sentenceEnd } = this.scan;
    const start = sentenceStart[sentence];
    const end = sentenceEnd[sentence];
    if (this.data !== undefined) return this.leaves(start, end).map((leaf) => ({ ...leaf, names: NO_WORDS }));
    if (!this.isRecord(sentence)) return [];
    const header = this.rows.headerOf(sentence);
    const heads = header === undefined ? [] : this.rows.fields(sentenceStart[header], sentenceEnd[header]);
    return this.rows.fields(start, end).map((field, column) => {
      const colon = this.text.slice(field.start, field.end).indexOf(': ');
      const value = colon < 0 ? field.start : field.start + colon + 2;
      const head = heads[column];
      const names =
        head === undefined ? NO_WORDS : this.namesIn(this.sentence(header!), head.start, head.end);
      return { ...field, value, quote: this.text.slice(value, field.end), names };
    });
  }

  /** Words of [start, end) as they may be said: forms and lemmas, parts of joined names for themselves. */
  private namesIn({ words }: Reading, start = 0, end = Number.POSITIVE_INFINITY): ReadonlySet<string> {
    const names = new Set<string>();
    for (const word of words) {
      if (word.start < start || word.end > end) continue;
      for (const part of word.form.split('_')) {
        names.add(part);
        names.add(this.lexicon.lemma(part));
      }
    }
    return names;
  }

  private pathAt(offset: number): string {
    const lines = this.data?.lines ?? [];
    return lines[firstWhere(lines.length, (at) => lines[at].start > offset) - 1]?.path ?? '';
  }

  /** The typed values of the whole text, read once for a question. */
  get values(): readonly Value[] {
    this.allValues ??= readValues(this.text, this.language);
    return this.allValues;
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
/** A place of JSON with its pointer. */
const BYTES_A_PLACE = 160;
/** What a sentence read closely takes, with its structure; and for how many bytes of a document one is kept. */
const BYTES_A_READING = 14_000;
const BYTES_A_KEPT_READING = 32_768;
