/**
 * "They had gone over their limit of 5,000" by "limit 5,000, used 4,120": that a limit is crossed follows from figures or is
 * said, and is not weighed.
 */
import { against, type Guard, type Told, textOf } from '../guard.ts';

const CROSSED =
  /\b(?:(?:go(?:es|ne)?|went|was|were|is|are|been|ran|run|be|pushed|taken) (?:well |far |just |slightly )?(?:over|above|beyond|past|below|under)|exceed(?:s|ed|ing)?|surpass(?:es|ed)?|overstepp?(?:s|ed)?|overran|overdrew|overdrawn)\b/iu;
const LIMIT =
  /\b(?:limit|threshold|maximum|minimum|cap|quota|allowance|budget|ceiling|level|bound|target|allotment)s?\b/iu;

export const LIMIT_CROSSED: Guard = against('comparison', 'english', isWeighed, { said: () => CROSSED });

function isWeighed({ reading, score, inferred, support: { sentences } }: Told): boolean {
  if (score === Number.POSITIVE_INFINITY || inferred) return false;
  const said = textOf(reading);
  return CROSSED.test(said) && LIMIT.test(said) && !sentences.some((one) => OVER.test(textOf(one.reading)));
}

const OVER =
  /\b(?:over|above|beyond|exceed\p{Ll}*|surpass\p{Ll}*|more than|past|below|under|less than|overdrawn|overran|overstep\p{Ll}*|breach\p{Ll}*|higher|lower)\b/iu;
