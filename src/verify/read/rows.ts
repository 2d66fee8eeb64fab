/** The rows of the tables in a text: which of them names the columns, and what stands between their bars. */
import { ROW, type Scan } from '../../text/scan.ts';

/** A digit that no word leads up to: of an amount, a date or a number of something, not of "orders_30d". */
const FIGURE = /(?:^|[^\p{L}\p{N}_])\d/u;

/** A field of a record and where it stands in the text. */
export interface Cell {
  readonly start: number;
  readonly end: number;
  /** Where its value begins, after the name that the record itself gives it. */
  readonly value: number;
  readonly quote: string;
  /** Words of the name that the head of a table gives it. */
  readonly names: ReadonlySet<string>;
}

export class Rows {
  private readonly scan: Scan;

  constructor(scan: Scan) {
    this.scan = scan;
  }

  /** The head of the table that a sentence is a row of; undefined for a head and outside of tables. */
  headerOf(sentence: number): number | undefined {
    if (!this.isRow(sentence) || this.isHeader(sentence)) return undefined;
    let first = sentence;
    while (!this.isFirstRow(first)) first--;
    return this.isHeader(first) ? first : undefined;
  }

  /** Whether a sentence is a row, and not the head of its table. */
  isRecord(sentence: number): boolean {
    return this.isRow(sentence) && !this.isHeader(sentence);
  }

  /** Whether two sentences are rows of one table, neither of them its head. */
  areOfOne(a: number, b: number): boolean {
    const { sentenceBlock } = this.scan;
    return sentenceBlock[a] === sentenceBlock[b] && this.isRecord(a) && this.isRecord(b);
  }

  /** What stands between the bars of [start, end), without the space around it. */
  fields(start: number, end: number): { readonly start: number; readonly end: number }[] {
    const fields: { start: number; end: number }[] = [];
    let from = start;
    for (const field of this.scan.text.slice(start, end).split('|')) {
      const text = field.trim();
      const lead = field.length - field.trimStart().length;
      // A bar before the first cell or after the last one closes the row.
      if (text !== '' || (from > start && from + field.length < end))
        fields.push({ start: from + lead, end: from + lead + text.length });
      from += field.length + 1;
    }
    return fields;
  }

  /** The first row of a table names its columns, unless it is the only one or holds figures as rows do. */
  private isHeader(sentence: number): boolean {
    const { text, sentenceStart, sentenceEnd, sentenceCount } = this.scan;
    const alone = sentence + 1 >= sentenceCount || this.isFirstRow(sentence + 1) || !this.isRow(sentence + 1);
    if (alone || !this.isFirstRow(sentence)) return false;
    return !FIGURE.test(text.slice(sentenceStart[sentence], sentenceEnd[sentence]));
  }

  private isFirstRow(sentence: number): boolean {
    const { sentenceBlock } = this.scan;
    return (
      sentence === 0 || !this.isRow(sentence - 1) || sentenceBlock[sentence - 1] !== sentenceBlock[sentence]
    );
  }

  private isRow(sentence: number): boolean {
    return this.scan.sentenceKind[sentence] === ROW;
  }
}
