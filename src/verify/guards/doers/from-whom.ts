/** "Paul rented the studio from Hana" by "Hana rented the studio from Paul": who acts, and from or to whom, exchanged. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Told, tagsOf } from '../guard.ts';
import { PREPOSITION, phraseBefore, plainDeed } from '../plain-deed.ts';
import { maySwap } from './exchanged.ts';

const WHOM = /^(?:from|to|for|over|of|against)$/;
/** Verbs that say the same from either side. */
const EVEN = new Set(
  'differ separate diverge connect link relate compare play fight run bet lose correspond converge tie'.split(
    ' ',
  ),
);
/** Words of what a preposition leads to, at most. */
const NEAR = 4;

export const FROM_WHOM = againstUnit('role', 'prose', (told: Told, sentence: AlignedSentence) => {
  const { reading, units } = told;
  const deed = plainDeed(reading);
  if (deed === undefined) return -1;
  const ours = reading.words;
  const verb = ours[deed.verb]!;
  const doer = ours[deed.doer]!;
  if (EVEN.has(verb.lemma) || maySwap(verb.lemma, verb.lemma)) return -1;
  const { words } = sentence.reading;
  const tags = tagsOf(sentence);
  const places = words.flatMap(({ lemma }, at) => (lemma === verb.lemma ? [at] : []));
  const [there] = places;
  if (there === undefined || places.length > 1) return -1;
  const theirs = phraseBefore(words, tags, there);
  if (theirs === undefined) return -1;
  const whom = behind(ours, deed.verb).find(({ form }) => form === words[theirs.head]!.form);
  const back = behind(words, there).find(({ form }) => form === doer.form);
  if (whom === undefined || back === undefined || whom.preposition !== back.preposition) return -1;
  return units.findIndex(({ from, to }) => from <= deed.doer && deed.doer < to);
});

/** The words behind the prepositions that follow a verb, each with its preposition. */
function behind(words: Told['reading']['words'], verb: number) {
  return words.flatMap(({ form, weight }, at) => {
    if (at <= verb || weight === 0) return [];
    const near = words.slice(Math.max(verb + 1, at - NEAR), at);
    const preposition = near.findLast((one) => PREPOSITION.test(one.form))?.form ?? '';
    return WHOM.test(preposition) ? [{ form, preposition }] : [];
  });
}
