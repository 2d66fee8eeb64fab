/** Lines of notes behind what they are of, as records; what they say of another thing, took back, or is not there yet. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('lines-of-notes.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('lines of notes', rows);
