/**
 * Reads claims and passages for the model. Passages of one claim share their sentences, and the claims of a request
 * their passages: what was read is kept.
 */
import { Document } from '../../verify/read/document.ts';
import { Memory } from './memory.ts';
import {
  type Knowledge,
  MOST_CLAIM_WORDS,
  type PairReading,
  ReadClaim,
  ReadPassage,
  readPair,
} from './pair.ts';
import { Parses } from './parses.ts';
import { sketch, worthReading } from './sketch.ts';

/** Words of texts that are kept as they were read; each takes about two kilobytes. */
const MOST_WORDS_KEPT = 10_000;
const MOST_CLAIMS_KEPT = 256;

/** What of a passage carries a claim. */
export interface Carrying {
  /** Share of the claim that its words touch, in [0, 1]. */
  readonly coverage: number;
  /** The sentences worth a close reading, a line each. */
  readonly text: string;
}

export class Reader {
  readonly knowledge: Knowledge;
  private readonly parses = new Parses();
  private readonly claims = new Memory<ReadClaim | undefined>(MOST_CLAIMS_KEPT, () => 1);
  private readonly passages = new Memory<ReadPassage>(
    MOST_WORDS_KEPT,
    ({ document }) => document.scan.tokenCount + 1,
  );

  constructor(knowledge: Knowledge) {
    this.knowledge = knowledge;
  }

  /** A claim; undefined for one without words, or with more than the network takes in. */
  claim(text: string): ReadClaim | undefined {
    return this.claims.get(text, () => {
      const document = this.open(text);
      const { tokenCount } = document.scan;
      return tokenCount === 0 || tokenCount > MOST_CLAIM_WORDS ? undefined : new ReadClaim(document);
    });
  }

  passage(text: string): ReadPassage {
    return this.passages.get(text, () => new ReadPassage(this.open(text)));
  }

  /** The part of a passage that carries a claim, by its words alone; undefined for a passage without words. */
  carrying(claim: ReadClaim, passage: ReadPassage): Carrying | undefined {
    const found = sketch(claim, passage.document, this.knowledge.lexicon);
    return found && { coverage: found.support.coverage, text: passage.textOf(worthReading(found)) };
  }

  /** Reads a claim and what carries it closely. */
  pair(claim: ReadClaim, { text }: Carrying): PairReading {
    const passage = this.passage(text);
    return readPair(claim, passage, sketch(claim, passage.document, this.knowledge.lexicon)!, this.knowledge);
  }

  private open(text: string): Document {
    return new Document(text, this.knowledge.lexicon, undefined, this.parses.parse);
  }
}
