/** What another did than the one whose matter it is: "you paid by card" of "Tom Weber paid by card" in an order of Nadia Kern's. */

import { ownersOf } from '../../context/owner.ts';
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';

const YOU =
  /^(?:(?:On|In|At|After|Before) [^,;]{2,30},? )?You (?!(?:can|may|must|should|would|could|might|need)\b)\p{Ll}/iu;
const DOER =
  /^(?:(?:On|In|At|After|Before) [^,;]{2,30}?,? )?(?:(?:Mrs?|Ms|Miss|Dr)\.? )?(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}) \p{Ll}/u;

export const OTHER_THAN_YOU: Guard = against('entity', 'prose', isOfAnother, { said: () => YOU });

/** Whether a sentence names somebody for its subject who is not the one person whose matter the text is. */
function isOfAnother(_: Told, { source, sentence }: AlignedSentence): boolean {
  const origin = originOf(source);
  const owners = ownersOf(origin);
  if (owners.length === 0) return false;
  const { text, start, end } = origin.sentence(sentence);
  const doer = DOER.exec(text.slice(start, end))?.[1];
  if (doer === undefined) return false;
  if (owners.length > 1)
    return owners.some((owner) => owner.split(' ').some((part) => doer.split(' ').includes(part)));
  const own = owners[0]!.split(' ');
  const theirs = doer.split(' ');
  const isOwn = theirs.length === 1 ? own.includes(theirs[0]!) : theirs.every((part) => own.includes(part));
  // "The", "Parcel": what opens a sentence has its capital anyway.
  return !isOwn && (theirs.length > 1 || own.some((part) => part === theirs[0]));
}
