import { StorageError, type StorageErrorCode } from '../ports.ts';

/** SQLite primary result codes (https://sqlite.org/rescode.html). */
const BUSY = 5;
const LOCKED = 6;
const READONLY = 8;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const NOTADB = 26;

/** SQLite extended result codes. */
const IOERR_WRITE = 778;
const IOERR_FSYNC = 1034;
const IOERR_DIR_FSYNC = 1290;
const IOERR_DATA = 8202;
const IOERR_CORRUPTFS = 8458;
const CONSTRAINT_PRIMARYKEY = 1555;
const CONSTRAINT_UNIQUE = 2067;

/** What failed and what the operator can do about it. */
interface Diagnosis {
  readonly code: StorageErrorCode;
  readonly remedy: string;
}

const FULL_DISK: Diagnosis = {
  code: 'full',
  remedy: 'the disk is full: free space on it or move the data folder',
};
const READ_ONLY: Diagnosis = {
  code: 'read_only',
  remedy:
    'it cannot be written: check the owner and mode of the file and its folder, and how the disk is mounted',
};
const DAMAGED: Diagnosis = {
  code: 'corrupt',
  remedy: 'it is not a sound database: stop the service, keep a copy for inquiry, and restore a backup',
};
const BUSY_FILE: Diagnosis = {
  code: 'locked',
  remedy: 'another process holds it: wait for that process or stop it',
};
const UNIQUE: Diagnosis = { code: 'conflict', remedy: 'it holds another row of this key' };
const UNOPENED: Diagnosis = {
  code: 'unavailable',
  remedy:
    'it cannot be opened: check that the path exists, is a file, and that the process may open more files',
};
const FAILED: Diagnosis = {
  code: 'failed',
  remedy: 'the operation failed: check the disk and the system log',
};

/** SQLite tells of a quota, or of a limit of the size of files, as of an error while it writes. */
const UNWRITTEN: Diagnosis = {
  code: 'full',
  remedy:
    'nothing more could be written: check the disk and the system log, its quotas, and the limit of the size of files (LimitFSIZE)',
};

const BY_EXTENDED_CODE = new Map<number, Diagnosis>([
  [CONSTRAINT_PRIMARYKEY, UNIQUE],
  [CONSTRAINT_UNIQUE, UNIQUE],
  [IOERR_WRITE, UNWRITTEN],
  [IOERR_DATA, DAMAGED],
  [IOERR_CORRUPTFS, DAMAGED],
]);

const BY_PRIMARY_CODE = new Map<number, Diagnosis>([
  [BUSY, BUSY_FILE],
  [LOCKED, BUSY_FILE],
  [READONLY, READ_ONLY],
  [CORRUPT, DAMAGED],
  [NOTADB, DAMAGED],
  [FULL, FULL_DISK],
  [CANTOPEN, UNOPENED],
]);

const BY_ERRNO = new Map<string, Diagnosis>([
  ['ENOSPC', FULL_DISK],
  ['EDQUOT', FULL_DISK],
  ['EROFS', READ_ONLY],
  ['EACCES', READ_ONLY],
  ['EPERM', READ_ONLY],
  ['ENOENT', UNOPENED],
  ['ENOTDIR', UNOPENED],
  ['EEXIST', UNOPENED],
  // node:sqlite read an integer that no JavaScript number holds; this program writes none.
  ['ERR_OUT_OF_RANGE', DAMAGED],
]);

/**
 * Names a failure of SQLite or of the file system in the operator's words. A StorageError passes as it is;
 * anything else without a known code has `failed`.
 */
export function toStorageError(cause: unknown, file: string): StorageError {
  if (cause instanceof StorageError) return cause;
  const { remedy, code } = diagnose(cause);
  const said = cause instanceof Error ? cause.message : String(cause);
  return new StorageError(code, `Database ${file}: ${remedy} (${said}).`, { cause });
}

/** Whether a path has a file where a folder must be. */
export function isNoFolder(cause: unknown): boolean {
  return ['ENOTDIR', 'EEXIST'].includes(String(property(cause, 'code')));
}

/** The data folder is a file, or lies in one. */
export function noFolder(folder: string, cause: unknown): StorageError {
  const remedy =
    'it, or what it lies in, is a file: set TOUCHSTONE_DATA to a folder, or to where one can be made';
  return new StorageError('unavailable', `The data folder ${folder} is no folder; ${remedy}.`, { cause });
}

/** What is wrong with the data folder, rather than with a database in it. */
export function folderFault(folder: string, cause: unknown): StorageError {
  const { code, remedy } = diagnose(cause);
  const said = cause instanceof Error ? cause.message : String(cause);
  const told =
    {
      read_only:
        'is read-only: check the owner and mode of it, or of what it is to lie in, and how the disk is mounted',
      unavailable: 'cannot be made or opened: set TOUCHSTONE_DATA to a folder, or to where one can be made',
    }[code as string] ?? `cannot be used: ${remedy}`;
  return new StorageError(code, `The data folder ${folder} ${told} (${said}).`, { cause });
}

/** Lock and write-ahead log lie beside a name: under two names of one file neither would know of the other. */
export function severalNames(file: string, names: number): StorageError {
  const remedy = 'remove the other names (find -samefile), or copy the file and open the copy';
  return new StorageError(
    'unavailable',
    `Database ${file} has ${names} names (hard links), and whoever opens it by another one damages it: ${remedy}.`,
  );
}

/** A row, or a set of rows, that cannot have been written by this program. */
export function damaged(file: string, what: string): StorageError {
  return new StorageError('corrupt', `Database ${file}: ${DAMAGED.remedy} (${what}).`);
}

/**
 * Whether the system failed to flush. What it had not written may be lost without a later flush failing
 * (https://www.usenix.org/conference/atc20/presentation/rebello), so nothing may be promised after this.
 */
export function isFailedFlush(cause: unknown): boolean {
  const code = sqliteCode(cause);
  return code === IOERR_FSYNC || code === IOERR_DIR_FSYNC;
}

function diagnose(cause: unknown): Diagnosis {
  const code = sqliteCode(cause);
  if (code !== undefined) return BY_EXTENDED_CODE.get(code) ?? BY_PRIMARY_CODE.get(code & 0xff) ?? FAILED;
  const errno = property(cause, 'code');
  return (typeof errno === 'string' ? BY_ERRNO.get(errno) : undefined) ?? FAILED;
}

function sqliteCode(cause: unknown): number | undefined {
  const code = property(cause, 'errcode');
  return typeof code === 'number' ? code : undefined;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
