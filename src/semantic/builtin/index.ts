/** The builtin tier: models that lie beside this file. */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { lexicon } from '../../text/lexicon/bundled.ts';
import { nearness } from '../../text/vectors/bundled.ts';
import { parseVectors } from '../../text/vectors/vectors.ts';
import { type SemanticIdentity, type SemanticModel, SemanticUnavailable } from '../port.ts';
import { embedText } from './embed.ts';
import { Encoder } from './encoder.ts';
import { EntailmentModel } from './model.ts';
import { Pieces } from './pieces.ts';
import { Reader } from './reader.ts';
import { parseTensors } from './tensors.ts';
import { Weigher } from './weigher.ts';
import { Words } from './words.ts';

const FILES = [
  'words.bin',
  'pieces.txt',
  'encoder.onnx',
  'network.bin',
  'common.bin',
  'business.bin',
] as const;

/** Texts and pairs of one call: enough to share what is read, few enough that other calls have their turn. */
const BATCH = { embed: 256, entail: 64, calls: 1 } as const;

/**
 * Opens the models that lie in this package. It loads them; answering then takes no file and no network.
 * @throws SemanticUnavailable where a file is missing or damaged
 */
export async function openBuiltin(): Promise<SemanticModel> {
  const files = await readModels();
  const [words, pieces, encoder, network, common, business] = files;
  try {
    const knowledge = { lexicon, nearness, words: new Words(parseVectors(words)) };
    const reads = await Encoder.open(encoder, new Pieces(pieces.toString('utf8')), knowledge.words);
    const reader = new Reader(knowledge);
    const weigher = new Weigher(parseTensors(network), { common, business }, knowledge.words);
    const model = new EntailmentModel(reader, reads, weigher);
    return {
      identity: identityOf(files),
      batch: BATCH,
      weighsDoubts: true,
      embed: async (asked, signal) => {
        signal?.throwIfAborted();
        return asked.map((text) => embedText(reader.passage(text).document, knowledge.words));
      },
      entail: async (pairs, signal) => {
        signal?.throwIfAborted();
        return model.entail(pairs);
      },
      close: () => reads.close(),
    };
  } catch (cause) {
    throw cause instanceof SemanticUnavailable ? cause : unavailable(cause);
  }
}

/**
 * What the models are, told from their files alone.
 * @throws SemanticUnavailable where one cannot be read
 */
export async function describeBuiltin(): Promise<SemanticIdentity> {
  return identityOf(await readModels());
}

async function readModels(): Promise<Buffer[]> {
  try {
    return await Promise.all(FILES.map((name) => readFile(new URL(name, import.meta.url))));
  } catch (cause) {
    throw unavailable(cause);
  }
}

const unavailable = (cause: unknown): SemanticUnavailable =>
  new SemanticUnavailable(
    'The models of this package are missing or damaged. Install it again, or set TOUCHSTONE_SEMANTIC to onnx or remote.',
    { cause },
  );

function identityOf(files: readonly Uint8Array[]): SemanticIdentity {
  const [words] = files;
  const sum = hash('sha256', Buffer.concat(files), 'hex');
  return {
    tier: 'builtin',
    models: [
      { role: 'embedding', id: 'touchstone-words', version: `sha256:${hash('sha256', words, 'hex')}` },
      { role: 'entailment', id: 'touchstone-encoder', version: `sha256:${sum}` },
    ],
  };
}
