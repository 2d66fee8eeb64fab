/** What shops, carriers, providers and help desks tell, in one turn and in another, with what is nearly the same. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('turns-of-services.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('turns of services', rows);
