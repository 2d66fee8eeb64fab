/** One short sentence said in another turn, beside one that is nearly the same: voices, titles, clauses, duties, hours, possession, whose account it is. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('the-same-in-other-turns.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('the same in other turns', rows);
