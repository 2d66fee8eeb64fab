/** "The manager dismissed the clerk because he was late": of which of two people a pronoun tells is not said. */
import { matchesOf } from '../../../text/matches.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const OF_WHOM: Guard = against('role', 'prose', ofEither, { told: () => LED });

/** Match from which a word is the statement's own. */
const OWN = 0.7;
const LED =
  /,? (?:because|since|as|although|though|and|but|so|while|after|before|when|and so|and then) (he|she|they)(?= )/u;
const PERSON =
  /(?:\b(?:[Tt]he|[Aa]n?|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur|[Ii]ts|[Oo]ne)|['’]s) (?:\p{Ll}+ )?\p{Ll}*(?:er|or|ist|ent|ant|ee|man|woman|clerk|guest|nurse|boy|girl|child|friend|uncle|aunt|cook|judge|guard|chief|colleague|wife|husband|son|daughter|officer|neighbour|pilot|captain|boss)\b|(?:\b(?:Mrs?|Ms|Dr)\.? )?\b(?!(?:The|An?|His|Her|Their|Our|One|In|On|At|After|When|If)\b)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*\b/gu;
const WOMAN = /^(?:Mrs|Ms)\b|(?:woman|girl|wife|daughter|aunt|mother|sister)$/u;
const MAN = /^Mr\b|(?:[^o]man|boy|husband|son|uncle|father|brother)$/u;

function ofEither({ reading, units }: Told, sentence: AlignedSentence): boolean {
  const { reading: theirs, alignment } = sentence;
  const text = textOf(theirs);
  const found = LED.exec(text);
  if (found === null || reading.words.some(({ form }) => form === found[1])) return false;
  const led = theirs.start + found.index;
  const places = units.map((_, unit) => {
    const { at, strength } = alignment.matches[unit]!;
    return strength >= OWN && at >= 0 ? theirs.words[at]!.start : -1;
  });
  // What the clause says, of whoever is named before it.
  const [first, second] = [places[0]!, Math.max(...places)];
  if (first < 0 || first > led || second < led) return false;
  const before = text.slice(0, found.index);
  return found[1] === 'they' ? isOfSeveral(sentence, led) : isOfTwo(before, found[1]!, first - theirs.start);
}

/** Whether two people may be meant by "he" or "she", or one who is not the statement's. */
function isOfTwo(before: string, pronoun: string, place: number): boolean {
  const excluded = pronoun === 'he' ? WOMAN : MAN;
  const people = matchesOf(before, PERSON).filter(([one]) => !excluded.test(one));
  const named = new Set(people.map(([one]) => one.toLowerCase()));
  if (named.size !== 1) return named.size > 1;
  return !people.some(({ index, 0: one }) => index <= place && place < index + one.length);
}

/** Whether two things of which there are many stand before "they". */
function isOfSeveral({ source, sentence }: AlignedSentence, led: number): boolean {
  const { tree } = source.grammar(sentence);
  const many = tree.tokens.filter(
    ({ xpos, deprel, start }) => start < led && /^NNP?S$/.test(xpos) && /^(?:nsubj|obj)/.test(deprel),
  );
  return new Set(many.map(({ lemma }) => lemma)).size > 1;
}
