// Installs the dependencies when they are missing or older than the lock file; says nothing otherwise.
// Runs before `npm start` and `npm test` on whatever Node npm itself runs on (20 or later).
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function modifiedAt(path) {
  return statSync(new URL(`../${path}`, import.meta.url), { throwIfNoEntry: false })?.mtimeMs;
}

// npm writes this file last, so that it dates the installation as a whole.
const installedAt = modifiedAt('node_modules/.package-lock.json');
const lockedAt = modifiedAt('package-lock.json');

if (installedAt === undefined || (lockedAt !== undefined && lockedAt > installedAt)) {
  process.stderr.write('Installing dependencies (npm install)…\n');
  // Not `npm ci`: it refuses a lock file without the binaries of platforms that a registry may not carry.
  // No dependency needs its install script; that of onnxruntime-node would download what is not used.
  const args = ['install', '--no-save', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'];
  const { status, error } = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (error || status !== 0) {
    process.stderr.write(`npm install failed${error ? `: ${error.message}` : ` with status ${status}`}\n`);
    process.exit(1);
  }
}
