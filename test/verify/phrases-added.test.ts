/** Phrases that a claim adds to what its evidence says: by what means, when, where, how often, why. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('phrases-added.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('a phrase that the evidence has nothing of', rows);
