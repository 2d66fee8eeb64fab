/** What short entries of forms and values beside their ranges say, and what they do not. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('noted-entries.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('entries of forms', rows);
