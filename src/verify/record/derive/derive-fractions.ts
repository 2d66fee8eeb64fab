/** How much of a whole is taken, in words: "more than half of the places are booked", "fully booked", "paid in full". */
import { compareValues } from '../../../text/values/index.ts';
import type { Said } from '../said.ts';
import { type Amount, onlyAmount, rangeOf, sized } from '../words/amounts.ts';
import { amountTaken, type Taken, takings } from './derive-shares.ts';

/** Accounts for fractions of wholes, and for wholes that are taken in full. */
export function fractions(said: Said): void {
  const [taken, ...more] = [...takings(said), ...grants(said)];
  if (taken === undefined || more.length > 0) return;
  const amounts = amountTaken(said, taken);
  if (amounts === undefined) return;
  fractionOf(said, taken, amounts);
  inFull(said, taken, amounts);
}

/** What was granted of what was asked for: `Claimed: EUR 2,400`, `Approved: EUR 1,800`. */
function grants({ focus: { own } }: Said): readonly Taken[] {
  const [whole, taken] = [onlyAmount(own, ASKED), onlyAmount(own, GRANTED)];
  return whole === undefined || taken === undefined ? [] : [{ whole, taken, of: [] }];
}

const ASKED = /^(?:(?:amount )?(?:claimed|requested|applied for)|(?:claimed|requested) amount)$/;
const GRANTED = /^(?:(?:amount )?(?:approved|granted)|(?:approved|granted) amount)$/;

/** What there is of a whole and what is taken of it, in one unit. */
type Amounts = readonly [all: Amount, gone: Amount];

/** "More than half of the places are booked". */
function fractionOf(said: Said, { whole, taken, of }: Taken, [all, gone]: Amounts): void {
  const deed = deedAt(said, taken.name);
  if (deed < 0 || all.value.n <= 0n) return;
  said.reading.values.forEach((value, k) => {
    const [from, to] = rangeOf(said, k);
    if (value.kind !== 'number' || value.form !== 'fraction' || from < 0 || !said.isOpen(from)) return;
    if (said.bare[to] !== 'of' || !isWholeNamed(said, [...of, ...whole.name, ...whole.path], to + 1)) return;
    const share = sized(
      { ...value, bound: 'exact' } as Amount,
      gone.value.n * all.value.d,
      gone.value.d * all.value.n,
    );
    const { relation } = compareValues(value, share);
    if (relation !== 'equal' && relation !== 'entails') return;
    said.derivations.push(`${taken.quote} of ${whole.quote}`);
    said.explain(from, to + 1, 'derived', taken);
    said.explain(deed, deed + 1, 'derived', taken);
    said.extra.push(whole);
  });
}

/** Whether the words behind "of" name what there is: up to three of them. */
const isWholeNamed = (said: Said, names: readonly string[], at: number): boolean =>
  [0, 1, 2].some(
    (ahead) =>
      said.words[at + ahead] !== undefined &&
      (names.some((word) => said.canSay(word, at + ahead)) ||
        /^(?:it|them)$/.test(said.bare[at + ahead]!) ||
        isDocument(said, at + ahead)),
  );

/** "Of the invoice": of its total. */
const isDocument = ({ bare }: Said, at: number): boolean =>
  /^(?:invoice|bill|order|amount|total|budget)$/.test(bare[at]!);

/** "Fully booked", "paid in full", and that it is not. */
function inFull(said: Said, { whole, taken }: Taken, [all, gone]: Amounts): void {
  const deed = deedAt(said, taken.name);
  if (deed < 0) return;
  const before = /^(?:fully|completely|entirely)$/.test(said.bare[deed - 1] ?? '');
  const full = said.bare.indexOf('full', deed);
  const behind = full > 0 && said.bare[full - 1] === 'in';
  if (!before && !behind) return;
  const holds = gone.value.n * all.value.d >= all.value.n * gone.value.d;
  const at = before ? deed - 1 : full;
  said.derivations.push(`${taken.quote} of ${whole.quote}`);
  said.predicates.push({ word: at, field: taken, holds, kind: 'none' });
  said.explain(before ? deed - 1 : full - 1, before ? deed + 1 : full + 1, 'derived', taken);
  said.explain(deed, deed + 1, 'derived', taken);
  said.extra.push(whole);
}

/** Where the claim says the deed by which something is taken; -1 for nowhere. */
const deedAt = (said: Said, name: readonly string[]): number =>
  said.words.findIndex(
    ({ value, form, lemma }, at) =>
      value < 0 &&
      (form !== lemma || name.includes(form)) &&
      name.some((word) => said.canSay(word, at)) &&
      name.length < 3,
  );
