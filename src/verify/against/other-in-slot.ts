/**
 * Sentences that say a statement of another: "the invoice was paid by Bolt" against "paid by Acme", "in Bergen" against "in
 * Oslo", "cancelled" against "shipped" of one status. All other words must be the same, and the place one that only one
 * can have: an invoice is paid once, an office stands in one town, and a firm has one head; many may have signed.
 */
import type { Reading, Word } from '../../text/reading.ts';
import { isCapital } from '../beside/other-name.ts';
import type { Part } from '../case.ts';
import { TITLES } from '../context/words.ts';
import type { AlignedSentence } from '../match/support.ts';
import { isByOther } from './by-other.ts';

/** Words of one reading that stand where other words of another stand. */
interface Slot {
  readonly from: number;
  readonly to: number;
}

/** Words that a name has, at most. */
const LONGEST_NAME = 4;

/** A word by which an attribute is told; "the status is shipped on Monday" tells more. */
const isOneWord = ({ words }: Reading, { from, to }: Slot): boolean =>
  to === from + 1 && words[from]!.value < 0 && words[from]!.weight > 0;

/** Whether a sentence is the statement but for who or what stands in a place that one alone can have. */
export function isOtherInSlot(one: AlignedSentence, part: Part): boolean {
  const { reading, source, sentence } = one;
  const { reading: claim } = part;
  if (claim.language !== 'en' || reading.language !== 'en' || claim.question || reading.question)
    return false;
  if (source.isRecord(sentence)) return false;
  if (isDoneByOther(claim, reading) || isByOther(claim, one)) return true;
  const slots = slotsOf(claim, reading);
  if (slots === undefined) return false;
  const [ours, theirs] = slots;
  if (isAttribute(claim, ours) && isOneWord(reading, theirs)) return true;
  if (isOnPlan(claim, ours) && isName(reading, theirs)) return true;
  return (
    isName(claim, ours) &&
    isName(reading, theirs) &&
    (isHolder(claim, ours) || (isPlace(claim, ours) && isOfOneRank(slots, claim, one)))
  );
}

/** The words in which two readings differ; undefined where they differ in nothing, or not in one place. */
function slotsOf(one: Reading, other: Reading): readonly [Slot, Slot] | undefined {
  const [a, b] = [one.words, other.words];
  let from = 0;
  while (from < a.length && a[from]!.form === b[from]?.form) from++;
  let back = 0;
  while (back < Math.min(a.length, b.length) - from && a.at(-1 - back)!.form === b.at(-1 - back)!.form)
    back++;
  const slots = [
    { from, to: a.length - back },
    { from, to: b.length - back },
  ] as const;
  return slots.every(({ to }) => to > from && to - from <= LONGEST_NAME) ? slots : undefined;
}

const formsOf = ({ words }: Reading, from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ form }) => form)
    .join(' ');

const isTitle = ({ form }: Word): boolean => TITLES.has(form.replace('.', ''));

/** A name, and more of it than the title before it. */
function isName(reading: Reading, { from, to }: Slot): boolean {
  const words = reading.words.slice(from, to);
  return (
    words.length > 0 &&
    words.length <= LONGEST_NAME &&
    words.every((word) => word.value < 0 && isCapital(reading, word)) &&
    !words.every(isTitle) &&
    // Part of a name may be another way to write the same: "Bob Fox", "Robert Fox".
    !isNameWord(reading, reading.words[to]) &&
    !isNameWord(reading, reading.words[from - 1])
  );
}

const isNameWord = (reading: Reading, word: Word | undefined): boolean =>
  word !== undefined &&
  word.start > reading.start &&
  isCapital(reading, word) &&
  word.value < 0 &&
  !isTitle(word);

