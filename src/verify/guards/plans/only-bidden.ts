/** "The count was repeated after eight weeks" by "Findings of a deficiency; repeat the count after eight weeks": what is bidden is not done. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const DONE = /\b(?:was|were|has been|have been|got) (?:\p{L}+ly )?(\p{L}{3,}?)(?:ed|d)\b/iu;
/** A bid behind a mark of its own or at the beginning. */
const BID =
  /(?:^|[;:.] |\n)\s*(?:please |then |and )?(\p{L}{3,}) (?:the |an? |all |his |her |their |your |its |\p{Ll})/giu;

/** A further bid behind a polite one: "please close the account and transfer the balance". */
const POLITE =
  /\bplease (?!note|be|see|find|remember)\p{L}{2,} [^.;!?\n]{1,120}?(?:,|,? and|,? or) (?:then |also |please )?(\p{L}{3,}) (?:the |an? |all |his |her |their |your |its |\p{Ll})/giu;

/** What makes of a bid that opens its sentence one for later. */
const LATER = /\b(?:when|once|as soon as|if)\b/iu;

export const ONLY_BIDDEN: Guard = against('modality', 'prose', isOnlyBidden, {
  said: () => DONE,
  told: () => [/[;:]/u, LATER, /\bplease\b/iu],
});

function isOnlyBidden({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  if (source.structured) return false;
  const stem = DONE.exec(textOf(reading))?.[1]?.toLowerCase();
  if (stem === undefined) return false;
  const told = textOf(theirs).toLowerCase();
  const isVerb = (word: string): boolean =>
    word === stem ||
    word === `${stem}e` ||
    (stem.at(-1) === stem.at(-2) && word === stem.slice(0, -1)) ||
    (word.endsWith('y') && `${word.slice(0, -1)}i` === stem);
  const later = LATER.test(told);
  const bids =
    [...told.matchAll(POLITE)].some(([, verb]) => isVerb(verb!)) ||
    [...told.matchAll(BID)].some(([whole, verb]) => isVerb(verb!) && (later || /^[;:]/u.test(whole)));
  return bids && !theirs.words.some(({ form }) => form.startsWith(stem) && /(?:ed|d)$/.test(form));
}
