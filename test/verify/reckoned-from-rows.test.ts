/** What rows and fields come to, how they stand to their bounds and how many are so, with what the claim names them by beside. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('reckoned-from-rows.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('reckoned from rows', rows);