/** What is done to a thing once, and by one. */
const ONCE = new Set(
  (
    'paid bought purchased sold delivered founded invented won acquired owned led headed chaired hosted discovered painted ' +
    'composed published manufactured made built designed cancelled canceled closed issued insured employed audited directed ' +
    'killed sent returned rented leased booked ordered appointed hired dismissed'
  ).split(' '),
);
/** What begins with none of these may be some of several. */
const DEFINITE = /^(?:the|this|that|our|its|his|her|their|my|your|\S+'s|[^ ]+ [a-z]*\d)/;
const SOME = /^(?:some|several|many|most|all|both|an?|each|every|one|two|three|four|five|no)\b/;
const BEING = /^(?:is|was|been)$/;
const HAVING = /^(?:has|had)$/;

/** Who did what to what once. */
interface Deed {
  readonly doer: Slot;
  readonly deed: string;
  readonly to: string;
}

/** The one deed of a reading, said either way: "Acme paid the invoice", "the invoice was paid by Acme". */
function deedOf(reading: Reading): Deed | undefined {
  const { words } = reading;
  const at = words.findIndex(({ form }) => ONCE.has(form));
  if (at < 1) return undefined;
  const deed = words[at]!.form;
  if (words[at + 1]?.form === 'by') {
    const being = BEING.test(words[at - 1]!.form);
    const end = HAVING.test(words[at - 2]?.form ?? '') ? at - 2 : at - 1;
    return being
      ? { doer: { from: at + 2, to: words.length }, deed, to: formsOf(reading, 0, end) }
      : undefined;
  }
  const to = HAVING.test(words[at - 1]!.form) ? at - 1 : at;
  return { doer: { from: 0, to }, deed, to: formsOf(reading, at + 1, words.length) };
}

/** "The invoice was paid by Bolt" against "Acme paid the invoice". */
function isDoneByOther(ours: Reading, theirs: Reading): boolean {
  const [one, other] = [deedOf(ours), deedOf(theirs)];
  if (one === undefined || other === undefined || one.deed !== other.deed || one.to !== other.to)
    return false;
  if (SOME.test(one.to) || !DEFINITE.test(one.to)) return false;
  if (!isName(ours, one.doer) || !isName(theirs, other.doer)) return false;
  const names = new Set(formsOf(ours, one.doer.from, one.doer.to).split(' '));
  return !formsOf(theirs, other.doer.from, other.doer.to)
    .split(' ')
    .some((form) => names.has(form));
}

/** Whether what a statement is about is one thing. */
function isOfOne(reading: Reading): boolean {
  const opening = formsOf(reading, 0, 3);
  return !SOME.test(opening) && (DEFINITE.test(opening) || isCapital(reading, reading.words[0]!));
}

const STANDS =
  /^(?:\S+ ){1,6}(?:is|was) (?:(?:located|based|situated|headquartered|registered|hosted|stored|held|kept|born|buried|domiciled|incorporated) )?(?:in|at)$/;

/** What stands in one place. */
const isPlace = (reading: Reading, { from }: Slot): boolean =>
  isOfOne(reading) && STANDS.test(formsOf(reading, 0, from));

/** Two places of which neither may lie in the other: of a town and its land each is where the thing stands. */
function isOfOneRank(
  [ours, theirs]: readonly [Slot, Slot],
  { words }: Reading,
  { reading, source }: AlignedSentence,
): boolean {
  const [one, other] = [words[ours.from]!.lemma, reading.words[theirs.from]!.lemma];
  const isOne = ours.to === ours.from + 1 && theirs.to === theirs.from + 1;
  const isA = (place: string, rank: string): boolean =>
    source.lexicon.relation(place, rank, 'n').kind === 'hypernym';
  return isOne && ['city', 'country', 'state'].some((rank) => isA(one, rank) && isA(other, rank));
}

const HEADING = /^(?:is|was) the (?!first\b|second\b|third\b|last\b|same\b|only\b)\S+(?: \S+){0,4}$/;
const HEADED = /^the (?:\S+ ){1,5}(?:is|was)$/;
/** What one person, or one thing, is of another. */
const HEAD =
  /\b(?:ceo|cfo|cto|coo|ciso|chair|chairman|chairwoman|president|owner|director|head|manager|captain|mayor|principal|landlord|editor|treasurer|secretary|author|founder|inventor|winner|buyer|seller|lender|borrower|insurer|employer|supplier|tenant|capital|applicant|holder|policyholder|cardholder|purchaser|patient|claimant|defendant|plaintiff|recipient|sender|payer|payee|beneficiary|approver|assignee|signatory|lead|leader|king|queen|pope|father|mother|husband|wife)\b/;

/** "Ms. Wu is the CFO of Norda", "the CFO of Norda is Ms. Wu". */
function isHolder(reading: Reading, { from, to }: Slot): boolean {
  const { length } = reading.words;
  const before = from > 0 && isTitle(reading.words[from - 1]!) ? from - 1 : from;
  const said = before === 0 ? formsOf(reading, to, length) : formsOf(reading, 0, before);
  return (before === 0 ? HEADING : to === length ? HEADED : NEVER).test(said) && HEAD.test(said);
}

const NEVER = /(?!)/;
/** What of a thing has one value at a time. */
const ATTRIBUTE =
  /^(?:the|its|our|their|his|her|your|my) (?:\S+ ){0,2}(?:status|state|stage|result|outcome|priority|severity|rating|grade|plan|tier|colour|color|size|type|category|currency|language|format|mode|level|condition|gender|nationality|method|frequency)(?: (?:of|for) (?:\S+ ?){1,5})? (?:is|was)$/;

/** "The status of order 5 is shipped". */
const isAttribute = (reading: Reading, { from, to }: Slot): boolean =>
  to === from + 1 && to === reading.words.length && ATTRIBUTE.test(formsOf(reading, 0, from));

/** "Velo is on the Pro plan": nobody is on two of them. */
const isOnPlan = (reading: Reading, { from, to }: Slot): boolean =>
  isName(reading, { from, to }) &&
  to === reading.words.length - 1 &&
  /^(?:plan|tier|tariff|package)$/.test(reading.words[to]!.form) &&
  /^(?!(?:some|all|both|many|most|customers|users) )\S.* is (?:now |currently )?on the$/.test(
    formsOf(reading, 0, from),
  );
