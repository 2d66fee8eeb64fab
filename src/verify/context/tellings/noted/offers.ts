/** An offer with its answer in one sentence: "Agent offered store credit of 30 dollars, customer took it." */
import type { Teller } from '../types.ts';
import { where } from '../where.ts';
import { bare, capital } from '../words.ts';

const OFFERED =
  /\b(?:offered|proposed|suggested|was offered|were offered|given the choice of)(?: (?:him|her|them|the \p{Ll}+|\p{Ll}+er|\p{Lu}\p{L}+))? ((?:an? |the |\d+ |free |another )?[^,;:]{3,60}?)(?:,|;| -| \u2013)(?: (?:and|but|which|who))? ((?:the )?[\p{L}.]+(?: \p{Lu}\p{L}+)?) (took|accepted|agreed to|declined|refused|rejected|turned) (?:it|this|that|the offer|them)( down)?(?=$|[ ,.;])/u;

/** What somebody took or turned down of what he was offered. */
export const offers: Teller = where([OFFERED], ({ sentence, tell }) => {
  const told = tell(sentence);
  const found = OFFERED.exec(bare(told.text));
  if (found === null || /\b(?:not|if|unless|would|or)\b|n['\u2019]t\b/.test(told.text)) return [];
  const [, what, who, verb, down] = found;
  if (/^(?:it|he|she|they|we|i)$/i.test(who!) || (verb === 'turned') !== (down !== undefined)) return [];
  const subject = /^(?:the |\p{Lu})/u.test(who!) ? capital(who!) : `The ${who}`;
  const kept = /^(?:took|accepted|agreed)/.test(verb!);
  const thing = what!.replace(/^(?:to|for) /, '');
  return (kept ? ['accepted', 'took'] : ['declined', 'rejected', 'turned down']).flatMap((deed) =>
    [thing, `the offer of ${thing}`].map((one) => ({ ...told, text: `${subject} ${deed} ${one}.` })),
  );
});
