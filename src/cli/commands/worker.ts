import { Command } from 'commander';
import { settings, startedByNpm } from '../environment.ts';

/** `touchstone worker` */
export function workerCommand(): Command {
  return new Command('worker')
    .description('Work on jobs until SIGTERM or SIGINT, serving no requests: one of many on PostgreSQL.')
    .action(async () => {
      const { work } = await import('../../app/work.ts');
      await work(settings(), startedByNpm());
    });
}
