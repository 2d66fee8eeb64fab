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
import { DownloadLine } from '../download-line.ts';
import { settings } from '../environment.ts';
import { EXIT, Failure, UsageError } from '../exit.ts';

/** `touchstone models`: what the onnx tier of semantic verification runs on. */
export function modelsCommand(): Command {
  const models = new Command('models').description('Download and check the models of the onnx tier.');
  models
    .command('pull')
    .description('Download a model of the hub, and record its files in models.lock.')
    .argument('[id]', 'owner/name (default: the models that the settings name)')
    .option('--revision <revision>', 'branch, tag or commit')
    .option('--update', 'take what the hub has now, though models.lock names other files')
    .action(told(pull));
  models
    .command('list')
    .description('Models that are there, and models that are known to serve well.')
    .option('--json', 'print JSON')
    .action(told(list));
  models.command('verify').description('Compare every pulled file with models.lock.').action(told(verify));
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
}

async function pull(id: string | undefined, flags: PullFlags): Promise<void> {
  const set = settings();
  if (id !== undefined && !isHubId(id))
    throw new UsageError(`${JSON.stringify(id)} is no id of a hub: it has the form owner/name`);
  const ids = id === undefined ? [set.embedding_model, set.entailment_model].filter(isHubId) : [id];
  if (ids.length === 0) throw new UsageError('the settings name no model of a hub; give its id');
  for (const one of ids) {
    const line = new DownloadLine(process.stderr);
    const { revision, files } = await pullModel(one, {
      hub: set.hub_url,
      folder: modelsFolder(set),
      ...flags,
      progress: (path, bytes, total) => line.show(`${one} ${path}`, bytes, total),
    }).finally(() => line.end());
    const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
    process.stdout.write(`${one} at ${revision}: ${Object.keys(files).length} files, ${megabytes(bytes)}\n`);
  }
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function list({ json }: { json?: boolean }): void {
  const folder = modelsFolder(settings());
  const { models } = readLock(folder);
  const pulled = Object.entries(models).map(([id, { revision, files }]) => ({
    id,
    revision,
    bytes: Object.values(files).reduce((sum, file) => sum + file.bytes, 0),
  }));
  if (json === true) {
    process.stdout.write(`${JSON.stringify({ folder, pulled, known: PICKS }, null, 2)}\n`);
    return;
  }
  process.stdout.write(`In ${folder}:${pulled.length === 0 ? ' none' : ''}\n`);
  for (const { id, revision, bytes } of pulled)
    process.stdout.write(`  ${id}  ${megabytes(bytes)}  ${revision.slice(0, 12)}\n`);
  process.stdout.write('Known to serve well:\n');
  for (const { id, role, licence, megabytes: size, published } of PICKS)
    process.stdout.write(`  ${id}  ${role}, ${licence}, about ${size} MB; ${published}\n`);
}

async function verify(): Promise<void> {
  const folder = modelsFolder(settings());
  const { models } = readLock(folder);
  let wrong = 0;
  const tell = (id: string, path: string, problem: string | undefined): void => {
    if (problem === undefined) return;
    wrong++;
    process.stdout.write(`${id}${path && ` ${path}`} ${problem}\n`);
  };
  for (const [id, { files }] of Object.entries(models)) {
    for (const path of unlocked(files)) tell(id, path, 'is not in models.lock');
    for (const [path, file] of Object.entries(files))
      tell(id, path, await problemOf(join(folder, id, path), file));
  }
  for (const id of modelsIn(folder)) if (!Object.hasOwn(models, id)) tell(id, '', 'is not in models.lock');
  const count = Object.keys(models).length;
  process.stdout.write(
    wrong === 0
      ? `${count} ${count === 1 ? 'model is' : 'models are'} as models.lock says\n`
      : `${wrong} ${wrong === 1 ? 'file is' : 'files are'} not; \`touchstone models pull\` fetches them again\n`,
  );
  if (wrong > 0) process.exitCode = EXIT.error;
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
