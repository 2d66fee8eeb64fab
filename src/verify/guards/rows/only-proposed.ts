/**
 * "A late fee of EUR 8 was charged" by `17 Apr late fee EUR 8.00 proposed`: a line of notes without a verb that ends in what
 * is only proposed or asked for tells of no other deed.
 */
import { against, type Guard, type Told, textOf } from '../guard.ts';

const PROPOSED =
  /(?<!\b(?:than|as|originally|first))(?:^|[\s,(])(?:proposed|requested|suggested|recommended|quoted|estimated|planned|pending|drafted|applied for|asked for|awaiting approval|to be (?:approved|confirmed|decided|agreed))[).\s]*$/iu;
const SAID_SO =
  /\b(?:propos|request|suggest|recommend|quot|estimat|plan|pending|draft|appl(?:y|ied)|ask|await|approv|confirm|decid|agree|would|could|might|may|not?\b|never|yet|open|undecided)|n['\u2019]t\b/iu;
/** A verb with a tense: the line is a sentence, and its last word of that. */
const FINITE =
  /\b(?:is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|may|might|must|shall|should|he|she|it|they|we|I)\b|(?<!\p{L})\p{L}{3,20}ed\b/iu;
const DONE = /\b(?:was|were|has|have|had|been|got)\b|(?<!\p{L})\p{L}{2,20}ed\b/iu;

export const ONLY_PROPOSED: Guard = against('modality', 'english', isOnlyProposed, { told: () => PROPOSED });

function isOnlyProposed({ reading, support: { sentences } }: Told): boolean {
  const said = textOf(reading);
  if (!DONE.test(said) || SAID_SO.test(said)) return false;
  return sentences.some(({ reading: theirs }) => {
    const line = textOf(theirs);
    const ending = PROPOSED.exec(line);
    return ending !== null && !FINITE.test(line.slice(0, ending.index));
  });
}
