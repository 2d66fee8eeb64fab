/**
 * "Came second" by "came second to last", "was first" by "was first to leave", "finished first" by "finished the first chapter": a
 * place that is counted otherwise than the statement's.
 */
import { matchesOf } from '../../../text/matches.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const PLACE = /\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)\b/giu;
const BEHIND =
  /^(?: |-)(?:(?:to|from|but) (?:last|one|the (?:end|bottom|back))|last|(?:\p{Ll}+ )?to (?!the\b|an?\b|his\b|her\b|their\b|our\b|my\b)\p{Ll}+)\b/iu;

/** "The first chapter": of what it is told, and no place. */
const OF_NOUN =
  /^ (?!(?:place|position|prize|spot|rank|in|of|to|among|and|or|with|at|by|on|for|from|after|but|one|ones|person|man|woman|team|time)\b)\p{Ll}{3,}/u;
const DETERMINED = /\b(?:the|an?|his|her|its|their|my|our|your) $/iu;

export const PLACE_FROM_END: Guard = against('quantity', 'english', isOtherPlace, {
  said: () => /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)\b/iu,
});

function isOtherPlace({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const claim = textOf(reading);
  const [said, ...more] = matchesOf(claim, PLACE);
  if (said === undefined || more.length > 0 || source.structured) return false;
  if (BEHIND.test(claim.slice(said.index + said[0].length))) return false;
  const told = textOf(theirs);
  const same = matchesOf(told, PLACE).filter(([place]) => place.toLowerCase() === said[0].toLowerCase());
  const isPlace = /^[.!]?\s*$/u.test(claim.slice(said.index + said[0].length));
  return (
    same.length > 0 &&
    same.every(({ 0: place, index }) => {
      const [before, behind] = [told.slice(0, index), told.slice(index + place.length)];
      return BEHIND.test(behind) || (isPlace && DETERMINED.test(before) && OF_NOUN.test(behind));
    })
  );
}
