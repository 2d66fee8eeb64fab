/** A model's files: found in a pulled or a local folder, checked against the lock, read. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SemanticUnavailable } from '../port.ts';
import { hashFile, type LockedModel, readLock } from './lock.ts';

/** Where a model's network may lie, most wanted first: eight-bit weights are a quarter of the size. */
export const NETWORKS = [
  'onnx/model_quantized.onnx',
  'onnx/model.onnx',
  'model_quantized.onnx',
  'model.onnx',
] as const;

/** Files beside the network; the first three must be there. */
export const REQUIRED = ['config.json', 'tokenizer.json', 'tokenizer_config.json'] as const;
export const POOLING = '1_Pooling/config.json';

/** An id of the hub: owner and name. */
const HUB_ID = /^[\w-][\w.-]{0,95}\/[\w-][\w.-]{0,95}$/;

export const isHubId = (model: string): boolean => HUB_ID.test(model) && !model.includes('..');

export interface ModelFiles {
  readonly id: string;
  /** `sha256:<hex>` over the paths and hashes of the files. */
  readonly version: string;
  /** Path of the network. */
  readonly network: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly tokenizer: Readonly<Record<string, unknown>>;
  readonly tokenizer_config: Readonly<Record<string, unknown>>;
  /** How token vectors become one; absent in most models, which take the mean. */
  readonly pooling: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Finds and checks the files of a model: a hub id in the models folder, where each file must be as `models.lock`
 * says, or a folder of the operator's own.
 * @throws SemanticUnavailable that says which file is missing, differs or cannot be read
 */
export async function openFiles(folder: string, model: string): Promise<ModelFiles> {
  const pulled = isHubId(model) && !existsSync(join(model, 'config.json'));
  const root = pulled ? join(folder, model) : resolve(model);
  const locked = pulled ? lockedModel(folder, model) : undefined;
  const network = NETWORKS.find((path) => existsSync(join(root, path)));
  if (network === undefined) throw missing(root, NETWORKS.join(' or '), model, pulled);
  for (const path of REQUIRED) if (!existsSync(join(root, path))) throw missing(root, path, model, pulled);
  const optional = [POOLING, `${network}_data`].filter((path) => existsSync(join(root, path)));
  const version = await checkedVersion(root, [...REQUIRED, ...optional, network], model, locked);
  return {
    id: model,
    version,
    network: join(root, network),
    config: readObject(root, 'config.json'),
    tokenizer: readObject(root, 'tokenizer.json'),
    tokenizer_config: readObject(root, 'tokenizer_config.json'),
    pooling: optional.includes(POOLING) ? readObject(root, POOLING) : undefined,
  };
}

function lockedModel(folder: string, model: string): LockedModel {
  let lock: ReturnType<typeof readLock>;
  try {
    lock = readLock(folder);
  } catch (error) {
    throw new SemanticUnavailable((error as Error).message, { cause: error });
  }
  const locked = Object.hasOwn(lock.models, model) ? lock.models[model] : undefined;
  if (locked === undefined)
    throw new SemanticUnavailable(
      `The model ${model} is not in ${folder}. \`touchstone models pull ${model}\` downloads it.`,
    );
  return locked;
}

async function checkedVersion(
  root: string,
  paths: readonly string[],
  model: string,
  locked: LockedModel | undefined,
): Promise<string> {
  const lines: string[] = [];
  for (const path of [...paths].sort()) {
    const { sha256 } = await hashFile(join(root, path));
    const expected = locked?.files[path]?.sha256;
    if (locked !== undefined && expected !== sha256)
      throw new SemanticUnavailable(
        `${join(root, path)} is not the file that models.lock names. \`touchstone models pull ${model}\` fetches it again.`,
      );
    lines.push(`${path} ${sha256}\n`);
  }
  return `sha256:${createHash('sha256').update(lines.join('')).digest('hex')}`;
}

function missing(root: string, path: string, model: string, pulled: boolean): SemanticUnavailable {
  const remedy = pulled
    ? `\`touchstone models pull ${model}\` fetches it.`
    : 'The folder must hold a model in the layout of the Hugging Face hub.';
  if (!pulled && !existsSync(root))
    return new SemanticUnavailable(
      `There is no folder ${root} for the model ${model}: name a folder with the files of a model, or its id on the hub (owner/name).`,
    );
  return new SemanticUnavailable(`The model ${model} lacks ${path} in ${root}. ${remedy}`);
}

function readObject(root: string, path: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch (cause) {
    throw new SemanticUnavailable(`${join(root, path)} is damaged: it holds no JSON.`, { cause });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new SemanticUnavailable(`${join(root, path)} is damaged: it holds no JSON object.`);
}
