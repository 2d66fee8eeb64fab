/** What is found in an answer: its claims, what is set aside, and the statements and parts that they stand in. */
import type {
  Antecedents,
  ExtractedClaim,
  Extraction,
  InlineCitation,
  OpenPronoun,
  Part,
  Skipped,
  SkipReason,
  Span,
  Statement,
} from '../domain/answer.ts';
import type { Block } from './blocks/layout.ts';
import type { PlacedCitation } from './blocks/placed-words.ts';
import { standBelow } from './cited/of-piece.ts';

/** A claim before it has its number. */
export interface Found {
  readonly text: string;
  readonly place: Span;
  readonly citations: readonly PlacedCitation[];
  readonly pronoun?: OpenPronoun;
  readonly antecedents?: Antecedents;
}

/** A part that goes as a whole: its marks need no care. */
export const UNMARKED = { pairs: [], links: [] } as const;

/** Takes what is found in its order, up to a number of claims; what is beyond them is told by its place. */
export class Findings {
  private readonly claims: ExtractedClaim[] = [];
  private readonly skipped: Skipped[] = [];
  private readonly statements: Statement[] = [];
  private readonly parts: Part[] = [];
  private readonly answer: string;
  private readonly most: number;
  private beyond: Span | undefined;

  constructor(answer: string, most: number) {
    this.answer = answer;
    this.most = most;
  }

  /** How many statements were found so far: the number of the next. */
  get count(): number {
    return this.statements.length;
  }

  all(): Extraction {
    const { claims, skipped, statements, parts, beyond } = this;
    return { claims, skipped, statements, parts, beyond };
  }

  /** Sets a span aside. */
  skip({ start, end }: Span, reason: SkipReason): void {
    if (end > start) this.skipped.push({ start, end, reason });
  }

  /** Begins a part, to which the statements that follow belong. */
  part(block: Block, { pairs, links }: Pick<Part, 'pairs' | 'links'>, sentences: number): void {
    const { start, end, indent, quoted, kind, lines, code } = block;
    const item = kind === 'item';
    const words = lines[0].start;
    this.parts.push({ start, end, indent, quoted, words, item, pairs, links, sentences, code });
  }

  /**
   * Adds a statement of the part that is being read, with its claims.
   *
   * @param cut what goes with the statement where it is left out
   * @param leansOn the number of the statement that it cannot stand without
   */
  state({ start, end }: Span, cut: Span, found: readonly Found[], leansOn?: number): void {
    const given = found.filter(({ text }) => text !== '');
    const room = given.slice(0, Math.max(0, this.most - this.claims.length));
    const claims = room.map((_, i) => this.claims.length + i);
    for (const { text, place: at, citations, ...open } of room)
      this.claims.push({
        start: at.start,
        end: at.end,
        text,
        citations: citations.map(withoutPlace),
        ...open,
      });
    const beyond = given.length - room.length;
    if (beyond > 0) this.beyond = { start: this.beyond?.start ?? given[room.length].place.start, end };
    const block = this.parts.length - 1;
    const leans = leansOn === undefined ? {} : { leans_on: leansOn };
    this.statements.push({
      start,
      end,
      claims,
      beyond,
      cut: { start: cut.start, end: cut.end },
      block,
      ...leans,
    });
  }

  /** A line that holds citations and no words: right below a statement it is the statement's. */
  citedBelow(block: Block, citations: readonly PlacedCitation[]): void {
    this.skip(block, 'reference');
    const above = this.statements.at(-1);
    const between = above === undefined ? '' : this.answer.slice(above.cut.end, block.start);
    const near = standBelow(between, citations.length);
    for (const at of near ? above!.claims : []) {
      const claim = this.claims[at]!;
      if (claim.citations.length === 0)
        this.claims[at] = { ...claim, citations: citations.map(withoutPlace) };
    }
  }
}

const withoutPlace = ({ at: _, ...citation }: PlacedCitation): InlineCitation => citation;
