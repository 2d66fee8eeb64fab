/**
 * "Mrs Okafor inherited the house from her aunt" by "Mrs Okafor's aunt inherited the house from her", "Oskar stole the
 * laptop" by "Oskar's laptop was stolen": whose something is does not do what it does or what is done to it.
 */
import type { AlignedSentence } from '../support.ts';
import { against, type Guard, type Told } from './guard.ts';

export const OWNER_FOR_DOER: Guard = against('role', 'prose', isOwner);

/** Words between an owner's thing and its verb, at most. */
const NEAR = 3;

function isOwner(
  { reading, units, predicates }: Told,
  { reading: theirs, alignment }: AlignedSentence,
): boolean {
  const verb = predicates()[0]?.unit ?? 0;
  if (verb === 0) return false;
  const subject = units[verb - 1]!;
  const isOwned = (words: typeof theirs, at: number): boolean => {
    const next = words.words[at + 1];
    return next !== undefined && /['\u2019]s?\s$/.test(words.text.slice(words.words[at]!.start, next.start));
  };
  const own = reading.words.indexOf(subject.word);
  const whose = alignment.matches[verb - 1]?.at ?? -1;
  const deed = alignment.matches[verb]?.at ?? -1;
  if (whose < 0 || deed <= whose + 1 || deed > whose + 1 + NEAR || (own >= 0 && isOwned(reading, own)))
    return false;
  // The owned one is told of in the statement elsewhere: as another.
  const owned = theirs.words.slice(whose + 1, deed).findLast(({ weight }) => weight > 0);
  return (
    isOwned(theirs, whose) &&
    owned !== undefined &&
    units.slice(verb + 1).some(({ word }) => word.form === owned.form)
  );
}
