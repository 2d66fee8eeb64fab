/** What is said of a period to come is not so yet: "for the coming term it moves to Pro" does not put it on Pro. */
import { against, type Guard, textOf } from '../guard.ts';

const PERIOD =
  'term|year|month|week|quarter|season|semester|(?:billing |school |financial )?(?:cycle|period)';
const COMING = new RegExp(
  String.raw`^\W*(?:(?:for|from|in|as of|starting|during|beginning|at the start of|with) )?(?:the )?(?:coming|next|upcoming|following) (?:${PERIOD})\b`,
  'iu',
);
/** What of a claim tells that it is yet to be, or of a rule that holds of any such period. */
const AHEAD =
  /\b(?:next|coming|upcoming|following|will|from|soon|future|going|shall|after|until|planned?|plans|scheduled|due|to be|then|later|tomorrow|starting|ahead|forthcoming|set to|expected|would|20\d\d)\b|['\u2019]ll\b/iu;
const NOW = new RegExp(String.raw`\b(?:this|the current) (${PERIOD})\b`, 'iu');
const ANOTHER = new RegExp(
  String.raw`\b(?:coming|next|upcoming|following|last|previous|past) (${PERIOD})\b`,
  'iu',
);

export const COMING_PERIOD: readonly Guard[] = [
  against(
    'date_time',
    'prose',
    ({ reading, support: { sentences } }) => {
      if (AHEAD.test(textOf(reading))) return false;
      return sentences.some((one) => COMING.test(textOf(one.reading)));
    },
    { told: () => COMING },
  ),
  against(
    'date_time',
    'english',
    ({ reading, support: { sentences } }) => {
      const ours = NOW.exec(textOf(reading))?.[1]?.toLowerCase();
      if (ours === undefined) return false;
      return sentences.some((one) => {
        const theirs = textOf(one.reading);
        return ANOTHER.exec(theirs)?.[1]?.toLowerCase() === ours && !NOW.test(theirs);
      });
    },
    { said: () => NOW },
  ),
];
