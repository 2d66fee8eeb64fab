/** "The council met last week" by "in the last week of the year 1899": a week by its order is not the one before this. */
import { against, type Guard, textOf } from '../guard.ts';

const PERIOD = '(?:week|month|quarter|year|night|weekend|summer|winter|spring|autumn|season|term|semester)';
const SAID = new RegExp(
  String.raw`(?<!\b(?:the|its|their|his|her|our|a|that|this|very|every) )\b(last|next) (${PERIOD})\b(?! of\b)`,
  'giu',
);

export const LAST_OF_YEAR: Guard = against(
  'date_time',
  'english',
  ({ reading, support: { sentences } }) =>
    [...textOf(reading).matchAll(SAID)].some(([, which, period]) => {
      const ordered = new RegExp(
        String.raw`\b(?:the|its|their|his|her|our|that|very) (?:very )?${which} ${period}\b`,
        'iu',
      );
      const own = new RegExp(
        String.raw`(?<!\b(?:the|its|their|his|her|our|that|very) )\b${which} ${period}\b(?! of\b)`,
        'iu',
      );
      const texts = sentences.map((one) => textOf(one.reading));
      return texts.some((text) => ordered.test(text)) && !texts.some((text) => own.test(text));
    }),
  { said: () => SAID },
);
