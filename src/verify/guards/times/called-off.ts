/** "The meeting is on 3 May" by an event of 3 May whose status is `cancelled` or `tentative`: what is called off or not yet fixed is on no day. */
import { truthOf } from '../../record/words/states.ts';
import { against, type Guard, textOf } from '../guard.ts';
import { recordsAt } from '../records-at.ts';

const TAKES_PLACE =
  /\b(?:(?:is|are) (?:on|at|scheduled|due|planned|booked|set|from)|takes? place|starts|begins|departs|arrives|leaves|happens|will (?:be|take|start|begin|depart|arrive|leave))\b/u;
const STATE = /^(?:event |booking |appointment |meeting |reservation )?(?:status|state)$/;
const OFF =
  /^(?:cancell?ed|called[ _]off|postponed|tentative|proposed|declined|rejected|withdrawn|void(?:ed)?|deleted|expired|no[ _-]show)$/iu;
const FLAG = /^(?:is )?(?:cancell?ed|deleted|postponed|tentative|void(?:ed)?)$/;
const OF_IT =
  /\b(?:not|no|cancel\w*|called off|postpon\w*|tentative\w*|propos\w*|declin\w*|reject\w*|draft|withdrawn|void\w*|delet\w*|expire\w*|would|was|were|should|status)\b/iu;

export const CALLED_OFF: Guard = against(
  'modality',
  'any',
  ({ reading }, sentence) => {
    const said = textOf(reading);
    if (!TAKES_PLACE.test(said) || OF_IT.test(said)) return false;
    return recordsAt(sentence).some(({ own }) =>
      own.some(({ name, quote, words }) => {
        const called = name.join(' ');
        return (
          (STATE.test(called) && OFF.test(quote.trim())) ||
          (FLAG.test(called) && truthOf(quote, words) === 'yes')
        );
      }),
    );
  },
  { said: () => TAKES_PLACE },
);
