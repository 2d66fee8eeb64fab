/**
 * The words of a claim joined to others: what something is like, a verb with a word of its own, a noun that an ordinal counts. What the texts do say stays said.
 */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('words-joined-otherwise.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('words joined otherwise', rows);
