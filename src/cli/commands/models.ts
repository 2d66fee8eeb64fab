import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { modelsFolder } from '../../app/semantic.ts';
import { isHubId, NETWORKS, REQUIRED } from '../../semantic/onnx/files.ts';
import {
  hashFile,
  LockError,
  type LockedFile,
  type LockedModel,
  readLock,
} from '../../semantic/onnx/lock.ts';
import { PICKS } from '../../semantic/onnx/picks.ts';
import { PullError, pullModel } from '../../semantic/onnx/pull.ts';
import { DownloadLine, megabytes } from '../download-line.ts';
import { settings } from '../environment.ts';
import { EXIT, Failure, UsageError } from '../exit.ts';
import { printJson } from '../render.ts';

/** `touchstone models`: what the onnx tier of semantic verification runs on. */
export function modelsCommand(): Command {
  const models = new Command('models').description('Download and check the models of the onnx tier.');
  models
    .command('pull')
    .description('Download a model of the hub, and record its files in models.lock.')
    .argument('[id]', 'owner/name (default: the models that the settings name)')
    .option('--revision <revision>', 'branch, tag or commit')
    .option('--update', 'take what the hub has now, though models.lock names other files')
    .option('--json', 'print JSON')
    .action(told(pull));
  models
    .command('list')
    .description('Models that are there, and models that are known to serve well.')
    .option('--json', 'print JSON')
    .action(told(list));
  models
    .command('verify')
    .description('Compare every pulled file with models.lock.')
    .option('--json', 'print JSON')
    .action(told(verify));
  return models;
}

/** The action, with what the hub, the lock or the folder refuse it told in words. */
function told<A extends readonly unknown[]>(
  action: (...args: A) => void | Promise<void>,
): (...args: A) => Promise<void> {
  return async (...args) => {
    try {
      await action(...args);
    } catch (error) {
      const known = error instanceof PullError || error instanceof LockError || isSystemError(error);
      throw known ? new Failure(error.message, { cause: error }) : error;
    }
  };
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string';

interface PullFlags {
  readonly revision?: string;
  readonly update?: boolean;
  readonly json?: boolean;
}

async function pull(id: string | undefined, { json, ...flags }: PullFlags): Promise<void> {
  const set = settings();
  if (id !== undefined && !isHubId(id))
    throw new UsageError(`${JSON.stringify(id)} is no id of a hub: it has the form owner/name`);
  const ids = id === undefined ? [set.embedding_model, set.entailment_model].filter(isHubId) : [id];
  if (ids.length === 0) throw new UsageError('the settings name no model of a hub; give its id');
  const pulled: Pulled[] = [];
  for (const one of ids) {
    const line = new DownloadLine(process.stderr);
    const { revision, files } = await pullModel(one, {
      hub: set.hub_url,
      folder: modelsFolder(set),
      ...flags,
      progress: (path, bytes, total) => line.show(`${one} ${path}`, bytes, total),
    }).finally(() => line.end());
    const bytes = bytesOf(files);
    pulled.push({ id: one, revision, bytes });
    if (json !== true)
      process.stdout.write(
        `${one} at ${revision}: ${Object.keys(files).length} files, ${megabytes(bytes)}\n`,
      );
  }
  if (json === true) printJson({ folder: modelsFolder(set), pulled });
}

interface Pulled {
  readonly id: string;
  readonly revision: string;
  readonly bytes: number;
}

const bytesOf = (files: LockedModel['files']): number =>
  Object.values(files).reduce((sum, file) => sum + file.bytes, 0);

function list({ json }: { json?: boolean }): void {
  const folder = modelsFolder(settings());
  const { models } = readLock(folder);
  const pulled = Object.entries(models).map(
    ([id, { revision, files }]): Pulled => ({ id, revision, bytes: bytesOf(files) }),
  );
  if (json === true) {
    printJson({ folder, pulled, known: PICKS });
    return;
  }
  process.stdout.write(`In ${folder}:${pulled.length === 0 ? ' none' : ''}\n`);
  for (const { id, revision, bytes } of pulled)
    process.stdout.write(`  ${id}  ${megabytes(bytes)}  ${revision.slice(0, 12)}\n`);
  process.stdout.write('Known to serve well:\n');
  for (const { id, role, licence, megabytes: size, published } of PICKS)
    process.stdout.write(`  ${id}  ${role}, ${licence}, about ${size} MB; ${published}\n`);
}

async function verify({ json }: { json?: boolean }): Promise<void> {
  const folder = modelsFolder(settings());
  const { models } = readLock(folder);
  const wrong = await wrongIn(folder, models);
  const count = Object.keys(models).length;
  if (json === true) printJson({ folder, models: count, wrong });
  else {
    for (const { id, path, problem } of wrong)
      process.stdout.write(`${id}${path && ` ${path}`} ${problem}\n`);
    process.stdout.write(
      wrong.length === 0
        ? `${count} ${count === 1 ? 'model is' : 'models are'} as models.lock says\n`
        : remedyOf(wrong),
    );
  }
  if (wrong.length > 0) process.exitCode = EXIT.error;
}

/** How many are wrong, and the command that fetches the model of each again. */
function remedyOf(wrong: readonly Wrong[]): string {
  const ids = [...new Set(wrong.map(({ id }) => id))];
  const commands = ids.map((id) => `  touchstone models pull ${id}\n`).join('');
  return `${wrong.length} ${wrong.length === 1 ? 'is' : 'are'} not as models.lock says; fetched again by\n${commands}`;
}

interface Wrong {
  readonly id: string;
  /** '' for the model as a whole. */
  readonly path: string;
  readonly problem: string;
}

/** What in the folder is not as its lock says. */
async function wrongIn(folder: string, models: Readonly<Record<string, LockedModel>>): Promise<Wrong[]> {
  const wrong: Wrong[] = [];
  for (const [id, { files }] of Object.entries(models)) {
    for (const path of unlocked(files)) wrong.push({ id, path, problem: 'is not in models.lock' });
    for (const [path, file] of Object.entries(files)) {
      const problem = await problemOf(join(folder, id, path), file);
      if (problem !== undefined) wrong.push({ id, path, problem });
    }
  }
  for (const id of modelsIn(folder))
    if (!Object.hasOwn(models, id)) wrong.push({ id, path: '', problem: 'is not in models.lock' });
  return wrong;
}

async function problemOf(file: string, { sha256 }: LockedFile): Promise<string | undefined> {
  if (!existsSync(file)) return 'is missing';
  return (await hashFile(file)).sha256 === sha256 ? undefined : 'differs';
}

/** What a model cannot be run without and the lock does not name: nobody could tell whether it was exchanged. */
function unlocked(files: LockedModel['files']): readonly string[] {
  const missing = REQUIRED.filter((path) => !Object.hasOwn(files, path));
  return NETWORKS.some((path) => Object.hasOwn(files, path)) ? missing : [...missing, NETWORKS[0]];
}

/** Ids of the models that lie in the folder, whatever the lock says. */
function modelsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const folders = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  return folders(folder)
    .flatMap((owner) => folders(join(folder, owner)).map((name) => `${owner}/${name}`))
    .filter((id) => existsSync(join(folder, id, 'config.json')));
}
