/**
 * "Includes VAT" by "net of VAT", "plus VAT" by "including VAT": an amount has its tax in it, or comes without it. So with
 * whatever else: "costs $120 plus materials" by "the fee is $120 and includes all materials".
 */
import { matchesOf } from '../../../text/matches.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

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

export const TAX_IN_IT: readonly Guard[] = [
  against('negation', 'english', isOtherForTax, { said: () => ANY }),
  against('negation', 'english', isOnTop, { said: () => ON_TOP }),
];

function isOtherForTax({ reading, support: { sentences } }: Told): boolean {
  const ours = signOf(textOf(reading));
  if (ours === undefined) return false;
  const isOfAmount = /\d/.test(textOf(reading));
  return sentences.some((one) => {
    if (!isOfAmount && BOTH.test(textOf(one.reading))) return true;
    const theirs = signOf(textOf(one.reading));
    return theirs !== undefined && theirs !== ours;
  });
}

const ON_TOP = /\b(?:plus|excluding|exclusive of|not including) (?:any |the |all )?(\p{L}{3,})/iu;
const WITHIN =
  /\b(?<!\b(?:not|n['\u2019]t) )(?:inclusive of|including|includes?|incl\.?) ([^.;:]{2,80})|([^.;:,]{2,60}) (?:is|are) (?:already )?included\b/iu;

/** "Plus materials" by "includes all materials". */
function isOnTop({ reading, support: { sentences } }: Told): boolean {
  const extra = ON_TOP.exec(textOf(reading))?.[1]?.toLowerCase() ?? '';
  return sentences.some((one) => {
    const text = textOf(one.reading);
    const [, behind = '', before = ''] = WITHIN.exec(text) ?? [];
    return (
      !ON_TOP.test(text) &&
      `${before} ${behind}`
        .toLowerCase()
        .split(/[^\p{L}-]+/u)
        .includes(extra)
    );
  });
}
