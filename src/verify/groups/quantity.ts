/** How many of a group a phrase speaks of: "nine of the twelve", "all but two", "less than half", "the rest". */
import type { MismatchKind } from '../../domain/check.ts';
import { type Rational, rational } from '../../text/values/rational.ts';
import { LIMITS, WORDS } from './quantity-words.ts';
import { atLeast, between, exactly, isWithin, meet, ONE, type Range, ZERO } from './range.ts';
import { amountAt, isNumeral, numberAt, type Token } from './words.ts';

export interface Quantity {
  readonly measure: 'count' | 'share';
  readonly range: Range;
  /** What a claim must be in to be so, where that is less than what evidence leaves open: "several". */
  readonly claimed?: Range;
  /** What it would be a mismatch of. */
  readonly kind: MismatchKind;
  /** Of those that are left: "all but two". */
  readonly left: boolean;
  /** "About half", "many": nobody can say whether it is so. */
  readonly loose: boolean;
  /** "About 40": a number that it comes near to. */
  readonly near: boolean;
  /** Says it of each: under a denial it is not clear of how many. */
  readonly each: boolean;
  /** A plain number, with nothing that bounds it. */
  readonly plain: boolean;
  /** How many there are in all: "of the twelve". */
  readonly total: Rational | undefined;
  /** "Of them", "of which": the group that was spoken of last. */
  readonly refers: boolean;
  /** "The rest", "the other two". */
  readonly rest: boolean;
  /** "A dog", of which there may be others. */
  readonly article: boolean;
  /** One thing: its noun is in the singular. */
  readonly single: boolean;
  /** The token behind it. */
  readonly next: number;
}

const PLAIN = {
  measure: 'count',
  kind: 'quantity',
  left: false,
  loose: false,
  near: false,
  each: false,
  plain: false,
  total: undefined,
  refers: false,
  rest: false,
  article: false,
  single: false,
} as const;

type Read = Quantity | undefined;

/** The quantity that begins at a token; undefined where none does. `articles`: "a black dog" is one. */
export function quantityAt(tokens: readonly Token[], at: number, articles = false): Read {
  if (!mayBegin(formAt(tokens, at))) return undefined;
  const found =
    allBut(tokens, at) ??
    restAt(tokens, at) ??
    wordAt(tokens, at) ??
    betweenAt(tokens, at) ??
    spanAt(tokens, at) ??
    limitedAt(tokens, at) ??
    (articles ? articleAt(tokens, at) : undefined);
  return found && withGroup(tokens, found);
}

const formAt = (tokens: readonly Token[], at: number): string => tokens[at]?.form ?? '';
const says = (tokens: readonly Token[], at: number, words: readonly string[]): boolean =>
  words.every((word, i) => formAt(tokens, at + i) === word);

/** Wordings by their first word, in their order: a token begins few of them. */
function byFirst<Wording>(
  all: readonly Wording[],
  wordsOf: (wording: Wording) => readonly string[],
): (token: Token | undefined) => readonly Wording[] {
  const known = Map.groupBy(all, (wording) => wordsOf(wording)[0]!);
  return (token) => (token && known.get(token.form)) ?? [];
}

/** "All but two of the 14 sensors", "all except one of the lamps". */
function allBut(tokens: readonly Token[], at: number): Read {
  if (formAt(tokens, at) !== 'all' || !/^(?:but|except)$/.test(formAt(tokens, at + 1))) return undefined;
  const number = numberAt(tokens, at + 2);
  if (number === undefined) return undefined;
  return { ...PLAIN, range: exactly(number.value), left: true, plain: true, next: number.next };
}

