/** A sentence as its grammar has it: the tokens of its parse beside the words of its reading, and its clauses. */
import { gather } from '../../text/gather.ts';
import { once } from '../../text/once.ts';
import { type Oblique, prepositionOf } from '../../text/parse/arguments.ts';
import type { Parse, ParsedToken } from '../../text/parse/parser.ts';
import { Tree } from '../../text/parse/tree.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { clausesOf } from './clause.ts';
import type { Clause } from './types.ts';

/** A sentence that is read again, as another claim or said otherwise, is often one of the same parse. */
const treeOf = once((tokens: readonly ParsedToken[]) => new Tree({ tokens }));
const clausesIn: (tree: Tree) => readonly Clause[] = once(clausesOf);

export class Grammar {
  readonly reading: Reading;
  readonly tree: Tree;
  /** The word that each token is, or is part of; -1 for punctuation. */
  private readonly words: Int32Array;
  private found: readonly Clause[] | undefined;

  /** `clauses`: where they are to be other than the parse has them. */
  constructor(reading: Reading, parse: Parse, clauses?: readonly Clause[]) {
    this.reading = reading;
    this.found = clauses;
    this.tree = treeOf(parse.tokens);
    this.words = wordsOf(reading, parse.tokens);
  }

  /** The clauses of the sentence, read when asked for. */
  get clauses(): readonly Clause[] {
    this.found ??= clausesIn(this.tree).map((clause) =>
      clause.particle !== '' && this.countsWith(clause.token) ? { ...clause, particle: '' } : clause,
    );
    return this.found;
  }

  /** "Lasts up to 14 hours": what looks like a particle of the verb is a word of an amount. */
  private countsWith(verb: number): boolean {
    const particles = this.tree.with(verb, 'compound:prt');
    return particles.length > 0 && particles.every((particle) => this.valueAt(particle) >= 0);
  }

  get tokens(): readonly ParsedToken[] {
    return this.tree.tokens;
  }

  /** Index of the word that a token is part of; -1 for none. */
  wordAt(token: number): number {
    return this.words[token] ?? -1;
  }

  word(token: number): Word | undefined {
    return this.reading.words[this.wordAt(token)];
  }

  /** The value that a token is part of; -1 for none. */
  valueAt(token: number): number {
    return this.word(token)?.value ?? -1;
  }

  /** Phrases with a preposition at the nouns of a clause. */
  nounsUnder(clause: number): readonly Oblique[] {
    const { tree } = this;
    return gather(this.tokens, ({ deprel }, token): Oblique[] => {
      if (deprel !== 'nmod') return [];
      let at = token;
      for (let steps = 0; steps < 4; steps++) {
        at = tree.token(at).head;
        if (at === clause) return [{ prep: prepositionOf(tree, token), head: token }];
        if (at < 0 || tree.token(at).upos === 'VERB') return [];
      }
      return [];
    });
  }

  /** Whether a token is a content word or part of a value. */
  tells(token: number): boolean {
    const word = this.word(token);
    return word !== undefined && (word.weight > 0 || word.value >= 0);
  }
}

function wordsOf({ words }: Reading, tokens: readonly ParsedToken[]): Int32Array {
  const found = new Int32Array(tokens.length).fill(-1);
  let word = 0;
  tokens.forEach(({ start, end }, at) => {
    // Tokens of a sentence said again may stand before those they follow.
    if (word > 0 && words[word - 1].end > start) word = 0;
    while (word < words.length && words[word].end <= start) word++;
    if (word < words.length && words[word].start < end) found[at] = word;
  });
  return found;
}
