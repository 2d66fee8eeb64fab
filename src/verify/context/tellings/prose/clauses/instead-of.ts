/** What was done instead of another thing: "the talk was held in the hall" and "was not held in the yard" for "was held in the hall instead of the yard". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const INSTEAD =
  /^(?:(?:Because of|Due to|Owing to|As a result of|After|On|In) [^,;]{2,60}, )?(?<who>[^,;:]{2,70}?) (?<verb>took place|(?:was|were) (?:held|played|performed|served|delivered|shipped|sent|paid|booked|charged|given|used|installed)|played|flew|went|travelled|stayed|landed|arrived|parked|ate|slept|met) (?<where>[^,;:]{2,70}?) instead of (?<other>[^,;:]{2,60})$/u;
const ALREADY = /\binstead of\b/u;
const HELD = /^(?:took place|(?:was|were) (?:held|played|performed))$/u;
const PLACE = /^(?:in|at|on) /u;

function byInstead({ text, said }: Wording): readonly string[] {
  const found = INSTEAD.exec(text)?.groups;
  if (found === undefined || isLeftOpen(text) || ALREADY.test(said)) return [];
  const { who = '', verb = '', where = '', other = '' } = found;
  const were = /^were\b/u.test(verb) ? 'were' : 'was';
  const told = [`${who} ${verb} ${where}`];
  const lead = PLACE.exec(where)?.[0] ?? '';
  // "To Lyon instead of Nice": the other one stands in the same place.
  const place = PLACE.test(other) ? other : `${lead}${other}`;
  if (/^(?:was|were) /u.test(verb)) told.push(`${who} ${verb.replace(' ', ' not ')} ${place}`);
  if (HELD.test(verb) && lead !== '') {
    const [to, from] = [where.slice(lead.length), place.replace(PLACE, '')];
    told.push(
      `${who} did not take place ${place}`,
      `${who} ${were} not held ${place}`,
      `${who} ${were} moved to ${to}`,
      `${who} ${were} moved from ${from} to ${to}`,
    );
  }
  return told;
}

export const INSTEAD_OF: readonly Rewriter[] = [
  { of: /\p{L}/u, from: INSTEAD, write: byInstead, reorders: true },
];
