/** "Includes VAT" by "net of VAT", "plus VAT" by "including VAT": an amount has its tax in it, or comes without it. */
import { matchesOf } from '../../../text/matches.ts';
import { against, type Guard, textOf } from '../guard.ts';

const TAX = String.raw`(?:VAT|value[- ]added tax|sales tax|taxes|tax|GST)\b`;
const ANY = new RegExp(String.raw`\b${TAX}`, 'giu');
const WITHOUT = new RegExp(
  String.raw`\b(?:plus|net of|exclusive of|excluding|excludes?|excl\.?|before|without|(?:not|n['’]t) (?:yet )?inclu(?:de|ding)) (?:any |the )?(?:\d[\d.]* ?% )?${TAX}|\b${TAX} (?:(?:is|are) (?:not included|excluded|added|extra|charged separately|payable in addition)|not included|excluded|extra)`,
  'iu',
);
const WITH = new RegExp(
  String.raw`\b(?<!\b(?:not|n['’]t) )(?:inclusive of|including|includes?|incl\.?|included?) (?:any |the |all )?(?:\d[\d.]* ?% )?${TAX}|\b${TAX} (?:(?:is|are) )?(?:already )?included`,
  'iu',
);

/** A price given both ways: neither is how it is. */
const BOTH = new RegExp(
  String.raw`\b(?:with|including|incl\.?) (?:${TAX})[^.;]{0,40}\b(?:without|excluding|excl\.?) (?:it|${TAX})`,
  'iu',
);

/** Which of the two a text says of the one tax that it names; undefined where it says neither, or names two. */
function signOf(text: string): 'with' | 'without' | undefined {
  if (matchesOf(text, ANY).length !== 1) return undefined;
  const [without, within] = [WITHOUT.test(text), WITH.test(text)];
  return without === within ? undefined : without ? 'without' : 'with';
}

export const TAX_IN_IT: Guard = against(
  'negation',
  'english',
  ({ reading, support: { sentences } }) => {
    const ours = signOf(textOf(reading));
    if (ours === undefined) return false;
    const isOfAmount = /\d/.test(textOf(reading));
    return sentences.some((one) => {
      if (!isOfAmount && BOTH.test(textOf(one.reading))) return true;
      const theirs = signOf(textOf(one.reading));
      return theirs !== undefined && theirs !== ours;
    });
  },
  { said: () => ANY },
);
