/** Trained numbers by name: a header in JSON that says what follows, then float32 values, little-endian. */

export interface Tensor {
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

export interface TensorFile {
  /** What the training wrote beside the tensors: sizes, calibration. */
  readonly settings: Readonly<Record<string, unknown>>;
  tensor(name: string, ...shape: readonly number[]): Tensor;
}

const MAGIC = 0x4e535354; // "TSSN", read as a little-endian number
const PREFIX = 8;

/** Reads what `training/semantic/train.py` wrote. Throws on bytes that are no such file, and on a missing tensor. */
export function parseTensors(bytes: Uint8Array): TensorFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < PREFIX || view.getUint32(0, true) !== MAGIC) throw new Error('not a file of tensors');
  const length = view.getUint32(4, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(PREFIX, PREFIX + length))) as {
    readonly settings: Readonly<Record<string, unknown>>;
    readonly tensors: readonly { readonly name: string; readonly shape: readonly number[] }[];
  };
  const tensors = new Map<string, Tensor>();
  let at = PREFIX + length;
  for (const { name, shape } of header.tensors) {
    const size = shape.reduce((product, side) => product * side, 1);
    if (at + 4 * size > bytes.length) throw new Error('file of tensors is cut short');
    const values = Float32Array.from({ length: size }, (_, i) => view.getFloat32(at + 4 * i, true));
    tensors.set(name, { shape, values });
    at += 4 * size;
  }
  return {
    settings: header.settings,
    tensor: (name, ...shape) => {
      const found = tensors.get(name);
      if (found === undefined || found.shape.join() !== shape.join())
        throw new Error(`the file holds no tensor ${name} of shape ${shape.join('×')}`);
      return found;
    },
  };
}
