#!/usr/bin/env node
// Starts the command line under a Node that runs TypeScript sources, whatever Node it was called with.
import { fileURLToPath } from 'node:url';
import { become, findNode, missingNodeMessage, shareCompiled } from './node24.mjs';
import { load, usePacked } from './packed.mjs';

const node = findNode();
if (node === undefined) {
  process.stderr.write(missingNodeMessage());
  process.exit(1);
} else if (node === process.execPath) {
  shareCompiled();
  usePacked();
  const { main } = await load(new URL('../src/cli/main.ts', import.meta.url).href);
  await main(process.argv);
} else {
  become(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
}
