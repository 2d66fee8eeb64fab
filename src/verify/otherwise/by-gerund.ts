/** "The posting of the credit was done by Ana" as "Ana posted the credit": a deed that is named and then said to be done. */

import { pastOf } from '../../text/inflect.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import { capital } from '../context/tellings/words.ts';

const NAMED =
  /^The (\p{Ll}{2,}ing) of ([^,;:]{2,60}?) (?:was|were) (?:done|made|carried out|performed|undertaken|handled) by ([^,;:]{2,40}?)((?: (?:on|at|in|before|after|during|within) [^,;:]{2,40})?)$/u;
const DENIED = /\b(?:not|never|no|only)\b|n['\u2019]t\b/iu;

/** The statement with its deed as a verb; undefined for another. */
export function byGerund(said: string, lexicon: Lexicon): string | undefined {
  const found = NAMED.exec(said);
  if (found === null || DENIED.test(said)) return undefined;
  const [, gerund = '', what = '', who = '', when = ''] = found;
  const verb = lexicon.lemma(gerund, 'v');
  if (verb.endsWith('ing')) return undefined;
  return `${capital(who)} ${pastOf(verb)} ${what}${when}`;
}
