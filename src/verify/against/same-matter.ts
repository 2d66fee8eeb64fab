/**
 * Whether two places of two sources speak of one thing at one time: both name parcel LC-7, or the same two names, and
 * neither has come to another of its sort (`LC-8`, "room 12"). A report of April is of another time than one of May.
 */
import { wordSet } from '../../text/word-set.ts';
import type { Document } from '../read/document.ts';

/** A sentence in its source, with the words of the title of that. */
export interface Place {
  readonly document: Document;
  readonly sentence: number;
  readonly title: ReadonlySet<string>;
}

const CODE =
  /(?<![\p{L}\d/-])(?!\d{4}-\d\d-\d\d)(?=[\p{L}\d/-]*\d)(?=[\p{L}\d/-]*(?:\p{L}|\d-\d))[\p{L}\d]+(?:[-/][\p{L}\d]+)+(?![\p{L}\d-])|(?<![\p{L}\d/-])\p{Lu}{1,4}\d+(?!\p{L})/gu;
/** A thing that is told apart by its number. */
const NUMBERED =
  /\b(room|house|flat|unit|bay|dock|lab|ward|bench|line|lane|gate|platform|floor|building|block|hall|site|store|shop|branch|machine|truck|van|trailer|bus|train|flight|order|case|ticket|invoice|claim|parcel|pallet|drum|crate|seat|meter|fridge|oven|pipe|valve|locker|bed|desk|table|berth|pier|cabin|pen|pump|shipment|consignment|batch|lot|box|shelf|rack|tank|well|zone|group|team|class|run|shift|item|entry|section|clause|phase|stage|round|week|quarter|number|no\.?) (?:no\.? ?|#)?(\d+\p{L}?|\p{Lu})(?![\p{L}\d])/giu;
const NAME = /(?<=[\p{Ll}\d,;:)] |: )\p{Lu}\p{Ll}{2,}/gu;
const MONTHS = wordSet(
  'january february march april may june july august september october november december',
);
const NO_NAMES = wordSet(
  'january february march april may june july august september october november december monday tuesday wednesday thursday ' +
    'friday saturday sunday not none yes true false the this that please',
);
const MOST_TEXT = 12_000;

/** Things that a text names by a number, by the sort of each: `LC-#` with LC-7, "room" with 14. */
function numberedIn(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (sort: string, name: string): void => {
    const names = found.get(sort) ?? new Set();
    found.set(sort, names.add(name));
  };
  for (const [code] of text.matchAll(CODE)) add(code.toLowerCase().replace(/\d+/g, '#'), code.toLowerCase());
  for (const [, noun = '', number = ''] of text.matchAll(NUMBERED))
    add(noun.toLowerCase(), number.toLowerCase());
  return found;
}

const namesIn = (text: string): readonly string[] =>
  (text.match(NAME) ?? []).map((name) => name.toLowerCase()).filter((name) => !NO_NAMES.has(name));

/** What a source names, once for a question. */
interface Named {
  readonly numbers: readonly ReadonlyMap<string, ReadonlySet<string>>[];
  readonly all: ReadonlyMap<string, ReadonlySet<string>>;
  readonly names: ReadonlySet<string>;
  readonly days: ReadonlySet<string>;
}

const known = new WeakMap<Document, Named>();

function namedIn(document: Document): Named {
  const found = known.get(document);
  if (found !== undefined) return found;
  const { text, scan, values } = document;
  const numbers = Array.from({ length: scan.sentenceCount }, (_, at) => numberedIn(document.said(at)));
  const days = values.flatMap((value) =>
    (value.kind === 'date' || value.kind === 'datetime') && value.date.d !== undefined
      ? [`${value.date.m}-${value.date.d}`]
      : [],
  );
  const named = { numbers, all: numberedIn(text), names: new Set(namesIn(text)), days: new Set(days) };
  known.set(document, named);
  return named;
}

/** The things of a sort that were named last, at a sentence or before it. */
function lastOf({ document, sentence }: Place, sort: string): ReadonlySet<string> | undefined {
  const { numbers } = namedIn(document);
  for (let at = sentence; at >= 0; at--) {
    const found = numbers[at]!.get(sort);
    if (found !== undefined) return found;
  }
  return undefined;
}

