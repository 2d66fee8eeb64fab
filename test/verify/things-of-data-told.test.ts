/** Things of data told in sentences: which sentences their fields bear out, and which near ones they do not. */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const groups = JSON.parse(readFileSync(new URL('./things-of-data-told.json', import.meta.url), 'utf8')) as {
  readonly shows: string;
  readonly rows: readonly Told[];
}[];

for (const { shows, rows } of groups) testTold(shows, rows);
