#!/usr/bin/env node
// Starts the command line under a Node that runs TypeScript sources, whatever Node it was called with.
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { become, findNode, missingNodeMessage } from './node24.mjs';

const node = findNode();
if (node === undefined) {
  process.stderr.write(missingNodeMessage());
  process.exit(1);
} else if (node === process.execPath) {
  // Where the cache is empty, Node's compiler of TypeScript runs, in WebAssembly and once for each file: to optimise
  // it takes longer than it saves, and memory that is never given back. The cache is one of these flags' own.
  setFlagsFromString('--wasm-tiering-budget=2000000000');
  module.enableCompileCache?.();
  const { main } = await import('../src/cli/main.ts');
  await main(process.argv);
} else {
  become(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
}
