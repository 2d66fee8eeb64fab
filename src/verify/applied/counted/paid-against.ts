/** What was paid held against what was to be paid: "paid 20 euros too much", "35 euros are still to pay". */
import { amountOf, sizeOf, unitOf } from '../../record/words/amounts.ts';
import type { Scene, Shown } from '../asked.ts';
import { type Fact, factsOf } from '../facts.ts';
import { isSpokenOf, WHO } from '../records/spoken-of.ts';
import { amountIn } from '../rules/amounts.ts';

const AMOUNT = String.raw`(?<amount>\S*\d\S*(?: (?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|francs?))?)`;
const PAYER = `(?<who>${WHO})`;
const FORMS: readonly (readonly [RegExp, (owed: number, paid: number, of: number | undefined) => boolean])[] =
  [
    [
      new RegExp(
        `^${PAYER} (?:has |had )?(?:paid|transferred|overpaid)(?: by)? ${AMOUNT}(?: too much| more than (?:was )?(?:due|owed|invoiced|billed))$`,
        'u',
      ),
      (owed, paid, of) => paid > owed && isSame(paid - owed, of),
    ],
    [
      new RegExp(
        `^${PAYER} (?:has |had )?(?:paid|transferred|underpaid)(?: by)? ${AMOUNT} (?:too little|less than (?:was )?(?:due|owed|invoiced|billed))$`,
        'u',
      ),
      (owed, paid, of) => paid < owed && isSame(owed - paid, of),
    ],
    [
      new RegExp(
        `^(?:There (?:is|are) still ${AMOUNT} (?:to (?:be )?(?:pay|paid)|owed|outstanding|due|open))$`,
        'u',
      ),
      (owed, paid, of) => paid < owed && isSame(owed - paid, of),
    ],
    [
      new RegExp(
        `^${AMOUNT} (?:is|are|remains?) (?:still )?(?:to be paid|unpaid|owed|outstanding|missing|due|open)$`,
        'u',
      ),
      (owed, paid, of) => paid < owed && isSame(owed - paid, of),
    ],
    [
      /^(?:The (?:invoice|bill|order|fee|rent)|It) (?:has been|was|is) (?:paid in full|fully paid|settled in full)$/u,
      (owed, paid) => paid === owed,
    ],
    [
      new RegExp(`^${PAYER} (?:has |had )?paid too much$|^The (?:invoice|bill) was overpaid$`, 'u'),
      (owed, paid) => paid > owed,
    ],
    [
      new RegExp(
        `^${PAYER} (?:has |had )?paid too little$|^The (?:invoice|bill) was underpaid$|^The (?:invoice|bill|order) (?:has been|was|is) (?:only )?(?:partly|partially) paid$`,
        'u',
      ),
      (owed, paid) => paid > 0 && paid < owed,
    ],
  ];
const isSame = (one: number, other: number | undefined): boolean =>
  other !== undefined && Math.abs(one - other) < 0.005;
const OWED =
  /^(?:invoice total|invoice amount|invoice|bill|bill total|amount due|total due|total amount|invoiced|billed|amount invoiced|amount owed|fee|order total)$/;
const PAID =
  /^(?:payment received|amount received|amount paid|paid|payment|received|transferred|payment amount|paid amount)$/;
/** What else may have been paid, or was given back. */
const MORE =
  /\b(?:refund\p{L}*|credit\p{L}*|deposit|instal\p{L}*|second payment|first payment|discount|reminder fee|reversed|bounced|return\p{L}*|repaid|paid back|sent back)\b/iu;

/** Where both amounts stand that are as a statement says; undefined for another, and where they are not. */
export function paidAgainst(said: string, { documents, lexicon }: Scene): Shown | undefined {
  const form = FORMS.find(([one]) => one.test(said));
  if (
    form === undefined ||
    / not /u.test(said) ||
    documents.some(({ text }) => MORE.test(text.slice(0, LONGEST)))
  )
    return undefined;
  const facts = factsOf(documents);
  const [owed, paid] = [OWED, PAID].map((is) => only(facts.filter(({ name }) => is.test(name))));
  const [due, received] = [owed && amountOf(owed.field), paid && amountOf(paid.field)];
  if (owed === undefined || paid === undefined || due === undefined || received === undefined)
    return undefined;
  if (unitOf(due) !== unitOf(received)) return undefined;
  const { amount: words, who } = form[0].exec(said)?.groups ?? {};
  if (who !== undefined && !isSpokenOf(who, documents)) return undefined;
  const of = words === undefined ? undefined : amountIn(words, lexicon);
  if (words !== undefined && (of === undefined || unitOf(of) !== unitOf(due))) return undefined;
  return form[1](sizeOf(due), sizeOf(received), of && sizeOf(of))
    ? { places: [owed, paid], told: `${paid.field.quote} − ${owed.field.quote}` }
    : undefined;
}

const LONGEST = 6_000;
const only = (facts: readonly Fact[]): Fact | undefined => (facts.length === 1 ? facts[0] : undefined);
