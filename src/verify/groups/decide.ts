import { order, type Rational } from '../../text/values/rational.ts';
import type { Statement } from './clause.ts';
import { groupRelation, isLarge, isTold, type Noun } from './noun.ts';
import { type Predicate, type Relation, relationOf, saysMore } from './predicate.ts';
import {
  atLeast,
  between,
  counted,
  exactly,
  HALF,
  isApart,
  isEmpty,
  isOne,
  isWithin,
  leftOf,
  meet,
  moreThan,
  numberTold,
  ONE,
  type Range,
  rangeTold,
  shared,
  whole,
  ZERO,
} from './range.ts';
import type { Decision, Fact, Facts } from './types.ts';
import { asVote, isVoter, VOTER } from './votes.ts';
import { numberAt, tokensOf } from './words.ts';

/** How many of a group are so, and how many are not; each in numbers and as a share. */
interface Tally {
  readonly counts: Range;
  readonly others: Range;
  readonly shares: Range;
}

/** What is known of how many of a claim's group are what it says, before anything is denied. */
interface Known extends Tally {
  readonly total: Rational | undefined;
  readonly used: readonly Fact[];
  /** Whether one of them says what the claim says, of so many. */
  readonly direct: boolean;
  readonly sentences: readonly number[];
}

const ANY: Range = atLeast(ZERO);
const ALL: Range = between(ZERO, ONE);

/** Decides a claim; undefined where the facts leave it open, or do not agree. */
export function decide(claim: Statement, facts: Facts): Decision | undefined {
  const { quantity } = claim;
  const { noun, predicate } = facts.wholes.some((one) => one.noun === VOTER) ? ofVoters(claim) : claim;
  if (noun === undefined || quantity.refers || (quantity.each && predicate.negated)) return undefined;
  const totals = totalsOf(noun, facts);
  if (totals === undefined) return undefined;
  const known = knownOf({ ...claim, noun, predicate }, noun, facts, totals);
  if (known === undefined) return undefined;
  const denied = predicate.negated !== quantity.left;
  const { total } = known;
  const counts = denied ? known.others : known.counts;
  const shares = denied ? leftOf(ONE, known.shares) : known.shares;
  const sentences = [...new Set(known.sentences)].sort((a, b) => a - b);
  const derivation = toldOf(known, denied, shares);
  const answer = (verdict: Decision['verdict'], kind = quantity.kind): Decision => ({
    verdict,
    kind,
    derivation,
    sentences,
  });
  const open = quantity.loose || !known.direct ? undefined : answer('open');
  if ([known.counts, known.others, known.shares].some(isEmpty)) return undefined;
  if (quantity.total !== undefined && total === undefined) return undefined;
  if (quantity.total !== undefined && order(quantity.total, total!) !== 0) return answer('fails', 'quantity');
  const held = quantity.measure === 'count' ? counts : shares;
  const asked = quantity.claimed ?? quantity.range;
  if (isApart(held, asked)) return answer('fails');
  if (quantity.loose) return undefined;
  if (isWithin(held, asked) || isSaidSo(claim, known)) return answer('holds');
  // Of very many, more than half are more than two.
  const many =
    quantity.plain &&
    asked.low.n <= 2n * asked.low.d &&
    known.used.every(({ measure }) => measure === 'share');
  if (many && isLarge(noun) && isWithin(shares, moreThan(HALF))) return answer('holds');
  // "Two wooden boxes were damaged" for "two boxes": the words of the two settle that.
  const told = known.used.some((fact) => fact.measure === 'count' && isSameNumber(fact.range, asked));
  return quantity.plain && quantity.measure === 'count' && told ? undefined : open;
}

const isSameNumber = (a: Range, b: Range): boolean => isOne(a) && isOne(b) && order(a.low, b.low) === 0;

