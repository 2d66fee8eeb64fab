/** The guards in their order, and the one place that asks them. */

import type { Judged, Part } from '../case.ts';
import type { Mismatch } from '../matter.ts';
import { IN_SCALED_FIELD } from './amounts/in-thousands.ts';
import { AMOUNTS } from './amounts/index.ts';
import { PACKED_OTHERWISE } from './amounts/packed.ts';
import { RATE_AS_TOTAL } from './amounts/rate-for-total.ts';
import { ARCS } from './arcs/index.ts';
import { Askable } from './askable.ts';
import { CLAUSES } from './clauses/index.ts';
import { DEEDS } from './deeds/index.ts';
import { OF_NO_RECORD } from './deeds/of-no-record.ts';
import { TOLD_AS } from './deeds/told-as.ts';
import { DENIALS } from './denials/index.ts';
import { DOERS } from './doers/index.ts';
import type { Carrier, Guard, Told } from './guard.ts';
import { KINDS } from './kinds/index.ts';
import { COUNTED_INTERVAL } from './records/counted-interval.ts';
import { RECORDS } from './records/index.ts';
import { RUN_DRY } from './records/run-dry.ts';
import { STILL_AHEAD } from './records/still-ahead.ts';
import { ROLES } from './roles/index.ts';
import { ROWS } from './rows/index.ts';
import { TIMES } from './times/index.ts';
import { WORDS } from './words/index.ts';

/** Those before the others that can tell which word of a statement is unsaid. */
const GUARDS: readonly Guard[] = [
  ...DOERS,
  ...ROLES,
  ...KINDS,
  ...WORDS,
  ...DEEDS,
  ...TIMES,
  ...AMOUNTS,
  ...CLAUSES,
  ...DENIALS,
  ...ROWS,
  ...RECORDS,
  ...ARCS,
];

/** Those that read how a sentence is told and whether a record is one: they hold of what is reckoned as well. */
const OF_TELLING: readonly Guard[] = [
  ...TOLD_AS,
  OF_NO_RECORD,
  RUN_DRY,
  COUNTED_INTERVAL,
  STILL_AHEAD,
  IN_SCALED_FIELD,
  RATE_AS_TOTAL,
  PACKED_OTHERWISE,
];

/** Made for the first statement that is asked of: what all guards need is known only once all of them are. */
let askable: Askable | undefined;
let ofTelling: Askable | undefined;

/** The first thing that a guard finds a statement to say and its support not to; undefined for none. */
export const guarded = (part: Part, judged: Judged): Mismatch | undefined =>
  first((askable ??= new Askable(GUARDS)), part, judged);

/** That what a statement was reckoned from is told as a guess, a trial or an example; undefined where it is not. */
export const toldOpenly = (part: Part, judged: Judged): Mismatch | undefined =>
  first((ofTelling ??= new Askable(OF_TELLING)), part, judged);

function first(guards: Askable, part: Part, { support, score }: Judged): Mismatch | undefined {
  const { reading, units, predicates, derivations } = part;
  const [sentence] = support.sentences;
  if (sentence === undefined || reading.language !== 'en') return undefined;
  const told = {
    reading,
    units,
    support,
    score,
    inferred: derivations !== undefined,
    around: part.sentences,
    predicates,
  };
  // What a scene shows is shown however much it tells besides.
  const carriers = part.seen === true ? ANY : carriersOf(told);
  return guards.first(told, carriers, ({ kind, unsaid }): Mismatch | undefined => {
    const taken = unsaid(told, sentence);
    return taken && { kind, check: 'setting', force: 'withholds', sentence, units: taken };
  });
}

const ANY: ReadonlySet<Carrier> = new Set(['any']);

function carriersOf({ support: { sentences }, inferred }: Told): ReadonlySet<Carrier> {
  const carriers = new Set<Carrier>(['any']);
  const [{ reading, source }] = sentences;
  if (sentences.every((one) => one.reading.language === 'en')) carriers.add('english');
  if (reading.language !== 'en') return carriers;
  if (sentences.every((one) => one.source.structured)) carriers.add('records');
  if (sentences.length > 1) return carriers;
  carriers.add('sentence');
  if (!source.structured && !inferred) carriers.add('prose');
  return carriers;
}
