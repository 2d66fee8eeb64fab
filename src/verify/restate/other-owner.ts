/** Whether a sentence says it of what is somebody else's, or of a verb with another particle. */
import { gather } from '../../text/gather.ts';
import { prepositionOf } from '../../text/parse/arguments.ts';
import type { Unit } from '../claim/units.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Grammar } from './grammar.ts';
import { PLACED } from './phrase.ts';
import { sameness } from './restate.ts';

/**
 * "Ben is Anna's manager" for "Anna is Ben's manager", "the account of the customer's son" for the customer's: each
 * time that the sentence has the noun and says whose it is, it is another's.
 */
export function saysOfAnothers(claim: Grammar, units: readonly Unit[], sentence: AlignedSentence): boolean {
  const theirs = sentence.source.grammar(sentence.sentence);
  const same = sameness(claim, theirs, units, sentence);
  return claim.tokens.some((_, noun) => {
    const [owner] = ownersOf(claim, noun, false);
    if (owner === undefined || !claim.tells(noun) || !claim.tells(owner)) return false;
    const owned = gather(theirs.tokens, (_, token) => {
      const owners = same(noun, token, true) ? ownersOf(theirs, token, true) : [];
      return owners.length > 0 ? [owners] : [];
    });
    return owned.length > 0 && owned.every((owners) => !owners.some((token) => same(owner, token, true)));
  });
}

/** Whose a noun is: by a genitive, by "of", and, where `wide`, by a noun or a name set before or beside it. */
function ownersOf({ tree }: Grammar, noun: number, wide: boolean): number[] {
  const owners = tree.children(noun).filter((child) => {
    const { deprel, upos } = tree.token(child);
    if (upos === 'PRON') return false;
    if (deprel === 'nmod:poss') return true;
    return deprel === 'nmod' && prepositionOf(tree, child) === 'of';
  });
  if (!wide || owners.length === 0) return owners;
  return [
    ...owners,
    ...gather(owners, (owner) => tree.with(owner, 'flat', 'appos', 'conj')),
    ...tree.with(noun, 'compound'),
  ];
}

/** "The front door" for "the back door": a word of place before a noun tells which, though it tells nothing by itself. */
export function lacksPlace(claim: Grammar, { source, sentence }: AlignedSentence): boolean {
  const theirs = source.grammar(sentence);
  return claim.tokens.some(({ deprel, form }) => {
    const place = form.toLowerCase();
    if ((deprel !== 'amod' && deprel !== 'compound') || !PLACED.has(place)) return false;
    return !theirs.tokens.some((token) => token.form.toLowerCase().startsWith(place));
  });
}

/** "Took the shop off its list" for "took over the shop": the verb each time without the particle that makes it another. */
export function lacksParticle(claim: Grammar, units: readonly Unit[], sentence: AlignedSentence): boolean {
  const theirs = sentence.source.grammar(sentence.sentence);
  const same = sameness(claim, theirs, units, sentence);
  return claim.clauses.some(({ token, particle, margin }) => {
    if (particle === '' || margin < 0) return false;
    const others = theirs.clauses.filter(
      (other) => claim.tree.token(token).lemma === theirs.tree.token(other.token).lemma,
    );
    if (others.length === 0 || !others.every((other) => same(token, other.token, true))) return false;
    return !theirs.tokens.some(({ form }) => form.toLowerCase() === particle);
  });
}
