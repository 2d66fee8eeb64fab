/** What follows from what, by the matters that gates are asked about. */
import type { Following } from './form.ts';
import { GOODS_FOLLOW } from './goods.ts';
import { JOURNEYS_FOLLOW } from './journeys.ts';
import { MONEY_FOLLOWS } from './money.ts';
import { NOTES_FOLLOW } from './notes.ts';
import { PEOPLE_FOLLOW } from './people.ts';
import { SYSTEMS_FOLLOW } from './systems.ts';

export const FOLLOWING: readonly Following[] = [
  ...MONEY_FOLLOWS,
  ...GOODS_FOLLOW,
  ...JOURNEYS_FOLLOW,
  ...NOTES_FOLLOW,
  ...PEOPLE_FOLLOW,
  ...SYSTEMS_FOLLOW,
];
