/**
 * Lines whose value goes on, or whose label is another: a bound, a second date, a prefix of a role. What the lines do say stays said.
 */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('values-that-go-on.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('values that go on', rows);
