/** "Kim completed task 4" by "Task 4: done (Kim away, done by Lee)": who is noted as away did not do what the note tells as done. */
import { escaped } from '../../context/tellings/words.ts';
import { against, type Guard, textOf } from '../guard.ts';

const DEED =
  /^(?:(?:Mr|Mrs|Ms|Dr)\.? )?(?<who>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?:(?:has|had|also|already) )?(?<verb>\p{Ll}+(?:ed|id|t|ew|de|ote|ent|ook|old|ave))\b/u;
const AWAY =
  '(?:was |is )?(?:away|absent|abroad|off(?: sick| ill| work| today)?|out(?: sick| of (?:the )?office| today)?|on (?:annual |sick |parental |maternity )?(?:leave|holiday|vacation)|unavailable|not (?:available|present|there|in)|sick|ill|excused|unable|could not|did not|missing)';
const OF_ABSENCE =
  /\b(?:away|absent|missed|abroad|off|out|leave|holiday|vacation|unavailable|sick|ill|excused|fell|called|left)\b/iu;

const NOTED = new RegExp(String.raw`\b${AWAY}\b`, 'iu');

export const AWAY_BESIDE: Guard = against(
  'role',
  'english',
  ({ reading }, { reading: theirs }) => {
    const said = textOf(reading);
    const who = DEED.exec(said)?.groups?.who;
    if (who === undefined || OF_ABSENCE.test(said)) return false;
    const told = textOf(theirs);
    const named = told.split(who).length - 1;
    return (
      named === 1 &&
      new RegExp(String.raw`(?<!\p{L})${escaped(who)}:? ${AWAY}(?=\s*(?:[,;).–-]|$))`, 'u').test(told)
    );
  },
  { said: () => DEED, told: () => NOTED },
);
