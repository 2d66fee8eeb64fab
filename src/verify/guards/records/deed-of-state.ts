/**
 * "Ann approved the request" of `status: approved; requester: Ann`: how a thing stands does not tell that somebody whom its
 * record names made it so.
 */
import { against, type Guard, textOf } from '../guard.ts';
import { recordsAt } from '../records-at.ts';

const ACTIVE =
  /^(?<who>(?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}[\p{L}'\u2019.-]*(?: \p{Lu}[\p{L}'\u2019.-]*){0,3}) (?:has |have |had )?(?<deed>\p{Ll}{3,}(?:ed|en|t|d|ne|wn|id))\b/u;
const STATE = /^(?:status|state|stage|phase|result|outcome|condition|decision)$/;

/** "Was assigned by Kim": an assignee is whom something is assigned to. */
const PASSIVE =
  /\b(?:is|are|was|were|been) (?<deed>\p{Ll}{3,}(?:ed|id|en)) by (?<who>(?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}[\p{L}'\u2019-]*(?: \p{Lu}[\p{L}'\u2019-]*){0,2})/u;

/** What whoever a thing is for does with it. */
const PAYING = /^(?:paid|returned|ordered|booked|bought)$/;
const PAYER =
  /^(?:customer|client|account|buyer|payer|tenant|guest|debtor|member|user|billed to|bill to|name)$/;

export const DEED_OF_STATE: readonly Guard[] = [
  against(
    'role',
    'any',
    ({ reading, score }, sentence) => {
      const found = score === Number.POSITIVE_INFINITY ? undefined : ACTIVE.exec(textOf(reading))?.groups;
      if (found === undefined || /^(?:is|was|has|had)$/.test(found.deed!)) return false;
      const [who, stem] = [
        found.who!.toLowerCase(),
        found.deed!.slice(0, Math.max(4, found.deed!.length - 3)),
      ];
      return recordsAt(sentence).some(({ own }) => {
        const stands = own.some(
          ({ name, quote }) => STATE.test(name.join(' ')) && quote.toLowerCase().includes(stem),
        );
        const named = own.filter(({ quote }) => quote.toLowerCase().includes(who));
        return (
          stands &&
          named.length > 0 &&
          !(PAYING.test(found.deed!) && named.some(({ name }) => PAYER.test(name.join(' ')))) &&
          !named.some(({ name }) => name.some((word) => word === 'by' || word.startsWith(stem.slice(0, 5))))
        );
      });
    },
    { said: () => ACTIVE },
  ),
  against(
    'role',
    'any',
    ({ reading }, sentence) => {
      const found = PASSIVE.exec(textOf(reading))?.groups;
      if (found === undefined) return false;
      const [who, stem] = [
        found.who!.toLowerCase(),
        found.deed!.slice(0, Math.max(3, found.deed!.length - 3)),
      ];
      return recordsAt(sentence).some(({ own }) => {
        const named = own.filter(({ quote }) => quote.trim().toLowerCase() === who);
        return (
          named.length > 0 &&
          named.every(({ name }) => name.some((word) => word.endsWith('ee') && word.startsWith(stem)))
        );
      });
    },
    { said: () => PASSIVE },
  ),
];
