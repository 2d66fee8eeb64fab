/** Claims that data of one thing answers by a few of its fields together, each form read whole. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import type { Document } from '../read/document.ts';
import type { Tabled } from '../tables/index.ts';
import type { Form } from './answer.ts';
import { countedUnder, listedSo } from './counts.ts';
import { decided, decidedByAnother, undecided } from './decided.ts';
import { expired, lasting, lastSo } from './lasting.ts';
import { notAmong, onlyMember } from './members.ts';
import { rowStands } from './one-row.ts';
import { isEnough, paidInFull, remaining } from './remaining.ts';
import { requested } from './requested.ts';
import { onOneDay } from './same-day.ts';
import { subjectMeant } from './subject.ts';
import {
  boundedBy,
  changedTo,
  datedSo,
  decidedTo,
  paidTowards,
  pays,
  standsAs,
  wasPaid,
} from './told/dealings.ts';
import { loggedSo } from './told/entries.ts';
import { liesApart, tookSo } from './told/moments.ts';
import { nobodyDid, noneMade, stillOpen } from './told/nominal.ts';
import { paidWhom } from './told/payments.ts';
import { leftOfWhole, liesBetween, rateTimes, remainsOf, shareOf } from './told/reckoned.ts';
import { soManyDone } from './told/row-quantities.ts';
import { standsSo } from './told/standing.ts';
import { addUp, namedTogether, paidOfWhole } from './told/sums.ts';

/** Longest claim that is read, in characters. */
const LONGEST = 200;
const MAY_BE =
  /\b(?:\p{L}+ed|contains?|includes?|takes?|approved|signed|rejected|declined|endorsed|reviewed|only|not|left|remaining|available|to take|in full|fully|completely|cover|covers|enough|sufficient|exceeds|day|access|valid|is|are|was|were|has|have|stands|remains?|lies?|brings?|adds?|comes?|bears|pays|holds|heads|owns|leads|paid|had|got|received|carries|needs|requires|took|lasted|followed|after|before)\b/iu;
const FORMS: readonly Form[] = [
  decided,
  undecided,
  onlyMember,
  notAmong,
  remaining,
  paidInFull,
  isEnough,
  onOneDay,
  rowStands,
  requested,
  countedUnder,
  listedSo,
  lasting,
  lastSo,
  expired,
  standsSo,
  noneMade,
  stillOpen,
  nobodyDid,
  loggedSo,
  liesApart,
  tookSo,
  paidTowards,
  wasPaid,
  pays,
  changedTo,
  standsAs,
  boundedBy,
  datedSo,
  decidedTo,
  leftOfWhole,
  shareOf,
  liesBetween,
  rateTimes,
  remainsOf,
  namedTogether,
  addUp,
  paidOfWhole,
  paidWhom,
  soManyDone,
];

/** What data of one thing bears out of a claim; undefined where it has none of the forms, or is not borne out. */
export const answeredByData = (
  reading: Reading,
  documents: readonly Document[],
  lexicon: Lexicon,
): Tabled | undefined => firstOf(FORMS, reading, documents, lexicon, true);

/** What data of one thing says otherwise of who decided; undefined where it does not. */
export const contradictedByData = (
  reading: Reading,
  documents: readonly Document[],
  lexicon: Lexicon,
): Tabled | undefined => firstOf([decidedByAnother], reading, documents, lexicon, false);

function firstOf(
  forms: readonly Form[],
  reading: Reading,
  documents: readonly Document[],
  lexicon: Lexicon,
  holds: boolean,
): Tabled | undefined {
  const { text, start, end, language, question } = reading;
  if (language !== 'en' || question || end - start > LONGEST) return undefined;
  const said = text
    .slice(start, end)
    .trim()
    .replace(/(?<![.\s])[.\s]+$/, '');
  if (!MAY_BE.test(said)) return undefined;
  for (const [source, document] of documents.entries()) {
    const subject = subjectMeant(said, source, documents);
    if (subject === undefined) continue;
    for (const form of forms) {
      const answer = form(said, subject, { values: reading.values, lexicon });
      if (answer !== undefined)
        return { ...answer, holds, kind: holds ? 'quantity' : 'entity', document, source };
    }
  }
  return undefined;
}
