// The process that reads files: it has no secrets, writes nothing, starts nothing, and reads no file but the
// program's own (reader.ts starts it so). One file at a time; it may end at any moment.
import { Worker } from 'node:worker_threads';
import { readJsonText } from '../../contract/json.ts';
import { toldAtOnce } from '../../contract/problems.ts';
import { DocumentFault } from '../../evidence/documents/index.ts';
import { type JsonReader, readDocument } from '../../evidence/documents/read.ts';
import { describeExtracted } from './describe.ts';
import type { Order, Report, Terms } from './messages.ts';

const terms = JSON.parse(process.argv[2]!) as Terms;
new Worker(new URL('./watchdog.ts', import.meta.url), { workerData: terms });

const readJson: JsonReader = (text) => {
  const read = readJsonText(text);
  return read.ok ? { value: read.value } : { fault: toldAtOnce(read.refusal) };
};

function report(message: Report): void {
  process.send!(message);
}

async function read({ bytes, hints, limits }: Order): Promise<Report> {
  try {
    return {
      kind: 'read',
      file: describeExtracted(await readDocument(bytes, hints, limits, readJson), limits),
    };
  } catch (error) {
    if (error instanceof DocumentFault) return { kind: 'fault', code: error.code, message: error.message };
    // What a library throws of itself is the file's doing, and may quote it.
    return {
      kind: 'fault',
      code: 'unreadable',
      message: 'it is damaged in a way that stops its reading. Save it anew.',
    };
  }
}

process.on('message', (order: Order) => {
  void read(order).then(report);
});
process.on('disconnect', () => process.exit());
report({ kind: 'ready' });
