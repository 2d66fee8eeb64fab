/** "The users must be notified" by "Notify users" in a list of what is done, or in a box that is ticked: it is no duty any more. */
import { ITEM } from '../../../text/scan.ts';
import { originOf } from '../../context/retold.ts';
import { against, type Guard, textOf } from '../guard.ts';

const DUTY =
  /\b(?:must|has to|have to|needs? to|should|shall|ought to|(?:is|are) (?:yet |still )?to be|remains? to be|(?:is|are) (?:required|due|pending|open|outstanding))\b/u;
const TICKED = /\[[xX\u2713\u2714]\]|[\u2611\u2705\u2713\u2714]/u;
const DONE =
  /^\W*(?:already )?(?:done|completed?|finished|closed|resolved|shipped|delivered|fixed|ticked off|no longer (?:needed|required|necessary)|not (?:needed|required|necessary)(?: any ?more)?|dropped|cancelled|canceled)(?: (?:items?|tasks?|steps?|today|yesterday|so far|this week|last week))?\W*$/iu;
const MOST_ITEMS = 40;

export const TICKED_OFF: Guard = against(
  'modality',
  'english',
  ({ reading }, { source, sentence }) => {
    const { text, scan, structured } = originOf(source);
    if (structured || !DUTY.test(textOf(reading)) || scan.sentenceKind[sentence] !== ITEM) return false;
    const lineOf = (at: number): string => text.slice(scan.sentenceStart[at], scan.sentenceEnd[at]);
    if (DUTY.test(lineOf(sentence))) return false;
    const opens = text.lastIndexOf('\n', scan.sentenceStart[sentence]!) + 1;
    if (TICKED.test(text.slice(opens, scan.sentenceEnd[sentence]))) return true;
    let head = sentence - 1;
    while (head >= 0 && sentence - head < MOST_ITEMS && scan.sentenceKind[head] === ITEM) head--;
    return head >= 0 && DONE.test(lineOf(head));
  },
  { said: () => DUTY },
);
