/** "The meeting takes place in room 12 every week" by "Location of the meeting: room 12": how often something is so must be told. */
import { NEGATION } from '../../../text/cues.ts';
import { against, type Guard, textOf } from '../guard.ts';

const OFTEN =
  /\b(?:every|each) (?:single |other |second )?(?:hour|day|night|morning|afternoon|evening|week|weekend|month|quarter|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu;
const TOLD =
  /\b(?:every|each|all|always|any|hourly|daily|nightly|weekly|fortnightly|monthly|quarterly|yearly|annual(?:ly)?|per|regular(?:ly)?|recurring|(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekdays|weekends|nights|mornings|evenings|an? (?:hour|day|night|week|month|quarter|year)|p\.? ?[am]\b|seven days|24\/7)|\/(?:h|d|day|week|wk|month|mo|yr|year)\b/iu;

export const EVERY_SO_OFTEN: Guard = against(
  'partially_mentioned',
  'english',
  ({ reading, support: { sentences } }) =>
    (reading.cues & NEGATION) === 0 &&
    OFTEN.test(textOf(reading)) &&
    !sentences.some((one) => TOLD.test(textOf(one.reading))),
  { said: () => OFTEN },
);
