/**
 * "Kim completed task 4" by "Task 4: done (Kim away, done by Lee)", "Ann signed the lease" by "Bob signed the lease (witness: Ann)" and
 * "Bob, for Ann, signed the lease": who is noted as away, as something else, or as whom it was done for, did not do it.
 */
import { matchesOf } from '../../../text/matches.ts';
import { escaped } from '../../context/tellings/words.ts';
import { against, type Guard, textOf } from '../guard.ts';

const DEED =
  /^(?:(?:Mr|Mrs|Ms|Dr)\.? )?(?<who>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?:(?:has|had|also|already) )?(?<verb>\p{Ll}+(?:ed|id|t|ew|de|ote|ent|ook|old|ave))\b/u;
const AWAY =
  '(?:was |is )?(?:away|absent|abroad|off(?: sick| ill| work| today)?|out(?: sick| of (?:the )?office| today)?|on (?:annual |sick |parental |maternity )?(?:leave|holiday|vacation)|unavailable|not (?:available|present|there|in)|sick|ill|excused|unable|could not|did not|missing)';
const OF_ABSENCE =
  /\b(?:away|absent|missed|abroad|off|out|leave|holiday|vacation|unavailable|sick|ill|excused|fell|called|left)\b/iu;

const NOTED = new RegExp(String.raw`\b${AWAY}\b`, 'iu');

const AWAY_BESIDE: Guard = against(
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
      new RegExp(
        String.raw`(?<!\p{L})${escaped(who)}(?::|,| [-–—(]|\s\()? ?${AWAY}(?=\s*(?:[,;).–-]|$))`,
        'u',
      ).test(told)
    );
  },
  { said: () => DEED, told: () => NOTED },
);

const FOR_WHOM = String.raw`, (?:for|on behalf of|instead of|in place of|representing|acting for|in lieu of|standing in for) `;
const ASIDE = /\((?<label>\p{L}[\p{L} ]{1,24}): \p{Lu}/gu;
const SET_ASIDE = new RegExp(String.raw`${ASIDE.source}|${FOR_WHOM}`, 'u');

/** Whether the doer is named only behind a label in brackets that tells of no deed of his, or as whom it is done for. */
const ASIDE_ONLY: Guard = against(
  'role',
  'english',
  ({ reading }, { reading: theirs }) => {
    const { who, verb } = DEED.exec(textOf(reading))?.groups ?? {};
    const told = textOf(theirs);
    if (who === undefined || verb === undefined || told.split(who).length !== 2) return false;
    if (new RegExp(String.raw`${FOR_WHOM}${escaped(who)},`, 'u').test(told)) return true;
    return matchesOf(told, ASIDE).some(
      ({ groups, index, 0: whole }) =>
        told.slice(index + whole.length - 1).startsWith(who) &&
        !/\b(?:by|done|who|agent|rep|operator|user|handled|author|initials|editor)\b/iu.test(
          groups!.label!,
        ) &&
        !groups!.label!.toLowerCase().includes(verb.slice(0, 3)),
    );
  },
  { said: () => DEED, told: () => SET_ASIDE },
);

export const NOTED_BESIDE: readonly Guard[] = [AWAY_BESIDE, ASIDE_ONLY];