/** "The rest", "the others", "the other four", "the remaining two". */
function restAt(tokens: readonly Token[], at: number): Read {
  if (formAt(tokens, at) !== 'the') return undefined;
  const word = formAt(tokens, at + 1);
  const all = { ...PLAIN, measure: 'share', range: exactly(ONE), rest: true, kind: 'quantifier' } as const;
  if (/^(?:rest|remainder|others)$/.test(word)) return { ...all, refers: true, next: at + 2 };
  if (word !== 'other' && word !== 'remaining') return undefined;
  const number = numberAt(tokens, at + 2);
  if (number === undefined) return undefined;
  const single = number.value.n === 1n;
  return { ...PLAIN, range: exactly(number.value), rest: true, plain: true, single, next: number.next };
}
const wordsFrom = byFirst(WORDS, ({ forms }) => forms);

function wordAt(tokens: readonly Token[], at: number): Read {
  const word = wordsFrom(tokens[at]).find(({ forms }) => says(tokens, at, forms));
  if (word === undefined) return undefined;
  const { measure, range, claimed, total, loose = false, each = false, single = false, forms } = word;
  let next = at + forms.length;
  // "No more than ten", "no fewer than ten", "no later than".
  if (word.words === 'no' && /^(?:more|less|fewer|later|longer|doubt)$/.test(formAt(tokens, next)))
    return undefined;
  // "Some 40 guests".
  if (word.words === 'some' && numberAt(tokens, next) !== undefined) return undefined;
  let whole = total === undefined ? undefined : rational(total);
  const number = word.words === 'all' || word.words === 'both' ? numberAt(tokens, next) : undefined;
  if (number !== undefined) {
    whole = number.value;
    next = number.next;
  }
  const kind = 'quantifier';
  return { ...PLAIN, measure: measure!, range, claimed, kind, loose, each, single, total: whole, next };
}

/** "Between two and three", "between 40% and 60%". */
function betweenAt(tokens: readonly Token[], at: number): Read {
  if (formAt(tokens, at) !== 'between') return undefined;
  const low = amountAt(tokens, at + 1);
  if (low === undefined || formAt(tokens, low.next) !== 'and') return undefined;
  const high = amountAt(tokens, low.next + 1);
  if (high === undefined) return undefined;
  // "Between 40 and 60%".
  const share = high.share;
  const least = share && !low.share ? { n: low.value.n, d: low.value.d * 100n } : low.value;
  const range = between(least, high.value);
  return { ...PLAIN, measure: share ? 'share' : 'count', range, kind: 'comparison', next: high.next };
}

/** "10–15 users", "10 to 15 users": as many as lie between, said of what they count. */
function spanAt(tokens: readonly Token[], at: number): Read {
  const low = amountAt(tokens, at);
  if (low === undefined || low.share || !/^(?:to|[-\u2013\u2014])$/.test(formAt(tokens, low.next)))
    return undefined;
  const high = amountAt(tokens, low.next + 1);
  if (high === undefined || high.share || !COUNTED.test(formAt(tokens, high.next))) return undefined;
  const range = between(low.value, high.value);
  if (low.value.n * high.value.d >= high.value.n * low.value.d) return undefined;
  return { ...PLAIN, range, kind: 'comparison', next: high.next };
}

/** What a number counts, other than what is won and lost by it. */
const COUNTED =
  /^(?!votes?|goals?|points?|sets?|runs?|seats?|was|is|has|does|this|less|across)\p{L}+(?:s|men|people|children)$|^(?:people|children)$/u;
const limitsFrom = byFirst(LIMITS, ([words]) => words);

/** Words that begin a quantity and are no number. */
const FIRST: ReadonlySet<string> = new Set([
  ...'all the between half a an another'.split(' '),
  ...WORDS.map(({ forms }) => forms[0]!),
  ...LIMITS.map(([words]) => words[0]!),
]);

/** Whether a quantity may begin with a word. */
const mayBegin = (form: string): boolean => FIRST.has(form) || isNumeral(form);

