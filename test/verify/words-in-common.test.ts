/**
 * Claims that have nearly all words of their evidence, and claim them of another: of whose it is, of who is to do it, of the place of an
 * aside, of what was proposed, stopped or set right; beside claims in the same words that are so.
 */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('words-in-common.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('evidence beside claims of its words', rows);
