/** What a sentence says more than a claim: of a kind that takes nothing away, or not. */
import { isSubject } from './acting.ts';
import { isBare, isMoment, type Phrase } from './clause.ts';
import { FORMERLY, WITHOUT } from './compared-words.ts';
import type { Pair } from './pair.ts';

/** Whether what the sentence says more takes nothing away. */
export function takesNothingAway(pair: Pair, places: readonly number[], agent: boolean): boolean {
  const used = new Set(places);
  const { phrases, tense } = pair.theirs;
  const done = tense === 'done' || pair.ours.tense === 'done';
  let spare = agent && !pair.theirs.negated ? 1 : 0;
  return phrases.every((phrase, i) => {
    if (used.has(i)) return true;
    // "Was not paid on Monday": it may have been on another day.
    if (phrase.verbal || pair.theirs.negated || WITHOUT.has(phrase.preposition)) return false;
    // "Fue pagada en parte", "wurde zur H\u00e4lfte bezahlt".
    if (phrase.words.some((at) => PARTLY.has(pair.sentence.words[at].form))) return false;
    // What is to come on a day is to come; how things are may be so on that day alone.
    if ((done || tense === 'future') && isMoment(pair.sentence, phrase)) return true;
    if (!done) return false;
    if (phrase.preposition === '') return spare-- > 0 && isSubject(pair, phrase);
    // "The assistant of the director": what follows a noun tells of which.
    if (isFormer(pair, phrase, phrases[i + 1])) return true;
    const follows =
      used.has(i - 1) &&
      !phrases[i - 1].verbal &&
      (phrase.preposition === 'de' || (phrase.preposition === 'von' && isBare(phrases[i - 1])));
    return !follows;
  });
}

/** How much of it was done, or that it was done as a rule. */
const PARTLY = new Set(
  'teil teilen hälfte halfte drittel viertel grundsatz partie moitié moitie tiers quart principe parte partes mitad tercio principio'.split(
    ' ',
  ),
);

/** "Vom 4. auf den 11. M\u00e4rz", "del 4 al 11": when or how much it was before. */
function isFormer(pair: Pair, phrase: Phrase, next: Phrase | undefined): boolean {
  const { words } = pair.sentence;
  const told = next !== undefined && pair.ours.phrases.some((one) => one.preposition === next.preposition);
  return (
    told &&
    FORMERLY.has(`${phrase.preposition} ${next.preposition}`) &&
    phrase.words.every((at) => words[at].value >= 0)
  );
}
