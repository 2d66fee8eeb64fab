/**
 * The same number told of something else: as a rough one, so many times, of several together, of those in some state, of what was lost or needed. What the texts do say stays said.
 */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('amounts-told-otherwise.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('amounts told otherwise', rows);
