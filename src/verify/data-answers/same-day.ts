/** Two deeds of one day: "It was resolved on the day it was opened". */

import type { Field } from '../record/record.ts';
import { momentOf } from '../record/words/moment.ts';
import { type DataAnswer, fieldsOf, isSubject, nameOf } from './answer.ts';
import type { Subject } from './subject.ts';

const ON_THE_DAY =
  /^(.+?) (?:was|has been) (\p{L}+(?:ed|en|t|id)) (?:on )?the (?:same )?day (?:that |when |on which )?(?:it was|it had been) (\p{L}+(?:ed|en|t|id))$/u;
const BOTH =
  /^(.+?) (?:was|has been) (\p{L}+(?:ed|en|t|id)) and (\p{L}+(?:ed|en|t|id)) (?:on the same day|the same day|on one day)$/u;

/** Both deeds are dated by fields of one object, and the days are one. */
export function onOneDay(said: string, subject: Subject): DataAnswer | undefined {
  const [, what, first, second] = ON_THE_DAY.exec(said) ?? BOTH.exec(said) ?? [];
  if (what === undefined || first === second || !isSubject(what, subject)) return undefined;
  const fields = fieldsOf(subject);
  const [one, other] = [first!, second!].map((deed) => dated(fields, deed));
  if (one === undefined || other === undefined || one.object !== other.object) return undefined;
  const [a, b] = [momentOf(one), momentOf(other)];
  if (a === undefined || b === undefined || a.day !== b.day || !a.year || !b.year) return undefined;
  return { cells: [one, other], derivation: `${nameOf(one)} ${one.quote}, ${nameOf(other)} ${other.quote}` };
}

/** The field that has the day of a deed. */
function dated(fields: readonly Field[], deed: string): Field | undefined {
  const found = fields.filter((field) =>
    new RegExp(`^${deed}(?: (?:at|on|date|time))*$`).test(nameOf(field)),
  );
  return found.length === 1 ? found[0] : undefined;
}
