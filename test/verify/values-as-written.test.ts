/** Values as they are written: grouped and decimal signs of two conventions, ranges, one of several, a part of a name, what comes on top. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('values-as-written.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('values as they are written', rows);
