import { basename } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { instantOf } from '../../contract/instant.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { ErasedSource, RegisteredSource } from '../../domain/source.ts';
import type { Registering } from '../../service/house.ts';
import { DEFAULT_TENANT } from '../../service/keys.ts';
import { Refused } from '../../service/refused.ts';
import { settings } from '../environment.ts';
import { EXIT, UsageError } from '../exit.ts';
import { readInput } from '../input.ts';
import { orRefusal } from '../refusal.ts';
import { plain, printJson } from '../render.ts';

interface Common {
  readonly tenant: string;
  readonly json?: boolean;
}

/** `touchstone sources`: works beside a running server, which sees each change at its next request. */
export function sourcesCommand(): Command {
  const sources = new Command('sources').description('Register evidence, so that requests refer to it.');
  const command = (name: string, description: string) =>
    sources
      .command(name)
      .description(description)
      .option('--tenant <tenant>', 'whose sources', DEFAULT_TENANT)
      .option('--json', 'print JSON');
  const origin = (description: string) =>
    new Option('--origin <origin>', description).choices(['system_of_record', 'document', 'user', 'agent']);
  command('add', 'Register files: PDF, DOCX, HTML, Markdown, plain text, CSV, JSON or EML.')
    .argument('<files...>', 'the files; - for standard input')
    .option('--id <id>', 'identifier to refer to it by; by default one made of its checksum')
    .option('--title <title>', 'a title for readers')
    .option('--uri <uri>', 'where it comes from; requests may refer to it by this')
    .addOption(origin('who wrote it'))
    .option('--observed-at <when>', 'when it was last seen to hold: a date or a UTC time', instant)
    .option('--metadata <json>', 'a JSON object to keep with it')
    .option('--replace', 'put it in the place of other content under this id, which is erased')
    .action(add);
  command('list', 'List registered sources, latest first.')
    .addOption(origin('of this origin only'))
    .option('--uri <uri>', 'of this URI only')
    .option('--erased', 'what was erased, with its checksum')
    .option('--limit <n>', 'at most so many', '50')
    .action(list);
  command('show', 'Show a source.')
    .argument('<source id>')
    .option('--text', 'print its text alone')
    .option('--page <n>', 'print this page alone')
    .action(show);
  command('rm', 'Erase sources. Their checksums and the records that name them stay.')
    .argument('<source ids...>')
    .action(remove);
  return sources;
}

/**
 * Runs on the database of the settings; prints what refuses the request.
 * @param as_json whether what refuses it is printed as JSON too
 * @param makes whether there need be no database yet
 */
function withSources(
  as_json: boolean | undefined,
  use: (house: Registering) => Promise<void>,
  makes = false,
): Promise<void> {
  return orRefusal(async () => {
    const set = settings();
    if (!makes) (await import('../data-folder.ts')).assertDatabase(set);
    const { openStorage } = await import('../../app/storage.ts');
    const { readerSettings } = await import('../../app/house.ts');
    const { createRegistrationReader } = await import('../../contract/index.ts');
    const { Shelf } = await import('../../evidence/index.ts');
    const { systemClock } = await import('../../service/clock.ts');
    const { createDocumentReader } = await import('../../service/extraction/reader.ts');
    const storage = await openStorage(set, 'tool');
    const documents = createDocumentReader(readerSettings(set));
    try {
      await use({
        storage,
        documents,
        shelf: new Shelf(storage.sources, 0),
        registrations: createRegistrationReader(set.limits),
        limits: set.limits,
        engine: { warm() {} },
        clock: systemClock,
      });
    } finally {
      await documents.close();
      await storage.close();
    }
  }, as_json);
}

interface AddOptions extends Common {
  readonly id?: string;
  readonly title?: string;
  readonly uri?: string;
  readonly origin?: string;
  readonly observedAt?: string;
  readonly metadata?: string;
  readonly replace?: boolean;
}

function instant(text: string): string {
  if (instantOf(text) !== undefined) return text;
  throw new InvalidArgumentError('Write it as 2026-03-11 or 2026-03-11T13:22:05Z.');
}

function add(paths: readonly string[], options: AddOptions): Promise<void> {
  const files = paths.map((path) => ({
    name: path === '-' ? null : basename(path),
    media_type: undefined,
    bytes: readInput(path),
  }));
  const fields = fieldsOf(options);
  return withSources(
    options.json,
    async (house) => {
      const { registerFiles } = await import('../../service/sources/register.ts');
      const { localOccasion } = await import('../local.ts');
      const principal = { tenant: options.tenant, key_id: 'local', scopes: [] };
      const { sources } = await registerFiles(
        house,
        principal,
        { fields, files, faults: [] },
        localOccasion(),
      );
      if (options.json) printJson(sources);
      else
        for (const source of sources) {
          process.stdout.write(`${line(source)}  ${source.outcome}\n`);
          for (const warning of source.warnings)
            process.stderr.write(`touchstone: ${source.source_id}: ${warning}\n`);
        }
    },
    true,
  );
}

