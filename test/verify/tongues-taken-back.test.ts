/** German, French and Spanish sentences that nearly say a claim, or take back what they begin with. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('tongues-taken-back.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('nearly said in German, French and Spanish', rows);
