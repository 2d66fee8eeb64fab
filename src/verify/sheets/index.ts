/**
 * Claims about sheets: opening hours, notes of releases, orders and what a thing is like, line by line. Each form of a claim
 * is read whole, and the lines of the sheet that it is about decide it either way.
 */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import type { Document } from '../read/document.ts';
import { itemAfter, itemAt, itemLasts } from './agenda/claims.ts';
import { byHalves } from './halves.ts';
import { beforeClosing } from './hours/before-closing.ts';
import { comparedDays, mostOfWeek, whichDays } from './hours/compared.ts';
import { openOnDays } from './hours/on-a-day.ts';
import { twoThings } from './hours/two-things.ts';
import { codeUsed, notCharged, paidAndDue, tookOff } from './labels/charges.ts';
import { invoicedWhom, remainsDue } from './labels/invoices.ts';
import { hasListed } from './labels/listed.ts';
import { measured } from './labels/measures.ts';
import { goesTo, itemCosts, orderedItems } from './labels/orders.ts';
import { contactOf, liesIn, saysParts } from './labels/parts.ts';
import { withinRange } from './labels/ranges.ts';
import { linesOf } from './layout.ts';
import { happened, happenedAt, inOrder, levelAt, ofLevel } from './log/claims.ts';
import { tookTime } from './log/lasted.ts';
import { releaseDid } from './releases/did.ts';
import { changedTo, countedReleases, inSameRelease } from './releases/now.ts';
import { addedBefore, cameOut, countedItems, latestListed } from './releases/when.ts';
import { type Decided, type Form, plain, type Sheet } from './said.ts';

/** What a sheet decides, and which of the sources it is. */
export interface OnSheet extends Decided {
  readonly source: number;
}

/** Longest claim that is read, in characters. */
const LONGEST = 200;
const LEAST_LINES = 2;
/** What leaves open whether it is so at all. */
const OPEN =
  /\b(?:if|unless|whether|would|could|might|perhaps|probably|allegedly|should|usually|according|reportedly)\b|\bmay\b|[?"“”;]/iu;
/** The month. */
const MAY = /\bMay(?= \d)|(?<=\d(?:st|nd|rd|th)? (?:of )?)May\b/gu;

const FORMS: readonly Form[] = [
  twoThings,
  comparedDays,
  mostOfWeek,
  whichDays,
  beforeClosing,
  openOnDays,
  countedItems,
  changedTo,
  inSameRelease,
  countedReleases,
  releaseDid,
  cameOut,
  latestListed,
  addedBefore,
  hasListed,
  orderedItems,
  itemCosts,
  paidAndDue,
  codeUsed,
  notCharged,
  tookOff,
  goesTo,
  saysParts,
  contactOf,
  liesIn,
  invoicedWhom,
  remainsDue,
  measured,
  withinRange,
  itemAt,
  itemLasts,
  itemAfter,
  ofLevel,
  levelAt,
  tookTime,
  inOrder,
  happenedAt,
  happened,
];

/** Words that mean the one sheet that there is, or what it is of. */
const OF_ONE =
  /\b(?:it|they|this|logged|recorded|reported|in the logs?|the (?:product|item|device|article|model|unit|appliance|machine|order|purchase|parcel|package|invoice|bill|recipe|release|version(?! \d)|update|logs?|customer|buyer|client|agenda|meeting|day|programme|program|event|delivery|discount|deposit)(?! v?\d))\b/iu;

/** What the sheets of the evidence make of a claim; undefined where none decides it. What two say otherwise is open. */
export function decidedBySheets(
  { text, start, end, language, question }: Reading,
  documents: readonly Document[],
  lexicon: Lexicon,
): OnSheet | undefined {
  if (language !== 'en' || question || end - start > LONGEST) return undefined;
  const said = plain(text.slice(start, end));
  if (OPEN.test(said.replace(MAY, '')) || (documents.length > 1 && OF_ONE.test(said))) return undefined;
  const found = documents.flatMap((document, source): OnSheet[] => {
    const lines = linesOf(document);
    if (lines.length < LEAST_LINES) return [];
    const sheet = { document, lines, lexicon };
    const decided = firstOf(said, sheet) ?? byHalves(said, (half) => firstOf(half, sheet));
    return decided === undefined ? [] : [{ ...decided, source }];
  });
  const [first] = found;
  const other = found.find(({ holds }) => holds !== first!.holds);
  return other === undefined ? first : { ...other, holds: false, open: true };
}

function firstOf(said: string, sheet: Sheet): Decided | undefined {
  for (const form of FORMS) {
    const decided = form(said, sheet);
    if (decided !== undefined) return decided;
  }
  return undefined;
}
