/** Models of a few words in the layout of the Hugging Face hub, made by the tests. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenSums, tokenVectors } from './onnx-bytes.ts';

const SPECIAL = ['[PAD]', '[UNK]', '[CLS]', '[SEP]'];

/** For each known word its row; other words have a row of zeros. */
export type Rows = Readonly<Record<string, readonly number[]>>;

export interface TinyModel {
  readonly rows: Rows;
  readonly network?: Uint8Array;
  readonly config?: object;
  readonly max_length?: number;
}

function tokenizer(words: readonly string[]): object {
  const vocab = Object.fromEntries([...SPECIAL, ...words].map((word, id) => [word, id]));
  const special = (id: string, type_id: number) => ({ SpecialToken: { id, type_id } });
  const sequence = (id: string, type_id: number) => ({ Sequence: { id, type_id } });
  const single = [special('[CLS]', 0), sequence('A', 0), special('[SEP]', 0)];
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: SPECIAL.map((content, id) => ({ id, content, special: true })),
    normalizer: { type: 'Lowercase' },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: {
      type: 'TemplateProcessing',
      single,
      pair: [...single, sequence('B', 1), special('[SEP]', 1)],
      special_tokens: Object.fromEntries(
        ['[CLS]', '[SEP]'].map((id) => [id, { id, ids: [vocab[id]], tokens: [id] }]),
      ),
    },
    decoder: null,
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab,
    },
  };
}

const tableOf = (rows: Rows): readonly (readonly number[])[] => {
  const width = Object.values(rows)[0]!.length;
  return [...SPECIAL.map(() => new Array<number>(width).fill(0)), ...Object.values(rows)];
};

function write(folder: string, { rows, network, config, max_length }: TinyModel, made: Uint8Array): void {
  mkdirSync(join(folder, 'onnx'), { recursive: true });
  const json = (name: string, value: object): void =>
    writeFileSync(join(folder, name), JSON.stringify(value));
  json('config.json', { model_type: 'bert', pad_token_id: 0, max_position_embeddings: 64, ...config });
  json('tokenizer.json', tokenizer(Object.keys(rows)));
  json('tokenizer_config.json', {
    tokenizer_class: 'BertTokenizer',
    model_max_length: max_length ?? 64,
    unk_token: '[UNK]',
  });
  writeFileSync(join(folder, 'onnx', 'model_quantized.onnx'), network ?? made);
}

/** Writes an embedding model: a text's vector is the mean of its words' rows. */
export function writeEmbedding(folder: string, model: TinyModel): void {
  write(folder, model, tokenVectors(tableOf(model.rows)));
}

/** Writes an entailment model: logits are the sums of the rows, in the order contradiction, entailment, neutral. */
export function writeEntailment(folder: string, model: TinyModel): void {
  const id2label = { 0: 'contradiction', 1: 'entailment', 2: 'neutral' };
  write(folder, { ...model, config: { id2label, ...model.config } }, tokenSums(tableOf(model.rows)));
}

/** Words of one matter lie in one direction. */
export const EMBEDDING: TinyModel = {
  rows: {
    money: [1, 0, 0],
    back: [1, 0, 0],
    reimbursed: [1, 0.1, 0],
    purchaser: [0.9, 0, 0],
    ticket: [0, 1, 0],
    closed: [0, 1, 0],
    weather: [0, 0, 1],
    fine: [0, 0, 1],
  },
};

export const ENTAILMENT: TinyModel = {
  rows: {
    reimbursed: [0, 6, 0],
    refused: [6, 0, 0],
    weather: [0, 0, 6],
    ticket: [0, 0, 3],
  },
};
