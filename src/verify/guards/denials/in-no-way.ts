/** "The plan covers laptops" by "the plan at no time covers laptops": phrases of several words that deny as "not" does. */
import { NEGATION } from '../../../text/cues.ts';
import { against, type Guard } from '../guard.ts';
import { phraseBeside } from '../phrase-beside.ts';

const IN_NO_WAY =
  /\b(?:at no (?:time|point|stage|moment)|in no (?:way|case|event|sense|respect|form|instance)|by no (?:means|stretch)|on no (?:account|occasion)|under no (?:circumstances?|conditions?)|to no extent|not once|not even once|(?:is|are|was|were|be|been|being) ruled out|nowhere near|anything but|far from|not by any means|not in any way|all but (?:\p{Ll}+ed|took|gave|made|done|gone|lost|won|over|certain|sure|dead|impossible|forgotten))\b/iu;

export const IN_NO_WAY_SO: Guard = against(
  'negation',
  'any',
  ({ reading }, sentence) =>
    (reading.cues & NEGATION) === 0 &&
    !IN_NO_WAY.test(reading.text.slice(reading.start, reading.end)) &&
    phraseBeside(sentence, IN_NO_WAY) !== undefined,
  { told: () => IN_NO_WAY },
);
