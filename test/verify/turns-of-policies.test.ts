/** What rules of shops and services allow, ask for and charge, in one turn and in another, with what is nearly the same. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('turns-of-policies.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('turns of policies', rows);
