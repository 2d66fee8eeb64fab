/**
 * A sentence that lists behind a colon what its clause breaks off before is a statement of each thing on the list: "The
 * warranty does not cover the following: scratches, dents and water damage" says that it does not cover dents.
 */
import type { Teller, Telling } from '../types.ts';
import { where } from '../where.ts';
import { bare } from '../words.ts';
import { NUMBERED } from './lead-of.ts';
import { clauses, isOfMore, isOpenLead, LONGEST, OPEN, PLAIN } from './lead-says.ts';
import { isToldAgain } from './under-lead.ts';

/** What breaks off, and two things or more. */
const LISTING = /^(\p{L}[^:;()"]{4,160}): ?([^:"]{3,400}(?:,|;| and )[^:"]{2,200})$/u;

/** What a sentence that lists things says of one of them. */
export const inLineList: Teller = where([LISTING], ({ source, sentence, claim, lexicon }) => {
  const [, line = '', list = ''] = LISTING.exec(bare(source.said(sentence).trim())) ?? [];
  if (line === '' || OPEN.test(list) || isOpenLead(line)) return [];
  const said = bare(claim.text.slice(claim.start, claim.end).trim());
  if (said.length > LONGEST || isOfMore(line, said)) return [];
  const items = itemsOf(list);
  if (!items.every((item) => PLAIN.test(item))) return [];
  return items
    .filter((item) => !isToldAgain(source, sentence, item))
    .flatMap((item) => clauses(line, item, said, lexicon))
    .map((text): Telling => ({ text: `${text}.`, from: [] }));
});

/** Things that are set apart by semicolons, or else by commas and "and". */
function itemsOf(list: string): readonly string[] {
  const parts = list.includes(';') ? list.split(/;(?: and)? ?/u) : list.split(/,(?: and)? /u);
  const last = list.includes(';') ? '' : (parts.pop() ?? '');
  return [...parts, ...last.split(/ and (?=(?:(?! and ).)*$)/u)]
    .map((item) => item.trim().replace(NUMBERED, ''))
    .filter((item) => item !== '');
}
