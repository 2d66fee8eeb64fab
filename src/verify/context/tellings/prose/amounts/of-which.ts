/** How many of what there is are used or left: "Ada has used 9 of her 20 days" for "Ada has 20 days, of which 9 have been used". */
import type { Wording } from '../../terms/types.ts';
import type { Rewriter } from '../types.ts';

const OF_WHICH =
  /^(?<who>.{2,50}?) (?<have>has|have|had) (?<all>\d+) (?<what>[\p{Ll} ]{3,40}?)(?: (?:a|per|each|this) (?:year|month|week|quarter))?,? of which (?<some>\d+) (?:(?:has|have) (?:already )?been|were|are|was|is) (?<deed>taken|used|paid|sold|booked|left|filled|occupied|returned|completed|redeemed|assigned|still left|unused|free|vacant)$/u;
const LEFT = /^(?:left|still left|unused|free|vacant)$/u;
const USED: Readonly<Record<string, readonly string[]>> = {
  taken: ['taken', 'used'],
  used: ['used', 'taken'],
};
const OWN = ['the', 'his', 'her', 'their', 'its', 'your'];

function byShare({ text }: Wording): readonly string[] {
  const found = OF_WHICH.exec(text)?.groups;
  if (found === undefined) return [];
  const { who = '', have = '', all = '', what = '', some = '', deed = '' } = found;
  const rest = Number(all) - Number(some);
  if (rest < 0) return [];
  const [used, left] = LEFT.test(deed) ? [rest, Number(some)] : [Number(some), rest];
  const spent = /\b(?:leave|holiday|vacation|credits?|allowance|vouchers?|hours|days)\b/u.test(what);
  const deeds = LEFT.test(deed) ? (spent ? ['used', 'taken'] : []) : (USED[deed] ?? [deed]);
  return [
    ...deeds.flatMap((done) => [
      ...OWN.map((own) => `${who} ${have} ${done} ${used} of ${own} ${all} ${what}`),
      `${who} ${have} ${done} ${used} ${what}`,
      `${used} of the ${all} ${what} have been ${done}`,
    ]),
    ...(LEFT.test(deed) || spent
      ? [`${who} ${have} ${left} ${what} left`, `${who} still ${have} ${left} ${what}`]
      : []),
  ];
}

export const OF_WHICH_SO_MANY: readonly Rewriter[] = [
  { of: /\d|\b(?:left|used|taken)\b/u, from: OF_WHICH, write: byShare, reorders: true },
];
