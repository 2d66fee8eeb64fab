/** Records of labels and of data: what they tell of their own thing, beside what they only name, and where the next record begins. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('what-a-record-is-of.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('what a record is of', rows);
