/** Gates that notes, papers and itineraries come near and do not open. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('gates-near-misses.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('a gate that its evidence comes near', rows);
