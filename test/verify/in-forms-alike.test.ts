/** Statements in another form that says the same, and claims that are near it and are not said. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('in-forms-alike.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('a statement said again in a form alike', rows);
