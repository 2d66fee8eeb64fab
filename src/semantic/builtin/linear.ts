/** Layers of the network, row by row. Inputs are mostly zeros (marks, rectified sums), so zeros are passed over. */
import type { TensorFile } from './tensors.ts';

export class Linear {
  readonly inputs: number;
  readonly outputs: number;
  /** Weights input by input: those of input i begin at i·outputs. */
  private readonly weight: Float32Array;
  private readonly bias: Float32Array | undefined;

  constructor(file: TensorFile, name: string, inputs: number, outputs: number, biased = true) {
    const { values } = file.tensor(`${name}.weight`, outputs, inputs);
    this.inputs = inputs;
    this.outputs = outputs;
    this.weight = new Float32Array(values.length);
    for (let o = 0; o < outputs; o++)
      for (let i = 0; i < inputs; i++) this.weight[i * outputs + o] = values[o * inputs + i];
    this.bias = biased ? file.tensor(`${name}.bias`, outputs).values : undefined;
  }

  /** Sets `out` at `to` to the bias. */
  begin(out: Float32Array, to: number): void {
    const { bias, outputs } = this;
    for (let o = 0; o < outputs; o++) out[to + o] = bias === undefined ? 0 : bias[o];
  }

  /** Adds what `count` inputs from `from` on, which stand at `input` of the layer's own, contribute. */
  add(out: Float32Array, to: number, x: Float32Array, from: number, count: number, input: number): void {
    const { weight, outputs } = this;
    for (let i = 0; i < count; i++) {
      const value = x[from + i];
      if (value === 0) continue;
      const base = (input + i) * outputs;
      for (let o = 0; o < outputs; o++) out[to + o] += value * weight[base + o];
    }
  }

  /** The whole layer on one row. */
  apply(out: Float32Array, to: number, x: Float32Array, from: number): void {
    this.begin(out, to);
    this.add(out, to, x, from, this.inputs, 0);
  }
}

export function rectify(x: Float32Array, from: number, count: number): void {
  for (let i = from; i < from + count; i++) if (x[i] < 0) x[i] = 0;
}

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
