/** Downloads models of a hub with the interface of huggingface.co, and records what was downloaded. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { isHubId, NETWORKS, POOLING, REQUIRED } from './files.ts';
import { type LockedFile, type LockedModel, lockModel, readLock } from './lock.ts';

/** A model that cannot be pulled, in words for the operator. */
export class PullError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PullError';
  }
}

export interface PullOptions {
  /** Base URL of the hub. */
  readonly hub: string;
  /** Folder of the models and their lock. */
  readonly folder: string;
  /** Branch, tag or commit. By default the commit that the lock names, else `main`. */
  readonly revision?: string;
  /** Takes what the hub has now, though the lock names other files. */
  readonly update?: boolean;
  /** Hears of each file as it comes. `total` is undefined where the hub does not say. */
  readonly progress?: (path: string, bytes: number, total: number | undefined) => void;
  readonly signal?: AbortSignal;
}

/** What the hub says of one file. */
interface Listed {
  readonly path: string;
  readonly bytes: number | undefined;
  /** SHA-256 by which the hub itself names the file; only large ones have it. */
  readonly sha256: string | undefined;
}

/** A model that takes more than this is none that this service should run. */
const MOST_BYTES = 8 * 1024 ** 3;

/**
 * Downloads the files of a model that are not there yet, and writes `models.lock`. A file that differs from what
 * the lock, or the hub, says of it is refused and not kept.
 * @throws PullError
 */
export async function pullModel(id: string, options: PullOptions): Promise<LockedModel> {
  if (!isHubId(id)) throw new PullError(`${id} is no id of a hub: it has the form owner/name.`);
  const { folder, update } = options;
  const { models } = readLock(folder);
  const locked = update !== true && Object.hasOwn(models, id) ? models[id] : undefined;
  const { revision, files } = await listModel(id, options.revision ?? locked?.revision ?? 'main', options);
  const wanted = choose(id, files);
  const pulled: Record<string, LockedFile> = {};
  const parts = wanted.map(({ path }) => join(folder, id, `${path}.part`));
  try {
    for (const file of wanted) {
      const known = locked?.files[file.path];
      pulled[file.path] = await fetchFile(id, revision, file, known, options);
    }
    // Only when all are there does one take the place of another: what is there works on until then.
    for (const { path } of wanted) renameSync(join(folder, id, `${path}.part`), join(folder, id, path));
  } finally {
    for (const part of parts) rmSync(part, { force: true });
  }
  const model = { revision, files: pulled };
  lockModel(folder, id, model);
  return model;
}

/** The files that running the model takes, of all that the hub has. */
function choose(id: string, files: readonly Listed[]): readonly Listed[] {
  const at = (path: string): Listed | undefined => files.find((file) => file.path === path);
  const network = NETWORKS.find((path) => at(path) !== undefined);
  if (network === undefined)
    throw new PullError(
      `${id} has no ONNX network (${NETWORKS.join(', ')}): take a model that was exported.`,
    );
  const missing = REQUIRED.filter((path) => at(path) === undefined);
  if (missing.length > 0) throw new PullError(`${id} lacks ${missing.join(', ')}.`);
  return [...REQUIRED, POOLING, network, `${network}_data`].flatMap((path) => at(path) ?? []);
}

async function listModel(
  id: string,
  revision: string,
  { hub, signal }: PullOptions,
): Promise<{ readonly revision: string; readonly files: readonly Listed[] }> {
  const url = `${hub}/api/models/${id}/revision/${encodeURIComponent(revision)}?blobs=true`;
  const response = await ask(url, signal);
  const body = (await response.json().catch(() => undefined)) as
    | { readonly sha?: unknown; readonly siblings?: unknown }
    | undefined;
  const { sha, siblings } = body ?? {};
  if (typeof sha !== 'string' || !/^[0-9a-f]{40,64}$/.test(sha) || !Array.isArray(siblings))
    throw new PullError(`${hub} does not answer as a hub of models does.`);
  return { revision: sha, files: siblings.flatMap(listed) };
}

