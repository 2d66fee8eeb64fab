/** Verbs and nouns that the dictionary or a table of wordings sets side by side, where one says less than the other, or another thing. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('said-by-less.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('a wording that says less than a claim', rows);
