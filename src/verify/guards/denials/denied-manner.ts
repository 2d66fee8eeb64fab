/** "The account was not closed" by "the account was not closed by the customer but by the bank". */
import { deniesManner, notBut } from '../../beside/not-but.ts';
import { against, type Guard, textOf } from '../guard.ts';

const DENIAL = /\b(?:not|never)\b|n['’]t\b/iu;

export const DENIED_MANNER: Guard = against(
  'negation',
  'english',
  ({ reading }, { reading: theirs }) => {
    const [ours, text] = [textOf(reading), textOf(theirs).replace(/\.$/, '')];
    if (!DENIAL.test(ours) || !deniesManner(text) || deniesManner(ours.replace(/\.$/, ''))) return false;
    const denied = notBut(text)?.first.split(' ').at(-1);
    return denied === undefined || !ours.includes(denied);
  },
  { said: () => DENIAL },
);
