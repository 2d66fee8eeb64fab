/** "The invoice was paid" by "the day the invoice was paid never came", "Ann paid the invoice" by "the invoice Ann paid was another one". */
import { originOf } from '../../context/retold.ts';
import { against, type Guard, textOf } from '../guard.ts';

const NEVER =
  /\b(?:day|moment|time|hour|date) (?:when |that |on which )?[^.;,]{4,80}? (?:never (?:came|arrived)|(?:has|is) (?:not|yet to) (?:yet )?(?:come|arrived?)|is (?:still|yet) to come|will never come)\b/iu;
const ANOTHER =
  /^\W*the \p{L}+ (?:that |which )?[^.;,]{4,60}? (?:was|is) (?:another(?: one)?|a different(?: one)?|not (?:this|that) one|the wrong one)\W*$/iu;

export const NEVER_CAME: Guard = against(
  'negation',
  'english',
  ({ reading }, { source, sentence }) => {
    const said = textOf(reading);
    const told = textOf(originOf(source).sentence(sentence)).slice(0, LOOKED);
    return [NEVER, ANOTHER].some((one) => one.test(told) && !one.test(said));
  },
  {
    told: () => [
      /\b(?:never|yet|still|not) (?:came|come|arrived?|to come)\b/iu,
      /\b(?:another|different|one)\b/iu,
    ],
  },
);

/** Characters of a sentence that are looked through. */
const LOOKED = 400;
