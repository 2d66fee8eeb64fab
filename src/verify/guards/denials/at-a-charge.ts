/** "Roaming costs nothing extra" by "roaming is included at an extra charge": what is had for money is not had for nothing. */
import { against, type Guard, textOf } from '../guard.ts';

const FOR_NOTHING =
  /\b(?:nothing extra|no (?:extra|additional) (?:cost|charge|fee)s?|free of charge|for free|at no (?:extra |additional )?(?:cost|charge)|without (?:extra |additional )?(?:cost|charge)|costs? nothing)\b/iu;
const FOR_MONEY =
  /(?<!\b(?:no|without|not|any|never) (?:an? )?)\b(?:(?:at|for|against) an? (?:extra|additional|small|further) (?:charge|cost|fee|price)|at extra (?:charge|cost)|(?:is|are|be) charged extra|costs? extra)\b/iu;

export const AT_A_CHARGE: Guard = against(
  'negation',
  'english',
  ({ reading, support: { sentences } }) =>
    FOR_NOTHING.test(textOf(reading)) &&
    sentences.some((one) => FOR_MONEY.test(textOf(one.reading)) && !FOR_NOTHING.test(textOf(one.reading))),
  { said: () => FOR_NOTHING, told: () => FOR_MONEY },
);
