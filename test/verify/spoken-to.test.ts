/**
 * Whom somebody speaks to, who speaks and whose words are quoted: each does what "you", "I" and the one who wrote it do, and
 * nothing else. What is said of them by name stays said.
 */
import { readFileSync } from 'node:fs';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(readFileSync(new URL('spoken-to.json', import.meta.url), 'utf8')) as readonly Told[];

testTold('whom words are spoken to', rows);
