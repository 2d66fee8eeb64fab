/** "The fraud check found fraud" by `fraud check: done`: what a check, a test or a scan is called after it has not found by that. */
import { matchesOf } from '../../../text/matches.ts';
import { against, type Guard, textOf } from '../guard.ts';

const FOUND =
  /\b(?:found|finds|detected|detects|revealed|reveals|showed|shows|discovered|identified|uncovered) (?:an? |any |some |the )?(\p{Ll}{3,})/iu;
const LOOKING =
  /^(?:es|s)?[ _-](?:checks?|tests?|scans?|scanners?|screenings?|search(?:es)?|inspections?|detection|detectors?|reviews?|audits?|monitoring|control)\b/iu;

export const LOOKED_FOR: Guard = against(
  'not_mentioned',
  'any',
  ({ reading, support: { sentences } }) => {
    const noun = FOUND.exec(textOf(reading))?.[1]?.replace(/(?:es|s)$/u, '');
    if (noun === undefined) return false;
    const said = new RegExp(`(?<!\\p{L})${noun}`, 'giu');
    const told = sentences.map((one) => textOf(one.reading)).join('\n');
    const places = matchesOf(told, said);
    return (
      places.length > 0 && places.every(({ index, 0: word }) => LOOKING.test(told.slice(index + word.length)))
    );
  },
  { said: () => FOUND },
);
