import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { EXIT } from '../exit.ts';

const KINDS: Readonly<Record<string, string>> = {
  http: 'requests a second beside a bare server, large texts, memory, start',
  sources: 'claims against a registered document, warm and after a restart, beside many others',
  log: 'appends, start and proofs of a log of a million records',
  semantic: 'retrieval, speed and memory of semantic verification, and what it leaves to other requests',
  jobs: 'batches beside the bare engine, and small requests meanwhile',
  sse: 'a thousand streams of events: order, completeness, memory',
  engine: 'claims a second on one core, and where the time goes',
  truth: 'how often verdicts are right, over labelled claims',
};

/** `touchstone bench`: the measurements of a source checkout. */
export function benchCommand(): Command {
  const kinds = Object.entries(KINDS).map(([name, what]) => `${name}: ${what}`);
  return new Command('bench')
    .description('Measure this machine and this version.')
    .argument('[kind]', kinds.join('; '), 'http')
    .argument('[arguments...]', 'passed on to the measurement')
    .action(async (kind: string, rest: readonly string[]) => {
      const file = fileURLToPath(new URL(`../../../bench/${kind}.ts`, import.meta.url));
      if (!Object.hasOwn(KINDS, kind) || !existsSync(file)) {
        const known = Object.keys(KINDS).join(', ');
        process.stderr.write(
          `touchstone: there is no measurement "${kind}" here; a source checkout has ${known}\n`,
        );
        process.exitCode = EXIT.usage;
        return;
      }
      const child = spawn(process.execPath, [file, ...rest], { stdio: 'inherit' });
      const status = await new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
      process.exitCode = status;
    });
}
