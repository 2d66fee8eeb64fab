/**
 * "Few orders were late" by "a few orders were late", "two orders were late" by "two of the late orders were refunded", "hundreds came"
 * by "a hundred came", "rose by half" by "rose by half a percent": how many, told otherwise.
 */
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const COUNTED_OTHERWISE: readonly Guard[] = [
  against('quantifier', 'english', isFewForSome, {
    said: () => /\b(?:few|little)\b/iu,
    told: () => /\b(?:few|little)\b/iu,
  }),
  against('quantifier', 'prose', isShareOfThose, { said: () => SHARE_SO }),
  against('quantity', 'english', isOneForMany, { said: () => MANY }),
  against('quantity', 'english', isOfUnit, { said: () => BY_HALF, told: () => HALF_A }),
  against('comparison', 'english', isWithin, { said: () => AGAINST_THEN, told: () => /%|\bpercent\b/iu }),
];

const FEW = /(?<!\b(?:an?|the|these|those|very|quite an?|next|last|past|first) )\b(?:few|little)\b/iu;
const A_FEW = /\b(?:quite )?a (?:few|little)\b/iu;

/** "Few" tells that there are hardly any, "a few" that there are some. */
function isFewForSome({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [claim, told] = [textOf(reading), textOf(theirs)];
  return FEW.test(claim) && !A_FEW.test(claim) && A_FEW.test(told) && !FEW.test(told);
}

const SHARE_SO =
  /^\W*(?:(?:exactly|at least|about|only|over|nearly) )?(half|most|all|two|three|four|five|six|seven|eight|nine|ten|\d+|\d+ ?%|(?:a|one|two|three) (?:third|quarter|half|fifth)s?|one in \p{L}+)(?: of)?(?: the)? (\p{Ll}+) (?:is|are|was|were) (\p{Ll}+)[.!]?$/iu;

/** What is told of a share of those that are so is not the share of them all. */
function isShareOfThose({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [, share = '', noun = '', state = ''] = SHARE_SO.exec(textOf(reading)) ?? [];
  const told = textOf(theirs);
  return (
    noun !== '' &&
    new RegExp(
      String.raw`\b${escaped(share)}(?: of)?(?: the| all| those)? ${escaped(state)} ${escaped(noun)} (?:is|are|was|were|has|have|had|\p{Ll}+ed|\p{Ll}+s)\b`,
      'iu',
    ).test(told)
  );
}

const MANY = /\b(dozen|hundred|thousand|million)s\b/iu;

function isOneForMany({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const many = MANY.exec(textOf(reading))?.[1];
  if (many === undefined) return false;
  const told = textOf(theirs);
  return (
    new RegExp(String.raw`\b(?:an?|one|half an?) ${many}\b`, 'iu').test(told) &&
    !new RegExp(
      String.raw`\b${many}s\b|\b(?:several|many|two|three|four|five|six|seven|eight|nine|ten|\d+) ${many}\b`,
      'iu',
    ).test(told)
  );
}

const BY_HALF = /\bby half[.!]?$/iu;
const HALF_A =
  /\bhalf (?:an? |of (?:one|an?) )?(?:per ?cent|percentage|point|euro|dollar|pound|cent|degree|hour|day|metre|meter|mile|kilo|an?\b)/iu;

function isOfUnit({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  return BY_HALF.test(textOf(reading)) && HALF_A.test(textOf(theirs));
}

const AGAINST_THEN =
  /(?:%|\bpercent) (?:up |down |more |less |higher |lower )?(?:on|over|from|against|than) (?:the )?(\p{L}+)[.!]?$/iu;

/** "Up 5% on May" by "up 5% in May". */
function isWithin({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const then = AGAINST_THEN.exec(textOf(reading))?.[1];
  if (then === undefined) return false;
  return new RegExp(String.raw`(?:%|\bpercent) (?:in|during) (?:the )?${escaped(then)}\b`, 'iu').test(
    textOf(theirs),
  );
}
