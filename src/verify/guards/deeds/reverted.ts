/**
 * "Free returns are enabled" by `Revert "Enable free returns"`, "we withdraw the price increase": what is named to be
 * undone is so no longer.
 */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const REVERTED: Guard = against('superseded', 'any', isUndone, { told: () => LED });

const UNDOING = String.raw`(?:revert(?:s|ed|ing)?|undo(?:es|ne|ing)?|undid|roll(?:s|ed|ing)?[ -]?back(?: of)?|back(?:s|ed|ing)? out|withdr(?:aws?|ew|awn|awing)|rescind(?:s|ed|ing)?|retract(?:s|ed|ing)?)`;
/** What may stand before it: the number or the kind of a change, a day, who does it. */
const BEFORE = String.raw`(?:[0-9a-f]{6,40}|commit|\d[\d:./-]*|[a-z]+(?:\([\w-]+\))?!?:|we|i|they|please|hereby|have|had|has|are|is)`;
const LED = new RegExp(String.raw`^\W*(?:${BEFORE}[\s\])|-]+){0,6}${UNDOING}\b(?!:? (?:back )?to\b)`, 'i');
const UNDONE = new RegExp(String.raw`\b${UNDOING}\b|\b(?:not|no longer|never)\b|n['\u2019]t\b`, 'i');
/** Where what is undone ends. */
const GOES_ON =
  /[;.!?]\s|,\s|\s[\u2013\u2014-]\s|\b(?:and|but|so|because|since|as|which|until|after|before|while|instead|to|in order)\b/i;
const OF_BEFORE = /\b(?:was|were|had|did)\b/i;
/** How a change is named: quoted, or behind a colon. */
const NAMED = /^\s*:|^\s*(?:commit |change )?["'\u201c\u2018`]/;

function isUndone(
  { reading, support: { matches, from } }: Told,
  { source, sentence }: AlignedSentence,
): boolean {
  const claim = textOf(reading);
  const own = originOf(source).sentence(sentence);
  const text = textOf(own);
  const found = source.structured || UNDONE.test(claim) ? null : LED.exec(text);
  if (found === null) return false;
  const rest = text.slice(found[0].length);
  const isNamed = NAMED.test(rest);
  if (!isNamed && OF_BEFORE.test(claim)) return false;
  // What was undone twice stands.
  if (isNamed && new RegExp(String.raw`^\W*${UNDOING}\b`, 'i').test(rest)) return false;
  const ends =
    own.start + found[0].length + (isNamed ? rest.length : (GOES_ON.exec(rest)?.index ?? rest.length));
  const begins = own.start + found[0].length;
  const places = matches.flatMap(({ at, strength }, i) =>
    from[i] === 0 && at >= 0 && strength > 0 ? [at] : [],
  );
  return (
    places.length > 0 &&
    places.every((at) => {
      const word = own.words[at];
      return word !== undefined && word.start >= begins && word.start < ends;
    })
  );
}
