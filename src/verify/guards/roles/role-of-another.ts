/** "Kim is the manager" by a record of Kim whose manager is Lee: who stands in the field of a role has it, and nobody beside him. */
import type { Field } from '../../record/record.ts';
import { against, type Guard, textOf } from '../guard.ts';
import { recordsAt } from '../records-at.ts';

const IS_ROLE =
  /^(?<one>\p{Lu}[\p{L}.'’ -]{1,40}?) (?:is|was) (?:now |also |currently )?(?:the |an? )?(?<role>\p{Ll}[\p{Ll}]{2,20}(?:[ -]\p{Ll}{2,16})?)(?: (?:of|for|on|at|in) [^.]{2,60})?[.]?\s*$/u;

export const ROLE_OF_ANOTHER: Guard = against(
  'role',
  'any',
  ({ reading, support: { sentences } }) => {
    const { one = '', role = '' } = IS_ROLE.exec(textOf(reading).trim())?.groups ?? {};
    if (one === '') return false;
    const names = one.match(/\p{L}{2,}/gu) ?? [];
    const isHis = ({ quote }: Field): boolean => names.some((name) => quote.includes(name));
    const called = role.replace('-', ' ');
    const fields = sentences.flatMap((sentence) => recordsAt(sentence).flatMap(({ own }) => own));
    const inRole = fields.filter(
      ({ name, quote }) => name.join(' ') === called && /^\p{Lu}\p{Ll}/u.test(quote),
    );
    return (
      inRole.length > 0 &&
      !inRole.some(isHis) &&
      fields.some(isHis) &&
      !fields.some(({ quote }) => quote.toLowerCase().includes(called))
    );
  },
  { said: () => IS_ROLE },
);
