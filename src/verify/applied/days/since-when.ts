/** How long somebody has been a member, of the day that it is counted from: "a member for more than two years" of "Member since January 2021" and a day after. */
import { lengthIn } from '../../between/claim.ts';
import { daysOf } from '../../between/dated.ts';
import { liesBy } from '../../record/words/moment.ts';
import type { Scene, Shown } from '../asked.ts';
import { isSpokenOf } from '../records/spoken-of.ts';
import { shownByDays } from './apart.ts';

const SINCE =
  /^(?<who>The (?:customer|user|client|guest|employee|applicant|buyer)|She|He|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (?:has|had) been (?:an? |our )?(?<what>member|customer|subscriber|tenant|employee|client|account holder|resident|cardholder|policyholder) for (?<length>(?:more than |over |at least |less than |under )?.{3,25})$/u;

/** What a label of it has besides. */
const OWN = /^(?:since|customer|user|client|guest|be|been|have|she|he|account|status|active)$/;

/** Where both days stand that lie as far apart as a statement says; undefined for another, and where they do not. */
export function sinceWhen(said: string, { documents, lexicon }: Scene): Shown | undefined {
  const found = SINCE.exec(said)?.groups;
  if (found === undefined || !isSpokenOf(found.who!, documents)) return undefined;
  const length = lengthIn(found.length!, lexicon);
  if (length === undefined) return undefined;
  const days = daysOf(documents, lexicon);
  const start = days.filter(
    ({ label }) =>
      label.includes('since') &&
      label.includes(found.what!) &&
      label.every((word) => word === found.what || OWN.test(word)),
  );
  const others = days.filter((day) => !start.includes(day) && !day.label.includes('since'));
  if (start.length !== 1 || others.length === 0) return undefined;
  const holds = others.every(
    ({ moment }) => moment.day > start[0]!.moment.day && liesBy(moment, start[0]!.moment, length),
  );
  return holds ? shownByDays(others.slice(0, 1), start, true) : undefined;
}
