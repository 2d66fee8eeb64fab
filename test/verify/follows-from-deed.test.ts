/** What follows from what was done or noted, beside claims that do not: another's, another time, what is only to be. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('follows-from-deed.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('what follows from what was done or noted', rows);
