/** Which quantity follows from which, of the same noun: some from all, at least three from four, most from two thirds. */
import { order, type Rational, rational } from '../../text/values/rational.ts';
import type { Limit, Quantifier, Quantity } from './quantity.ts';

/** Whether from one quantity follows another, of the same noun, in a place where what is wider follows. */
export function follows(evidence: Quantity, claim: Quantity): boolean {
  if (evidence.nearly || claim.nearly) return evidence.nearly && claim.nearly && alike(evidence, claim);
  if (alike(evidence, claim)) return true;
  if (evidence.denied || claim.denied) return deniedFollows(evidence, claim);
  const [theirs, ours] = [measureOf(evidence), measureOf(claim)];
  if (
    theirs.number !== undefined &&
    ours.number !== undefined &&
    boundFollows(evidence.limit, theirs.number, claim.limit, ours.number)
  )
    return true;
  if (theirs.share !== undefined && ours.share !== undefined) {
    const [one, two] = [theirs.share, ours.share];
    return boundFollows(one.limit, one.value, two.limit, two.value);
  }
  if (evidence.quantifier === 'number' && claim.quantifier === 'number') return false;
  if (evidence.quantifier === 'share')
    return isSome(evidence) && EXISTING.has(claim.quantifier) && claim.limit === 'plain';
  if (evidence.limit !== 'plain' && evidence.quantifier !== 'number') return false;
  if (claim.limit !== 'plain') return false;
  if (evidence.quantifier === 'number') {
    if (evidence.limit === 'max' || evidence.limit === 'less') return false;
    if (claim.quantifier === 'several') return isSeveral(evidence, claim.word);
    return EXISTING.has(claim.quantifier);
  }
  return FOLLOWS[evidence.quantifier]?.includes(claim.quantifier) ?? false;
}

/** Whether a number is several, or what else is said for that. */
function isSeveral({ number, limit }: Quantity, word: string): boolean {
  if (number === undefined) return false;
  const least = word === 'multiple' ? 2 : word === 'numerous' ? 10 : 3;
  return order(number, rational(BigInt(limit === 'more' ? least - 1 : least))) >= 0;
}

const EXISTING: ReadonlySet<Quantifier> = new Set<Quantifier>(['some', 'bare', 'any']);

const FOLLOWS: Partial<Readonly<Record<Quantifier, readonly Quantifier[]>>> = {
  every: ['every', 'most', 'half', 'many', 'several', 'some', 'a', 'any', 'bare', 'the'],
  most: ['some', 'many', 'half', 'bare'],
  many: ['some', 'several', 'bare'],
  several: ['some', 'bare'],
  some: ['some', 'bare', 'a', 'any'],
  a: ['some', 'the', 'any'],
  the: ['a', 'some', 'any', 'bare'],
  any: ['bare', 'some', 'a'],
  bare: ['any', 'some'],
  no: ['few'],
};

const alike = (a: Quantity, b: Quantity): boolean =>
  a.quantifier === b.quantifier && a.limit === b.limit && a.denied === b.denied && sameWords(a, b);

/** Whether two words of one sort say the same: "each" and "every" do, "my" and "your" and "7b" and "7c" do not. */
function sameWords(evidence: Quantity, claim: Quantity): boolean {
  if (evidence.word === claim.word) return true;
  if (evidence.number !== undefined && claim.number !== undefined)
    return order(evidence.number, claim.number) === 0;
  if (evidence.quantifier === 'the') return claim.word === 'the' || claim.word === '';
  if (evidence.word === 'another' || claim.word === 'another') return claim.word !== 'another';
  return !['number', 'some', 'share'].includes(evidence.quantifier);
}

/** "Not all" of none, of few and of not many. */
function deniedFollows(evidence: Quantity, claim: Quantity): boolean {
  if (!claim.denied || claim.limit !== 'plain') return false;
  const part = evidence.denied ? undefined : evidence.share;
  if (
    part !== undefined &&
    claim.quantifier === 'every' &&
    evidence.limit !== 'min' &&
    evidence.limit !== 'more'
  )
    return order(part, rational(1)) < 0;
  const none = !evidence.denied && (evidence.quantifier === 'no' || evidence.quantifier === 'few');
  if (none) return claim.quantifier === 'every' || claim.quantifier === 'many' || claim.quantifier === 'most';
  return evidence.denied && evidence.quantifier === 'many' && claim.quantifier === 'every';
}

interface Measure {
  readonly number: Rational | undefined;
  readonly share: { readonly limit: Limit; readonly value: Rational } | undefined;
}

/** What a quantity counts, and which share of all that is. */
function measureOf({ quantifier, limit, number, share }: Quantity): Measure {
  if (share !== undefined) return { number, share: { limit, value: share } };
  const ofAll = (bound: Limit, value: Rational) => ({ number, share: { limit: bound, value } });
  if (quantifier === 'every' && limit === 'plain') return ofAll('min', rational(1));
  if (quantifier === 'most' && limit === 'plain') return ofAll('more', rational(1, 2n));
  if (quantifier === 'half') return ofAll(limit, rational(1, 2n));
  return { number, share: undefined };
}

/** Whether there is any of it: "up to a third" may be none. */
const isSome = ({ limit }: Quantity): boolean => limit !== 'max' && limit !== 'less';

/** "At least three" of four, "fewer than ten" of at most nine. */
function boundFollows(theirs: Limit, evidence: Rational, ours: Limit, claim: Rational): boolean {
  const by = order(evidence, claim);
  const exact = theirs === 'plain' || theirs === 'exact';
  switch (ours) {
    case 'min':
      return (exact || theirs === 'min' || theirs === 'more') && by >= 0;
    case 'more':
      return ((exact || theirs === 'min') && by > 0) || (theirs === 'more' && by >= 0);
    case 'max':
      return (exact || theirs === 'max' || theirs === 'less') && by <= 0;
    case 'less':
      return ((exact || theirs === 'max') && by < 0) || (theirs === 'less' && by <= 0);
    case 'plain':
      return exact && by === 0;
    default:
      return false;
  }
}
