/**
 * "The deadline is no longer 3 May" by "Deadline: 3 May", "the gate is no longer C4" by "gate changed from B12 to C4": what a
 * statement says to be over no word of its evidence ends.
 */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const NO_LONGER = /\bno longer\b/iu;
/** Words that deny, end, leave out, keep off or set against, or are of what is not so. */
const ENDING =
  /\b(?:not|no|never|none|nobody|nothing|neither|nor|nowhere|without|cannot|hardly|barely|scarcely|rarely|seldom|few|only|except\w*|but|instead|rather|unless|until|till|before|yet|still|pending|await\w*|remain\w*|lack\w*|miss\w*|absen\w*|fail\w*|refus\w*|declin\w*|den(?:y|ie[ds]|ial)|reject\w*|prohibit\w*|forbid\w*|forbade|ban(?:s|ned)?|bar(?:s|red)|exclu\w*|exempt\w*|null|false|zero|0|nil|free|empty|vacant|alone|out|stop\w*|ceas\w*|end(?:s|ed)|expir\w*|laps\w*|cancel\w*|closed?|shut|with(?:draw|drew|drawn|held|hold)\w*|revok\w*|remov\w*|delet\w*|lost|lose|drop\w*|avoid\w*|prevent\w*|waiv\w*|skip\w*|omit\w*|stay\w*|kept?|late|unable|former\w*|instead|differ\w*|same|tepid|contrary|against|despite|although|though|however|while|wrong|broke\w*|dead|died|sold|gone|away|elsewhere|too|minus|short|block\w*|restrict\w*|reserv\w*|substitut\w*|due|owed|owing|n\/a|un\p{L}+|in(?:valid|complete|correct|active|eligible|sufficient|accurate|tact)\p{L}*|im(?:possible|proper|mune)\p{L}*|ir(?:relevant|regular)\p{L}*|dis\p{L}+|non-?\p{L}+|mis\p{L}+|\p{L}+less)\b|n['’]t\b|[?\u2717\u2718\u274c\u2610]|[-\u2013\u2014](?: |$)|\[ \]/iu;

export const ENDED_NOWHERE: Guard = against('negation', 'any', isEndedNowhere, { said: () => NO_LONGER });

function isEndedNowhere({ reading, support, inferred }: Told): boolean {
  if (inferred || !NO_LONGER.test(textOf(reading))) return false;
  return !support.sentences.some((one) => ENDING.test(textOf(one.reading)) || ENDING.test(wholeOf(one)));
}

/** What a sentence says in the text that it was read from. */
function wholeOf({ source, sentence }: AlignedSentence): string {
  const origin = originOf(source);
  return sentence < origin.scan.sentenceCount ? origin.said(sentence) : '';
}

/** What comes right before a value that holds now: "to C4", "now C4", "Deadline: C4". */
const HOLDS_NOW =
  /(?:\b(?:to|now|new|currently|at present)|->|\u2192|[\p{L}\d)\]] ?:)\s*(?:(?:the|an?|about|only|just)\s)?[€$£]?$/iu;
const NOT_FOR_LONG =
  /^[^.;\n]{0,40}\b(?:until|till|old|former\w*|previous\w*|expired|ended|no longer|not|but|then|later|changed|cancell?ed|withdrawn|replaced)\b/iu;

/** "The gate is no longer C4" by "gate changed from B12 to C4". */
export const NO_LONGER_THAT: Guard = against('negation', 'any', isThatNow, { said: () => NO_LONGER });

function isThatNow({ reading, units, support }: Told): boolean {
  const ends = NO_LONGER.exec(textOf(reading));
  if (ends === null) return false;
  const from = reading.start + ends.index;
  return units.some(({ start, value }, i) => {
    const theirs = support.sentences[support.from[i]!]?.reading;
    const word = theirs?.words[support.matches[i]!.at];
    if (value === undefined || start < from || theirs === undefined || word === undefined) return false;
    const own = theirs.values[word.value];
    const at = own?.start ?? word.start;
    const rest = theirs.text.slice(own?.end ?? word.end, theirs.end);
    return HOLDS_NOW.test(theirs.text.slice(Math.max(theirs.start, at - 30), at)) && !NOT_FOR_LONG.test(rest);
  });
}
