/** How values lie in columns, packed on the way in and checked on the way out. */
import type { SQLOutputValue } from 'node:sqlite';
import { damaged } from './errors.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A lower-case UUID as its 16 bytes, any other id as it is. */
export function packId(id: string): Uint8Array | string {
  return UUID.test(id) ? Buffer.from(id.replaceAll('-', ''), 'hex') : id;
}

export function unpackId(value: SQLOutputValue | undefined, file: string): string {
  if (!(value instanceof Uint8Array)) return text(value, file, 'record_id');
  if (value.length !== 16) throw damaged(file, 'a record_id has a wrong length');
  const hex = Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return parts.join('-');
}

export function unpackTime(value: SQLOutputValue | undefined, file: string): string {
  const time = new Date(integer(value, file, 'evaluated_ms'));
  if (Number.isNaN(time.getTime())) throw damaged(file, 'evaluated_ms is out of range');
  return time.toISOString();
}

export function text(value: SQLOutputValue | undefined, file: string, column: string): string {
  if (typeof value !== 'string') throw damaged(file, `${column} is not text`);
  return value;
}

export function optionalText(value: SQLOutputValue | undefined, file: string, column: string): string | null {
  return value === null ? null : text(value, file, column);
}

export function integer(value: SQLOutputValue | undefined, file: string, column: string): number {
  if (!Number.isSafeInteger(value)) throw damaged(file, `${column} is not an integer`);
  return value as number;
}

export function optionalInteger(
  value: SQLOutputValue | undefined,
  file: string,
  column: string,
): number | null {
  return value === null ? null : integer(value, file, column);
}

/** Bytes of exactly this length. */
export function bytes(
  value: SQLOutputValue | undefined,
  file: string,
  column: string,
  length: number,
): Uint8Array {
  if (!(value instanceof Uint8Array) || value.length !== length) {
    throw damaged(file, `${column} is not ${length} bytes`);
  }
  return value;
}
