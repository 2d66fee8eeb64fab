/**
 * "The account was locked after 5 attempts" by `lock_after_attempts: 5`, "Lee approved the change" by `approver: Lee, approval: pending`,
 * "Kim was notified" by `notifications: { kim: failed }`: what is set, who is to do it and what became of it are no deed.
 */
import { originOf } from '../../context/retold.ts';
import { escaped } from '../../context/tellings/words.ts';
import { isUnsettled } from '../../record/words/states.ts';
import { against, type Guard, textOf } from '../guard.ts';
import { recordsAt } from '../records-at.ts';

const DONE_AFTER = /\b(?:was|were|has been|have been|had been) \p{L}+ (?:after|within|at|on) /u;
/** Base forms of what is done once something has passed. */
const SETTING =
  /^(?:lock|close|delete|expire|retry|remove|archive|purge|suspend|block|disable|cancel|remind|notify|alert|fail|stop|restart|rotate|refund|charge|escalate|log ?out|time ?out|sign ?out)$/;

const BY_ROLE =
  /^\p{Lu}[^,;:]{1,40} (?:has |had )?(?<deed>approved|reviewed|signed|confirmed|accepted|verified|inspected|authori[sz]ed)\b/u;
const ROLE = /\b(?:approver|reviewer|signatory|signer|verifier|inspector|authori[sz]er)s?\s*:\s/iu;
const STANDS =
  /\b(?<noun>approval|review|signature|sign-?off|confirmation|acceptance|verification|inspection|authori[sz]ation)\s*:\s*(?:pending|outstanding|open|requested|awaiting|missing|none|no|required|due|tbc|tbd|not yet|waiting|in progress|declined|rejected|refused)\b/iu;

const TO_WHOM = /^(?<who>\p{Lu}[\p{L}'’-]+) (?:was|has been|is|got) (?<deed>\p{L}+ed)\b/u;
const NOT_DONE =
  /^(?:muted|failed|off|disabled|no|false|none|null|skipped|bounced|blocked|opted[_ -]?out|unsubscribed|undelivered|error)$/i;

export const SET_BEFOREHAND: readonly Guard[] = [
  against(
    'modality',
    'any',
    (_, sentence) =>
      recordsAt(sentence).some(({ own }) =>
        own.some(({ name }) => name.length > 1 && name[1] === 'after' && SETTING.test(name[0]!)),
      ),
    { said: () => DONE_AFTER },
  ),
  against(
    'modality',
    'english',
    ({ reading }, { source, sentence }) => {
      const deed = BY_ROLE.exec(textOf(reading))?.groups?.deed;
      const told = textOf(originOf(source).sentence(sentence));
      const noun = STANDS.exec(told)?.groups?.noun?.toLowerCase();
      return deed !== undefined && noun?.startsWith(deed.slice(0, 4)) === true && ROLE.test(told);
    },
    { said: () => BY_ROLE, told: () => STANDS },
  ),
  against(
    'negation',
    'any',
    ({ reading }, sentence) => {
      const { who, deed } = TO_WHOM.exec(textOf(reading))?.groups ?? {};
      if (who === undefined || NOT_DONE.test(deed!)) return false;
      const { source, sentence: at } = sentence;
      const flow = new RegExp(String.raw`[{,]\s*${escaped(who)}\s*:\s*(?<state>[\p{L}_ -]+)`, 'iu');
      const state = source.structured
        ? undefined
        : flow.exec(textOf(originOf(source).sentence(at)))?.groups?.state;
      if (state !== undefined && NOT_DONE.test(state.trim())) return true;
      return recordsAt(sentence).some(({ own }) =>
        own.some(
          ({ name, quote, words }) =>
            name.join(' ') === who.toLowerCase() &&
            (NOT_DONE.test(quote.trim()) || isUnsettled(words)) &&
            !words.includes(deed!),
        ),
      );
    },
    { said: () => TO_WHOM },
  ),
];
