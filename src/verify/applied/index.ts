/**
 * Statements that follow from a rule of the evidence and from what it says of the case: "The order ships free" of "Orders
 * over $50 ship free" and an order of $62.
 */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { type Carry, shownBy } from '../between/index.ts';
import { besideRecords } from '../carry/in-records.ts';
import type { Part, Sources } from '../case.ts';
import { isOfRuns, shownByLog } from '../log-lines/index.ts';
import { Document } from '../read/document.ts';
import { type Reader, readBy, type Scene, sceneOf } from './asked.ts';
import { byRule } from './by-rule.ts';
import { attendance } from './counted/attendance.ts';
import { besideBudget, numbersCompared } from './counted/compared.ts';
import { leaveLeft } from './counted/left.ts';
import { linesCounted } from './counted/lines-counted.ts';
import { namedTogether } from './counted/named-together.ts';
import { ofAllOfThem } from './counted/of-all-of-them.ts';
import { paidAgainst } from './counted/paid-against.ts';
import { requiredAndGiven } from './counted/required-lists.ts';
import { restOf } from './counted/rest-of.ts';
import { totalsCompared } from './counted/totals.ts';
import { decidedByLines } from './counted/votes.ts';
import { afterWhat } from './days/after-what.ts';
import { ofTheAge, oldEnough } from './days/ages.ts';
import { agesNoted } from './days/ages-noted.ts';
import { daysApart, endedBefore } from './days/apart.ts';
import { awayFor } from './days/away.ts';
import { late } from './days/delays.ts';
import { leaveIsEnough } from './days/enough-leave.ts';
import { inPeriod } from './days/in-period.ts';
import { inTimeNoted } from './days/in-time-noted.ts';
import { insteadTimes } from './days/instead-times.ts';
import { byItinerary } from './days/itinerary.ts';
import { noOverlap } from './days/no-overlap.ts';
import { noneSince } from './days/none-since.ts';
import { onThatDay } from './days/on-that-day.ts';
import { notInTheFirst, notOnThatDay } from './days/other-days.ts';
import { overdue } from './days/overdue.ts';
import { sinceWhen } from './days/since-when.ts';
import { stays, waited } from './days/stays.ts';
import { stillMay } from './days/still.ts';
import { through } from './days/through.ts';
import { validOn } from './days/valid.ts';
import { movedTo, priceChanged } from './days/was-now.ts';
import { byFollowing } from './follows.ts';
import { notedSo } from './noted-so.ts';
import { amountsApart } from './reckoned/apart.ts';
import { byTariff } from './reckoned/by-tariff.ts';
import { insidePeriod } from './reckoned/inside-period.ts';
import { absentFrom } from './records/absent.ts';
import { objectsAlike } from './records/alike.ts';
import { bothSigned } from './records/both-signed.ts';
import { byWhatItIs } from './records/by-what-it-is.ts';
import { causeNoted } from './records/cause-noted.ts';
import { nothingOf } from './records/empty.ts';
import { receivedInFull } from './records/in-full-received.ts';
import { papersMatch } from './records/invoice-matches.ts';
import { onList } from './records/on-list.ts';
import { inTeam, whoIsWho } from './records/people.ts';
import { rightOf } from './records/rights.ts';
import { sameAddress } from './records/same-address.ts';
import { samePerson } from './records/same-person.ts';
import { turnedAway } from './records/turned-away.ts';
import { leftEmpty } from './records/unset.ts';
import { wrongItem } from './records/wrong-item.ts';
import { holdsSoMany, soManyOfThese } from './rows/counts.ts';
import { eachOfTwo } from './rows/each.ts';
import { beyondOwnBound, shareOfOwn } from './rows/limits.ts';
import { asManyTimes, lineTotal } from './rows/lines.ts';
import { soManyAre } from './rows/ones.ts';
import { rowRanks } from './rows/ranks.ts';
import { stoodSo } from './rows/states.ts';
import { doneTotal, fieldsTotal, rowsTotal } from './rows/sums.ts';
import { amountIsSo } from './rules/amounts.ts';
import { approvalLimit } from './rules/approval-limit.ts';
import { inOrder } from './rules/in-order.ts';
import { ofThose } from './rules/of-those.ts';
import { asRequired, byReason } from './rules/reasons.ts';
import { dueByTerms } from './rules/terms.ts';
import { inWindow } from './rules/window.ts';
import { inSamePhrases } from './same-phrases.ts';
import { ofItsKind } from './sections/kind-noun.ts';
import { underHeading } from './sections/under-heading.ts';
import { withReference } from './sections/with-reference.ts';
import { eachHalf, inPlainerTurn } from './turns.ts';
import { undisturbed } from './undisturbed.ts';

/** What the lines of a log bear out. */
const logged: Reader = (said, { documents, lexicon }) => {
  const text = `${said}.`;
  if (!isOfRuns(text)) return undefined;
  return shownByLog(new Document(text, lexicon, undefined, undefined, 'en').whole(), documents, lexicon);
};

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
  ofAllOfThem,
  undisturbed(namedTogether),
  receivedInFull,
  bothSigned,
  undisturbed(leaveIsEnough),
  papersMatch,
  undisturbed(noOverlap),
  noneSince,
  undisturbed(through),
  stays,
  undisturbed(notOnThatDay),
  undisturbed(notInTheFirst),
  undisturbed(movedTo),
  undisturbed(priceChanged),
  undisturbed(waited),
  undisturbed(afterWhat),
  undisturbed(notedSo),
  turnedAway,
  wrongItem,
  byItinerary,
  inOrder,
  ofThose,
  byWhatItIs,
  lineTotal,
  asManyTimes,
  rowsTotal,
  doneTotal,
  fieldsTotal,
  shareOfOwn,
  beyondOwnBound,
  soManyAre,
  rowRanks,
  stoodSo,
  holdsSoMany,
  soManyOfThese,
  eachOfTwo,
  underHeading,
  withReference,
  amountsApart,
  byTariff,
  insidePeriod,
  inSamePhrases,
  ofItsKind,
  eachHalf,
];

/** Longest statement that is read, in characters. */
const LONGEST = 200;
/** What leaves open whether it is so at all. */
const OPEN = /\b(?:if|unless|whether|would|could|might|perhaps|probably|allegedly|should)\b|[?"“”]/i;

/** The part of such a statement that the evidence shows; undefined for another, and where it does not. */
export function readApplied(
  part: Part,
  { documents, titles }: Pick<Sources, 'documents' | 'titles'>,
  lexicon: Lexicon,
  carry: Carry,
  says: Scene['says'],
): Part | undefined {
  const { text, start, end } = part.reading;
  const said = text.slice(start, end).trim();
  if (said.length > LONGEST || OPEN.test(said)) return undefined;
  const found = readBy(READERS, said, sceneOf({ documents, titles }, lexicon, carry, says, READERS));
  const shown = found && shownBy(part, found.places, documents, found.told);
  return found?.ofRows === true && shown?.best !== undefined
    ? {
        ...shown,
        sentences: [...shown.best.support.sentences, ...besideRecords(shown.best.support, part.sentences)],
      }
    : shown;
}
