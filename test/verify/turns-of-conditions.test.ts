/** Rules by the marks, the nouns and the people that say for which case they hold, and those of another case. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('turns-of-conditions.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('turns of conditions', rows);