/** An amount, and what bounds it: "at least nine", "only half", "more than 50% but less than 65%". */
function limitedAt(tokens: readonly Token[], at: number): Read {
  const limit = limitsFrom(tokens[at]).find(([words]) => says(tokens, at, words));
  const from = at + (limit?.[0].length ?? 0);
  const amount = amountAt(tokens, from);
  if (amount === undefined) return undefined;
  const bounded = limit?.[1] ?? exactly;
  const loose = limit !== undefined && limit[1] === undefined;
  const bounds = limit !== undefined && bounded !== exactly;
  const measure = amount.share ? 'share' : 'count';
  const kind = bounds ? 'comparison' : 'quantity';
  const own = {
    ...PLAIN,
    measure,
    range: bounded(amount.value),
    kind,
    loose,
    near: loose,
    next: amount.next,
  } as const;
  const single = measure === 'count' && amount.value.n === amount.value.d;
  return { ...own, plain: limit === undefined, single: single && !bounds, ...secondBound(tokens, own) };
}

/** "… but less than 65%". */
function secondBound(
  tokens: readonly Token[],
  { range, next, measure }: Pick<Quantity, 'range' | 'next' | 'measure'>,
): Partial<Quantity> {
  if (!/^(?:but|and)$/.test(formAt(tokens, next))) return {};
  const limit = limitsFrom(tokens[next + 1]).find(
    ([words, bounded]) => bounded !== undefined && bounded !== exactly && says(tokens, next + 1, words),
  );
  const amount = limit && amountAt(tokens, next + 1 + limit[0].length);
  if (amount === undefined || amount.share !== (measure === 'share')) return {};
  return { range: meet(range, limit![1]!(amount.value)), next: amount.next };
}

/** "A black dog", "another man". */
function articleAt(tokens: readonly Token[], at: number): Read {
  const form = formAt(tokens, at);
  if (form !== 'a' && form !== 'an' && form !== 'another') return undefined;
  const next = formAt(tokens, at + 1) === 'single' ? at + 2 : at + 1;
  return { ...PLAIN, range: exactly(ONE), claimed: atLeast(ONE), article: true, single: true, next };
}

const THEM = /^(?:them|these|those|which|whom|us)$/;
const THE = /^(?:the|its|our|their|your|his|her|these|those|my)$/;

/** A quantity with the group that it is of: "of them", "of the twelve", "out of six", "half the". */
function withGroup(tokens: readonly Token[], found: Quantity): Quantity {
  const { next } = found;
  const of = formAt(tokens, next) === 'of' ? 1 : says(tokens, next, ['out', 'of']) ? 2 : 0;
  const bare = found.measure === 'share' && formAt(tokens, next) === 'the';
  if (of === 0 && !bare) return found;
  let at = next + of;
  if (formAt(tokens, at) === 'all') at++;
  const total = (from: number): Quantity => {
    const number = numberAt(tokens, from);
    if (number === undefined || number.value.d !== 1n) return { ...found, next: from, single: false };
    return { ...found, total: number.value, next: number.next, single: false };
  };
  if (of > 0 && THEM.test(formAt(tokens, at))) {
    const alone = !/^(?:these|those)$/.test(formAt(tokens, at)) || isEnd(tokens, at + 1);
    if (alone) return { ...found, refers: true, next: at + 1, single: false };
  }
  if (formAt(tokens, at) === 'a' && says(tokens, at, ['a', 'total', 'of'])) return total(at + 3);
  if (THE.test(formAt(tokens, at))) return total(at + 1);
  return of > 0 ? total(at) : found;
}

const isEnd = (tokens: readonly Token[], at: number): boolean =>
  at >= tokens.length || /^(?:is|are|was|were|has|have|had|did|do|does|[,;.])$/.test(formAt(tokens, at));

/** Whether a count cannot be one of so many. */
export const isImpossible = ({ measure, range, total }: Quantity): boolean =>
  measure === 'count' &&
  total !== undefined &&
  !isWithin(range, between(ZERO, total)) &&
  range.high !== undefined;
