import { Command } from 'commander';
import type { Deliberation } from '../../service/authorize.ts';
import { settings } from '../environment.ts';
import { exitOf } from '../exit.ts';
import { readInput } from '../input.ts';
import { orRefusal } from '../refusal.ts';
import { markFor, renderCheck } from '../render.ts';

interface Options {
  readonly json?: boolean;
  readonly dryRun?: boolean;
}

/** `touchstone authorize`: records the decision in the log of the data folder. */
export function authorizeCommand(): Command {
  return new Command('authorize')
    .description(
      'Decide a request (the body of POST /v2/authorize) without a server, and record the decision.',
    )
    .argument('[file]', 'a JSON file; - for standard input', '-')
    .option('--json', 'print the response as the server would give it')
    .option('--dry-run', 'record nothing: shows what would be decided, and permits nothing')
    .action((file: string, options: Options) =>
      orRefusal(() => (options.dryRun ? rehearse(file, options) : decide(file, options))),
    );
}

async function decide(file: string, { json }: Options): Promise<void> {
  const body = readInput(file);
  const { openHouse } = await import('../../app/house.ts');
  const { authorize } = await import('../../service/authorize.ts');
  const { LOCAL, localOccasion } = await import('../local.ts');
  const house = await openHouse(settings());
  try {
    const { response, deliberation, record_id } = await authorize(house, house, LOCAL, body, localOccasion());
    process.exitCode = exitOf(deliberation.ruling.decision);
    if (json) process.stdout.write(`${JSON.stringify(response, null, 2)}\n`);
    else process.stdout.write(`${render(deliberation)}\nrecord ${record_id}\n`);
  } finally {
    await house.close();
  }
}

async function rehearse(file: string, { json }: Options): Promise<void> {
  const body = readInput(file);
  const { deliberate } = await import('../../service/authorize.ts');
  const { LOCAL, localJudging, localOccasion } = await import('../local.ts');
  const house = localJudging(settings());
  const deliberation = await deliberate(house, LOCAL.tenant, body, localOccasion());
  await Promise.all([house.engine.close(), house.semantic.close()]);
  const { ruling, checks } = deliberation;
  process.exitCode = exitOf(ruling.decision);
  if (json) process.stdout.write(`${JSON.stringify({ dry_run: true, ...ruling, checks }, null, 2)}\n`);
  else process.stdout.write(`${render(deliberation)}\ndry run: nothing was recorded\n`);
}

function render({ checks, ruling }: Deliberation): string {
  const mark = markFor(process.stdout);
  const would = ruling.would_be === undefined ? '' : `  (strict would say ${ruling.would_be})`;
  return `${checks.map((check) => renderCheck(check, mark)).join('\n')}\n\n${ruling.decision}: ${ruling.reasons.join(', ')}${would}`;
}
