/** What fits, lies near, is waiting, provisional, associated, another's or over, beside claims that it is there, had, done, final or lasting. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('beside-the-thing.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('what is beside a thing', rows);