function listed(entry: {
  readonly rfilename?: unknown;
  readonly size?: unknown;
  readonly lfs?: { readonly sha256?: unknown; readonly size?: unknown } | null;
}): Listed[] {
  if (typeof entry?.rfilename !== 'string') return [];
  const bytes = [entry.lfs?.size, entry.size].find((size) => typeof size === 'number');
  const stated = entry.lfs?.sha256;
  const sha256 = typeof stated === 'string' ? stated : undefined;
  return [{ path: entry.rfilename, bytes, sha256 }];
}

/** Downloads a file beside its place, under its name with `.part`. */
async function fetchFile(
  id: string,
  revision: string,
  file: Listed,
  known: LockedFile | undefined,
  options: PullOptions,
): Promise<LockedFile> {
  const { hub, folder, progress, signal } = options;
  const part = join(folder, id, `${file.path}.part`);
  const response = await ask(`${hub}/${id}/resolve/${revision}/${file.path}`, signal);
  const total = file.bytes ?? lengthOf(response);
  mkdirSync(dirname(part), { recursive: true });
  try {
    const got = await save(response, part, total ?? MOST_BYTES, (bytes) =>
      progress?.(file.path, bytes, total),
    );
    refuseOther(id, file, known, got, total);
    return got;
  } catch (error) {
    if (error instanceof PullError) throw error;
    throw new PullError(`${file.path} of ${id} could not be downloaded: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function refuseOther(
  id: string,
  file: Listed,
  known: LockedFile | undefined,
  got: LockedFile,
  total: number | undefined,
): void {
  if (total !== undefined && got.bytes !== total)
    throw new PullError(`${file.path} of ${id} came with ${got.bytes} bytes instead of ${total}.`);
  if (file.sha256 !== undefined && file.sha256 !== got.sha256)
    throw new PullError(`${file.path} of ${id} is not the file that the hub names: its SHA-256 differs.`);
  if (known !== undefined && known.sha256 !== got.sha256)
    throw new PullError(
      `${file.path} of ${id} is not the file that models.lock names. With --update the hub's file is taken instead.`,
    );
}

function lengthOf(response: Response): number | undefined {
  const length = response.headers.get('content-length');
  const encoded = response.headers.get('content-encoding');
  return length === null || encoded !== null ? undefined : Number(length);
}

/** Writes a body to a file; its hash and size. Stops at once where it is larger than `most` bytes. */
async function save(
  response: Response,
  path: string,
  most: number,
  progress: (bytes: number) => void,
): Promise<LockedFile> {
  const hash = createHash('sha256');
  const out = createWriteStream(path);
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > most) throw new Error(`it is larger than the ${most} bytes that were announced`);
      hash.update(chunk);
      if (!out.write(chunk)) await once(out, 'drain');
      progress(bytes);
    }
  } finally {
    out.end();
    await finished(out);
  }
  return { sha256: hash.digest('hex'), bytes };
}

/** What an operator can do who has no way to the hub. */
const WITHOUT_HUB =
  'TOUCHSTONE_HUB_URL may name a mirror; or let TOUCHSTONE_EMBEDDING_MODEL and TOUCHSTONE_ENTAILMENT_MODEL name folders with the files of the models.';

async function ask(url: string, signal: AbortSignal | undefined): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { headers: { 'accept-encoding': 'identity' }, signal: signal ?? null });
  } catch (cause) {
    throw new PullError(`${new URL(url).origin} cannot be reached: ${reasonOf(cause)}. ${WITHOUT_HUB}`, {
      cause,
    });
  }
  if (response.ok) return response;
  await response.body?.cancel();
  const { status } = response;
  if (status === 404 || status === 401)
    throw new PullError(`The hub has nothing at ${new URL(url).pathname}, or not for everyone.`);
  throw new PullError(`The hub answered ${status} at ${new URL(url).pathname}.`);
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}
