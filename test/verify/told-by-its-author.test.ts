/** What a report, a turn or a mail tells of whoever writes it. */
import { testSources } from './told-by-sources.ts';

testSources(
  'what a report, a turn or a mail tells of whoever writes it',
  new URL('told-by-its-author.json', import.meta.url),
);
