/** Who or what of a clause may act, by its place and its article. */
import { gather } from '../../text/gather.ts';
import { type Clause, isBare, isMeasure, isMoment, type Phrase } from './clause.ts';
import { INERT } from './compared-words.ts';
import type { Case } from './grammar.ts';
import type { Pair } from './pair.ts';

/** Whether a noun phrase of the sentence is who acts: before the verb, or by its article. */
export function isSubject(
  pair: Pair,
  { article, words }: Phrase,
  { phrases, verb }: Clause = pair.theirs,
): boolean {
  const german = pair.language === 'de';
  if (german && (article === 'accusative' || article === 'dative')) return false;
  // "Absagen nehmen wir an": the pronoun acts.
  if (
    german &&
    phrases === pair.theirs.phrases &&
    ['wir', 'ich', 'man'].some((form) => pair.theirs.others.has(form))
  )
    return false;
  // Of two nouns with "der" the second is no subject, but to whom.
  const nominative = phrases.find((phrase) => isBare(phrase) && phrase.article === 'nominative');
  if (german && nominative !== undefined) return nominative.words[0] === words[0];
  return words[0] < verb;
}

const UNMARKED: ReadonlySet<Case> = new Set(['any', 'direct']);

/** Whether articles show of every bare noun phrase that it is to the verb what it is in the claim. */
export function isMarked(pair: Pair, places: readonly number[]): boolean {
  const bare = gather(pair.ours.phrases, (phrase, i) =>
    mayAct(pair, phrase) ? [[phrase.article, pair.theirs.phrases[places[i]].article]] : [],
  );
  // Where the others tell what they are, the one that is left is what remains.
  const open = bare.filter(([one, other]) => one === undefined || UNMARKED.has(one) || one !== other);
  return open.length === 0 || (open.length === 1 && bare.length > 1);
}

/** Whether a phrase of the claim is told by its place who it is to the verb: "die Kosten" never act. */
export function mayAct(pair: Pair, phrase: Phrase): boolean {
  const { claim, language } = pair;
  if (!isBare(phrase) || isMoment(claim, phrase) || isMeasure(claim, phrase)) return false;
  return language !== 'de' || !INERT.test(claim.words[phrase.words.at(-1)!].form);
}
