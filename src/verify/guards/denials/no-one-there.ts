/** "There is no one to step in" by a sentence in which nothing is said of no one: that there is nobody must be told. */
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const NO_ONE_THERE: Guard = against('negation', 'english', isUntold, { said: () => NO_ONE });

const NO_ONE =
  /\bthere(?:['’]s| is| was| are| were| has been| had been)? no[ -]?(?:one|body)\b|\bthere (?:is|was)(?:n['’]t| not) (?:a single|any(?:one|body))\b/iu;
/** Words by which a text says that there is nobody, or none of a kind. */
const TOLD =
  /\b(?:no[ -]?one|nobody|none|neither|never|not (?:a|one|any|yet|been)|nothing|0|zero|vacant|unfilled|un(?:manned|staffed|attended|assigned)|empty|deserted|abandoned|uninhabited|closed|alone|only|absent|without|no \p{L}*(?:er|or|ist|ee|man|woman|staff|people|replacement|deputy|s))\b|n['’]t\b/iu;

function isUntold({ reading, support: { sentences } }: Told): boolean {
  return NO_ONE.test(textOf(reading)) && !sentences.some((sentence) => TOLD.test(textOf(sentence.reading)));
}
