/** "The parcel arrived on Tuesday" by "the parcel was to arrive on Tuesday": what was to be done need not have been done. */
import type { Word } from '../../../text/reading.ts';
import { claimTree, unitOf } from '../claim-root.ts';
import { against, type Guard, textOf } from '../guard.ts';

const BE = /^(?:was|were|is|are)$/;
/** Of these it tells what came of somebody. */
const OF_FATE = /^(?:become|prove|remain|last|stay|see|blame|find|know)$/;
const ONE_CLAUSE =
  /^[^,;:]{2,60} (?:was|were|is|are) to (?:be )?(?!become\b|prove\b|remain\b|last\b)[a-z]+(?: (?!and\b|but\b)[^ ,;:]+)*[.!]?$/u;
/** What says of the deed itself that it is to be done; "from Basic to Max" does not. */
const AHEAD =
  /\bwill\b|\b(?:is|are|was|were|be|been|ha[sd]|have|going|supposed|due|meant|planned|expected|scheduled|needs?|needed|wants?|wanted|agreed|able|decided|tried|asked|ready|set|about|likely|bound|used|ought|seems?|intends?|intended|hopes?|hoped|plans?|promised|refused|failed|began|started|continued) to\b/iu;
const FINITE = /^VB[DN]$/;

/** Whether a word stands behind "was to", "were to be". */
function isMeant(words: readonly Word[], at: number): boolean {
  const to = words[at - 1]?.form === 'be' ? at - 2 : at - 1;
  return words[to]?.form === 'to' && BE.test(words[to - 1]?.form ?? '') && !OF_FATE.test(words[at]!.lemma);
}

export const WAS_TO: Guard = against('modality', 'english', ({ reading, units, support }) => {
  const { sentences, matches, from } = support;
  const opens = sentences.some(({ reading: { words } }) =>
    words.some(({ form }, at) => form === 'to' && BE.test(words[at - 1]?.form ?? '')),
  );
  if (!opens || AHEAD.test(textOf(reading))) return false;
  const claim = claimTree(reading);
  const root = claim.tokens.findIndex(({ head }) => head < 0);
  if (!FINITE.test(claim.token(root)?.xpos ?? '')) return false;
  const unit = unitOf(claim, reading, units, () => true);
  const at = unit < 0 ? -1 : matches[unit]!.at;
  const one = unit < 0 ? undefined : sentences[from[unit]!];
  // "The repair was to be carried out": the noun of the deed is what was to be.
  const byNoun = /^(?:the|an?|this|his|her|its|their|our|your)$/.test(one?.reading.words[at - 1]?.form ?? '');
  if (at > 0 && one !== undefined && isMeant(one.reading.words, at)) return true;
  if (at > 0 && one !== undefined && !byNoun) return false;
  // Where it has no word for the deed, its one clause says nothing else.
  return sentences.length === 1 && ONE_CLAUSE.test(textOf(sentences[0]!.reading).trim());
});
