import { flushCompileCache } from 'node:module';
import { Command } from 'commander';
import { settings, startedByNpm } from '../environment.ts';

/** `touchstone serve` */
export function serveCommand(): Command {
  return new Command('serve')
    .description('Run the service until SIGTERM or SIGINT. Settings come from the environment.')
    .action(async () => {
      // At the very first start the writing thread would load the compiler of TypeScript for itself: a moment of
      // time and 20 MB. What is compiled here and kept, it finds.
      await import('../../storage/sqlite/writer-thread.ts');
      flushCompileCache();
      const set = settings();
      if (set.database_url === null) {
        const { startWriter } = await import('../../storage/sqlite/committers.ts');
        startWriter();
      }
      const { serve } = await import('../../app/serve.ts');
      await serve(set, startedByNpm());
    });
}
