/** Timelines: lists of what happened to one thing, or of how it stood, each with its moment. The latest entry tells how it stands. */

import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { compareMoments, type Moment, momentOf } from '../words/moment.ts';

/** What a list of one thing's states or events is called; a list without a name is of what is spoken of. */
const ONE_THING =
  /^(?:events?|scans?|history|log|timeline|updates|milestones|trail|checkpoints|transitions)$/;
/** Whether a list of a name tells of one thing. */
export const isOfOneThing = (label: string): boolean => ONE_THING.test(label);

/** The one field of an entry that says what happened, the one that says when, and others that tell it from no thing beside it. */
const WHAT = /^(?:type|status|state|event|event type|stage|phase)$/;
const WHEN = /^(?:at|time|timestamp|ts|occurred at|changed at|datetime|date)$/;
const BESIDE = /^(?:note|notes|comment|description|message|by|actor|reason)$/;
/** Where each entry of a list that is called a timeline was; of a list without a name these may be what its rows are of. */
const WHERE = /^(?:location|place|city|country)$/;

/** Whether the entry that a claim is of is the latest of a timeline, and of what it says nothing is another entry's. */
export function isLatest(said: Said): boolean {
  const { own, rows, labels } = said.focus;
  if (labels.length > 0 && !labels.some((label) => ONE_THING.test(label))) return false;
  if (labels.length > 0 && !isOfItsThing(said)) return false;
  const moment = momentOfEntry(own, labels.length > 0);
  if (moment === undefined || rows.length === 0) return false;
  return rows.every((row) => {
    const other = momentOfEntry(row, labels.length > 0);
    return other !== undefined && compareMoments(moment, other) === 1;
  });
}

/** Whether all that the claim says before its predicate names what has the timeline: by its key, or by what it is called. */
function isOfItsThing(said: Said): boolean {
  const { above, id } = said.focus;
  const [parent, called] = [id.split('/').slice(0, -2).join('/'), id.split('/').at(-3) ?? ''];
  const first = above.find(({ object }) => object === parent);
  const key = first !== undefined && said.isKey(first) ? first : undefined;
  const names = [...called.toLowerCase().split(/[_ -]/), ...(key?.name ?? [])].filter((word) => word !== '');
  const end = Math.min(...said.predicates.map(({ word }) => word));
  return said.words.every(
    ({ weight, value }, at) =>
      at >= end ||
      (weight === 0 && value < 0) ||
      (key !== undefined && said.explained[at]?.field === key) ||
      names.some((name) => said.canSay(name, at)),
  );
}

/** When the entry of a timeline was; undefined for rows of other things. */
function momentOfEntry(entry: readonly Field[], isCalled: boolean): Moment | undefined {
  const named = (name: RegExp): readonly Field[] => entry.filter((field) => name.test(field.name.join(' ')));
  const [[what, ...more], [when, ...others], beside] = [named(WHAT), named(WHEN), named(BESIDE)];
  if (what === undefined || when === undefined || more.length + others.length > 0) return undefined;
  const where = isCalled ? named(WHERE) : [];
  return beside.length + where.length + 2 === entry.length && what.values.length === 0
    ? momentOf(when)
    : undefined;
}
