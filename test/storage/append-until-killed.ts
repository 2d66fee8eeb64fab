/** A server that appends batches to a folder's log and says each size once it is durable, until it is killed. */
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import { batchAt } from './samples.ts';

const { log } = await openSqlite({ folder: process.argv[2]!, role: 'server' });
let size = (await log.head())?.tree_size ?? 0;
for (let turn = 0; ; turn++) {
  const count = 1 + ((turn * 7) % 40);
  await log.append(batchAt(size, count));
  size += count;
  await new Promise((written) => process.stdout.write(`${size}\n`, written));
}
