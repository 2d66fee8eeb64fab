/** Timelines: lists of what happened to one thing, or of how it stood, each with its moment. The latest entry tells how it stands. */
import { compareMoments, type Moment, momentOf } from './moment.ts';
import type { Field } from './record.ts';
import type { Said } from './said.ts';

/** What a list of one thing's states or events is called; a list without a name is of what is spoken of. */
const ONE_THING =
  /^(?:events?|scans?|history|log|timeline|updates|milestones|trail|checkpoints|status(?:es)?|transitions|states)$/;
/** The one field of an entry that says what happened, the one that says when, and others that tell it from no thing beside it. */
const WHAT = /^(?:type|status|state|event|event type|stage|phase)$/;
const WHEN = /^(?:at|time|timestamp|ts|occurred at|changed at|datetime|date)$/;
const BESIDE =
  /^(?:location|place|city|country|note|notes|comment|description|message|by|actor|user|reason)$/;

/** Whether the entry that a claim is of is the latest of a timeline, and of what it says nothing is another entry's. */
export function isLatest(said: Said): boolean {
  const { own, rows, labels } = said.focus;
  if (labels.length > 0 && !labels.some((label) => ONE_THING.test(label))) return false;
  const moment = momentOfEntry(own);
  if (moment === undefined || rows.length === 0) return false;
  return rows.every((row) => {
    const other = momentOfEntry(row);
    return other !== undefined && compareMoments(moment, other) === 1;
  });
}

/** When the entry of a timeline was; undefined for rows of other things. */
function momentOfEntry(entry: readonly Field[]): Moment | undefined {
  const named = (name: RegExp): readonly Field[] => entry.filter((field) => name.test(field.name.join(' ')));
  const [[what, ...more], [when, ...others], beside] = [named(WHAT), named(WHEN), named(BESIDE)];
  if (what === undefined || when === undefined || more.length + others.length > 0) return undefined;
  return beside.length + 2 === entry.length && what.values.length === 0 ? momentOf(when) : undefined;
}
