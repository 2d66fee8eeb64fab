import { Command } from 'commander';
import { describeSettings } from '../../app/settings.ts';
import { environment } from '../environment.ts';

/** `touchstone config` */
export function configCommand(): Command {
  return new Command('config')
    .description('List every setting with its value, default and meaning; secrets are masked.')
    .option('--json', 'print JSON')
    .action(({ json }: { json?: boolean }) => {
      const lines = describeSettings(environment());
      process.stdout.write(
        json ? `${JSON.stringify(lines, null, 2)}\n` : `${lines.map(paragraph).join('\n')}\n`,
      );
    });
}

function paragraph(line: ReturnType<typeof describeSettings>[number]): string {
  const origin = line.set ? `set; default ${line.default === '' ? 'none' : line.default}` : 'default';
  return `${line.name}=${line.value}   (${origin})\n    ${line.description}`;
}
