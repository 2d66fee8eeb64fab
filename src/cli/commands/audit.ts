import { existsSync } from 'node:fs';
import { Command } from 'commander';
import type { Settings } from '../../app/settings-table.ts';
import { beginSigningKey } from '../../app/signer.ts';
import {
  type CheckedProof,
  checkProof,
  describeKey,
  exportRecords,
  fsck,
  type LogSource,
  openLogReader,
  trustedKey,
  verifyRecord,
} from '../../audit/index.ts';
import { DEFAULT_TENANT } from '../../service/keys.ts';
import type { Storage } from '../../storage/ports.ts';
import { hasDatabase, openExisting } from '../data-folder.ts';
import { settings } from '../environment.ts';
import { EXIT, UsageError } from '../exit.ts';
import { readInput } from '../input.ts';

/** `touchstone audit`: works beside a running server. */
export function auditCommand(): Command {
  const audit = new Command('audit').description('Check, export and look after the audit log.');
  audit
    .command('verify')
    .description(
      'Check a proof offline: a file of the proof endpoint or a .tlog-proof file (- is standard input), or the id of a record of this log.',
    )
    .argument('<proof file | record id>')
    .option('--key <key...>', 'trusted keys: C2SP verifier keys, or PEM files (default: those of this log)')
    .option('--record-hash <hash>', 'what the record must hash to, for a proof without the record')
    .option('--tenant <tenant>', 'whose record it is', DEFAULT_TENANT)
    .option('--json', 'print JSON')
    .action(verify);
  audit
    .command('proof')
    .description(
      'Print the proof of a record as a C2SP .tlog-proof file, which checks offline and holds the record.',
    )
    .argument('<record id>')
    .option(
      '--tree-size <n>',
      'against the checkpoint of exactly this size (default: the first that covers it)',
    )
    .option('--tenant <tenant>', 'whose record it is', DEFAULT_TENANT)
    .option('--json', 'print it as JSON, as the proof endpoint gives it')
    .action(prove);
  audit
    .command('fsck')
    .description('Derive the whole log again from its records and compare it with all that is stored.')
    .option('--json', 'print JSON')
    .action(check);
  audit
    .command('rotate-key')
    .description('Begin a new signing key; a running server takes it up.')
    .option('--json', 'print JSON')
    .action(rotate);
  audit
    .command('export')
    .description('Print the records as NDJSON, in the order of the log.')
    .option('--tenant <tenant>', 'of this tenant only')
    .option('--from <leaf index>', 'from this record on')
    .option('--secrets', 'with salts and texts, which open the commitments')
    .action(print);
  audit
    .command('erase')
    .description('Erase the salts and texts beside a record; the record and its proof stay.')
    .argument('<record id>')
    .option('--tenant <tenant>', 'whose record it is', DEFAULT_TENANT)
    .option('--json', 'print JSON')
    .action(erase);
  return audit;
}

async function withLog<T>(
  use: (source: LogSource, storage: Storage, set: Settings) => Promise<T>,
): Promise<T> {
  const set = settings();
  const storage = await openExisting(set);
  try {
    return await use(
      { store: storage.log, signingKeys: storage.signingKeys, origin: set.log_origin },
      storage,
      set,
    );
  } finally {
    await storage.close();
  }
}

const RECORD_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const RECORD_HASH = /^sha256:[0-9a-f]{64}$/;

interface VerifyOptions {
  readonly key?: readonly string[];
  readonly recordHash?: string;
  readonly tenant: string;
  readonly json?: boolean;
}

async function verify(subject: string, options: VerifyOptions): Promise<void> {
  if (subject !== '-' && !existsSync(subject) && !RECORD_ID.test(subject))
    throw new UsageError(`there is no file ${subject}, and it is no id of a record`);
  const { recordHash } = options;
  if (recordHash !== undefined && !RECORD_HASH.test(recordHash))
    throw new UsageError('--record-hash takes sha256: and 64 hexadecimal digits in lower case');
  const keys = options.key?.map((key) => (existsSync(key) ? textOf(key) : key));
  keys?.forEach(assertKey);
  const proven =
    subject === '-' || existsSync(subject)
      ? await checkFile(subject, keys, recordHash)
      : await withLog((source) =>
          verifyRecord(source, {
            tenant: options.tenant,
            record_id: subject.toLowerCase(),
            ...(keys && { keys }),
          }),
        );
  process.stdout.write(options.json ? asJson(proven) : `${describe(proven)}\n`);
}

