/**
 * Evidence that has the words of a claim and joins them to others: the number to another noun, the place to another
 * verb, what somebody is to where he went.
 */
import { otherArgument, otherColumn, otherHead, otherKind } from '../attachment/heads.ts';
import { oppositePlaces, otherParticle } from '../attachment/places.ts';
import { otherNumbered, otherPossession, otherPredicate, otherTense } from '../attachment/predication.ts';
import { alsoOpposite, onlyNamed, onlyTold, otherReason } from '../attachment/telling.ts';
import { type Matter, type Mismatch, saysMore, standsWhole } from '../matter.ts';

/** What the evidence joins otherwise than the claim. */
export function misjoined(matter: Matter): Mismatch[] {
  if (matter.claim.language !== 'en') return [];
  // Words that stand together as in the claim are joined as in the claim, and nothing has to be parsed for it.
  const joined =
    matter.restated || standsWhole(matter.claim, matter.support)
      ? []
      : [
          ...(saysMore(matter)
            ? [...otherPredicate(matter), ...otherNumbered(matter), ...otherArgument(matter)]
            : []),
          ...otherPossession(matter),
          ...otherTense(matter),
        ];
  return [
    ...otherColumn(matter),
    ...oppositePlaces(matter),
    ...(matter.restated ? [] : [...otherHead(matter), ...onlyNamed(matter), ...onlyTold(matter)]),
    ...otherKind(matter),
    ...otherParticle(matter),
    ...otherReason(matter),
    ...alsoOpposite(matter),
    ...joined,
  ];
}
