import { Command } from 'commander';
import { describeSettings, settingsFaults } from '../../app/settings.ts';
import { environment } from '../environment.ts';
import { EXIT } from '../exit.ts';

/** `touchstone config` */
export function configCommand(): Command {
  return new Command('config')
    .description(
      'List every setting with its value, default and meaning; secrets are masked. Ends with 1 where one cannot be used.',
    )
    .option('--json', 'print JSON')
    .action(({ json }: { json?: boolean }) => {
      const given = environment();
      const lines = describeSettings(given);
      process.stdout.write(
        json ? `${JSON.stringify(lines, null, 2)}\n` : `${lines.map(paragraph).join('\n')}\n`,
      );
      const faults = settingsFaults(given);
      for (const fault of faults) process.stderr.write(`touchstone: ${fault}\n`);
      if (faults.length > 0) process.exitCode = EXIT.error;
    });
}

function paragraph(line: ReturnType<typeof describeSettings>[number]): string {
  const fallback = line.default === '' ? 'none' : line.default;
  const origin = line.set
    ? `set; default ${fallback}`
    : line.value === ''
      ? `default: ${fallback}`
      : 'default';
  return `${line.name}=${line.value}   (${origin})\n    ${line.description}`;
}
