/** Forms of statements that say the same, by matters. */
import { EVERYDAY } from './everyday.ts';
import { GOODS } from './goods.ts';
import { HAPPENINGS } from './happenings.ts';
import { MATTERS } from './matters.ts';

export const TABLES: readonly string[] = [EVERYDAY, GOODS, HAPPENINGS, MATTERS];
