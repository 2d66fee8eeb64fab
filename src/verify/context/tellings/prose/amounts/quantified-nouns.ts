/** A noun by its size before or behind it: "a credit of 5%" for "a 5% credit", "an availability of 99.9%" for "99.9% availability". */
import { SPAN } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import { MONEY, type Rewriter } from '../types.ts';

const SIZE = String.raw`(?:${MONEY}|\d[\d.,]*(?: ?%| percent| ?kg| ?km| ?GB| ?MB| ?kWh)|${SPAN})`;
const NOUN =
  'credit|discount|surcharge|availability|deposit|fee|share|reduction|increase|decrease|penalty|fine|bonus|refund|rebate|commission|warranty|guarantee|limit|allowance|notice period|delay|uptime|interest rate|tax|rate|budget|grant|voucher|stenosis|narrowing|contribution|donation|rent|term|break|contract|lease|loan|salary|charge';
const BEHIND = new RegExp(
  String.raw`\b(an?|the|no|his|her|its|their|your|our) ((?:\p{Ll}+ )?)(${NOUN}) of (${SIZE})(?![\p{L}\d%-])`,
  'u',
);
const BEFORE = new RegExp(
  String.raw`(?:\b(an?|the|no|his|her|its|their|your|our) )?(?<![\d.,])(${SIZE}) ((?:\p{Ll}+ )??)(${NOUN})(?![\p{L}-])`,
  'u',
);

const sized = (size: string): string => size.replace(/(?<=\d|\p{L})-(?=\p{L})/gu, ' ');
const isOne = (size: string): boolean => /^(?:1|one|an?)\b/u.test(size);
const plural = (size: string): string =>
  isOne(size)
    ? size
    : size.replace(/(?<=\p{L})(?<!s)$/u, (_) =>
        /(?:minute|hour|day|night|week|month|year)$/u.test(size) ? 's' : '',
      );

/** The size behind its noun, where the claim has it so. */
function behind({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [BEHIND.exec(said), BEFORE.exec(text)];
  if (ours === null || theirs === null || ours[3] !== theirs[4]) return [];
  const [place, the, size = '', kind = '', noun] = theirs;
  // "Pays 20 euros fee" has none.
  if (the === undefined && !/%|percent/.test(size)) return [];
  const article = the ?? ours[1];
  const fit = /^an?$/.test(article!) ? (/^[aeiou]/.test(`${kind}${noun}`) ? 'an' : 'a') : article;
  return [text.replace(place, `${fit} ${kind}${noun} of ${plural(sized(size))}`)];
}

/** The size before its noun, where the claim has it so. */
function before({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [BEFORE.exec(said), BEHIND.exec(text)];
  if (ours === null || theirs === null || ours[4] !== theirs[3]) return [];
  const [place, the, kind, noun, size] = theirs;
  return [
    text.replace(place, `${the} ${size} ${kind}${noun}`),
    ...(/%|percent/.test(size!) && /^an?$/.test(the!) ? [text.replace(place, `${size} ${kind}${noun}`)] : []),
    text.replace(
      place,
      `${the} ${size!.replace(/ (minute|hour|day|night|week|month|year)s?$/u, '-$1')} ${kind}${noun}`,
    ),
  ];
}

export const QUANTIFIED_NOUNS: readonly Rewriter[] = [
  { of: BEHIND, from: BEFORE, write: behind, reorders: true },
  { of: BEFORE, from: BEHIND, write: before, reorders: true },
];
