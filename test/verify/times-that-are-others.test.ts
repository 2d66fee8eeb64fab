/**
 * Times that are told of another thing, or of then only, or up to which something is to be done. What the texts do say stays said.
 */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('times-that-are-others.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('times that are others', rows);
