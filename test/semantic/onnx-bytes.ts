/** Writes small networks as ONNX files: just enough of its protocol buffers for a table and a sum over tokens. */

/** A field of a message: its number and its bytes. */
type Field = Uint8Array;

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return [...bytes, rest];
}

const int = (field: number, value: number): Field =>
  Uint8Array.from([...varint(field * 8), ...varint(value)]);

function bytes(field: number, value: Uint8Array): Field {
  return Uint8Array.from([...varint(field * 8 + 2), ...varint(value.length), ...value]);
}

const text = (field: number, value: string): Field => bytes(field, new TextEncoder().encode(value));

const message = (field: number, ...fields: readonly Field[]): Field =>
  bytes(field, Uint8Array.from(fields.flatMap((one) => [...one])));

const FLOAT = 1;
const INT64 = 7;

/** A tensor that is part of the network. */
function constant(name: string, dims: readonly number[], values: Float32Array | BigInt64Array): Field {
  const raw = new Uint8Array(values.buffer);
  const type = values instanceof Float32Array ? FLOAT : INT64;
  return message(5, ...dims.map((dim) => int(1, dim)), int(2, type), text(8, name), bytes(9, raw));
}

/** An input (field 11) or output (field 12) of the graph; a dimension that is a word may be of any size. */
function port(field: 11 | 12, name: string, type: number, dims: readonly (number | string)[]): Field {
  const shape = dims.map((dim) => message(1, typeof dim === 'number' ? int(1, dim) : text(2, dim)));
  return message(field, text(1, name), message(2, message(1, int(1, type), message(2, ...shape))));
}

function node(op: string, inputs: readonly string[], output: string, ...attributes: readonly Field[]): Field {
  return message(1, ...inputs.map((one) => text(1, one)), text(2, output), text(4, op), ...attributes);
}

const attribute = (name: string, value: number): Field =>
  message(5, text(1, name), int(3, value), int(20, 2));

const model = (...graph: readonly Field[]): Uint8Array =>
  Uint8Array.from([
    ...int(1, 8),
    ...message(7, text(2, 'graph'), ...graph),
    ...message(8, text(1, ''), int(2, 13)),
  ]);

const input = (name: string): Field => port(11, name, INT64, ['batch', 'tokens']);
const TOKENS = [input('input_ids'), input('attention_mask')];

function table(rows: readonly (readonly number[])[]): Field {
  return constant('table', [rows.length, rows[0]!.length], Float32Array.from(rows.flat()));
}

/** A network that gives each token its row of a table: `last_hidden_state`. */
export function tokenVectors(rows: readonly (readonly number[])[]): Uint8Array {
  return model(
    node('Gather', ['table', 'input_ids'], 'last_hidden_state'),
    table(rows),
    ...TOKENS,
    port(12, 'last_hidden_state', FLOAT, ['batch', 'tokens', rows[0]!.length]),
  );
}

/** A network that sums the rows of a text's tokens, padding left out: `logits`. `more`: an input that it asks for besides. */
export function tokenSums(rows: readonly (readonly number[])[], more?: string): Uint8Array {
  return model(
    node('Gather', ['table', 'input_ids'], 'each'),
    node('Cast', ['attention_mask'], 'mask', attribute('to', FLOAT)),
    node('Unsqueeze', ['mask', 'last'], 'wide'),
    node('Mul', ['each', 'wide'], 'kept'),
    node('ReduceSum', ['kept', 'second'], 'logits', attribute('keepdims', 0)),
    table(rows),
    constant('last', [1], BigInt64Array.of(2n)),
    constant('second', [1], BigInt64Array.of(1n)),
    ...TOKENS,
    ...(more === undefined ? [] : [input(more)]),
    port(12, 'logits', FLOAT, ['batch', rows[0]!.length]),
  );
}
