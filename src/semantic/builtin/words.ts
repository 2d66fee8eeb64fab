/** Vectors of common words, function words among them. */
import type { Word } from '../../text/reading.ts';
import type { Vectors } from '../../text/vectors/vectors.ts';

export class Words {
  readonly vectors: Vectors;
  private readonly rows = new Map<string, number>();
  private readonly lengths: Float32Array;

  constructor(vectors: Vectors) {
    const { words, dimensions, values } = vectors;
    this.vectors = vectors;
    this.lengths = new Float32Array(words.length);
    for (let row = 0; row < words.length; row++) {
      this.rows.set(words[row], row);
      let squares = 0;
      for (let i = row * dimensions; i < (row + 1) * dimensions; i++) squares += values[i] * values[i];
      this.lengths[row] = Math.sqrt(squares) || 1;
    }
  }

  /** Row of the vector of a word as it is written, else of its lemma; -1 for none. */
  find({ form, lemma }: Pick<Word, 'form' | 'lemma'>): number {
    const own = form.endsWith("'s") ? form.slice(0, -2) : form;
    return this.rows.get(own) ?? this.rows.get(lemma) ?? -1;
  }

  /** Row of the vector of a word; -1 for none. */
  rowOf(word: string): number {
    return this.rows.get(word) ?? -1;
  }

  /** Length of the vector of a row. */
  lengthOf(row: number): number {
    return this.lengths[row];
  }
}
