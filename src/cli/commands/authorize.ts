import { Command } from 'commander';
import type { Check } from '../../domain/check.ts';
import type { Authorization, Deliberation } from '../../service/authorize.ts';
import type { Judging } from '../../service/house.ts';
import { settings } from '../environment.ts';
import { exitOf, UsageError } from '../exit.ts';
import { tellIgnored } from '../ignored.ts';
import { readInput } from '../input.ts';
import { orRefusal } from '../refusal.ts';
import { markFor, plain, renderCheck } from '../render.ts';

interface Options {
  readonly json?: boolean;
  readonly dryRun?: boolean;
  readonly answer?: string;
}

/** `touchstone authorize`: records the decision in the log of the data folder. */
export function authorizeCommand(): Command {
  return new Command('authorize')
    .description(
      'Decide a request (the body of POST /v2/authorize) without a server, and record the decision.',
    )
    .argument('[file]', 'a JSON file; - for standard input (the default, but with --answer)')
    .option('--answer <file>', 'a text whose claims are judged; - for standard input, judged as it arrives')
    .option(
      '--json',
      'print the response as the server would give it, compact or verbose as the request asks',
    )
    .option(
      '--dry-run',
      'record nothing: shows what would be decided, and permits nothing; the JSON says dry_run and has no audit',
    )
    .action((file: string | undefined, options: Options) =>
      orRefusal(() => (options.dryRun ? rehearse(file, options) : decide(file, options)), options.json),
    );
}

async function decide(file: string | undefined, options: Options): Promise<void> {
  const { openHouse } = await import('../../app/house.ts');
  const { authorize } = await import('../../service/authorize.ts');
  const { LOCAL, localOccasion, tellFault, tellSemantic } = await import('../local.ts');
  const early = options.answer === undefined ? readInput(file ?? '-') : undefined;
  const warning = (message: string) => process.stderr.write(`touchstone: ${plain(message)}\n`);
  const house = await openHouse(settings(), { semantic: tellSemantic, fault: tellFault, warning });
  try {
    const printer = new Printer(options);
    const body = early ?? (await answerBody(house, file, options.answer!, printer));
    const done: Authorization = await authorize(house, house, LOCAL, body, localOccasion());
    process.exitCode = exitOf(done.deliberation.ruling.decision);
    tellIgnored(house, 'authorize', body);
    if (options.json) printer.json(done.response);
    else printer.outcome(done.deliberation, `record ${done.record_id}`);
  } finally {
    await house.close();
  }
}

async function rehearse(file: string | undefined, options: Options): Promise<void> {
  const { deliberate, responseTo } = await import('../../service/authorize.ts');
  const { LOCAL, localJudging, localOccasion } = await import('../local.ts');
  const early = options.answer === undefined ? readInput(file ?? '-') : undefined;
  const house = localJudging(settings());
  try {
    const printer = new Printer(options);
    const body = early ?? (await answerBody(house, file, options.answer!, printer));
    const occasion = localOccasion();
    const deliberation = await deliberate(house, LOCAL.tenant, body, occasion);
    process.exitCode = exitOf(deliberation.ruling.decision);
    tellIgnored(house, 'authorize', body);
    if (options.json) printer.json({ dry_run: true, ...(await responseTo(deliberation, occasion)) });
    else printer.outcome(deliberation, 'dry run: nothing was recorded');
  } finally {
    await house.close();
  }
}

/** The body of a request with its answer. From standard input it is judged and told while it arrives. */
async function answerBody(
  house: Judging,
  file: string | undefined,
  answer: string,
  printer: Printer,
): Promise<Buffer> {
  const { answerIn, bodyWith, readArriving, requestFor } = await import('../answer.ts');
  if (answer === '-' && file === '-')
    throw new UsageError('Standard input is the answer or the request. Name a file for one of the two.');
  const request = requestFor(file);
  const text =
    answer === '-'
      ? await readArriving(house, request, process.stdin, (check) => printer.check(check))
      : answerIn(readInput(answer));
  return bodyWith(request, text);
}

/** Prints each check once: as it is made, or at the end where it was not, or has changed since. */
class Printer {
  readonly #printed = new Set<string>();
  readonly #mark = markFor(process.stdout);
  readonly #quiet: boolean;

  constructor({ json }: Options) {
    this.#quiet = json ?? false;
  }

  check(check: Check): void {
    const lines = renderCheck(check, this.#mark);
    if (this.#quiet || this.#printed.has(lines)) return;
    this.#printed.add(lines);
    process.stdout.write(`${lines}\n`);
  }

  outcome({ checks, ruling }: Deliberation, last: string): void {
    for (const check of checks) this.check(check);
    const would = ruling.would_be === undefined ? '' : `  (strict would say ${ruling.would_be})`;
    process.stdout.write(`\n${ruling.decision}: ${ruling.reasons.join(', ')}${would}\n${last}\n`);
  }

  json(value: unknown): void {
    process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
  }
}
