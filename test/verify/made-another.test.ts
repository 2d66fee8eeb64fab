/**
 * Evidence with all words of a claim that its own other words make of another thing, another time, a trial, a part or nothing: "a
 * list of the invoices", "the contract template", "on the training server", "(expired)", "at no time", "about 5%".
 */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('made-another.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('words that make another of what is claimed', rows);
