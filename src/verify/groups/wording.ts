/** Other words for how many of a group are so, put into those that are read: "are still to be moved", "the share of late orders". */

const REMAINING =
  /^(.+?) (?:(?:is|are) (?:still |yet )?to be|(?:still )?(?:has|have) (?:still |yet )?to be|(?:still )?remains? to be|(?:still )?needs? to be) (\p{L}+(?:ed|en|t|n))(?: .+)?$/u;
/** What every way to say it has. */
const TO_BE = ' to be ';
const ENDS_YET = / (?:yet|so far|by now|until now)$/u;
const YET = /^(.*\b(?:not|n't|none|no|never)\b.*?) (?:yet|so far|by now|until now)$/u;
const SHARE =
  /^the (?:share|rate|proportion|percentage) of (\p{L}+) (\p{L}+s) (?:was|is|lay|lies|stood|stands) (?:at )?(exactly|above|over|more than|below|under|less than|at least|at most)? ?(\d+(?:[.,]\d+)? ?(?:%|percent|per cent))$/iu;
const ONE_IN =
  /^((?:fewer|less|more) than |at (?:least|most) )?one (\p{L}+) in (\p{L}+|\d+) (was|is|has been) (.+)$/iu;

const MORE = /^(?:above|over|more than)$/i;
const LESS = /^(?:below|under|less than)$/i;

/** A claim in the words in which groups are counted. */
export function asCounted(claim: string): string {
  const text = claim.trim().replace(/(?<![.!])[.!]+$/, '');
  const without = (ENDS_YET.test(text) ? (YET.exec(text)?.[1] ?? text) : text).replace(
    / (not|n't) yet /,
    ' $1 ',
  );
  const remaining = without.includes(TO_BE) ? REMAINING.exec(without) : null;
  if (remaining !== null && /^(?:\d|\p{Lu}?\p{Ll}+[ -])/u.test(without) && without.endsWith(remaining[2]!))
    return `${remaining[1]} have not been ${remaining[2]}.`;
  const share = SHARE.exec(without);
  if (share !== null) {
    const [, kind, noun, bound = '', percent] = share;
    const more = MORE.test(bound) ? 'More than' : LESS.test(bound) ? 'Less than' : bound;
    return `${more} ${percent} of the ${noun} were ${kind}.`.trim();
  }
  const one = ONE_IN.exec(without);
  if (one !== null) return `${one[1] ?? ''}one in ${one[3]} ${one[2]}s ${one[4]} ${one[5]}.`;
  return without === text ? claim : `${without}.`;
}

/** What may be done of nothing that was not done: it was given up, or need not be. */
const GIVEN_UP =
  /\b(?:no longer|need(?:s|ed)? (?:no|not)|cancel|drop|exempt|waiv|withdr|not (?:needed|required|be)|scrap|abandon|give[ns]? up|remov|cannot)/i;

/** Whether a claim says of some that they are still to come to it, and a text that some never will. */
export const isGivenUp = (claim: string, text: string): boolean =>
  claim.includes(TO_BE) && GIVEN_UP.test(text) && REMAINING.test(claim.trim().replace(/(?<![.!])[.!]+$/, ''));

const BESIDE =
  /^(\d[\d,.]*|\p{L}+) ((?:\p{L}+ ){0,3}\p{L}+s), (\d[\d,.]*|\p{L}+) of (?:them|which|these|those) ((?!(?:was|were|is|are|has|have|had)\b)\p{L}+(?: \p{L}+)?)$/u;

/** "412 orders, 37 of them late": what a line of a report says of a group. */
export function asSaid(sentence: string): string {
  const found = BESIDE.exec(sentence.trim().replace(/(?<![.!])[.!]+$/, ''));
  if (found === null) return sentence;
  const [, all, noun, some, kind] = found;
  return `Of the ${all!.toLowerCase()} ${noun}, ${some} were ${kind}.`;
}
