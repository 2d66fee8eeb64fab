import { Command } from 'commander';
import { settings, startedByNpm } from '../environment.ts';

/** `touchstone serve` */
export function serveCommand(): Command {
  return new Command('serve')
    .description('Run the service until SIGTERM or SIGINT. Settings come from the environment.')
    .action(async () => {
      const set = settings();
      const { serve } = await import('../../app/serve.ts');
      await serve(set, startedByNpm());
    });
}
