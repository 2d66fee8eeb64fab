/**
 * A document as blocks of text: headings, paragraphs, list items and rows of tables, written as Markdown would
 * have them, which is how verification reads the layout of a text.
 */
import { withoutControls } from './charset.ts';
import { type DocumentLimits, tooMuchText } from './fault.ts';
import { goesOn } from './sentences.ts';

interface Block {
  readonly text: string;
  /** Blocks of one group stand on lines below each other; an empty line parts groups. */
  readonly group: number;
}

/** What is being written to: the document, or a cell of a table. */
interface Sink {
  readonly blocks: Block[];
  line: string;
  /** What stands before the first words of the block. */
  marker: string;
  group: number;
  /** What stands beside the open block, and is told behind it. */
  readonly asides: Block[];
}

interface Table {
  readonly group: number;
  readonly cells: Sink[];
}

/** A cell longer than this is no cell of a row but a part of a page laid out by a table. */
const LONGEST_CELL = 300;

const HEADING = /^#{1,6} /;

const newSink = (group: number): Sink => ({ blocks: [], line: '', marker: '', group, asides: [] });

export class BlockWriter {
  readonly #limits: DocumentLimits;
  readonly #tables: Table[] = [];
  #sinks: Sink[] = [newSink(0)];
  #groups = 0;
  #written = 0;

  constructor(limits: DocumentLimits) {
    this.#limits = limits;
  }

  /** Words of the block that is open; runs of spaces count as one. */
  text(words: string): void {
    this.#count(words);
    const sink = this.#sink;
    const clean = withoutControls(words).replaceAll(/[\s\u00ad]+/g, (run) => (run === '\u00ad' ? '' : ' '));
    const spaced = sink.line === '' || /\s$/.test(sink.line) ? clean.trimStart() : clean;
    sink.line += spaced;
  }

  /** Words whose spaces and line ends say something. */
  verbatim(words: string): void {
    this.#count(words);
    this.#sink.line += withoutControls(words);
  }

  /** Raised figures: a note's number must not become a part of the number before it. */
  raised(figures: string): void {
    this.text(raisedAfter(this.#sink.line, figures.trim()));
  }

  /** A line end inside a block. */
  lineBreak(): void {
    const sink = this.#sink;
    if (sink.line !== '') sink.line = `${sink.line.trimEnd()}\n`;
  }

  /** Ends the block that is open, and gives the next one a marker. */
  block(marker = '', list?: number): void {
    const sink = this.#sink;
    const line = sink.line.trim();
    if (line !== '') sink.blocks.push({ text: sink.marker + line, group: sink.group });
    sink.blocks.push(...sink.asides.splice(0));
    sink.line = '';
    sink.marker = marker;
    sink.group = list ?? ++this.#groups;
  }

  /** What stands beside the block that is open, such as a box drawn over it: it does not part its words. */
  openAside(): void {
    this.#sinks.push(newSink(this.newGroup()));
  }

  closeAside(): void {
    this.block();
    const { blocks } = this.#sinks.pop()!;
    this.#sink.asides.push(...blocks);
  }

  /** A group for the items of a list. */
  newGroup(): number {
    return ++this.#groups;
  }

  openTable(): void {
    this.block();
    this.#tables.push({ group: this.newGroup(), cells: [] });
  }

  /** Cells that stand before it in no row of their own are one. */
  openRow(): void {
    this.closeRow();
  }

  /** A cell outside a table is a block. */
  openCell(): void {
    this.block();
    if (this.#tables.length > 0) this.#sinks.push(newSink(this.newGroup()));
  }

  closeCell(): void {
    const table = this.#tables.at(-1);
    this.block();
    if (table !== undefined && this.#sinks.length > 1) table.cells.push(this.#sinks.pop()!);
  }

  closeRow(): void {
    const table = this.#tables.at(-1);
    if (table === undefined) return;
    const cells = table.cells.splice(0);
    const { blocks } = this.#sink;
    if (isRow(cells)) blocks.push({ text: rowOf(cells), group: table.group });
    else for (const cell of cells) blocks.push(...cell.blocks);
  }

  closeTable(): void {
    this.closeRow();
    this.#tables.pop();
    this.block();
  }

  /** The whole text. What goes on in the sentence before it is a line, and no paragraph of its own. */
  finish(): string {
    const blocks = this.#sinks.flatMap((sink) => {
      this.#sinks = [sink];
      this.block();
      return sink.blocks;
    });
    return blocks
      .map(({ text, group }, at) => {
        const before = blocks[at - 1];
        if (before === undefined) return text;
        const isNear = before.group === group || (!HEADING.test(before.text) && goesOn(before.text, text));
        return `${isNear ? '\n' : '\n\n'}${text}`;
      })
      .join('');
  }

  get #sink(): Sink {
    return this.#sinks.at(-1)!;
  }

  #count(words: string): void {
    this.#written += words.length;
    if (this.#written > this.#limits.text_bytes) throw tooMuchText(this.#limits);
  }
}

function isRow(cells: readonly Sink[]): boolean {
  const filled = cells.filter(({ blocks }) => blocks.length > 0);
  return (
    filled.length > 1 &&
    filled.every(({ blocks }) => blocks.length === 1 && blocks[0]!.text.length <= LONGEST_CELL)
  );
}

/** `| one | two |`; a bar inside a cell is escaped. */
export function rowOf(cells: readonly (Sink | string)[]): string {
  const texts = cells.map((cell) => (typeof cell === 'string' ? cell : (cell.blocks[0]?.text ?? '')));
  return `| ${texts.map((text) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`;
}

/** A box to tick, before the words that it is for. */
export const checkBox = (ticked: boolean): string => (ticked ? '[x] ' : '[ ] ');

const MEASURE = /(?:^|[^\p{L}])(?:m|cm|mm|km|dm|ft|in|yd|mi)$/u;
const POWERS: Readonly<Record<string, string>> = { 2: '²', 3: '³' };

/** What raised figures are after these words: a power of a unit, or the number of a note in brackets. */
export function raisedAfter(before: string, figures: string): string {
  if (!/^\d{1,3}$/.test(figures)) return figures;
  const power = POWERS[figures];
  return power !== undefined && MEASURE.test(before.slice(-4)) ? power : `[${figures}]`;
}
