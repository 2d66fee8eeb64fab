/** "The store is closed for two weeks" by "the store closes in two weeks": when it begins is not how long it is so. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const FOR =
  /\bfor ((?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|a few) (?:minutes?|hours?|days?|weeks?|months?|years?))\b/iu;
/** "Has not been seen for a week": of what is not so, "in" tells the same. */
const DENIED = /\b(?:not|no|never|first|last|only|hardly|highest|lowest)\b|n['’]t\b/iu;

export const IN_FOR_FOR: Guard = against('date_time', 'prose', inFor, { said: () => FOR });

function inFor({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const said = textOf(reading);
  const span = FOR.exec(said)?.[1]?.toLowerCase();
  if (span === undefined || DENIED.test(said)) return false;
  const told = textOf(theirs).toLowerCase();
  return told.includes(` in ${span}`) && told.split(span).length === 2;
}
