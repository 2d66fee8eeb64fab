/** The lists of references in an answer and its notes: which blocks they are, and what they say of its labels. */
import type { Block } from '../blocks/layout.ts';
import { isReferencesTitle, plainText, referencesIn } from '../blocks/references.ts';
import type { Entry, Sources } from './citations.ts';

export class ReferenceList {
  private readonly answer: string;
  private readonly sources: Sources;
  /** Whether what is being read stands under the title of a list. */
  private inside = false;

  constructor(answer: string, sources: Sources) {
    this.answer = answer;
    this.sources = sources;
  }

  /** Tells the sources what the notes and the lists say of the labels in the answer. */
  define(blocks: readonly Block[]): void {
    for (const block of blocks) {
      const text = plainText(this.answer, block);
      if (block.kind === 'heading' || isReferencesTitle(text)) this.inside = isReferencesTitle(text);
      else if (block.kind === 'note') this.sources.define(block.label, text);
      else if (block.kind === 'item' || block.kind === 'prose') this.defineEntries(block);
    }
    this.inside = false;
  }

  /** The entries of a list of references: one under its title, or lines that begin with a label and name a source. */
  private defineEntries(block: Block): void {
    const listed = this.entriesIn(block);
    for (const { label, content } of listed) this.sources.define(label, content);
    if (listed.length === 0 && block.kind === 'item' && this.inside)
      this.sources.define(block.label, plainText(this.answer, block));
  }

  /** The entries that a block consists of; none where it says something else. */
  entriesIn({ kind, lines }: Block): readonly Entry[] {
    if (kind !== 'item' && kind !== 'prose') return [];
    const texts = lines.map(({ start, end }) => this.answer.slice(start, end).trim());
    return referencesIn(texts, this.inside, this.sources);
  }

  /** Whether the next block is the title of a list, which begins with it; any other heading ends one. */
  opensWith(block: Block): boolean {
    if (block.kind !== 'heading' && block.kind !== 'prose') return false;
    const title = isReferencesTitle(plainText(this.answer, block));
    if (block.kind === 'heading' || title) this.inside = title;
    return title;
  }

  /** Whether a block is a note or of a list. */
  has(block: Block): boolean {
    return (
      block.kind === 'note' || (this.inside && block.kind === 'item') || this.entriesIn(block).length > 0
    );
  }
}
