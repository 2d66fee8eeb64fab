/**
 * "The alert was never acknowledged" by "02:21 not acknowledged, passed on" beside "02:24 acknowledged by Yewande": what was not
 * done at one time and was at another cannot be said never to have been done.
 */
import type { Reading, Word } from '../../../text/reading.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';
import { deniedWords, isSaidPlainly, pieceAt } from './denied-here.ts';

const NEVER = /\bnever\b|\bat no (?:time|point)\b|\bnot (?:once|ever|at any (?:time|point))\b/iu;

export const NEVER_ONCE: Guard = againstUnit('negation', 'english', neverOnce, { said: () => NEVER });

/** The unit that a statement says never was, and another sentence of the evidence that it was; -1 for none. */
function neverOnce({ reading, units, around, support: { sentences } }: Told): number {
  const denied = deniedWords(reading);
  const known = [reading, ...sentences.map((one) => one.reading)].flatMap(({ words }) => words);
  return units.findIndex(({ word, from }) => {
    if (!denied.some(({ start }) => start === reading.words[from]!.start)) return false;
    return around.some(({ reading: theirs, document, source }) => {
      if (document !== sentences[0].document || source.structured) return false;
      return theirs.words.some(
        (one) =>
          one.lemma === word.lemma &&
          one.value < 0 &&
          isSaidPlainly(theirs, one) &&
          !isOfOther(reading, theirs, one, known),
      );
    });
  });
}

/** Whether a clause says a verb of a thing or of a doer that neither the statement nor its support names. */
function isOfOther(claim: Reading, theirs: Reading, verb: Word, known: readonly Word[]): boolean {
  const piece = pieceAt(theirs, verb);
  const begins = theirs.text.indexOf(piece, theirs.start);
  const before = theirs.words.filter(({ start, end }) => start >= begins && end <= verb.start);
  if (
    before.some(
      ({ weight, value, lemma }) => weight > 0 && value < 0 && !known.some((one) => one.lemma === lemma),
    )
  )
    return true;
  const doer = /\bby (?<name>(?:\p{Lu}[\p{L}.'\u2019-]{0,30} ?){1,4})/u.exec(piece)?.groups?.name?.trim();
  const said = textOf(claim);
  // "Ann never signed it" by "signed by Ben": of a role it is not known who has it.
  return doer !== undefined && NAMED.test(said) && !said.includes(doer.split(' ').at(-1)!);
}

/** A statement that opens with somebody's name. */
const NAMED = /^(?!(?:The|An?|It|He|She|They|No|On|At|In|This|That)\b)\p{Lu}\p{L}+/u;
