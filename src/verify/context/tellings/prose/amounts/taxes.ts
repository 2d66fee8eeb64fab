/** Whether an amount has its tax in it: "excludes VAT" for "is net of VAT", "VAT is included" for "is inclusive of VAT". */
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const TAX = String.raw`(VAT|value added tax|sales tax|tax|taxes|service|service charge)`;
const WITHOUT = new RegExp(
  String.raw`^([^,;:]{2,60}?) (?:(?:is|are) (?:stated |quoted |shown )?(?:net of|exclusive of|excluding|before|without|plus)|excludes?|do(?:es)? not include) (?:any )?${TAX}$`,
  'u',
);
const WITH = new RegExp(
  String.raw`^([^,;:]{2,60}?) (?:(?:is|are) (?:stated |quoted |shown )?(?:inclusive of|including|with)|includes?|already includes?) ${TAX}$`,
  'u',
);

function byTax({ text }: Wording): readonly string[] {
  const [without, within] = [WITHOUT.exec(text), WITH.exec(text)];
  const found = without ?? within;
  if (found === null || isLeftOpen(text.replace(/\bnot include\b/u, ''))) return [];
  const [, what = '', tax = ''] = found;
  const many = /[^s]s(?: (?:on|of|in|for) [^,]+)?$/u.test(what) || /^(?:All|The [a-z]+s)\b/u.test(what);
  const [does, s, be] = many ? ['do', '', 'are'] : ['does', 's', 'is'];
  const [name, on] = [capital(tax), lowered(what)];
  return without === null
    ? [
        `${what} include${s} ${tax}`,
        `${what} ${be} inclusive of ${tax}`,
        `${name} is included`,
        `${name} is included in ${on}`,
      ]
    : [
        `${what} exclude${s} ${tax}`,
        `${what} ${does} not include ${tax}`,
        `${what} ${be} exclusive of ${tax}`,
        `${name} is not included`,
        `${name} is not included in ${on}`,
        `${name} is added to ${on}`,
      ];
}

export const TAXES: readonly Rewriter[] = [{ of: /\b(?:VAT|tax|taxes|service)\b/u, write: byTax }];
