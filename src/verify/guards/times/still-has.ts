/** "The server still has an outage" by "the outage on the server has ended": what is over is not had. */
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const HAS =
  /\b(?:has|have|with|there (?:is|are)|suffers? from) (?:still )?(?:an?|the|some)? ?(?:\p{Ll}+ )?(\p{Ll}{3,})[.!]?$/iu;
const OVER = String.raw`(?:(?:has|have|had|is|are|was|were)(?: now| since| already| been)* (?:ended|contained|resolved|fixed|cured|healed|cleared(?: up)?|gone(?: away)?|over|stopped|subsided|disappeared|vanished|eliminated|eradicated|removed|repaired|settled|lifted|closed|passed)|(?:ended|subsided|disappeared|vanished|healed|stopped|went away|cleared up))\b`;
const DENIED = /\b(?:not|no|never|nearly|almost|partly|yet|until|if|once|when)\b|n['’]t\b/iu;

export const STILL_HAS: Guard = against('superseded', 'prose', isOver, { said: () => HAS });

function isOver({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [said, told] = [textOf(reading), textOf(theirs)];
  const noun = HAS.exec(said)?.[1];
  if (noun === undefined || DENIED.test(said) || DENIED.test(told.split(/[;.]/)[0]!)) return false;
  const over = new RegExp(
    String.raw`\b(?:the|an?|his|her|its|their) (?:\p{Ll}+ )?${escaped(noun)}(?: (?:on|in|at|of|with) (?:the |its |his |her )?\p{L}+)? ${OVER}`,
    'iu',
  );
  return over.test(told);
}
