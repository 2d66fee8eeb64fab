/** How two numbers of the evidence stand to each other: "The refund does not exceed the amount paid", "£3,000 under budget". */
import { Sieve } from '../../../text/sieve/index.ts';
import { type Amount, amountOf, sizeOf, unitOf } from '../../record/words/amounts.ts';
import type { Scene, Shown } from '../asked.ts';
import { called, type Fact, numberFor } from '../facts.ts';
import { isSpokenOf } from '../records/spoken-of.ts';
import { amountIn, isOfUnit } from '../rules/amounts.ts';

const MORE =
  'exceeds?|exceeded|(?:is|are|was|were) (?:higher|greater|larger|more|bigger) than|(?:is|are|was|were) (?:above|over)';
const LESS = '(?:is|are|was|were|stays?|stayed) (?:below|under|lower than|less than|smaller than)';
const AT_MOST =
  '(?:does|do|did) not exceed|(?:is|are|was|were|stays?|stayed|falls?|lies) (?:well )?(?:within|covered by|not (?:more|higher) than|no (?:more|higher) than)';
const AT_LEAST = 'covers?|covered|(?:is|are) (?:sufficient|enough) (?:for|to cover)';
const SAME = '(?:equals?|match(?:es)?|agrees? with|(?:is|are) (?:equal to|the same as|identical to))';
const FORMS: readonly (readonly [RegExp, (one: number, other: number) => boolean, string])[] = [
  [new RegExp(`^(.+?) (?:${AT_MOST}) (.+)$`, 'u'), (a, b) => a <= b, '≤'],
  [new RegExp(`^(.+?) (?:${MORE}) (.+)$`, 'u'), (a, b) => a > b, '>'],
  [new RegExp(`^(.+?) (?:${LESS}) (.+)$`, 'u'), (a, b) => a < b, '<'],
  [new RegExp(`^(.+?) (?:${AT_LEAST}) (.+)$`, 'u'), (a, b) => a >= b, '≥'],
  [new RegExp(`^(.+?) (?:${SAME}) (.+)$`, 'u'), (a, b) => a === b, '='],
];
const OPEN = /\b(?:not|never|no|or|and|but|both|each|all|every|only|by|twice|half|than \d)\b/i;

/** "Within its limits": what lies between two numbers is held against more than one. */
const BETWEEN = /\b(?:limits|bounds|ranges?|thresholds|interval)$/i;

/** Where two numbers stand that are as a statement says; undefined for another, and where they are not. */
export function numbersCompared(said: string, { documents, lexicon }: Scene): Shown | undefined {
  const [, holds, sign, one, other] = formOf(said) ?? [];
  if (one === undefined || other === undefined || OPEN.test(`${one} ${other}`)) return undefined;
  if (BETWEEN.test(other)) return undefined;
  const [a, b] = [numberFor(one, documents, lexicon), numberFor(other, documents, lexicon)];
  if (a === undefined || b === undefined || a.field === b.field) return undefined;
  const [own, its] = [amountOf(a.field), amountOf(b.field)];
  if (own === undefined || its === undefined)
    return ofOneCurrency(a, b, documents) ? holdsPlain(holds!, a, b, sign!) : undefined;
  if (areAlike(own, its)) return holds!(sizeOf(own), sizeOf(its)) ? byBoth(a, b, sign!) : undefined;
  const [days, plain] = own.kind === 'quantity' ? [own, b] : [its, a];
  // Days of leave beside what is left of it, whose unit its name says.
  const inDays = days.kind === 'quantity' && days.unit === 'd' && /^\d+(?:\.\d+)?$/.test(plain.field.quote);
  if (!inDays || !plain.field.path.some((word) => /^(?:leave|vacation|holidays?|pto)$/.test(word)))
    return undefined;
  return holds!(Number.parseFloat(a.field.quote), Number.parseFloat(b.field.quote))
    ? byBoth(a, b, sign!)
    : undefined;
}

