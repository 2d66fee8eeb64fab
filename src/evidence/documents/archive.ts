import { fromBufferPromise, type ZipFile } from 'yauzl';
import { DocumentFault } from './fault.ts';
import { encrypted } from './kind.ts';

const MIB = 1024 * 1024;
/** Parts that an archive may hold, and bytes that all of them may take unpacked. */
const MOST_ENTRIES = 10_000;
const MOST_BYTES = 128 * MIB;
/** How many times its packed size an archive may unpack to, past a size that is harmless at any ratio. */
const MOST_EXPANSION = 200;
const HARMLESS_BYTES = 8 * MIB;

/** The parts of a ZIP archive that were asked for, unpacked. */
export interface Archive {
  /** Every name in the archive. */
  readonly names: ReadonlySet<string>;
  readonly parts: ReadonlyMap<string, Uint8Array>;
}

/**
 * Reads parts of a ZIP archive. Its directory is looked through first: too many entries, too great a size
 * unpacked, a name that leads out of the archive, one name twice or an encrypted part end the reading before
 * a byte is unpacked; and no part gives more than the directory says.
 * @throws DocumentFault
 */
export async function readArchive(bytes: Uint8Array, wanted: ReadonlySet<string>): Promise<Archive> {
  try {
    return await read(bytes, wanted);
  } catch (cause) {
    if (cause instanceof DocumentFault) throw cause;
    const message = 'its ZIP archive is damaged or cut short. Send the whole file.';
    throw new DocumentFault('unreadable', message, { cause });
  }
}

async function read(bytes: Uint8Array, wanted: ReadonlySet<string>): Promise<Archive> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip = await fromBufferPromise(buffer, { validateEntrySizes: true, strictFileNames: true });
  if (zip.entryCount > MOST_ENTRIES) throw tooMany();
  const entries = await directoryOf(zip, bytes.length);
  const parts = new Map<string, Uint8Array>();
  for (const [name, entry] of entries) {
    if (!wanted.has(name)) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    parts.set(name, Buffer.concat(chunks));
  }
  return { names: new Set(entries.keys()), parts };
}

type Entry = Parameters<ZipFile['openReadStreamPromise']>[0];

async function directoryOf(zip: ZipFile, packed: number): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of entriesOf(zip)) {
    if ((entry.generalPurposeBitFlag & 1) !== 0) throw encrypted();
    if (entries.has(entry.fileName)) {
      throw new DocumentFault('unreadable', 'its ZIP archive holds one name twice. Save it anew.');
    }
    entries.set(entry.fileName, entry);
    if (entries.size > MOST_ENTRIES) throw tooMany();
    unpacked += entry.uncompressedSize;
    if (unpacked > MOST_BYTES || (unpacked > HARMLESS_BYTES && unpacked > packed * MOST_EXPANSION)) {
      const message =
        `its ZIP archive unpacks to more than ${MOST_EXPANSION} times its size, or than ${MOST_BYTES / MIB} MiB: ` +
        'a fixed limit, which no setting moves. Split it, or send its text.';
      throw new DocumentFault('too_large', message);
    }
  }
  return entries;
}

/** Entries in order; a name that is absolute or climbs out of the archive is named as such. */
async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (cause) {
    if (!/(?:absolute|relative) path|invalid characters/.test((cause as Error).message)) throw cause;
    const message = 'its ZIP archive holds a name that leads out of it. Save it anew.';
    throw new DocumentFault('unreadable', message, { cause });
  }
}

function tooMany(): DocumentFault {
  return new DocumentFault(
    'too_large',
    `its ZIP archive holds more than ${MOST_ENTRIES} entries: a fixed limit, which no setting moves. Split it, or send its text.`,
  );
}
