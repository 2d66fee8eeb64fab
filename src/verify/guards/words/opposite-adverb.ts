/**
 * "Still works here" by "works here no more", "is still open" by "is open again", "won" by "wishes she had won": what a small word
 * takes back, or tells of otherwise.
 */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const NO_MORE = /\bno more[.!]?$/iu;
/** Before its verb, where nothing else denies it. */
const NO_LONGER = /\bno longer (?:is|are|was|were|has|have|can|will|does|do) (?:an? |the )?(\p{L}+)/iu;
const DENYING =
  /\b(?:no|not|never|nobody|nothing|none|stopped|ceased|ended|former\p{L}*|used to|longer)\b|n['\u2019]t\b/iu;
const STILL = /\b(?:still|remains?|continues?|stays?)\b/iu;
const AGAIN = /\b(?:is|are|was|were|am) (?:\p{L}+ )?(?:\p{L}+ )?again\b|\bback (?:open|on|online|up)\b/iu;
const IN_JEST =
  /\b(jok|quipp|bluff|fibb|lied|dreamt|dreamed|imagin|fantasi|kidd)\p{Ll}*(?: to \p{L}+)? that\b/iu;
const OR_NOT = /\bor (?:not|never|none)(?: at all)?[.!]?$/iu;
const WISHING = /\b(?:wish(?:es|ed)?|would rather|if only|as if|as though)\b/iu;
const WISHED =
  /\b(?:wish(?:es|ed)?|want\p{L}*|hope\p{L}*|would|could|dream\p{L}*|like|if|regret\p{L}*|not|no|never)\b|n['\u2019]t\b/iu;

export const OPPOSITE_ADVERB: readonly Guard[] = [
  against('negation', 'prose', isNoMore, { told: () => NO_MORE }),
  against('negation', 'english', isNoLonger, { told: () => NO_LONGER }),
  against('date_time', 'prose', isAgain, { said: () => STILL, told: () => AGAIN }),
  against('modality', 'prose', isWished, { told: () => WISHING }),
  against('modality', 'prose', isOrNot, { told: () => OR_NOT }),
  against('modality', 'english', isInJest, { told: () => IN_JEST }),
];

function isNoMore({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  return NO_MORE.test(textOf(theirs)) && !DENYING.test(textOf(reading));
}

function isAgain({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [claim, told] = [textOf(reading), textOf(theirs)];
  return STILL.test(claim) && AGAIN.test(told) && !STILL.test(told) && !/\bagain\b/iu.test(claim);
}

/** A wish tells that it is not so: "wishes she had won". */
function isWished({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const told = textOf(theirs);
  const found = WISHING.exec(told);
  if (found === null || WISHED.test(textOf(reading))) return false;
  return /^(?: that)?(?: [\p{L}'\u2019]+){1,4}? (?:had|were|was|could|would|did)\b/iu.test(
    told.slice(found.index + found[0].length),
  );
}

/** "Refundable less costs, or not at all". */
function isOrNot({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  return OR_NOT.test(textOf(theirs)) && !/\b(?:or|whether|may|might|can)\b/iu.test(textOf(reading));
}

function isNoLonger({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const what = NO_LONGER.exec(textOf(theirs))?.[1]?.toLowerCase();
  return (
    what !== undefined && !DENYING.test(textOf(reading)) && reading.words.some(({ form }) => form === what)
  );
}

/** What is joked, lied or dreamt is not so. */
function isInJest({ reading }: Told, { source, sentence }: AlignedSentence): boolean {
  const stem = IN_JEST.exec(textOf(originOf(source).sentence(sentence)))?.[1]?.toLowerCase();
  return stem !== undefined && !textOf(reading).toLowerCase().includes(stem);
}
