/** What is reckoned of fields, claimed of a person or a thing that the evidence does not speak of. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('reckoned-of-another.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('what is reckoned of the fields of one', rows);
