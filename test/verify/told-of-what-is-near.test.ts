/**
 * Short texts beside claims that have their words and are told of what stands near: the other end, line, field, form of a word or
 * verb of the sentence. What the texts do say stays said.
 */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('told-of-what-is-near.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('words told of what is near', rows);
