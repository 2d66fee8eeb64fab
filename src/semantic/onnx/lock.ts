/** `models.lock`: which files were pulled, and what each must hash to. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LockedFile {
  /** SHA-256, 64 hexadecimal digits. */
  readonly sha256: string;
  readonly bytes: number;
}

export interface LockedModel {
  /** Commit of the hub's repository. */
  readonly revision: string;
  /** By path within the model's folder. */
  readonly files: Readonly<Record<string, LockedFile>>;
}

export interface Lock {
  readonly version: 1;
  readonly models: Readonly<Record<string, LockedModel>>;
}

/** A lock that says nothing any more, in words for the operator. */
export class LockError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LockError';
  }
}

const EMPTY: Lock = { version: 1, models: {} };

/** The lock of a models folder; an empty one where there is none. @throws LockError for a damaged one */
export function readLock(folder: string): Lock {
  const path = join(folder, 'models.lock');
  if (!existsSync(path)) return EMPTY;
  const fault = (): LockError => new LockError(`${path} is damaged. Remove it and pull the models again.`);
  let lock: unknown;
  try {
    lock = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw fault();
  }
  if (!isLock(lock)) throw fault();
  return lock;
}

/** Writes the lock with a model added or replaced: the file is there whole, or as it was. */
export function lockModel(folder: string, id: string, model: LockedModel): void {
  const { models } = readLock(folder);
  const sorted = Object.entries({ ...models, [id]: model }).sort(([a], [b]) => (a < b ? -1 : 1));
  const lock = { version: 1, models: Object.fromEntries(sorted) };
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'models.lock');
  writeFileSync(`${path}.part`, `${JSON.stringify(lock, null, 2)}\n`);
  renameSync(`${path}.part`, path);
}

/** SHA-256 of a file and its size. */
export async function hashFile(path: string): Promise<LockedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { sha256: hash.digest('hex'), bytes };
}

function isLock(value: unknown): value is Lock {
  if (!isRecord(value) || value.version !== 1 || !isRecord(value.models)) return false;
  return Object.values(value.models).every(
    (model) =>
      isRecord(model) &&
      typeof model.revision === 'string' &&
      isRecord(model.files) &&
      Object.values(model.files).every(
        (file) =>
          isRecord(file) && typeof file.bytes === 'number' && /^[0-9a-f]{64}$/.test(String(file.sha256)),
      ),
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
