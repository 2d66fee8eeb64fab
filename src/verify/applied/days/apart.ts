/** How far two deeds lie apart, by their days: "The customer cancelled at least two days before the start." */
import { betweenOf } from '../../between/claim.ts';
import type { Day } from '../../between/dated.ts';
import { compareMoments, distanceOf, liesBy } from '../../record/words/moment.ts';
import type { Scene, Shown } from '../asked.ts';
import { daysFor } from './days.ts';

/** Where the days stand that bear such a statement out; undefined for another, and where they do not. */
export function daysApart(said: string, scene: Scene): Shown | undefined {
  const between = betweenOf(said, scene.lexicon);
  if (between === undefined || between.anchor === '') return undefined;
  const { deed, anchor, after, length } = between;
  const [own, other] = [
    daysFor(deed, said, scene),
    daysFor(anchor, said, scene, after ? /^(?:end|finish)$/ : /^(?:start|begin)$/),
  ];
  if (own.length === 0 || other.length === 0) return undefined;
  const holds = own.every((one) =>
    other.every((from) => {
      const [later, earlier] = after ? [one.moment, from.moment] : [from.moment, one.moment];
      if (one === from) return false;
      return length === undefined
        ? (compareMoments(later, earlier) ?? 0) > 0
        : liesBy(later, earlier, length);
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

const UNDONE_BEFORE =
  /^(.{4,80}? (?:was|has been|were|have been) (?:cancelled|canceled|withdrawn|stopped|refunded|recalled|voided|rejected)) before (it|they|the \p{Ll}+|\p{Lu}[\p{L}\d -]{1,30}?) (?:was |had been |had |were )?(shipped|dispatched|started|begun|began|delivered|sent|paid|processed|opened|activated|used)$/u;

/** "The order was cancelled before it shipped" of an order that was cancelled and has not been shipped. */
export function endedBefore(said: string, { ask }: Scene): Shown | undefined {
  const [, deed, whom, next] = UNDONE_BEFORE.exec(said) ?? [];
  if (deed === undefined || whom === undefined || next === undefined) return undefined;
  const [subject = ''] =
    / (?:was|has been|were|have been) /.exec(deed) === null
      ? []
      : deed.split(/ (?:was|has been|were|have been) /);
  const who = /^(?:it|they)$/.test(whom) ? subject : whom.replace(/^the/, 'The');
  const ended = ask(`${deed}.`);
  const never = ended && ask(`${who} has not been ${next.replace('began', 'begun')}.`);
  return ended && never && { places: [...ended.places, ...never.places], told: `not ${next}` };
}
