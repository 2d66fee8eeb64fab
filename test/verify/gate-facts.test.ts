/** What a gate asks of a record: whether two fields agree, a limit is kept, something is over, allowed or complete. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(readFileSync(new URL('gate-facts.json', import.meta.url), 'utf8')) as readonly Told[];

testTold('facts for a gate', rows);
