/**
 * What records that services give out say in plain words: flags and dates as sentences, numbers beside their bounds, times
 * between deeds, changes between two fields, what is left of a whole; and what is near to each and is not said.
 */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const sections = JSON.parse(
  readFileSync(new URL('records-of-services.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly Told[]>>;

for (const [name, rows] of Object.entries(sections)) testTold(name, rows);
