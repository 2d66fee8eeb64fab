/** Parts of a claim that a note leaves out, because nothing else can be meant: money that was transferred, a courier who delivered. */
import { matchesOf } from '../../text/matches.ts';
import type { Reading } from '../../text/reading.ts';
import { wordSet } from '../../text/word-set.ts';
import type { Unit } from '../claim/units.ts';

const MONEY = wordSet('money amount sum funds');
const PAYING = wordSet('transfer pay send credit refund wire return remit');
const AMOUNT = /[$€£]\s?\d|\d\s?(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?)\b/;

/** "Transferred 14 March." behind amounts, for "the money was transferred on 14 March". */
export const isMoneyPaid = (thing: Unit, verb: Unit, before: string): boolean =>
  MONEY.has(thing.word.lemma) && PAYING.has(verb.word.lemma) && AMOUNT.test(before);

const NUMBERED = wordSet('order case ticket claim booking reservation shipment invoice account file request');

/** The "order" of "your exchange for order 6120-B" where the title has that number. */
export function isNumbered(
  claim: Reading,
  units: readonly Unit[],
  i: number,
  title: ReadonlySet<string>,
): boolean {
  const next = units[i + 1];
  return (
    NUMBERED.has(units[i]!.word.lemma) &&
    next?.value?.kind === 'identifier' &&
    next.from === units[i]!.to &&
    claim.text
      .slice(next.start, next.end)
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .every((part) => part === '' || title.has(part))
  );
}

/** Who does what in the course of an order, and what else the record must then speak of. */
const USUAL: readonly (readonly [deeds: ReadonlySet<string>, doers: ReadonlySet<string>, where: RegExp])[] = [
  [
    wordSet('accept prepare confirm'),
    wordSet('restaurant kitchen'),
    /\b(?:restaurant|kitchen|pick-?up|courier|dish|meal)\b/i,
  ],
  [
    wordSet('collect pick'),
    wordSet('courier driver rider'),
    /\b(?:delivered|delivery|courier|driver|rider)\b/i,
  ],
  [
    wordSet('deliver'),
    wordSet('courier driver rider carrier'),
    /\b(?:picked up|collected|courier|driver|rider|carrier|dispatched|shipped)\b/i,
  ],
  [wordSet('ship dispatch'), wordSet('seller shop merchant warehouse'), /\b(?:order|parcel|shipment)\b/i],
];

/** Whether a deed of a record is done by such a one, where nobody is named for it: an order is collected by the courier who delivers it. */
export const isUsualDoer = (doer: Unit, verb: Unit, source: string): boolean =>
  USUAL.some(
    ([deeds, doers, where]) => deeds.has(verb.word.lemma) && doers.has(doer.word.lemma) && where.test(source),
  );

const CONTRACT =
  /(?:^|[.\n;] *)(?<kind>subscription|membership|contract|booking|reservation|policy|tariff|plan|permit|loan):/giu;

/** Whether a record has one label for a contract, and it is this: what was cancelled there without a word for it. */
export function isContract(thing: Unit, source: string): boolean {
  const kinds = new Set(matchesOf(source, CONTRACT).map(({ groups }) => groups!.kind!.toLowerCase()));
  return kinds.size === 1 && kinds.has(thing.word.lemma);
}
