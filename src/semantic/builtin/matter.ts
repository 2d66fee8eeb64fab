/** Of what claim and passage speak, told by the vectors of their words: business records and mails, or anything. */
import type { TensorFile } from './tensors.ts';
import { type Layout, MARKS } from './tokens.ts';
import type { Words } from './words.ts';

export class Matter {
  private readonly words: Words;
  private readonly weight: Float32Array;
  private readonly bias: number;

  constructor(file: TensorFile, words: Words) {
    this.words = words;
    this.weight = file.tensor('kind.weight', words.vectors.dimensions).values;
    this.bias = file.tensor('kind.bias', 1).values[0];
  }

  /** Log-odds that the two are of a business text. */
  business(claim: Layout, passage: Layout): number {
    return this.bias + this.told(claim) + this.told(passage);
  }

  /** What the mean of the words' vectors by their weight, at unit length, adds. */
  private told({ vector, marks }: Layout): number {
    const { dimensions, values } = this.words.vectors;
    const mean = new Float64Array(dimensions);
    vector.forEach((row, at) => {
      if (row < 0) return;
      const scale = marks[at * MARKS] / this.words.lengthOf(row);
      for (let i = 0; i < dimensions; i++) mean[i] += scale * values[row * dimensions + i];
    });
    const length = Math.hypot(...mean);
    if (length === 0) return 0;
    return mean.reduce((sum, one, i) => sum + one * this.weight[i], 0) / length;
  }
}
