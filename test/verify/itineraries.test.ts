/** What an itinerary tells of whom it is for, entry by entry. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('itineraries.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('an itinerary', rows);
