/** "He still has the pain at night" by "night pain has gone since he changed his pillow": what has ended is not so still. */
import { matchesOf } from '../../../text/matches.ts';
import { against, type Guard, textOf } from '../guard.ts';

const STILL = /\bstill\b/iu;
const ENDED =
  /\b(?:(?:has|have|had|is|are|was|were) (?:now |since |all )?(?:gone|ended|ceased|disappeared|vanished|cleared|healed|cured|resolved|lifted|stopped|over)|went away|no longer|not any ?more|any ?more|cleared up|died down|came to an end|ended|ceased|disappeared|subsided)\b/giu;

export const STILL_SO: Guard = against(
  'negation',
  'english',
  ({ reading, support: { sentences } }) => {
    const said = textOf(reading).toLowerCase();
    return (
      STILL.test(said) &&
      sentences.some((one) => {
        const told = textOf(one.reading);
        return (
          !STILL.test(told) &&
          matchesOf(told, ENDED).some(({ 0: words }) => !said.includes(words.toLowerCase()))
        );
      })
    );
  },
  { said: () => STILL },
);
