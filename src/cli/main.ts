import { Command, CommanderError } from 'commander';
import { explain } from '../app/startup-error.ts';
import { version } from '../app/version.ts';
import { auditCommand } from './commands/audit.ts';
import { authorizeCommand } from './commands/authorize.ts';
import { batchCommand } from './commands/batch.ts';
import { benchCommand } from './commands/bench.ts';
import { configCommand } from './commands/config.ts';
import { keysCommand } from './commands/keys.ts';
import { modelsCommand } from './commands/models.ts';
import { serveCommand } from './commands/serve.ts';
import { sourcesCommand } from './commands/sources.ts';
import { verifyCommand } from './commands/verify.ts';
import { webhooksCommand } from './commands/webhooks.ts';
import { workerCommand } from './commands/worker.ts';
import { EXIT, Failure, UsageError } from './exit.ts';

const EPILOGUE = `
Exit status: 0 allow or supported, 1 error, 2 usage, 3 deny or unsupported, 4 needs_review or ambiguous.
Settings are environment variables or lines of a .env file; \`touchstone config\` lists them.`;

function program(): Command {
  const root = new Command('touchstone')
    .description('Says what the evidence supports, decides what may go ahead, and proves both afterwards.')
    .version(version())
    .addHelpText('after', EPILOGUE);
  const commands = [
    serveCommand(),
    workerCommand(),
    verifyCommand(),
    authorizeCommand(),
    batchCommand(),
    keysCommand(),
    sourcesCommand(),
    auditCommand(),
    webhooksCommand(),
    modelsCommand(),
    configCommand(),
    benchCommand(),
  ];
  for (const command of commands) root.addCommand(command);
  for (const command of withDescendants(root))
    command.exitOverride().showHelpAfterError('(--help tells how)');
  return root;
}

function withDescendants(command: Command): Command[] {
  return [command, ...command.commands.flatMap(withDescendants)];
}

/** `help` of a command that is none would print the help of all, and not say why. */
function assertCommand(root: Command, [, , first, name]: readonly string[]): void {
  if (first !== 'help' || name === undefined || name.startsWith('-') || name === 'help') return;
  if (root.commands.some((command) => command.name() === name)) return;
  throw new UsageError(`there is no command ${name}; touchstone --help lists them`);
}

/**
 * A reader that has seen enough (`| head`) closes the pipe: that ends the output, and is no fault. But where the
 * exit status is a verdict, it is that verdict all the same, and none before there is one.
 */
function unread(command: string | undefined): void {
  if (command === 'verify' || command === 'authorize') return;
  process.exit(process.exitCode ?? (command === 'batch' ? EXIT.error : EXIT.ok));
}

/** Runs the command line. A command sets `process.exitCode`; what it throws becomes words and a status. */
export async function main(argv: readonly string[]): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') {
      unread(argv[2]);
      return;
    }
    process.stderr.write(`touchstone: standard output cannot be written: ${error.message}\n`);
    process.exit(EXIT.error);
  });
  try {
    const root = program();
    assertCommand(root, argv);
    await root.parseAsync(argv);
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    } else if (error instanceof UsageError) {
      process.stderr.write(`touchstone: ${error.message}\n`);
      process.exitCode = EXIT.usage;
    } else {
      const told = error instanceof Failure ? error.message : explain(error);
      process.stderr.write(`touchstone: ${told}\n`);
      process.exitCode = EXIT.error;
    }
  }
}
