/** Sentences whose words a claim shares, and which say it of another thing, time, share or doer, or take it back behind. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('said-of-another.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('the words of a claim, said of another', rows);
