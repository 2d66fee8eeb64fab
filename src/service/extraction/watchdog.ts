// Ends the process that it runs in once that takes more memory than it may, or the service that started it is gone:
// a reader unpacks a file outside the heap that V8 limits, and holds its own thread while it does.
import { workerData } from 'node:worker_threads';
import type { Terms } from './messages.ts';

const EVERY_MS = 20;
const { memory_bytes, parent_pid } = workerData as Terms;

setInterval(() => {
  const isOrphan = process.platform !== 'win32' && process.ppid !== parent_pid;
  if (isOrphan || process.memoryUsage.rss() > memory_bytes) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
