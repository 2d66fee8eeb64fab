/**
 * What tools report beside claims that have their words: a run in which nothing is done, a mode in which no money moves, a state in
 * which what a record is called by has not happened. What the reports do say stays said.
 */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('reports-of-tools.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('reports of tools', rows);
