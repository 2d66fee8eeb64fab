/** What is lent out, and what was lost: by those who have it then, and by those who have it no longer. */
import { SPAN } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { OPEN, type Rewriter } from '../types.ts';

const LENDS = new RegExp(
  String.raw`^(.+?) (?:lends|lend|loans|rents|rent|hires|hire)(?: out)? ([^,;]+?) (?:out )?to ([^,;]+?)((?: for (?:up to |at most |no more than )?${SPAN})?)(?: at a time)?$`,
  'u',
);

/** "Cardholders can borrow e-readers" for "the library lends e-readers to cardholders". */
function byLending({ text }: Wording): readonly string[] {
  const found = LENDS.exec(text);
  if (found === null || OPEN.test(text)) return [];
  const [, who = '', what = '', whom = '', long = ''] = found;
  const take = /\b(?:lends?|loans)\b/.test(text) ? ['borrow', 'borrowed'] : ['rent', 'rented'];
  const from = ['', ` from ${lowered(who)}`];
  return ['can', 'may'].flatMap((may) =>
    from.flatMap((end) => [
      `${capital(whom)} ${may} ${take[0]} ${what}${end}${long}`,
      `${capital(what)} ${may} be ${take[1]} by ${whom}${end}${long}`,
    ]),
  );
}

const LOST =
  /^(.+?) (?:has |have )?lost (its|his|her|their) (licen[cs]e|permit|access|membership|accreditation|certification|certificate|right to [a-z]+|status)((?: (?:to|for|of|as) [^,;]+?)?)(?: (?:in|on|last|this|earlier|after|because|when)\b.*)?$/u;
const BACK = /\b(?:restor|reinstat|regain|return|given back|re-?grant|re-?issu|renew|again|new licen)/i;

/** "The lab no longer has a licence" for "the lab lost its licence". */
function byLoss({ text, whole }: Wording): readonly string[] {
  const found = LOST.exec(text);
  if (found === null || OPEN.test(found[1]!) || BACK.test(whole)) return [];
  const [, who = '', its, what = '', of = ''] = found;
  const one = /^(?:access|right)/.test(what) ? '' : /^a/.test(what) ? 'an ' : 'a ';
  return [
    `${who} no longer has ${one}${what}${of}`,
    `${who} no longer has ${its} ${what}${of}`,
    `${who} does not have ${one}${what}${of} any longer`,
  ];
}

export const LENDING: readonly Rewriter[] = [
  { of: /\b(?:borrow(?:ed)?|rent(?:ed)?)\b/, from: LENDS, write: byLending },
  { of: /\b(?:no longer|any longer)\b/, from: LOST, write: byLoss },
];
