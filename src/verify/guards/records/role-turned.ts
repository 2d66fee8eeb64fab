/** "Adele Brun is deputy to T. Voss" by a record of Adele Brun whose deputy is T. Voss: who has whom in a role, turned round. */
import { against, type Guard, textOf } from '../guard.ts';
import { recordsAt } from '../records-at.ts';

const ROLE_OF =
  /^(?<one>\p{Lu}[\p{L}.'’ -]{1,40}?) (?:is|was|acts as|works as) (?:also )?(?:the |an? )?(?<role>\p{Ll}[\p{Ll}-]{2,20}) (?:to|of|for) (?<other>\p{Lu}[\p{L}.'’ -]{1,40}?)[.]?\s*$/u;

export const ROLE_TURNED: Guard = against(
  'role',
  'english',
  ({ reading, support: { sentences } }) => {
    const { one = '', role = '', other = '' } = ROLE_OF.exec(textOf(reading).trim())?.groups ?? {};
    const fields = sentences.flatMap((sentence) => recordsAt(sentence).flatMap(({ own }) => own));
    const inRole = fields.find(({ name, quote }) => name.join(' ') === role && isOf(quote, other));
    return inRole !== undefined && fields.some((field) => field !== inRole && isOf(field.quote, one));
  },
  { said: () => ROLE_OF },
);

const isOf = (quote: string, name: string): boolean => name !== '' && quote.includes(name);
