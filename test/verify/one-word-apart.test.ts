/** Plain sentences beside claims that are one word, one place or one step apart: the opposite, another's, less, or the same. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('one-word-apart.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('a sentence beside claims one word apart', rows);
