import { TlogError } from './errors.ts';

/** Log entries as tlog-tiles serves them: each behind its length as a big-endian uint16. */
export function formatEntryBundle(entries: readonly Uint8Array[]): Uint8Array {
  const bundle = new Uint8Array(entries.reduce((length, entry) => length + 2 + entry.length, 0));
  let offset = 0;
  for (const entry of entries) {
    if (entry.length > 0xffff) throw new TlogError('out_of_range', 'an entry has at most 65,535 bytes');
    bundle[offset] = entry.length >> 8;
    bundle[offset + 1] = entry.length & 0xff;
    bundle.set(entry, offset + 2);
    offset += 2 + entry.length;
  }
  return bundle;
}

/** Inverse of {@link formatEntryBundle}; throws `malformed` for bytes that end within an entry. */
export function parseEntryBundle(bundle: Uint8Array): Uint8Array[] {
  const entries: Uint8Array[] = [];
  let offset = 0;
  while (offset < bundle.length) {
    const length = (bundle[offset]! << 8) | (bundle[offset + 1] ?? 0);
    const end = offset + 2 + length;
    if (end > bundle.length) throw new TlogError('malformed', 'the bundle ends within an entry');
    entries.push(bundle.slice(offset + 2, end));
    offset = end;
  }
  return entries;
}
