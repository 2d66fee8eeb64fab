/** "The agent said it was sent" by `Customer: You said it was sent`: whose word it is by another's account only. */
import { asItStands } from '../as-it-stands.ts';
import { against, type Guard, textOf } from '../guard.ts';

const TELLS = 'said|told|wrote|promised|confirmed|assured|claimed|stated|agreed|offered|admitted';
const YOU_SAID = new RegExp(
  String.raw`^\W*(?<speaker>\p{Lu}[\p{L} .'-]{0,30}): \W?(?:but |and |well,? )?you (?:also |just |clearly |even )?(?:${TELLS})\b`,
  'iu',
);
const SAYS = new RegExp(String.raw`\b(?:${TELLS})\b`, 'iu');

export const YOU_SAID_SO: Guard = against(
  'attribution',
  'english',
  ({ reading, support: { sentences } }) => {
    const said = textOf(reading).toLowerCase();
    return sentences.some((one) => {
      const speaker = YOU_SAID.exec(asItStands(one))?.groups?.speaker;
      return speaker !== undefined && !said.includes(speaker.toLowerCase());
    });
  },
  { said: () => SAYS, told: () => /\byou\b/iu },
);
