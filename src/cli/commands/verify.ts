import { Command } from 'commander';
import { settings } from '../environment.ts';
import { exitOf } from '../exit.ts';
import { readInput } from '../input.ts';
import { orRefusal } from '../refusal.ts';
import { markFor, renderCheck } from '../render.ts';

/** `touchstone verify`: no server, no record. */
export function verifyCommand(): Command {
  return new Command('verify')
    .description('Verify the claims of a request (the body of POST /v2/verify) without a server.')
    .argument('[file]', 'a JSON file; - for standard input', '-')
    .option('--json', 'print the response as the server would give it')
    .action((file: string, { json }: { json?: boolean }) => orRefusal(() => run(file, json === true)));
}

async function run(file: string, json: boolean): Promise<void> {
  const body = readInput(file);
  const { LOCAL, localJudging, localOccasion } = await import('../local.ts');
  const { verify } = await import('../../service/verify.ts');
  const house = localJudging(settings());
  const { response, verdict, checks } = await verify(house, undefined, LOCAL, body, localOccasion());
  await Promise.all([house.engine.close(), house.semantic.close()]);
  process.exitCode = exitOf(verdict);
  if (json) {
    process.stdout.write(`${JSON.stringify(response, null, 2)}\n`);
    return;
  }
  const mark = markFor(process.stdout);
  process.stdout.write(`${checks.map((check) => renderCheck(check, mark)).join('\n')}\n`);
  process.stdout.write(`\n${verdict}, coverage ${response.coverage_score}\n`);
}