function fieldsOf({ id, title, uri, origin, observedAt, metadata, replace }: AddOptions): JsonObject {
  return {
    ...(id !== undefined && { source_id: id }),
    ...(title !== undefined && { title }),
    ...(uri !== undefined && { uri }),
    ...(origin !== undefined && { origin }),
    ...(observedAt !== undefined && { observed_at: observedAt }),
    ...(metadata !== undefined && { metadata: objectOf(metadata) }),
    ...(replace && { replace }),
  };
}

function objectOf(text: string): JsonObject {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError('--metadata takes a JSON object, such as \'{"edition": 7}\'');
  }
}

interface ListOptions extends Common {
  readonly origin?: string;
  readonly uri?: string;
  readonly erased?: boolean;
  readonly limit: string;
}

function list({ tenant, json, origin, uri, erased, limit }: ListOptions): Promise<void> {
  const most = /^[1-9]\d{0,2}$|^1000$/.test(limit) ? Number(limit) : undefined;
  if (most === undefined) throw new UsageError('--limit takes a whole number from 1 to 1000');
  return withSources(json, async (house) => {
    const { listSources } = await import('../../service/sources/shown.ts');
    const query = { origin, uri, limit: most, ...(erased && { erased: 'true' }) };
    const page = await listSources(house, tenant, query);
    if (json) printJson(page.sources);
    else for (const source of page.sources) process.stdout.write(`${line(source)}\n`);
  });
}

interface ShowOptions extends Common {
  readonly text?: boolean;
  readonly page?: string;
}

function show(source_id: string, { tenant, json, text, page }: ShowOptions): Promise<void> {
  if (page !== undefined && !/^[1-9]\d{0,6}$/.test(page)) {
    throw new UsageError('--page takes the number of a page, from 1');
  }
  return withSources(json, async (house) => {
    const { readSource, readSourceText } = await import('../../service/sources/shown.ts');
    if (text || page !== undefined) {
      const range = page === undefined ? {} : { page: Number(page) };
      writeText((await readSourceText(house, tenant, source_id, range)).text);
      return;
    }
    const source = await readSource(house, tenant, source_id, json === true);
    if (json) printJson(source);
    else process.stdout.write(`${line(source)}\n${details(source)}`);
  });
}

/** As it stands, so that its checksum can be taken; on a terminal without what that would obey. */
function writeText(text: string): void {
  if (!process.stdout.isTTY) process.stdout.write(text);
  else process.stdout.write(`${text.split('\n').map(plain).join('\n').replace(/\n$/, '')}\n`);
}

function remove(source_ids: readonly string[], { tenant, json }: Common): Promise<void> {
  return withSources(json, async (house) => {
    const { eraseSource } = await import('../../service/sources/shown.ts');
    for (const source_id of source_ids) {
      const erased = await eraseSource(house, tenant, source_id).catch(absent);
      if (erased === undefined) {
        process.stderr.write(`touchstone: there is no source ${plain(source_id)}\n`);
        process.exitCode = EXIT.error;
      } else if (json) printJson(erased);
      else process.stdout.write(`${plain(source_id)} is erased; its checksum was ${erased.checksum}\n`);
    }
  });
}

/** What is not there keeps nobody from what is. */
function absent(error: unknown): undefined {
  if (!(error instanceof Refused && error.refusal.code === 'not_found')) throw error;
}

function line(source: RegisteredSource | ErasedSource): string {
  const { source_id, checksum } = source;
  if ('erased_at' in source) return `${plain(source_id)}  ${checksum}  erased ${source.erased_at}`;
  const pages = source.pages === null ? '' : `  ${source.pages} ${source.pages === 1 ? 'page' : 'pages'}`;
  return `${plain(source_id)}  ${checksum}  ${source.media_type}  ${source.bytes} bytes${pages}  ${source.created_at}`;
}

function details({ title, uri, origin, observed_at, file, warnings }: RegisteredSource): string {
  const rows = [
    ['title', title],
    ['uri', uri],
    ['origin', origin],
    ['observed at', observed_at],
    ['file', file?.name],
    ...warnings.map((warning) => ['warning', warning] as const),
  ] as const;
  return rows.map(([name, value]) => (value ? `  ${name}: ${plain(value)}\n` : '')).join('');
}
