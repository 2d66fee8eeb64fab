import { randomFillSync } from 'node:crypto';

// Random bytes are drawn for many identifiers at once: one system call each would cost ten times the rest.
const pool = Buffer.alloc(4096);
let used = pool.length;

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function take(count: number): number {
  if (used + count > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const at = used;
  used += count;
  return at;
}

/**
 * A UUID version 7 (RFC 9562, section 5.7): 48 bits of time, then 74 random bits, so that identifiers
 * sort by when they were made.
 * @param now_ms Unix time in milliseconds
 */
export function uuid7(now_ms: number): string {
  const at = take(10);
  const time = Math.floor(now_ms).toString(16).padStart(12, '0');
  const byte = (offset: number) => HEX[pool[at + offset]!]!;
  const version = HEX[0x70 | (pool[at]! & 0x0f)]!;
  const variant = HEX[0x80 | (pool[at + 2]! & 0x3f)]!;
  return (
    `${time.slice(0, 8)}-${time.slice(8)}-${version}${byte(1)}-${variant}${byte(3)}-` +
    byte(4) +
    byte(5) +
    byte(6) +
    byte(7) +
    byte(8) +
    byte(9)
  );
}
