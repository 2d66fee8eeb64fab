/**
 * The format of a trained parser: a line of JSON with the sizes of the parts and everything small, then the
 * parts, little-endian, each at a multiple of eight bytes. Reading it copies nothing but the small lists.
 */
import { LineTable } from '../line-table.ts';
import type { Exceptions } from './lemma.ts';
import type { HeadSureness, Sureness } from './sureness.ts';
import { LabelTable, MoveTable, type PackedLabels } from './tables.ts';
import { WordTable } from './word-table.ts';

const MAGIC = 'touchstone-parser/1 ';
const ALIGNMENT = 8;

/** The bytes are no parser model, or one of another version. */
export class ModelError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ModelError';
  }
}

/** The small lists of a model. */
export interface ModelLists {
  /** `UPOS/XPOS` by label of the tagger. */
  readonly tags: readonly string[];
  /** Universal relations by label of the parser. */
  readonly relations: readonly string[];
  /** How sure a decision is, by the gap between its score and the next and what else tells. */
  readonly sureness: { readonly tags: Sureness; readonly heads: HeadSureness; readonly labels: Sureness };
  /** Lines of `tag form lemma`. */
  readonly exceptions: string;
}

/** A trained parser, ready to use. */
export interface Model extends ModelLists {
  readonly words: WordTable;
  readonly tagTable: LabelTable;
  readonly moveTable: MoveTable;
  readonly labelTable: LabelTable;
}

/** The parts of a model as trained. */
export interface ModelParts {
  readonly lists: ModelLists;
  readonly words: Uint32Array;
  readonly coarse: Uint8Array;
  readonly tags: PackedLabels;
  readonly moves: Uint32Array;
  readonly labels: PackedLabels;
}

const aligned = (size: number): number => Math.ceil(size / ALIGNMENT) * ALIGNMENT;

const ordered = ({ words, coarse, tags, moves, labels }: ModelParts) => [
  words,
  coarse,
  tags.slots,
  tags.labels,
  tags.weights,
  moves,
  labels.slots,
  labels.labels,
  labels.weights,
];

/** Bytes of a model. */
export function writeModel(parts: ModelParts): Uint8Array {
  const arrays = ordered(parts);
  const sizes = arrays.map((array) => array.byteLength);
  const head = new TextEncoder().encode(`${MAGIC}${JSON.stringify({ ...parts.lists, sizes })}\n`);
  const total = sizes.reduce((sum, size) => sum + aligned(size), aligned(head.length));
  const bytes = new Uint8Array(total);
  bytes.set(head);
  let at = aligned(head.length);
  for (const array of arrays) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
    at += aligned(array.byteLength);
  }
  return bytes;
}

/** Reads a model; throws ModelError for bytes that are none. */
export function readModel(bytes: Uint8Array): Model {
  const newline = bytes.indexOf(0x0a);
  const head = new TextDecoder().decode(bytes.subarray(0, Math.max(newline, 0)));
  if (!head.startsWith(MAGIC))
    throw new ModelError(`not a parser model: it should begin with ${MAGIC.trim()}`);
  const { sizes, ...lists } = parseHead(head.slice(MAGIC.length));
  const whole = bytes.byteOffset % ALIGNMENT === 0 ? bytes : Uint8Array.from(bytes);
  let at = aligned(newline + 1);
  const parts = sizes.map((size) => {
    const from = at;
    at += aligned(size);
    if (at > whole.length) throw new ModelError('the parser model is cut short');
    return { from: whole.byteOffset + from, size };
  });
  const words = (i: number) => new Uint32Array(whole.buffer, parts[i]!.from, parts[i]!.size / 4);
  const small = (i: number) => new Uint8Array(whole.buffer, parts[i]!.from, parts[i]!.size);
  const signed = (i: number) => new Int8Array(whole.buffer, parts[i]!.from, parts[i]!.size);
  return {
    ...lists,
    words: new WordTable(words(0), small(1)),
    tagTable: new LabelTable(words(2), small(3), signed(4)),
    moveTable: new MoveTable(words(5)),
    labelTable: new LabelTable(words(6), small(7), signed(8)),
  };
}

function parseHead(json: string): ModelLists & { sizes: number[] } {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new ModelError(`the first line of the parser model is not JSON: ${String(error)}`);
  }
}

/** The exceptions of a model by `tag form`. */
export function exceptionsOf(model: ModelLists): Exceptions {
  const lines = new LineTable(model.exceptions, 'before the last space');
  return {
    get(key) {
      const line = lines.find(key);
      return line < 0 ? undefined : lines.rest(line);
    },
  };
}
