import { CHANGE } from './change.ts';
import { CLASSES } from './classes.ts';
import { COMMERCE } from './commerce.ts';
import { DEALINGS } from './dealings.ts';
import { EVERYDAY } from './everyday.ts';
import { INSTITUTIONS } from './institutions.ts';
import { OFFICE } from './office.ts';
import { OPERATIONS } from './operations.ts';
import { PEOPLE } from './people.ts';
import { PUBLIC } from './public.ts';
import { SERVICES } from './services.ts';
import { SYSTEMS } from './systems.ts';
import { TRADE } from './trade.ts';
import { VERBS } from './verbs.ts';
import { WORK } from './work.ts';

/** Every table of frames, the classes that they name first. */
export const TABLES: readonly string[] = [
  CLASSES,
  COMMERCE,
  DEALINGS,
  WORK,
  SYSTEMS,
  CHANGE,
  PEOPLE,
  PUBLIC,
  SERVICES,
  EVERYDAY,
  OFFICE,
  TRADE,
  INSTITUTIONS,
  OPERATIONS,
  VERBS,
];
