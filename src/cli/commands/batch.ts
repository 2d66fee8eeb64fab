import { Command, InvalidArgumentError, Option } from 'commander';
import type { Tally } from '../batch/run.ts';
import { environment, settings } from '../environment.ts';
import { EXIT, UsageError } from '../exit.ts';

interface Options {
  readonly url: string;
  readonly key?: string;
  readonly output: string;
  readonly minCoverage?: number;
  readonly citations?: 'required' | 'optional';
  readonly verbose?: boolean;
  readonly afresh?: boolean;
}

function fraction(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1)) throw new InvalidArgumentError('It must be 0 to 1.');
  return value;
}

/** `touchstone batch`: entries of a file, verified by a server in the background. */
export function batchCommand(): Command {
  return new Command('batch')
    .description(
      'Have a server verify many claim sets: one JSON object with claims and sources a line. ' +
        'After an interruption the same command goes on with the jobs that there are.',
    )
    .argument('<file>', 'a file of JSON lines; - for standard input')
    .option('--url <address>', 'the server', 'http://127.0.0.1:8080')
    .option('--key <key>', 'an API key with the scope jobs (default: TOUCHSTONE_API_KEY)')
    .option('-o, --output <file>', 'where the results go, a JSON line each; - for standard output', '-')
    .option('--min-coverage <fraction>', 'requirements.min_coverage of every entry without its own', fraction)
    .addOption(
      new Option('--citations <which>', 'requirements.citations of every entry without its own').choices([
        'required',
        'optional',
      ]),
    )
    .option('--verbose', 'results with citations, evidence and gaps')
    .option('--afresh', 'submit the file as if it had never been submitted')
    .action(run);
}

async function run(file: string, options: Options): Promise<void> {
  const { url, output, minCoverage, citations, verbose = false, afresh = false } = options;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new UsageError(`--url is "${url}", but must be an http or https address.`);
  }
  const { runBatch } = await import('../batch/run.ts');
  const { progressOn } = await import('../batch/progress.ts');
  const requirements = {
    ...(minCoverage !== undefined && { min_coverage: minCoverage }),
    ...(citations !== undefined && { citations }),
  };
  const shared = {
    ...(Object.keys(requirements).length > 0 && { requirements }),
    ...(verbose && { response: { mode: 'verbose' } }),
  };
  const progress = progressOn(process.stderr, () => performance.now());
  const key = options.key ?? environment().TOUCHSTONE_API_KEY;
  const { limits } = settings();
  try {
    const tally = await runBatch({ file, url, key, output, shared, afresh, limits }, progress);
    const { supported, unsupported, ambiguous, failed } = tally;
    progress.end();
    process.stderr.write(
      `${supported} supported, ${unsupported} unsupported, ${ambiguous} ambiguous, ${failed} failed\n`,
    );
    process.exitCode = exitOfTally(tally);
  } finally {
    progress.end();
  }
}

/** An entry without a result is an error; else the worst verdict counts. */
function exitOfTally({ failed, unsupported, ambiguous }: Tally): number {
  if (failed > 0) return EXIT.error;
  if (unsupported > 0) return EXIT.denied;
  return ambiguous > 0 ? EXIT.review : EXIT.ok;
}
