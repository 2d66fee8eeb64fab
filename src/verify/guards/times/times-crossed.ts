/** "Lost at 04:12 and restored at 03:26" by "restored 04:12 (lost 03:26)": two deeds, each with the time of the other. */
import { against, type Guard, textOf } from '../guard.ts';

const TIMED =
  /\b(\p{Ll}{2,}(?:ed|en|t)|began|left|came|went|ran|held|done) (?:at |on |by )?(\d{1,2}[:.]\d\d|\d{4}-\d\d-\d\d|\d{1,2} \p{Lu}\p{Ll}{2,8})\b/gu;

const pairsOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(TIMED)].map(([, deed, time]) => [deed!, time!]));

export const TIMES_CROSSED: Guard = against(
  'date_time',
  'any',
  ({ reading, support: { sentences } }) => {
    const said = [...pairsOf(textOf(reading))];
    if (said.length < 2) return false;
    return sentences.some((one) => {
      const theirs = pairsOf(textOf(one.reading));
      return said.some(([deed, time]) =>
        said.some(
          ([other, its]) =>
            deed !== other && time !== its && theirs.get(deed) === its && theirs.get(other) === time,
        ),
      );
    });
  },
  { said: () => TIMED },
);
