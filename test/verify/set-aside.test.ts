/**
 * A deed beside what sets it aside: a label, a bracket, a request, a refusal, a frame. What the texts do say stays said.
 */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(readFileSync(new URL('set-aside.json', import.meta.url), 'utf8')) as readonly Told[];

testTold('a deed and what sets it aside', rows);
