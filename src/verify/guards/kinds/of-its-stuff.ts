/** "The upper is made of rubber" by "Upper of recycled polyester, sole of natural rubber": each thing is of its own stuff. */
import { matchesOf } from '../../../text/matches.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const MADE = /\b(?:made|built|consists?|composed|is|are) (?:out )?of\b|\b(?:made|built) from\b/iu;
const OF =
  /(?<=^|[,;.] |\band )(?:the |an? )?(\p{L}[\p{L}-]+) (?:(?:is|are) )?(?:(?:made|built) )?(?:of|from) ([^,;.]{2,40})/giu;

export const OF_ITS_STUFF: Guard = against('entity', 'sentence', isOfOtherStuff, {
  said: () => MADE,
  told: () => /\b(?:of|from)\b/iu,
});

function isOfOtherStuff(
  { reading }: Told,
  { reading: theirs }: { readonly reading: Told['reading'] },
): boolean {
  const said = textOf(reading).toLowerCase();
  if (!MADE.test(said)) return false;
  const pairs = matchesOf(textOf(theirs).toLowerCase(), OF).map(([, thing, stuff]) => ({
    thing: thing!,
    stuff: stuff!.split(/[^\p{L}]+/u).filter((word) => word.length > 3),
  }));
  if (pairs.length < 2) return false;
  const has = (word: string): boolean => said.split(/[^\p{L}]+/u).includes(word);
  const own = pairs.filter(({ thing }) => has(thing));
  if (own.length !== 1) return false;
  const others = pairs.filter((one) => one !== own[0]);
  return !own[0]!.stuff.some(has) && others.some(({ stuff }) => stuff.some(has));
}
