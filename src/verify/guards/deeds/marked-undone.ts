/** "The transfer was approved" by "the transfer was approved (expired)", "… – reversed", "… (?)": a mark behind it takes it back. */
import { against, type Guard, textOf } from '../guard.ts';

const UNDONE =
  'expired|lapsed|superseded|supersedes?|reversed|rejected|refused|declined|denied|overturned|cancell?ed|void(?:ed)?|null|annulled|' +
  'obsolete|outdated|withdrawn|revoked|rescinded|retracted|disputed|contested|undone|deleted|removed|replaced|wrong|incorrect|untrue|' +
  'false|erroneous|in error|by mistake|tb[acd]|to do|todo|to be \\w+|pending|planned|proposed|draft|template|sample|example|dummy|' +
  'fictional|fictitious|fake|hoax|hypothetical|simulated|simulation|unconfirmed|unverified|unproven|not \\w+|never \\w+|no longer|failed|' +
  'bounced|rolled back|on hold|suspended|paused|postponed|deferred|in progress|ongoing|incomplete|unfinished|partial|partially|partly|' +
  'in part|alleged(?:ly)?|rumou?red|rumou?r|reportedly|supposedly|forecast|projected|preliminary|provisional(?:ly)?|tentative(?:ly)?|' +
  'conditional(?:ly)?|optional|archived|disregard|ignore|joke|just kidding|sarcasm|ironically|attempted|almost|nearly|in theory|' +
  'test only|demo|demo only|training|sandbox|staging|requested|awaiting \\w+|subject to \\w+|if \\w+(?: \\w+)?|maybe|perhaps|probably|' +
  'unclear|unknown|doubtful|questionable|claimed|unofficial|unpaid|unsigned|blocked|held|open';
const MARK = new RegExp(
  String.raw`(?:\s[-–—]{1,2}\s?|\s?[([])(?:(?:now|since|later|currently|still|has been|was|is|but|later|then|already)\s)*(?:${UNDONE})(?:\s(?:on|since|as of|by|in)\s[^()[\]]{1,24}|\s(?:today|yesterday|later|since|again|only|now))?[)\]]?[.!]*\s*$`,
  'iu',
);
/** A question mark in brackets, or several at the end. */
const ASKED = /\s[([]\s*\?[?!]*\s*[)\]][.!]?\s*$|[?!]*\?\?+\s*$/u;

export const MARKED_UNDONE: readonly Guard[] = [
  against(
    'modality',
    'english',
    ({ reading }, { reading: theirs, source }) => {
      const [mark] = MARK.exec(textOf(theirs)) ?? [];
      return mark !== undefined && !source.structured && !isSaid(mark, textOf(reading).toLowerCase());
    },
    { told: () => MARK },
  ),
  against(
    'modality',
    'english',
    ({ reading }, { reading: theirs, source }) =>
      !reading.question && !source.structured && ASKED.test(textOf(theirs)),
    { told: () => ASKED },
  ),
];

/** Whether a statement says what the mark says. */
const isSaid = (mark: string, said: string): boolean =>
  (mark.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => said.includes(word.slice(0, 5)));
