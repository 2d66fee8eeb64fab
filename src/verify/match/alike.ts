/** Whether a text may say a statement, by how its words begin: what does not is not read at all. */
import { fold } from '../../text/chars.ts';
import type { Unit } from '../claim/units.ts';

/** Share of a statement's weight whose words a text must have, by how they begin. */
const LEAST_ALIKE = 0.5;
const BEGINNING = 4;

export function isAlike(text: string, units: readonly Unit[]): boolean {
  const said = fold(text);
  let found = 0;
  let all = 0;
  for (const { word, value, weight } of units) {
    all += weight;
    if (value !== undefined || said.includes(word.form.slice(0, BEGINNING))) found += weight;
  }
  return found >= LEAST_ALIKE * all;
}
