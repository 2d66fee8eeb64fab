/** What short entries say, by matters. */
import type { Noted } from './form.ts';
import { GOODS_NOTED } from './goods.ts';
import { PEOPLE_NOTED } from './people.ts';

export const NOTED: readonly Noted[] = [...GOODS_NOTED, ...PEOPLE_NOTED];
