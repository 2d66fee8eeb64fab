/**
 * Claims that are nearly what the evidence says: of whom it lets out, of who was away, of the cause for the doer, of another time
 * than the one that was set, of a line for the whole. What the texts do say stays said.
 */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(readFileSync(new URL('near-true.json', import.meta.url), 'utf8')) as readonly Told[];

testTold('claims that are nearly true', rows);
