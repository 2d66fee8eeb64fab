/** "The manager dismissed the clerk because he was late": of which of two people a pronoun tells is not said. */
import { against, type Guard, textOf } from './guard.ts';

export const OF_WHOM: Guard = against('role', 'prose', ({ units }, { reading: theirs, alignment }) => {
  const text = textOf(theirs);
  const found = REASON.exec(text);
  if (found === null) return false;
  const led = theirs.start + found.index;
  const people = new Set([...text.slice(0, found.index).matchAll(PERSON)].map(([one]) => one.toLowerCase()));
  if (people.size < 2) return false;
  const places = units.map((_, unit) => {
    const { at, strength } = alignment.matches[unit]!;
    return strength >= OWN && at >= 0 ? theirs.words[at]!.start : -1;
  });
  // What the clause says, of whoever is named before it, and nothing of what else is told of him.
  return places[0]! >= 0 && places[0]! < led && places.slice(1).every((start) => start > led);
});

/** Match from which a word is the statement's own. */
const OWN = 0.7;
const REASON = /\b(?:because|since|as) (?:he|she)\b/u;
const PERSON =
  /\b(?:the|an?|his|her|their|our) (?:\p{Ll}+ )?\p{Ll}*(?:er|or|ist|ent|ant|ee|man|woman|clerk|guest|nurse|boy|girl|child|friend|uncle|aunt|cook|judge|guard|chief|colleague|wife|husband|son|daughter|officer|neighbour|pilot|captain|boss)\b|(?:\b(?:Mrs?|Ms|Dr) )?\b\p{Lu}\p{Ll}+\b/gu;
