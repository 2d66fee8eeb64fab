/**
 * What a clause behind a comma makes of the statement before it: that somebody denies or has undone it, that it is what
 * somebody believed, or how far it goes.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const TOLD_BEHIND: readonly Guard[] = [
  against('superseded', 'english', (told, sentence) => endsOn(told, sentence, UNDONE), {
    told: () => UNDONE,
  }),
  against('attribution', 'english', (told, sentence) => endsOn(told, sentence, BELIEVED), {
    told: () => BELIEVED,
  }),
  against('condition', 'english', (told, sentence) => endsOn(told, sentence, LIMITED), {
    told: () => LIMITED,
  }),
];

/** `…, which the bank later reversed`, `…, which the driver disputes`. */
const UNDONE =
  /, (?:which|that|something|a (?:claim|statement|decision|version|payment|charge)(?: (?:which|that))?) (?:[\p{L}\d.'’-]+ ){1,6}?(?:(?:has|have|had|was|were|is|are|be|been|later|then|since|soon|subsequently|partly) )*(?:den(?:y|ies|ied)|disput(?:es?|ed)|contest(?:s|ed)?|contradict(?:s|ed)?|refut(?:es?|ed)|revers(?:es?|ed)|revok(?:es?|ed)|rescind(?:s|ed)?|annul(?:s|led)?|cancel(?:s|led|ed)?|with(?:draws?|drew|drawn)|reject(?:s|ed)?|refus(?:es?|ed)|overturn(?:s|ed)?|overrul(?:es?|ed)|retract(?:s|ed)?|recalled|undid|undone|void(?:s|ed)?|question(?:s|ed)?|doubt(?:s|ed)?)(?![\p{L}-])(?! to\b)/iu;

/** `…, as the guard believed`, `…, or so she hoped`. */
const BELIEVED =
  /, (?:(?:at least )?as|or so|so) (?:[\p{L}.'’-]+ ){1,4}?(?:believ(?:es?|ed)|thinks?|thought|claim(?:s|ed)?|suppos(?:es?|ed)|hop(?:es?|ed)|assum(?:es?|ed)|fear(?:s|ed)?|suspect(?:s|ed)?|alleg(?:es?|ed)|argu(?:es?|ed)|guess(?:es|ed)?|imagin(?:es?|ed)|pretend(?:s|ed)?|put it|would have it)(?:,|\.?$)/iu;

/** `…, limited to the first two mornings`. */
const LIMITED =
  /, (?:(?:but|though|and) )?(?:limited|restricted|confined|reserved|subject) (?:to|for) |, (?:at least )?(?:for some|in some cases|in part|for now)\b/iu;

/** Whether a sentence ends on what the statement does not. */
function endsOn({ reading }: Told, { reading: theirs }: AlignedSentence, clause: RegExp): boolean {
  return clause.test(textOf(theirs)) && !clause.test(textOf(reading));
}
