/** "Ana smokes" by "Ana gave up smoking", "sleeps in the cot" by "is too big to sleep in the cot": what one has left off, or is past doing, one does not do. */
import { NEGATION } from '../../../text/cues.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const LEFT_OFF =
  /\b(?:g[ai]ves? up|given up|giving up|stop(?:s|ped)?|quits?|quitting|ceas(?:es|ed)|kicked|abandon(?:s|ed)|left off|swore off|no longer)(?: (?:all|his|her|its|their|the))? $/iu;
const SAYS_SO =
  /\b(?:stop\p{L}*|quit\p{L}*|gave|give|given|ceas\p{L}*|former\p{L}*|once|used|until|was|were|had|did)\b/iu;
const TOO =
  /\b(?:is|are|was|were|be|been|felt|got|seems?|seemed|proved|found it) (?:far |much |still |a bit |a little )?too (?:\p{L}+ ){1,3}?(?:for (?:\p{L}+ ){1,3})?to (?:be )?$/iu;

export const CEASED: readonly Guard[] = [
  againstUnit('superseded', 'prose', isLeftOff),
  againstUnit('negation', 'prose', isTooMuch, { told: () => /\btoo\b/iu }),
];

/** The unit that says what is done, where what stands before it in the sentence takes it away. */
function behind({ units, predicates }: Told, { reading, alignment }: AlignedSentence, lead: RegExp): number {
  const unit = predicates()[0]?.unit ?? -1;
  const match = unit < 0 || unit >= units.length ? undefined : alignment.matches[unit];
  const word = match === undefined || match.strength < FOUND ? undefined : reading.words[match.at];
  if (word === undefined) return -1;
  return lead.test(reading.text.slice(reading.start, word.start)) ? unit : -1;
}

const FOUND = 0.7;

function isLeftOff(told: Told, sentence: AlignedSentence): number {
  const claim = textOf(told.reading);
  if ((told.reading.cues & NEGATION) !== 0 || SAYS_SO.test(claim) || /\p{L}ed\b/u.test(claim)) return -1;
  return behind(told, sentence, LEFT_OFF);
}

function isTooMuch(told: Told, sentence: AlignedSentence): number {
  if (
    (told.reading.cues & NEGATION) !== 0 ||
    /\b(?:too|unable|cannot|fail\p{L}*)\b/iu.test(textOf(told.reading))
  )
    return -1;
  return behind(told, sentence, TOO);
}
