/** Evidence that tells of two things, two times or two people in one breath: what it says of the one is not said of the other. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('two-told-at-once.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('two told at once', rows);
