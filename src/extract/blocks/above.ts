/** What a block stands under: the line that its list hangs on, the title, the day and the case that those above it set. */
import { dayOf } from './dated.ts';
import type { Block } from './layout.ts';
import { caseIn } from './list-case.ts';
import type { PlacedCitation } from './placed-words.ts';

/** Kept while the blocks of an answer are read in order. */
export class Above {
  /** The line with a colon that the list being read hangs on. */
  lead = '';
  /** The heading, or the label without a verb, that a list stands under. */
  title = '';
  /** The same where the block stands right below it; '' for any other. */
  under = '';
  private titled = false;
  /** The day that what is being read stands under; '' for none. */
  day = '';
  /** The case that the heading or label above sets; '' for none. */
  private when = '';
  /** Whether a label set it, and whether a list stood under that. */
  private labelled = false;
  private listed = false;
  /** What the lines cite that the list being read and the items around it hang on, the nearest last. */
  private cited: { readonly indent: number; readonly citations: readonly PlacedCitation[] }[] = [];
  private readonly english: boolean;

  constructor(english: boolean) {
    this.english = english;
  }

  /** Notes what the next block, of these words, sets for those below it. */
  enter({ kind, indent }: Block, words: string): void {
    if (kind !== 'item') this.lead = '';
    this.cited = kind === 'item' ? this.cited.filter((one) => one.indent < indent) : [];
    if (kind === 'heading' || (kind === 'prose' && dayOf(words) !== '')) this.day = dayOf(words);
    this.setCase(kind, words);
    this.under = this.titled ? this.title : '';
    this.titled = kind === 'heading' || (kind === 'prose' && labelIn(words) !== '');
    if (this.titled) this.title = labelIn(words);
  }

  /** Notes a line with a colon, and what it cites where it says nothing itself. */
  leads({ kind, indent }: Block, line: string, citations: readonly PlacedCitation[]): void {
    this.lead = line;
    if (citations.length > 0) this.cited.push({ indent: kind === 'item' ? indent : -1, citations });
  }

  /** What the line that an item hangs on cites for it. */
  citedFor({ kind }: Block): readonly PlacedCitation[] {
    return kind === 'item' ? (this.cited.at(-1)?.citations ?? []) : [];
  }

  /** The case that a statement of a block is told with. */
  caseOf({ kind }: Block): string {
    const set = this.english && kind === 'item' ? caseIn(this.lead) : '';
    return set === '' && kind !== 'heading' ? this.when : set;
  }

  /** Whether words do no more than set the case. */
  isCase({ kind }: Block, words: string): boolean {
    return kind === 'prose' && this.when !== '' && caseIn(words) === this.when;
  }

  /** Under a label a case holds up to the paragraph behind its list. */
  private setCase(kind: Block['kind'], words: string): void {
    const label = kind === 'prose' && isLabel(words);
    if (kind === 'heading' || label) {
      this.when = this.english ? caseIn(words) : '';
      this.labelled = label;
      this.listed = false;
    } else if (kind === 'prose' && this.labelled && this.listed) this.when = '';
    this.listed ||= kind === 'item';
  }
}

/** The words of a line that is a heading or a label; '' for any other line. */
function labelIn(line: string): string {
  const words = line.replace(/^[#\s*_]+|[\s*_:#]+$/g, '');
  return words.length <= LONGEST_LABEL && !/[.!?:;,]/.test(words) ? words : '';
}

const LONGEST_LABEL = 60;

/** A line of its own that ends no sentence: `**If you cancel within 14 days**`, or one with a colon. */
const isLabel = (line: string): boolean =>
  /^(?:\*\*|__)[^\n]{4,100}$|^[^\n]{4,100}:$/.test(line) && !/[.!?,;]["'”’*_)]*\s*$/.test(line);
