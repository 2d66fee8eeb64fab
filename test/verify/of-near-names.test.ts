/**
 * Names, labels and kinds that go on, and what was undone again: a grade with a sign, a street of another kind, a trial of a plan, a change that was reverted. What the texts do say stays said.
 */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('of-near-names.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('of near names', rows);