/** "Six nurses work nights", of six nurses on a ward. */
function isSaidSo({ quantity, noun, predicate }: Statement, { used }: Known): boolean {
  const { plain, measure, range, left } = quantity;
  if (!plain || measure !== 'count' || left || predicate.negated || noun === undefined) return false;
  return used.some((fact) => {
    const stands = !fact.left && !fact.predicate.negated && relationOf(predicate, fact.predicate) === 'same';
    return stands && isTold(noun, fact.noun) && fact.measure === 'count' && isSameNumber(fact.range, range);
  });
}

/** A claim of a vote, of whoever voted; another as it is. */
function ofVoters({ noun, predicate, quantity }: Statement): {
  noun: Noun | undefined;
  predicate: Predicate;
} {
  const vote = asVote(predicate);
  if (!/^(?:vote|abstain)$/.test(vote.core[0] ?? '') || (noun !== undefined && !isVoter(noun)))
    return { noun, predicate };
  // Whether all who might have voted did is not known.
  const open = vote.core[0] === 'vote' && vote.adjuncts.length === 1 && quantity.measure === 'share';
  return open ? { noun: undefined, predicate } : { noun: VOTER, predicate: vote };
}

interface Totals {
  readonly total: Rational | undefined;
  readonly sentences: readonly number[];
}

/** How many there are of a group; undefined where that is said to be two numbers. */
function totalsOf(noun: Noun, { wholes }: Facts): Totals | undefined {
  const own = wholes.filter((one) => one.total.n > 0n && groupRelation(noun, one.noun) === 'same');
  const [first] = own;
  if (own.some(({ total }) => order(total, first!.total) !== 0)) return undefined;
  return { total: first?.total, sentences: first === undefined ? [] : [first.sentence] };
}

function knownOf(
  { quantity, predicate }: Statement,
  noun: Noun,
  { facts }: Facts,
  { total, sentences }: Totals,
): Known | undefined {
  const all = total === undefined ? ANY : between(ZERO, total);
  let tally: Tally = { counts: all, others: all, shares: ALL };
  const found = facts.flatMap((fact) => {
    const group = groupRelation(noun, fact.noun);
    const relation = relationOf(predicate, fact.predicate);
    const together =
      (fact.each !== quantity.each && isShared(fact.predicate)) ||
      isJoint(fact.predicate) !== isJoint(predicate);
    return group === undefined || relation === undefined || together ? [] : [{ fact, group, relation }];
  });
  // Of whom more is said otherwise, there may be more.
  const more = facts.some(
    (one) => groupRelation(noun, one.noun) !== undefined && saysMore(one.predicate, predicate),
  );
  const direct = found.some(({ relation }) => relation === 'same');
  const used: Fact[] = [];
  for (const { fact, group, relation } of found) {
    const own = tallyOf(fact, total, relation, group === 'same', fact.exact && !more);
    if (own === undefined) continue;
    used.push(fact);
    tally = {
      counts: meet(tally.counts, own.counts),
      others: meet(tally.others, own.others),
      shares: meet(tally.shares, own.shares),
    };
  }
  if (used.length === 0) return undefined;
  const told = total === undefined || total.n === 0n ? tally : together(tally, total);
  return { ...told, total, used, direct, sentences: [...sentences, ...used.map(({ sentence }) => sentence)] };
}

/** What numbers, their rest and shares of a known whole tell of each other. */
function together({ counts, others, shares }: Tally, total: Rational): Tally {
  const own = whole(meet(meet(counts, counted(shares, total)), leftOf(total, others)));
  return { counts: own, others: leftOf(total, own), shares: meet(shares, shared(own, total)) };
}

