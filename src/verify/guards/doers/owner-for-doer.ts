/**
 * "Mrs Okafor inherited the house from her aunt" by "Mrs Okafor's aunt inherited the house from her", "Oskar stole the
 * laptop" by "Oskar's laptop was stolen": whose something is does not do what it does or what is done to it.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';

export const OWNER_FOR_DOER: readonly Guard[] = [
  against('role', 'prose', isOwner),
  against('role', 'prose', isOwnerOfObject),
];

/** Words between an owner's thing and its verb, at most. */
const NEAR = 3;

/** "Lena Marsh reset her settings" by "Support reset Lena Marsh's settings": whose it is did not do it to it. */
function isOwnerOfObject(
  { reading, units, predicates }: Told,
  { reading: theirs, alignment }: AlignedSentence,
): boolean {
  const verb = predicates()[0]?.unit ?? 0;
  const subject = units[verb - 1];
  if (subject === undefined || subject.value !== undefined || units[verb]?.from !== subject.to) return false;
  const whose = alignment.matches[verb - 1]!.at;
  const deed = alignment.matches[verb]!.at;
  if (deed < 1 || whose <= deed || whose > deed + NEAR) return false;
  const [doer, next] = [theirs.words[deed - 1]!, theirs.words[whose + 1]];
  const isOwned =
    next !== undefined && /['\u2019]s?\s$/.test(theirs.text.slice(theirs.words[whose]!.start, next.start));
  return isOwned && doer.weight > 0 && !reading.words.some(({ form }) => form === doer.form);
}

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