/** Whether two plain numbers of data are amounts of its one currency: "daily limit: 500" is no rate in it. */
function ofOneCurrency(a: Fact, b: Fact, documents: Scene['documents']): boolean {
  const { text, structured } = documents[a.document]!;
  const codes = new Set(text.slice(0, LONGEST).match(/\bcurrency: [A-Za-z]{3}\b/gi) ?? []);
  return (
    structured &&
    a.document === b.document &&
    codes.size === 1 &&
    [a, b].every(({ field, name }) => /^\d+(?:\.\d+)?$/.test(field.quote) && MONEY.test(name))
  );
}

const LONGEST = 6_000;
const MONEY =
  /^(?:(?:daily|monthly|weekly|annual|credit|spending|transaction) )?(?:limit|amount|total|price|balance|available)$/;

const holdsPlain = (
  holds: (one: number, other: number) => boolean,
  a: Fact,
  b: Fact,
  sign: string,
): Shown | undefined =>
  holds(Number(a.field.quote), Number(b.field.quote)) ? byBoth(a, b, sign) : undefined;

const sieve = new Sieve(FORMS.map(([form]) => form));

function formOf(said: string) {
  const may = sieve.through(said);
  for (const [at, [form, holds, sign]] of FORMS.entries()) {
    const [all, one, other] = (may[at] === 1 && form.exec(said)) || [];
    if (all !== undefined) return [all, holds, sign, one, other] as const;
  }
  return undefined;
}

const areAlike = (one: Amount, other: Amount): boolean =>
  (one.kind === other.kind && unitOf(one) === unitOf(other)) || isOfUnit(one, other);

const byBoth = (a: Fact, b: Fact, sign: string): Shown => ({
  places: [a, b],
  told: `${a.field.quote} ${sign} ${b.field.quote}`,
});

const BUDGET =
  /^(.{2,50}?) (?:is|was|came in|finished|stands|ended up) (.{2,20}?) (under|over|below|above) (?:the |its )?budget$/u;
const PLANNED = /^(?:budget(?:ed)?|approved budget|total budget|planned(?: cost)?)$/;
const SPENT = /^(?:spent|spend|actual(?:s| cost| spend)?|cost|costs|total cost|expenses|spent to date)$/;

const TO_COME =
  /\b(?:committed|commitments?|outstanding|forecast|projected|pending|open|reserved|accrued|expected|estimate(?:d)?(?: at completion)?)\b/;

/** By how much something stayed under its budget, or went over it. */
export function besideBudget(said: string, { documents, lexicon }: Scene): Shown | undefined {
  const [, what, amount, side] = BUDGET.exec(said) ?? [];
  if (what === undefined || !isSpokenOf(what, documents)) return undefined;
  const value = amount === undefined ? undefined : amountIn(amount, lexicon);
  if (value === undefined) return undefined;
  const [planned, spent] = [PLANNED, SPENT].map((is) => onlyNumber(documents, is));
  const [a, b] = [planned, spent].map((fact) => fact && amountOf(fact.field));
  if (planned === undefined || spent === undefined || a === undefined || b === undefined) return undefined;
  if (!areAlike(a, b) || !isOfUnit(value, a)) return undefined;
  // What is bound to be spent yet is not left over.
  if (called(documents, TO_COME).length > 0) return undefined;
  const left = sizeOf(a) - sizeOf(b);
  const own = /^(?:under|below)$/.test(side!) ? left : -left;
  return Math.abs(own - sizeOf(value)) < 1e-9 ? byBoth(planned, spent, '−') : undefined;
}

/** The one number of a name, or of an object of that name. */
function onlyNumber(documents: Scene['documents'], is: RegExp): Fact | undefined {
  const isNumber = (fact: Fact): boolean => amountOf(fact.field) !== undefined;
  const own = called(documents, is).filter(isNumber);
  const inner = called(documents, /^(?:amount|value|total)$/).filter(
    (fact) => is.test(fact.field.path.at(-1) ?? '') && isNumber(fact),
  );
  const all = own.length > 0 ? own : inner;
  return all.length === 1 ? all[0] : undefined;
}
