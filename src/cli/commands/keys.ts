import { Command } from 'commander';
import type { Settings } from '../../app/settings-table.ts';
import { openStorage } from '../../app/storage.ts';
import { instantOf } from '../../contract/instant.ts';
import type { ApiKey, Scope } from '../../domain/tenant.ts';
import { isoTime } from '../../service/clock.ts';
import { createKey, DEFAULT_TENANT, SCOPES } from '../../service/keys.ts';
import type { ApiKeyStore, Storage } from '../../storage/ports.ts';
import { openExisting } from '../data-folder.ts';
import { settings } from '../environment.ts';
import { EXIT, UsageError } from '../exit.ts';
import { plain, printJson } from '../render.ts';

const DAY_MS = 86_400_000;

/** `touchstone keys`: works beside a running server, which sees each change at its next request. */
export function keysCommand(): Command {
  const keys = new Command('keys').description('Create, list and revoke API keys.');
  keys
    .command('create')
    .description('Make an API key and print it, once.')
    .option('--name <name>', 'what the key is for', 'unnamed')
    .option('--tenant <tenant>', 'whose records it sees', DEFAULT_TENANT)
    .option('--scopes <list>', 'what it may do, separated by commas', SCOPES.join(','))
    .option('--rate-limit <n>', 'requests a minute (default: the setting TOUCHSTONE_RATE_LIMIT)')
    .option('--expires <when>', 'a date (2027-01-31, or a UTC time), or days from now (90d)')
    .option('--json', 'print JSON')
    .action(create);
  keys
    .command('list')
    .description('List API keys, without their secrets.')
    .option('--tenant <tenant>', 'of this tenant only')
    .option('--json', 'print JSON')
    .action(list);
  keys
    .command('revoke')
    .description('Revoke an API key at once.')
    .argument('<key id>', 'the part of a key between ts_ and the next underscore')
    .option('--json', 'print JSON')
    .action(revoke);
  return keys;
}

interface CreateOptions {
  readonly name: string;
  readonly tenant: string;
  readonly scopes: string;
  readonly rateLimit?: string;
  readonly expires?: string;
  readonly json?: boolean;
}

async function create(options: CreateOptions): Promise<void> {
  const now = Date.now();
  const request = {
    name: nameOf(options.name),
    tenant: tenantOf(options.tenant),
    scopes: scopesOf(options.scopes),
    rate_limit: options.rateLimit === undefined ? null : rateOf(options.rateLimit),
    expires_at: options.expires === undefined ? null : expiryOf(options.expires, now),
  };
  const { key, token } = await withKeys((store) => createKey(store, request, now));
  if (options.json) printJson({ ...shown(key), token });
  else process.stdout.write(`${token}\n`);
}

async function list({ tenant, json }: { tenant?: string; json?: boolean }): Promise<void> {
  const keys = await withKeys((store) => store.list(tenant), openExisting);
  if (json) printJson(keys.map(shown));
  else for (const key of keys) process.stdout.write(`${line(key)}\n`);
}

async function revoke(key_id: string, { json }: { json?: boolean }): Promise<void> {
  const revoked = await withKeys(async (store) => {
    const found = await store.revoke(key_id, isoTime(Date.now()));
    return found ? (await store.list()).find((key) => key.key_id === key_id) : undefined;
  }, openExisting);
  if (revoked !== undefined) {
    if (json) printJson(shown(revoked));
    else process.stdout.write(`${key_id} is revoked\n`);
    return;
  }
  process.stderr.write(`touchstone: there is no key ${key_id}; \`touchstone keys list\` shows all\n`);
  process.exitCode = EXIT.error;
}

/** @param open the first key may be made before there is a database; without one nothing is listed or revoked */
async function withKeys<T>(
  use: (store: ApiKeyStore) => Promise<T>,
  open = (set: Settings): Promise<Storage> => openStorage(set, 'tool'),
): Promise<T> {
  const storage = await open(settings());
  try {
    return await use(storage.apiKeys);
  } finally {
    await storage.close();
  }
}

function nameOf(text: string): string {
  if (/^[^\p{Cc}]{1,128}$/u.test(text)) return text;
  throw new UsageError('--name takes 1 to 128 characters on one line');
}

function tenantOf(text: string): string {
  if (/^[\w.-]{1,64}$/.test(text)) return text;
  throw new UsageError('--tenant takes 1 to 64 letters, digits, dots, dashes and underscores');
}

function scopesOf(text: string): readonly Scope[] {
  const named = text.split(',').map((part) => part.trim());
  const wrong = named.find((name) => !SCOPES.includes(name as Scope));
  if (wrong === undefined) return SCOPES.filter((scope) => named.includes(scope));
  throw new UsageError(`"${wrong}" is not a scope; there are ${SCOPES.join(', ')}`);
}

function rateOf(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError('--rate-limit takes a whole number of requests a minute, at least 1');
}

function expiryOf(text: string, now: number): string {
  const days = /^(\d{1,5})d$/.exec(text)?.[1];
  const at = days === undefined ? instantOf(text) : isoTime(now + Number(days) * DAY_MS);
  if (at !== undefined && at > isoTime(now)) return at;
  throw new UsageError(
    '--expires takes a date to come, such as 2027-01-31, or a number of days, such as 90d',
  );
}

function shown({ secret_hash: _, ...key }: ApiKey): Omit<ApiKey, 'secret_hash'> {
  return key;
}

function line(key: ApiKey): string {
  const state = key.revoked_at ? `revoked ${key.revoked_at}` : `expires ${key.expires_at ?? 'never'}`;
  const limit = key.rate_limit === null ? '' : `  ${key.rate_limit}/min`;
  return `${key.key_id}  ${key.tenant}  ${plain(key.name)}  ${key.scopes.join(',')}${limit}  created ${key.created_at}  ${state}`;
}
