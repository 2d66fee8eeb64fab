/** What follows from the values of a record without being one of them; each step is kept in words for a reader. */

import { goesOn } from '../read/partial.ts';
import type { Said } from '../said.ts';
import { keptToBudget } from './derive-budget.ts';
import { changed } from './derive-changes.ts';
import { signedFor } from './derive-duties.ts';
import { compared, extreme } from './derive-extremes.ts';
import { beyond, lacking, signed } from './derive-fields.ts';
import { fractions } from './derive-fractions.ts';
import { deedOfItsKind } from './derive-kind-of-deed.ts';
import { latest } from './derive-latest.ts';
import { lineComesTo } from './derive-lines.ts';
import { allOfCounts, each, soleMember } from './derive-lists.ts';
import { matching } from './derive-match.ts';
import { countDoers, countMembers } from './derive-members.ts';
import { outOfMost } from './derive-out-of.ts';
import { ofPeriod } from './derive-period.ts';
import { besidePlan } from './derive-planned.ts';
import { againstBounds } from './derive-ranges.ts';
import { count, onlyRow, sum } from './derive-rows.ts';
import { rest, share, usedOf } from './derive-shares.ts';
import { soListed } from './derive-so-listed.ts';
import { tasks } from './derive-tasks.ts';
import { withTax } from './derive-tax.ts';
import { deriveTimes } from './derive-times.ts';
import { undecided } from './derive-undecided.ts';

/** Accounts for words of the claim by what follows from the fields. */
export function derive(said: Said): void {
  deriveTimes(said);
  tasks(said);
  soleMember(said);
  signedFor(said);
  const { document } = said.focus;
  // Of rows that are not all there are, none is the most, and their number says nothing.
  const whole = document.structured || !goesOn(document);
  for (const rows of whole ? said.focus.children : []) {
    count(said, rows);
    sum(said, rows);
    each(said, rows);
  }
  if (whole) latest(said);
  onlyRow(said);
  countMembers(said);
  countDoers(said);
  allOfCounts(said);
  beyond(said);
  keptToBudget(said);
  againstBounds(said);
  changed(said);
  deedOfItsKind(said);
  besidePlan(said);
  lineComesTo(said);
  outOfMost(said);
  soListed(said);
  matching(said);
  signed(said);
  lacking(said);
  if (whole) extreme(said);
  compared(said);
  share(said);
  rest(said);
  usedOf(said);
  fractions(said);
  withTax(said);
  undecided(said);
  ofPeriod(said);
}
