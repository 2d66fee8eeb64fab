/** A sentence of a document with what its pronouns and its nouns stand for put in their place. */

import type { Language } from '../../text/language.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Parse } from '../../text/parse/parser.ts';
import type { Reading } from '../../text/reading.ts';
import type { Structure } from '../match/structure.ts';
import { Document } from '../read/document.ts';
import type { Cell } from '../read/rows.ts';
import type { Grammar } from '../restate/grammar.ts';

/**
 * A document of which one sentence is retold. It answers for that sentence, by whatever number it is asked for; what
 * stands around it is in the document that it retells.
 */
export class Retold extends Document {
  readonly origin: Document;
  /** The sentences that say what its words stand for. */
  readonly beside: readonly number[];
  private readonly place: number;
  private dated: Reading | undefined;

  /** `place`: the sentence of the origin that it retells; `language`: the one that it is retold in. */
  constructor(
    text: string,
    lexicon: Lexicon,
    origin: Document,
    place: number,
    beside: readonly number[],
    language: Language = origin.language,
  ) {
    super(text, lexicon, undefined, undefined, language);
    this.origin = origin;
    this.place = place;
    this.beside = beside;
  }

  override whole(): Reading {
    this.dated ??= this.origin.inItsYear(super.whole(), this.place);
    return this.dated;
  }

  override said(_index: number): string {
    return this.text;
  }

  override sentence(_index: number): Reading {
    return this.whole();
  }

  override grammar(_index: number): Grammar {
    return super.grammar(-1);
  }

  override grammars(_index: number): readonly Grammar[] {
    return super.grammars(-1);
  }

  override halves(_index: number): readonly Grammar[] {
    return super.halves(-1);
  }

  override gapped(): readonly Grammar[] {
    return super.gapped(-1);
  }

  override wholes(_index: number): readonly Grammar[] {
    return super.wholes(-1);
  }

  override structure(_index: number): Structure {
    return super.structure(-1);
  }

  override parsed(_index: number): Parse {
    return super.parsed(-1);
  }

  override related(): boolean {
    return true;
  }

  override isRecord(): boolean {
    return false;
  }

  override columns(): ReadonlySet<string> {
    return new Set();
  }

  override columnValues(): [] {
    return [];
  }

  override cells(): readonly Cell[] {
    return [];
  }
}

/** The document that a sentence stands in, retold or not. */
export const originOf = (source: Document): Document => (source instanceof Retold ? source.origin : source);
