/** "Adele Brun is deputy to T. Voss" by a record of Adele Brun whose deputy is T. Voss: who has whom in a role, turned round. */
import { against, type Guard, textOf } from '../guard.ts';
import { recordsAt } from '../records-at.ts';

const ROLE_OF =
  /^(?<one>\p{Lu}[\p{L}.'’ -]{1,40}?) (?:is|was|acts as|works as) (?:also )?(?:the |an? )?(?<role>\p{Ll}[\p{Ll}-]{2,20}) (?:to|of|for) (?<other>\p{Lu}[\p{L}.'’ -]{1,40}?)[.]?\s*$/u;

/** "Mergebot is the author" of `author: lou; committer: mergebot`: another has the role by its own name. */
const IN_ROLE =
  /^(?:The )?(?<one>[\p{L}\d][\p{L}\d.'’ -]{1,40}?) (?:is|was) (?:also )?(?:the|an) (?<role>\p{Ll}[\p{Ll}-]{2,20})(?: (?:of|for) [^,;]{2,60}?)?[.]?\s*$/u;

const ROLE_OF_OTHER = against(
  'role',
  'english',
  ({ reading, support: { sentences } }) => {
    const { one = '', role = '' } = IN_ROLE.exec(textOf(reading).trim())?.groups ?? {};
    const who = one.toLowerCase();
    return sentences.some((sentence) =>
      recordsAt(sentence).some(({ own }) => {
        const has = (quote: string): boolean =>
          quote.toLowerCase().includes(who) || who.includes(quote.toLowerCase());
        const inRole = own.filter(({ name, quote }) => name.join(' ') === role && quote.trim().length > 1);
        return (
          inRole.length > 0 &&
          !inRole.some(({ quote }) => has(quote)) &&
          own.some(({ name, quote }) => name.join(' ') !== role && quote.toLowerCase() === who)
        );
      }),
    );
  },
  { said: () => IN_ROLE },
);

const TURNED: Guard = against(
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

export const ROLE_TURNED: readonly Guard[] = [TURNED, ROLE_OF_OTHER];

const isOf = (quote: string, name: string): boolean => name !== '' && quote.includes(name);
