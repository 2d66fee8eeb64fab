/**
 * "Profit rose" of "revenue rose while profit was flat": two words of a claim, each in another of two clauses that are told
 * apart. By the order of plain words, as short clauses without articles are seldom parsed right.
 */
import type { Reading } from '../../text/reading.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Matter, Mismatch } from '../matter.ts';

const JOINING = /^(?:while|whereas|although|though)$/;
const HAS_BEEN = /^(?:is|are|was|were|has|have|had|stays?|stayed|remains?|remained)$/;
/** Strength from which a word stands in a sentence. */
const STANDS = 0.7;

/** The claim says of what one clause is about what the other clause says of another thing. */
export function ofOtherClause({ units, support }: Matter, sentence: AlignedSentence): Mismatch[] {
  const [subject, deed] = units;
  const slot = support.sentences.indexOf(sentence);
  if (units.length !== 2 || subject.value !== undefined || deed.value !== undefined) return [];
  const places = support.matches.map(({ at, strength }, i) =>
    support.from[i] === slot && strength >= STANDS ? at : -1,
  );
  const joint = jointOf(sentence.reading);
  if (joint < 0 || places.some((at) => at < 0)) return [];
  const [own, other] = places as [number, number];
  if (own < joint === other < joint) return [];
  const { words } = sentence.reading;
  const sides = [words.slice(0, joint), words.slice(joint + 1)] as const;
  const [ofSubject, ofDeed] = own < joint ? sides : [sides[1], sides[0]];
  const again = (side: typeof words, at: number): boolean =>
    side.some(({ lemma }) => lemma === words[at]!.lemma);
  // Each clause has a thing of its own, and the subject's says something else of it.
  const led = ofDeed.slice(0, ofDeed.indexOf(words[other]!)).some(({ weight }) => weight > 0);
  const says = ofSubject.slice(ofSubject.indexOf(words[own]!) + 1).some(({ form }) => HAS_BEEN.test(form));
  return led && says && !again(ofDeed, own) && !again(ofSubject, other)
    ? [{ kind: 'role', force: 'withholds', sentence, units: [0, 1] }]
    : [];
}

/** Where the one word stands that tells two clauses apart; -1 for none, or more than one. */
function jointOf({ words }: Reading): number {
  const at = words.findIndex(({ form }, i) => i > 0 && JOINING.test(form));
  return words.findLastIndex(({ form }) => JOINING.test(form)) === at ? at : -1;
}
