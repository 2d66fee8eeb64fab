/** What gates ask of short notes: of two of them together, of lists, amounts, persons and days, beside claims that they do not bear out. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('gates-in-notes.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('what gates ask of short notes', rows);