/** @throws UsageError for what is no public key, of whatever log */
function assertKey(key: string): void {
  try {
    trustedKey(key, 'any');
  } catch (error) {
    throw new UsageError(`--key: ${(error as Error).message}`);
  }
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const textOf = (file: string): string => readInput(file).toString('utf8');

async function checkFile(
  file: string,
  given: readonly string[] | undefined,
  record_hash: string | undefined,
): Promise<CheckedProof> {
  const keys = given ?? (await ownKeys());
  return checkProof(textOf(file), { keys, ...(record_hash !== undefined && { record_hash }) });
}

/** The keys of the log in the data folder. */
async function ownKeys(): Promise<readonly string[]> {
  const set = settings();
  if (!hasDatabase(set))
    throw new UsageError(
      `there is no data folder ${set.data} with keys of its own; name the keys that you trust with --key`,
    );
  return withLog(async (_, { signingKeys }) => (await signingKeys.all()).map((key) => key.verifier_key));
}

function describe(proven: CheckedProof): string {
  const { record_id, record_hash, leaf_index, tree_size, merkle_root, origin, signed_by } = proven;
  return [
    `The proof holds: record ${record_id ?? record_hash} is entry ${leaf_index} of the log ${origin}.`,
    `  record hash  ${record_hash}`,
    `  tree         ${tree_size} ${tree_size === 1 ? 'entry' : 'entries'}, root ${merkle_root}`,
    `  signed by    ${signed_by.join(', ')}`,
  ].join('\n');
}

interface ProofOptions {
  readonly treeSize?: string;
  readonly tenant: string;
  readonly json?: boolean;
}

async function prove(record_id: string, { treeSize, tenant, json }: ProofOptions): Promise<void> {
  if (treeSize !== undefined && !/^[1-9]\d{0,14}$/.test(treeSize))
    throw new UsageError('--tree-size takes a number of entries, at least 1');
  const size = treeSize === undefined ? undefined : Number(treeSize);
  const subject = [tenant, record_id.toLowerCase(), size] as const;
  const proof = await withLog(async (source) => {
    const reader = await openLogReader(source);
    return json ? asJson(await reader.proof(...subject)) : reader.proofFile(...subject);
  });
  process.stdout.write(proof);
}

async function check({ json }: { json?: boolean }): Promise<void> {
  const report = await withLog((source) => fsck(source));
  if (!report.ok) process.exitCode = EXIT.error;
  if (json) {
    process.stdout.write(asJson(report));
    return;
  }
  for (const { part, at, problem } of report.findings) process.stdout.write(`${part} ${at}: ${problem}\n`);
  if (report.more_findings > 0) process.stdout.write(`and ${report.more_findings} more\n`);
  const { entries, tiles, checkpoints, keys } = report;
  const whole = `${entries} entries, ${tiles} tiles, ${checkpoints} checkpoints, ${keys} keys`;
  process.stdout.write(`${report.ok ? 'clean' : 'DAMAGED'}: ${whole}\n`);
}

async function rotate({ json }: { json?: boolean }): Promise<void> {
  const key = await withLog((_, storage, set) => beginSigningKey(set, storage, Date.now));
  process.stdout.write(json ? asJson(describeKey(key)) : `${key.key_id}\n${key.verifier_key}\n`);
}

interface ExportOptions {
  readonly tenant?: string;
  readonly from?: string;
  readonly secrets?: boolean;
}

async function print({ tenant, from, secrets }: ExportOptions): Promise<void> {
  if (from !== undefined && !/^\d{1,15}$/.test(from)) throw new UsageError('--from takes a leaf index');
  const options = {
    ...(tenant !== undefined && { tenant }),
    ...(from !== undefined && { from: Number(from) }),
    secrets: secrets === true,
  };
  await withLog(async ({ store }) => {
    for await (const line of exportRecords(store, options)) {
      if (!process.stdout.write(line)) await new Promise((resolve) => process.stdout.once('drain', resolve));
    }
  });
}

async function erase(given: string, { tenant, json }: { tenant: string; json?: boolean }): Promise<void> {
  const record_id = given.toLowerCase();
  const found = await withLog(({ store }) => store.eraseSecrets(tenant, record_id));
  if (found) {
    const told = `salts and texts of ${record_id} are erased\n`;
    process.stdout.write(json ? asJson({ record_id, erased: true }) : told);
    return;
  }
  process.stderr.write(`touchstone: tenant ${tenant} has no record ${record_id}\n`);
  process.exitCode = EXIT.error;
}
