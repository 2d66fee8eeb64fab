import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Lowers the priority of the calling thread where the system has one for threads: on Linux.
 * @param niceness 1 to 19, the greater the lower; at 19 a thread gets little more than what nobody else wants
 */
export function standBack(niceness: number): void {
  if (process.platform !== 'linux') return;
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (thread > 0) setPriority(thread, niceness);
  } catch {
    // Without /proc, or where it is forbidden, the thread works at the priority of all others.
  }
}
