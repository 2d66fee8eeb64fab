/** What its own sentence goes on to call untrue: "the pump was replaced; however, this was later found to be false". */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';

const UNTRUE =
  /[;,.] (?:however|but|yet|though),? (?:this|that|it|which) (?:later |since |then )?(?:was|is|has been|proved|proves|turned out|were)\b[^;.]{0,50}?\b(?:untrue|false|wrong|incorrect|mistaken|not (?:true|the case|so|correct))\b/iu;

export const FOUND_UNTRUE: Guard = against('negation', 'english', isFoundUntrue, { told: () => UNTRUE });

/** Whether the sentence as it stands in its source takes back what it says, and the statement does not say that. */
function isFoundUntrue({ reading: said }: Told, { source, sentence }: AlignedSentence): boolean {
  const { text, start, end } = originOf(source).sentence(sentence);
  const ours = said.text.slice(said.start, said.end);
  return (
    UNTRUE.test(text.slice(start, end)) && !/\b(?:untrue|false|wrong|incorrect|mistaken|not)\b/iu.test(ours)
  );
}
