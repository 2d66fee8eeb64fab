/** How far two deeds lie apart, by their days: "The customer cancelled at least two days before the start." */
import { betweenOf } from '../between/claim.ts';
import type { Day } from '../between/dated.ts';
import { compareMoments, distanceOf, liesBy } from '../record/moment.ts';
import type { Scene, Shown } from './asked.ts';
import { daysFor } from './days.ts';

/** Where the days stand that bear such a statement out; undefined for another, and where they do not. */
export function daysApart(said: string, scene: Scene): Shown | undefined {
  const between = betweenOf(said, scene.lexicon);
  if (between === undefined || between.anchor === '') return undefined;
  const { deed, anchor, after, length } = between;
  const [own, other] = [daysFor(deed, said, scene), daysFor(anchor, said, scene)];
  if (own.length === 0 || other.length === 0) return undefined;
  const holds = own.every((one) =>
    other.every((from) => {
      const [later, earlier] = after ? [one.moment, from.moment] : [from.moment, one.moment];
      if (one === from) return false;
      return length === undefined ? (compareMoments(later, earlier) ?? 0) > 0 : liesBy(later, earlier, length);
    }),
  );
  return holds ? shownByDays(own, other, after) : undefined;
}

/** Two days as what shows a statement. */
export function shownByDays(own: readonly Day[], other: readonly Day[], after: boolean): Shown {
  const [later, earlier] = after ? [own[0]!, other[0]!] : [other[0]!, own[0]!];
  return {
    places: [...own, ...other],
    told: `${later.told.slice(3)} − ${earlier.told.slice(3)} = ${distanceOf(later.moment, earlier.moment)}`,
  };
}
