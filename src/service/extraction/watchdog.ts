// Ends the process that it runs in once that takes more memory than it may: a reader unpacks a file outside
// the heap that V8 limits, and holds its own thread while it does.
import { workerData } from 'node:worker_threads';

const EVERY_MS = 20;
const { memory_bytes } = workerData as { readonly memory_bytes: number };

setInterval(() => {
  if (process.memoryUsage.rss() > memory_bytes) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
