import { Command } from 'commander';
import type { Check } from '../../domain/check.ts';
import type { Judging } from '../../service/house.ts';
import { settings } from '../environment.ts';
import { exitOf, UsageError } from '../exit.ts';
import { tellIgnored } from '../ignored.ts';
import { readInput } from '../input.ts';
import { orRefusal } from '../refusal.ts';
import { markFor, renderCheck } from '../render.ts';

/** `touchstone verify`: no server, no record. */
export function verifyCommand(): Command {
  return new Command('verify')
    .description('Verify the claims of a request (the body of POST /v2/verify) without a server.')
    .argument('[file]', 'a JSON file; - for standard input', '-')
    .option('--json', 'print the response as the server would give it')
    .option('--explain', 'show which words of the evidence account for which of each claim')
    .option('--html', 'with --explain: as one HTML page')
    .action((file: string, options: Options) => orRefusal(() => run(file, options), options.json));
}

interface Options {
  readonly json?: boolean;
  readonly explain?: boolean;
  readonly html?: boolean;
}

async function run(file: string, { json, explain, html }: Options): Promise<void> {
  if (html === true && explain !== true) throw new UsageError('--html needs --explain');
  if (json === true && explain === true) throw new UsageError('--json and --explain exclude each other');
  const body = readInput(file);
  const { LOCAL, localJudging, localOccasion } = await import('../local.ts');
  const { verify } = await import('../../service/verify.ts');
  const house = localJudging(settings());
  try {
    const { response, verdict, checks } = await verify(house, undefined, LOCAL, body, localOccasion());
    process.exitCode = exitOf(verdict);
    tellIgnored(house, 'verify', body);
    if (json === true) process.stdout.write(`${JSON.stringify(response, null, 2)}\n`);
    else if (explain === true)
      process.stdout.write(await explanation(house, LOCAL.tenant, body, checks, html === true));
    else {
      const mark = markFor(process.stdout);
      process.stdout.write(`${checks.map((check) => renderCheck(check, mark)).join('\n')}\n`);
      process.stdout.write(`\n${verdict}, coverage ${response.coverage_score}\n`);
    }
  } finally {
    await house.close();
  }
}

/** The engine's reasons beside the checks as they were answered: semantic verification may have had the last word. */
async function explanation(
  house: Judging,
  tenant: string,
  body: Uint8Array,
  checks: readonly Check[],
  html: boolean,
): Promise<string> {
  const { localOccasion } = await import('../local.ts');
  const { explain } = await import('../../service/explain.ts');
  const reasons = await explain(house, tenant, body, localOccasion());
  const explanations = reasons.map((one, at) => ({ ...one, check: checks[at] ?? one.check }));
  if (html) return (await import('../explain-page.ts')).renderPage(explanations);
  const { renderExplanation } = await import('../explain-text.ts');
  const mark = markFor(process.stdout);
  return `${explanations.map((one) => renderExplanation(one, mark)).join('\n\n')}\n`;
}
