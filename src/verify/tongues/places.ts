/** Which phrase of a sentence says each phrase of a claim. */
import type { Reading } from '../../text/reading.ts';
import { isBare, type Phrase } from './clause.ts';
import { sameCase } from './compared-words.ts';
import { GRAMMARS } from './grammar.ts';
import { type Pair, sameWord } from './pair.ts';
import { sharesVerb } from './predicate.ts';

/** For each phrase of the claim a phrase of the sentence that has all its words, each once; undefined where one has none. */
export function placesOf(pair: Pair, fits: (one: Phrase, other: Phrase) => boolean): number[] | undefined {
  const used = new Set<number>();
  const places: number[] = [];
  for (const one of pair.ours.phrases) {
    const place = pair.theirs.phrases.findIndex(
      (other, i) => !used.has(i) && covers(pair, one, other) && (one.verbal ? true : fits(one, other)),
    );
    if (place < 0) return undefined;
    used.add(place);
    places.push(place);
  }
  return places;
}

/** Whether two phrases are the verbs of their clauses, and of one meaning. */
function isVerb(pair: Pair, one: Phrase, other: Phrase): boolean {
  const mine = pair.ours.predicate;
  const their = pair.theirs.predicate;
  return (
    mine !== undefined &&
    their !== undefined &&
    one.words[0] === mine.at &&
    other.words[0] === their.at &&
    sharesVerb(mine, their)
  );
}

/** "Gab ... zurück", "gab ... ab": two verbs, though they are written alike or are not known. */
function isOtherVerb(pair: Pair, one: Phrase, other: Phrase): boolean {
  const { ours, theirs } = pair;
  const both = one.words[0] === ours.predicate?.at && other.words[0] === theirs.predicate?.at;
  const known = ours.predicate !== undefined && theirs.predicate !== undefined;
  return both || (!known && ours.apart !== theirs.apart);
}

/** Whether a phrase of the sentence has the words of one of the claim, in their order, and changes nothing about them. */
function covers(pair: Pair, one: Phrase, other: Phrase): boolean {
  if (one.verbal && other.verbal) {
    if (isVerb(pair, one, other)) return true;
    if (isOtherVerb(pair, one, other)) return false;
  }
  const { claim } = pair;
  const extra = extraWords(pair, one, other);
  if (extra < 0) return false;
  if (
    !one.verbal &&
    one.article !== undefined &&
    other.article !== undefined &&
    !sameCase(one.article, other.article) &&
    pair.language === 'de' &&
    isBare(one) &&
    isBare(other) &&
    pair.ours.voice === pair.theirs.voice
  )
    return false;
  // Of something that happened, what a noun is called more takes nothing away; of how things are it may.
  const named =
    one.words.every((at) => claim.words[at].capital || claim.words[at].value >= 0) && pair.language !== 'de';
  return (
    extra === 0 ||
    named ||
    (pair.theirs.tense === 'done' && one.preposition === '' && one.article !== undefined) ||
    (extra <= 2 && one.preposition !== '')
  );
}

/** How many words a phrase of the sentence has more than one of the claim; -1 where it lacks one or has one that alters it. */
function extraWords(pair: Pair, one: Phrase, other: Phrase): number {
  const { claim, sentence } = pair;
  let next = 0;
  let extra = 0;
  for (const at of other.words) {
    if (next < one.words.length && sameWord(pair, claim.words[one.words[next]], sentence.words[at])) {
      next++;
      while (next < one.words.length && sameValueGoesOn(claim, one.words, next)) next++;
    } else if (
      next > 0 &&
      sentence.words[at].value >= 0 &&
      sentence.words[at].value === sentence.words[at - 1]?.value
    )
      continue;
    else {
      extra++;
      if (GRAMMARS[pair.language].altering.has(sentence.words[at].form)) return -1;
    }
  }
  return next < one.words.length ? -1 : extra;
}

const sameValueGoesOn = ({ words }: Reading, at: readonly number[], next: number): boolean =>
  words[at[next]].value >= 0 && words[at[next]].value === words[at[next - 1]].value;
