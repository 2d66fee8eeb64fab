/** Which place a member of a list of data has in it: "the second flight" of `segments: [{ flight: … }, { flight: … }]`. */

import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { compareMoments, momentOf } from '../words/moment.ts';

/** Whether word `at` says the place of the focus in its list, before a word for what that is a list of. */
export function isPlaceInList(said: Said, at: number): boolean {
  const { focus, reading, words } = said;
  const value = reading.values[words[at]!.value];
  const place = placeOf(focus.own[0]?.object);
  if (value?.kind !== 'number' || value.form !== 'ordinal' || place === undefined) return false;
  if (!focus.document.structured || focus.rows.length === 0) return false;
  if (value.value.d !== 1n || Number(value.value.n) !== place + 1) return false;
  return isCalled(said, at + 1) && isInOrder(focus.own, focus.rows);
}

/** Whether word `at` was taken for the place of the focus in its list. */
export const isToldPlace = (said: Said, at: number): boolean =>
  said.explained[at]?.part === 'type' && said.words[at]!.value >= 0 && isPlaceInList(said, at);

/** The number of a member in its list. */
const placeOf = (object: string | undefined): number | undefined => {
  const last = /\/(\d+)$/.exec(object ?? '')?.[1];
  return last === undefined ? undefined : Number(last);
};

/** Whether a word says what the list is of: its label, or what its members are called by. */
const isCalled = (said: Said, at: number): boolean =>
  said.words[at] !== undefined &&
  said.words[at].value < 0 &&
  (said.focus.labels.some((label) => said.canSay(label, at)) ||
    said.focus.own.some(
      (field) =>
        said.isKey(field) &&
        field.name.some((word) => word === said.bare[at] || word === said.words[at]!.lemma),
    ));

/** Whether no moment of a member comes before that of one above it: a list of the latest first has its last on top. */
function isInOrder(own: readonly Field[], rows: readonly (readonly Field[])[]): boolean {
  const all = [own, ...rows]
    .map((row) => ({ row, place: placeOf(row[0]?.object) ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ row }) => row);
  return own.every(({ name }) => {
    const moments = all.flatMap((row) => {
      const field = row.find((one) => one.name.join(' ') === name.join(' '));
      const moment = field && momentOf(field);
      return moment === undefined ? [] : [moment];
    });
    return moments.every((one, i) => i === 0 || compareMoments(moments[i - 1]!, one) !== 1);
  });
}
