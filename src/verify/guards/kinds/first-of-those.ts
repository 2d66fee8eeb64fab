/**
 * "Rosa is the first woman to lead the bank" by "the first woman to lead the bank's Asian arm", "the only shop that sells tea"
 * by "the only shop that sells tea by weight": what tells among which others something is the first or the only one.
 */
import type { Reading } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard } from '../guard.ts';

const RANKED =
  /\b(?:is|are|was|were|became|become|becomes|remains?|remained|been) (?:\p{L}+ly |still |now |also )?(?:the|its|their|our|his|her) (?:very |second[- ]|third[- ]|\p{L}+['\u2019]s )?(?<rank>first|only|last|sole|single|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|best|worst|most \p{L}+|least \p{L}+|\p{L}{3,}est)\b(?<rest>[^,;]*)/iu;
/** What tells of which deed or state something is the first. */
const PICKED = / (?:to|that|who|which|ever|\p{L}{2,}(?:ed|en|ing)) ?/iu;
/** What leads among which others it is, behind a noun. */
const AMONG =
  /^(?:in|of|at|on|for|over|by|with|without|against|from|under|among|amongst|within|across|outside|between|alone|still|never|yet|open|when|where|if|who|that|which)$/;
/** What bounds nothing: by whom it was told, or when it was. */
const IDLE =
  /^(?:ever|so far|yet|today|now|in history|in (?:the )?(?:world|history)|of all(?: time)?|according|(?:in|on|since) (?:\p{L}+ )?\d|the \p{Ll}+[.!]?$)/iu;

export const FIRST_OF_THOSE: Guard = against('partially_mentioned', 'prose', isOfFewer, {
  said: () => RANKED,
  told: () => RANKED,
});

function isOfFewer(
  { reading }: { readonly reading: Reading },
  { reading: theirs, alignment }: AlignedSentence,
): boolean {
  const { text, start, end } = reading;
  const said = RANKED.exec(text.slice(start, end));
  const last = Math.max(-1, ...alignment.matches.map(({ at, strength }) => (strength >= FOUND ? at : -1)));
  const rest = behind(theirs, last);
  if (said === null || rest === undefined || IDLE.test(rest)) return false;
  // "The last ship to cross, in May": what is set apart tells of it besides.
  if (!isLast(reading, theirs, last)) return false;
  const [next] = rest.toLowerCase().split(/[^\p{L}\d]+/u);
  return PICKED.test(said.groups!.rest!) || AMONG.test(next ?? '');
}

/** Match from which a word is the statement's own. */
const FOUND = 0.5;

/** What goes on right behind a word, with no mark between; undefined where nothing does. */
function behind({ words, text, end }: Reading, at: number): string | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  const rest = text.slice(word.end, end);
  return /^(?:['\u2019]s)? \p{L}/u.test(rest) ? rest.replace(/^['\u2019]s/, '').trim() : undefined;
}

/** Whether a statement ends with the word that is found last. */
function isLast({ words: ours }: Reading, { words }: Reading, at: number): boolean {
  const own = ours.findLast(({ weight, value }) => weight > 0 || value >= 0);
  return own !== undefined && (own.lemma === words[at]!.lemma || own.form === words[at]!.form);
}
