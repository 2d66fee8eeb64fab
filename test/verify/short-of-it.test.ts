// What has not come to be what a statement says: elsewhere, in part, for some, in another event.
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('./short-of-it.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('what falls short of it', rows);
