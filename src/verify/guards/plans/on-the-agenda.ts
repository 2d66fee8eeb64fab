/** What stands on an agenda is to be talked of: "item 1: approval of the minutes" says not that they were approved. */
import { against, textOf } from '../guard.ts';

const DONE = /\b(?:was|were|has been|have been|had been) (?:\p{Ll}+ly )?\p{Ll}+(?:ed|en|t|d|n)\b/u;
const LABEL =
  /^\W*(?:\d{1,2}[.)] ?)?(?:agenda(?: item)?|item|topic|subject|point|TOP|re|purpose)(?: \d{1,2})?\s*:/iu;
const HEAD = /(?:^|\n)[#*\s]*(?:proposed |draft )?agenda\b[^\n]{0,40}\n/iu;
const LISTED = /^\s*(?:[-*\u2022]|\d{1,2}[.)])\s/u;
const FINITE =
  /\b(?:is|are|was|were|has|have|had|did|done|approved|agreed|decided|resolved|adopted|carried)\b/iu;
const DEED = /(?:tion|sion|al|ment|ance|ence|ing|ure|sis)s?$/iu;
/** Characters before a line in which the head of its list may stand. */
const LOOKED_BACK = 1_500;

export const ON_THE_AGENDA = against(
  'modality',
  'sentence',
  ({ reading, support }, { source, sentence, reading: theirs }) => {
    if (
      !DONE.test(textOf(reading)) ||
      !support.matches.some(
        ({ kind, at }, i) =>
          kind === 'derived' && support.from[i] === 0 && DEED.test(theirs.words[at]?.form ?? ''),
      )
    )
      return false;
    const { start, end } = source.sentence(sentence);
    const begin = source.text.lastIndexOf('\n', start) + 1;
    const line = source.text.slice(Math.max(begin, start - 60), end);
    if (FINITE.test(line)) return false;
    const before = source.text.slice(Math.max(0, start - LOOKED_BACK), start);
    return LABEL.test(line) || (LISTED.test(line) && HEAD.test(before));
  },
  { said: () => DONE },
);
