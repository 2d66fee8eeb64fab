/** "Mia is the manager of the shop" by "we thank Mia in your shop": what somebody is to another stands nowhere. */
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

export const ROLE_UNSAID: Guard = againstUnit('role', 'english', roleUnsaid, { said: () => IS_ROLE });

const IS_ROLE =
  /\b(?:is|was|are|were) (?:also )?(?:the|an?|on the|one of the) (\p{Ll}+) (?:of|that|who|at|in)\b/u;
const ROLES = new Set(
  (
    'father mother son daughter brother sister wife husband parent uncle aunt cousin nephew niece manager director owner boss ' +
    'head chair chairman captain employee member panel leader friend founder author inventor editor president secretary treasurer ' +
    'tenant landlord patient client customer supplier'
  ).split(' '),
);
/** Match from which a word of the evidence says a role. */
const SAID = 0.5;

function roleUnsaid({ reading, units, support: { matches } }: Told): number {
  const role = IS_ROLE.exec(textOf(reading))?.[1];
  if (role === undefined || !ROLES.has(role)) return -1;
  return units.findIndex(({ word, value }, i) => {
    return value === undefined && word.form === role && matches[i]!.strength < SAID;
  });
}