const share = (one: Iterable<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((name) => other.has(name));

/** Whether two places, of which the first carries a claim, tell of one thing. */
export function areOfOneMatter(claim: string, ours: Place, theirs: Place): boolean {
  if ([ours, theirs].some(({ document }) => document.text.length > MOST_TEXT)) return false;
  if (areApart(ours.title, theirs.title, (word) => MONTHS.has(word))) return false;
  if (areNumberedApart(ours.title, theirs.title) && !areOfOneCode(claim, ours, theirs)) return false;
  for (const sort of namedIn(ours.document).all.keys()) {
    const [one, two] = [lastOf(ours, sort), lastOf(theirs, sort)];
    if (one !== undefined && two !== undefined && !share(one, two)) return false;
  }
  const claimed = [...numberedIn(claim).values()].flatMap((names) => [...names]);
  const told = [...claimed, ...namesIn(`: ${claim}`)].filter((key) => names(ours, key));
  // "The router was replaced with an RX4": what a statement names at its end need not be what it is of.
  const ofIts = told.some((key) => claim.toLowerCase().indexOf(key) * 2 < claim.length);
  return told.some((key) => names(theirs, key)) || (!ofIts && haveInCommon(ours, theirs));
}

/** Whether both sources name the code that a claim has: "window 2" and "window 3" tell of one application then. */
const areOfOneCode = (claim: string, ours: Place, theirs: Place): boolean =>
  areTitledAlike(ours, theirs) ||
  (claim.match(LONG_NUMBER) ?? [])
    .slice(0, MOST_NUMBERS)
    .some((number) => [ours, theirs].every((one) => hasNumber(one, number))) ||
  [...numberedIn(claim)].some(
    ([sort, keys]) => sort.includes('#') && [...keys].some((key) => names(ours, key) && names(theirs, key)),
  );

/** "Room 610": a number of a claim that is no year, amount or time. */
const LONG_NUMBER = /(?<![\p{L}\d.,:$€£/-])(?!(?:19|20)\d\d)\d{3,}(?![\p{L}\d:.,%/-])/gu;

const MOST_NUMBERS = 8;

const hasNumber = ({ document, title }: Place, number: string): boolean =>
  title.has(number) ||
  (document.text.includes(number) && new RegExp(`(?<![\\d.,-])${number}(?![\\d.,-])`).test(document.text));

/** "Intake sheet A, RB-1190" and "sheet B, RB-1190": whether two titles have a number in common that is no year. */
const areTitledAlike = ({ title }: Place, { title: other }: Place): boolean =>
  [...title].some((word) => /^(?!(?:19|20)\d\d$)\d{3,}$/.test(word) && other.has(word));

/** Whether a source names something, in its text or its title. */
const names = ({ document, title }: Place, key: string): boolean => {
  const { all, names } = namedIn(document);
  return (
    names.has(key) ||
    isWritten(document.text, key) ||
    [...all.values()].some((one) => one.has(key)) ||
    key.split(/[^\p{L}\p{N}]+/u).every((word) => title.has(word))
  );
};

/** Whether a text writes a name, also where it opens a sentence. */
const isWritten = (text: string, key: string): boolean =>
  /^\p{L}{3,}$/u.test(key) &&
  text.includes(`${key[0]!.toUpperCase()}${key.slice(1)}`) &&
  new RegExp(`(?<!\\p{L})${key[0]!.toUpperCase()}${key.slice(1)}(?!\\p{L})`, 'u').test(text);

/** Whether two sources name a code in common, two names, or have most of a title. */
function haveInCommon(ours: Place, theirs: Place): boolean {
  const [mine, other] = [namedIn(ours.document), namedIn(theirs.document)];
  const codes = [...mine.all].filter(
    ([sort, found]) => sort.includes('#') && share(found, other.all.get(sort) ?? NONE),
  );
  const common = [...mine.names].filter((name) => names(theirs, name));
  const titled = [...ours.title].filter((word) => word.length > 3 && theirs.title.has(word));
  const places = [...mine.all].filter(
    ([sort, found]) => !sort.includes('#') && share(found, other.all.get(sort) ?? NONE),
  );
  return (
    codes.length > 0 ||
    common.length > 1 ||
    (common.length === 1 && places.length > 0) ||
    titled.length > 2 ||
    areTitledAlike(ours, theirs)
  );
}

const NONE: ReadonlySet<string> = new Set();

/** Whether what two sources tell may be of different days: each has days, and none in common. */
export function areOfOtherDays(ours: Place, theirs: Place): boolean {
  const [mine, other] = [namedIn(ours.document).days, namedIn(theirs.document).days];
  return mine.size > 0 && other.size > 0 && !share(mine, other);
}

/** Whether each of two titles has words of a sort, and none in common: "April report" and "May report". */
function areApart(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  isOfSort: (word: string) => boolean,
): boolean {
  const [mine, theirs] = [[...one].filter(isOfSort), [...other].filter(isOfSort)];
  return mine.length > 0 && theirs.length > 0 && !share(mine, new Set(theirs));
}

/** "Ward 4, 3 May" and "ward 5, 3 May": whether each of two titles has a figure that the other lacks. */
function areNumberedApart(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const figuresBeside = (title: ReadonlySet<string>, beside: ReadonlySet<string>): readonly string[] =>
    [...title].filter((word) => /\d/.test(word) && !beside.has(word));
  return figuresBeside(one, other).length > 0 && figuresBeside(other, one).length > 0;
}
