/** "Anna is the manager" by "Anna is about to be the manager", "there is said to be a pool": what is to be so, or said to be so, need not be. */
import { against, type Guard, textOf } from '../guard.ts';
import { phraseBeside } from '../phrase-beside.ts';

const TO_BE =
  /\b(?:about|yet|going|likely|unlikely|meant|supposed|said|expected|believed|thought|alleged|reported|feared|poised|rumou?red|hoping|hopes?|wants?|plans?|claims?|aims?|bound|certain|sure|apt|ready|prepared|assumed|presumed) to (?:be(?:come)?|have been)\b/iu;

export const ABOUT_TO_BE: Guard = against(
  'modality',
  'english',
  ({ reading }, sentence) => {
    const said = textOf(reading);
    return (
      !/\bto (?:be|have)\b|\b(?:will|may|might|could|would|shall|should)\b/iu.test(said) &&
      phraseBeside(sentence, TO_BE) !== undefined
    );
  },
  { told: () => TO_BE },
);
