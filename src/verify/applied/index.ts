/**
 * Statements that follow from a rule of the evidence and from what it says of the case: "The order ships free" of "Orders
 * over $50 ship free" and an order of $62.
 */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { type Carry, shownBy } from '../between/index.ts';
import type { Part } from '../case.ts';
import { Document } from '../document.ts';
import { shownByLog } from '../log-lines/index.ts';
import { absentFrom } from './absent.ts';
import { ofTheAge, oldEnough } from './ages.ts';
import { agesNoted } from './ages-noted.ts';
import { objectsAlike } from './alike.ts';
import { amountIsSo } from './amounts.ts';
import { daysApart, endedBefore } from './apart.ts';
import { approvalLimit } from './approval-limit.ts';
import { type Reader, readBy, type Scene, sceneOf } from './asked.ts';
import { attendance } from './attendance.ts';
import { awayFor } from './away.ts';
import { bothSigned } from './both-signed.ts';
import { byRule } from './by-rule.ts';
import { byWhatItIs } from './by-what-it-is.ts';
import { causeNoted } from './cause-noted.ts';
import { besideBudget, numbersCompared } from './compared.ts';
import { late } from './delays.ts';
import { nothingOf } from './empty.ts';
import { leaveIsEnough } from './enough-leave.ts';
import { byFollowing } from './follows.ts';
import { receivedInFull } from './in-full-received.ts';
import { inPeriod } from './in-period.ts';
import { inTimeNoted } from './in-time-noted.ts';
import { insteadTimes } from './instead-times.ts';
import { papersMatch } from './invoice-matches.ts';
import { byItinerary } from './itinerary.ts';
import { leaveLeft } from './left.ts';
import { linesCounted } from './lines-counted.ts';
import { noOverlap } from './no-overlap.ts';
import { noneSince } from './none-since.ts';
import { notedSo } from './noted-so.ts';
import { onList } from './on-list.ts';
import { onThatDay } from './on-that-day.ts';
import { overdue } from './overdue.ts';
import { paidAgainst } from './paid-against.ts';
import { inTeam, whoIsWho } from './people.ts';
import { asRequired, byReason } from './reasons.ts';
import { requiredAndGiven } from './required-lists.ts';
import { restOf } from './rest-of.ts';
import { rightOf } from './rights.ts';
import { sameAddress } from './same-address.ts';
import { samePerson } from './same-person.ts';
import { sinceWhen } from './since-when.ts';
import { stillMay } from './still.ts';
import { dueByTerms } from './terms.ts';
import { totalsCompared } from './totals.ts';
import { turnedAway } from './turned-away.ts';
import { eachHalf, inPlainerTurn } from './turns.ts';
import { undisturbed } from './undisturbed.ts';
import { leftEmpty } from './unset.ts';
import { validOn } from './valid.ts';
import { decidedByLines } from './votes.ts';
import { inWindow } from './window.ts';
import { wrongItem } from './wrong-item.ts';

/** What the lines of a log bear out. */
const logged: Reader = (said, { documents, lexicon }) =>
  shownByLog(new Document(`${said}.`, lexicon, undefined, undefined, 'en').whole(), documents, lexicon);

const READERS: readonly Reader[] = [
  logged,
  daysApart,
  inWindow,
  absentFrom,
  objectsAlike,
  whoIsWho,
  inTeam,
  dueByTerms,
  awayFor,
  late,
  leftEmpty,
  rightOf,
  endedBefore,
  amountIsSo,
  validOn,
  decidedByLines,
  totalsCompared,
  stillMay,
  nothingOf,
  leaveLeft,
  numbersCompared,
  besideBudget,
  oldEnough,
  ofTheAge,
  overdue,
  byRule,
  byReason,
  asRequired,
  inPlainerTurn,
  undisturbed(inPeriod),
  undisturbed(requiredAndGiven),
  undisturbed(paidAgainst),
  undisturbed(sinceWhen),
  approvalLimit,
  undisturbed(onThatDay),
  undisturbed(onList),
  undisturbed(causeNoted),
  undisturbed(insteadTimes),
  undisturbed(samePerson),
  undisturbed(attendance),
  undisturbed(linesCounted),
  undisturbed(agesNoted),
  undisturbed(sameAddress),
  undisturbed(inTimeNoted),
  undisturbed(byFollowing),
  undisturbed(restOf),
  receivedInFull,
  bothSigned,
  undisturbed(leaveIsEnough),
  papersMatch,
  undisturbed(noOverlap),
  noneSince,
  undisturbed(notedSo),
  turnedAway,
  wrongItem,
  byItinerary,
  byWhatItIs,
  eachHalf,
];

/** Longest statement that is read, in characters. */
const LONGEST = 200;
/** What leaves open whether it is so at all. */
const OPEN = /\b(?:if|unless|whether|would|could|might|perhaps|probably|allegedly|should)\b|[?"“”]/i;

/** The part of such a statement that the evidence shows; undefined for another, and where it does not. */
export function readApplied(
  part: Part,
  documents: readonly Document[],
  lexicon: Lexicon,
  carry: Carry,
  says: Scene['says'],
): Part | undefined {
  const { text, start, end } = part.reading;
  const said = text.slice(start, end).trim();
  if (said.length > LONGEST || OPEN.test(said)) return undefined;
  const found = readBy(READERS, said, sceneOf(documents, lexicon, carry, says, READERS));
  return found && shownBy(part, found.places, documents, found.told);
}