/** What one fact tells of how many are what the claim says; undefined for nothing. */
function tallyOf(
  fact: Fact,
  total: Rational | undefined,
  relation: Relation,
  ofAll: boolean,
  exact: boolean,
): Tally | undefined {
  const { measure, range, left, predicate } = fact;
  const unknown = total === undefined || fact.part;
  const counts = measure === 'count' ? range : unknown ? someOf(range) : counted(range, total);
  const none = total === undefined && range.high?.n === 0n;
  const ofThem = none
    ? exactly(ZERO)
    : measure === 'share'
      ? meet(range, ALL)
      : total === undefined
        ? ALL
        : shared(range, total);
  const shares = fact.part && measure === 'share' ? ALL : ofThem;
  const denied = predicate.negated !== left;
  const [low, lowShare] = [unbounded(counts), ofAll ? unbounded(shares) : ALL];
  if (relation === 'apart') {
    if (denied) return undefined;
    return { counts: ANY, others: low, shares: leftOf(ONE, { ...lowShare, high: ONE }) };
  }
  const fixed = exact && ofAll && relation === 'same';
  const bounded = fixed ? counts : low;
  const share = fixed ? shares : { ...lowShare, high: ONE };
  // Who did not do it did not do it on time; of those who did it, no more than all did it on time.
  if (relation === (denied ? 'wider' : 'narrower'))
    return denied || !exact || !ofAll ? undefined : noMore(counts, shares);
  return denied
    ? { counts: someOf(leftOf(ONE, share)), others: bounded, shares: leftOf(ONE, share) }
    : { counts: bounded, others: someOf(leftOf(ONE, share)), shares: share };
}

/** What a share alone tells of a count: that there are some, or none. */
function someOf({ low, lowOpen, high }: Range): Range {
  if (high?.n === 0n) return exactly(ZERO);
  return low.n > 0n || lowOpen ? atLeast(ONE) : ANY;
}

const TOGETHER =
  /^(?:together|each|one another|total|in total|altogether|between|combined|collectively|jointly|respectively|alike|equal)$/;

const JOINTLY = /\b(?:together|total|altogether|combined|collectively|jointly)\b/;

/** "Cost 2 euros together": what all have between them is not what each has. */
const isJoint = ({ core, adjuncts }: Predicate): boolean => JOINTLY.test([...core, ...adjuncts].join(' '));

/** Whether it is said of them together, or of each, so that it is not of some of them what it is of all. */
const isShared = ({ core, adjuncts }: Predicate): boolean =>
  [...core, ...adjuncts.flatMap((one) => one.split(' '))].some(
    (word, i, words) => TOGETHER.test(word) || numberAt(tokensOf(words.join(' ')), i) !== undefined,
  );

const noMore = (counts: Range, shares: Range): Tally => ({
  counts: { ...counts, low: ZERO, lowOpen: false },
  others: ANY,
  shares: { ...shares, low: ZERO, lowOpen: false },
});

/** A range without its upper end: as many at the least. */
const unbounded = ({ low, lowOpen }: Range): Range => (lowOpen ? moreThan(low) : atLeast(low));

/** " = 25%": the share that just so many are of all; nothing where it is no whole number of percent. */
function percentTold({ low, high, lowOpen, highOpen }: Range, total: Rational): string {
  if (high === undefined || lowOpen || highOpen || low.n * high.d !== high.n * low.d) return '';
  const [n, d] = [low.n * total.d * 100n, low.d * total.n];
  return d > 0n && n % d === 0n ? ` = ${n / d}%` : '';
}

function toldOf({ total, used, counts }: Known, denied: boolean, shares: Range): string {
  const said = used
    .map(({ range, left, noun, predicate }) => {
      const not = left || predicate.negated ? 'not ' : '';
      return `${rangeTold(range)} (${noun.told}: ${not}${predicate.told})`;
    })
    .join(', ');
  if (total === undefined) return denied ? `${said}; 1 − that = ${rangeTold(shares)}` : said;
  const all = numberTold(total);
  if (!denied) return `${said}: ${rangeTold(counts)} of ${all}${percentTold(counts, total)}`;
  return `${said}: ${all} − ${rangeTold(counts)} = ${rangeTold(leftOf(total, counts))}`;
}
