/** How many a noun phrase speaks of, as what it says of its noun and of all around it depends on that. */
import type { Tree } from '../../text/parse/tree.ts';
import { type Rational, rational } from '../../text/values/rational.ts';
import { extentOf } from '../restate/extent.ts';
import type { Grammar } from '../restate/grammar.ts';
import { countedAt } from './partitive.ts';

/**
 * Which way a place lets a word be exchanged: 1 for a wider one, -1 for a narrower one, 0 for neither; undefined
 * where it cannot be told.
 */
export type Sign = 1 | -1 | 0 | undefined;

export const times = (a: Sign, b: Sign): Sign =>
  a === undefined || b === undefined ? undefined : ((a * b) as Sign);

export type Quantifier =
  | 'every'
  | 'most'
  | 'half'
  | 'many'
  | 'several'
  | 'some'
  | 'any'
  | 'few'
  | 'no'
  | 'the'
  | 'a'
  | 'bare'
  | 'share'
  | 'number';

/** How a number is meant, or a share. */
export type Limit = 'plain' | 'exact' | 'min' | 'more' | 'max' | 'less';

export interface Quantity {
  readonly quantifier: Quantifier;
  readonly limit: Limit;
  readonly number: Rational | undefined;
  /** A share of all of them. */
  readonly share?: Rational | undefined;
  /** "Not all", "not many". */
  readonly denied: boolean;
  /** "Almost all". */
  readonly nearly: boolean;
  /** The word that says it, "" for none. */
  readonly word: string;
  /** Tokens that say it. */
  readonly tokens: ReadonlySet<number>;
}

const QUANTIFIERS: ReadonlyMap<string, Quantifier> = new Map(
  (
    [
      ['every', 'every each all everyone everybody everything whoever whatever whichever'],
      ['no', 'no none nobody nothing neither'],
      ['few', 'few little'],
      ['most', 'most majority'],
      ['half', 'half'],
      ['many', 'many much lots'],
      ['several', 'several various numerous multiple'],
      ['some', 'some certain someone somebody something'],
      ['any', 'any anyone anybody anything'],
      ['a', 'a an another'],
      ['the', "the both this that these those my your his her its our their 's whose"],
    ] as const
  ).flatMap(([quantifier, words]) => words.split(' ').map((word) => [word, quantifier] as const)),
);

/** Words that stand before a quantifier or a number and say how it is meant, the longest first. */
const LIMITS: readonly (readonly [readonly string[], Limit, boolean])[] = (
  [
    ['no less than', 'min'],
    ['no fewer than', 'min'],
    ['not less than', 'min'],
    ['not fewer than', 'min'],
    ['no more than', 'max'],
    ['not more than', 'max'],
    ['at least', 'min'],
    ['at most', 'max'],
    ['up to', 'max'],
    ['more than', 'more'],
    ['less than', 'less'],
    ['fewer than', 'less'],
    ['over', 'more'],
    ['under', 'less'],
    ['exactly', 'exact'],
    ['precisely', 'exact'],
    ['only', 'exact'],
    ['just', 'exact'],
    ['about', 'exact'],
    ['around', 'exact'],
    ['approximately', 'exact'],
    ['between', 'exact'],
  ] as const
).map(([words, limit]) => [words.split(' '), limit, limit === 'exact'] as const);

const NEARLY = new Set(['almost', 'nearly', 'virtually', 'practically']);
const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const LEADING = new Set([
  'det',
  'det:predet',
  'nummod',
  'amod',
  'nmod:poss',
  'cc:preconj',
  'advmod',
  'compound',
]);

const formAt = (tree: Tree, token: number): string => tree.tokens[token]?.form.toLowerCase() ?? '';

/** The quantity of the phrase of a noun. */
export function quantityOf(grammar: Grammar, noun: number): Quantity {
  const { tree } = grammar;
  const own = ownQuantifier(grammar, noun);
  const parts = byParts(grammar, tree.children(noun));
  if (parts !== undefined) return parts;
  const leads = tree.children(noun).filter((child) => child < noun && LEADING.has(tree.token(child).deprel));
  const place =
    own === undefined ? leads.find((child) => quantifierAt(grammar, child, noun) !== undefined) : noun;
  if (place === undefined) {
    const shared = sharedQuantity(grammar, noun, leads);
    if (shared !== undefined) return shared;
    const bare = extentOf(tree, noun) === 'bare' || isMassLike(tree, noun);
    return {
      ...PLAINLY,
      quantifier: bare ? 'bare' : 'the',
      word: '',
      tokens: new Set(leads.filter(isDet(tree))),
    };
  }
  const quantifier = own ?? quantifierAt(grammar, place, noun)!;
  return limited(grammar, place, quantifier, noun, leads);
}

/** The quantity of a phrase that was said again: "60% of the members". */
function byParts(grammar: Grammar, children: readonly number[]): Quantity | undefined {
  const { tree } = grammar;
  for (const child of children) {
    const counted = countedAt(grammar, child);
    if (counted === undefined) continue;
    const { number, share } = counted;
    const limit = LIMITS.find(([words]) => words.join(' ') === counted.limit)?.[1] ?? 'plain';
    const tokens = new Set([child, ...children.filter(isDet(tree))]);
    const word = `${counted.limit} ${share?.n}/${share?.d} ${number?.n}`;
    return { quantifier: 'share', limit, number, share, word, denied: false, nearly: false, tokens };
  }
  return undefined;
}

/** "All adults and children": the quantity of the first is that of the second, too. */
function sharedQuantity(grammar: Grammar, noun: number, leads: readonly number[]): Quantity | undefined {
  const { tree } = grammar;
  const { deprel, head, upos } = tree.token(noun);
  if (deprel !== 'conj' || upos !== 'NOUN' || tree.token(head).upos !== 'NOUN') return undefined;
  if (leads.some(isDet(tree)) || tree.with(noun, 'case', 'nmod:poss').length > 0) return undefined;
  const first = quantityOf(grammar, head);
  return SHARED.has(first.quantifier) ? first : undefined;
}

const SHARED: ReadonlySet<Quantifier> = new Set<Quantifier>([
  'every',
  'most',
  'many',
  'several',
  'some',
  'any',
  'few',
  'no',
]);

const PLAINLY = { limit: 'plain', number: undefined, denied: false, nearly: false } as const;

const isDet =
  (tree: Tree) =>
  (token: number): boolean =>
    /^det/.test(tree.token(token).deprel);

function isMassLike(tree: Tree, noun: number): boolean {
  const { upos, xpos } = tree.token(noun);
  return upos === 'NOUN' && (xpos === 'NN' || xpos === 'NNS');
}

/** "None of them", "few of the children", "nobody": a word that is itself the head of its phrase. */
function ownQuantifier(grammar: Grammar, noun: number): Quantifier | undefined {
  const { tree } = grammar;
  const { upos } = tree.token(noun);
  if (upos === 'PROPN') return undefined;
  const found = QUANTIFIERS.get(formAt(tree, noun));
  if (found === 'most' && formAt(tree, noun - 1) === 'at') return undefined;
  if (found === 'the' || found === 'a') return undefined;
  if (found !== undefined) return found;
  return upos === 'NUM' && isPartitive(tree, noun) ? 'number' : undefined;
}

const isPartitive = (tree: Tree, noun: number): boolean =>
  tree
    .with(noun, 'nmod')
    .some((child) => tree.with(child, 'case').some((word) => formAt(tree, word) === 'of'));

function quantifierAt(grammar: Grammar, token: number, noun: number): Quantifier | undefined {
  const { tree } = grammar;
  const { deprel } = tree.token(token);
  if (deprel === 'nmod:poss') return tree.token(token).upos === 'PRON' ? 'the' : undefined;
  if (deprel === 'nummod' || numberAt(tree, token) !== undefined)
    return deprel === 'compound' && token !== noun - 1 ? undefined : 'number';
  if (deprel === 'advmod' || deprel === 'compound')
    return formAt(tree, token) === 'half' ? 'half' : undefined;
  return QUANTIFIERS.get(formAt(tree, token));
}

function numberAt(tree: Tree, token: number): Rational | undefined {
  const form = formAt(tree, token).replaceAll(',', '');
  const small = SMALL.indexOf(form);
  if (small >= 0) return rational(small);
  return /^\d{1,12}$/.test(form) ? rational(Number(form)) : undefined;
}

function limited(
  grammar: Grammar,
  place: number,
  quantifier: Quantifier,
  noun: number,
  leads: readonly number[],
): Quantity {
  const { tree } = grammar;
  const tokens = new Set<number>([...(place === noun ? [] : [place]), ...leads.filter(isDet(tree))]);
  let from = place;
  while (from > 0 && tokens.has(from - 1)) from--;
  let limit: Limit = 'plain';
  const last = formAt(tree, from - 1);
  const before = LIMITS.find(
    ([words]) =>
      words.at(-1) === last && words.every((word, i) => formAt(tree, from - words.length + i) === word),
  );
  if (before !== undefined) {
    limit = before[1];
    for (let i = 1; i <= before[0].length; i++) tokens.add(from - i);
    from -= before[0].length;
  }
  const nearly = NEARLY.has(formAt(tree, from - 1));
  if (nearly) tokens.add(--from);
  const denied = formAt(tree, from - 1) === 'not';
  if (denied) tokens.add(--from);
  // "A few", "quite a few": some of them, and not few.
  const some = quantifier === 'few' && /^an?$/.test(formAt(tree, place - 1));
  if (some) tokens.add(place - 1);
  const number = quantifier === 'number' ? numberAt(tree, place) : undefined;
  const few = /^(?:fewer|less)$/.test(formAt(tree, place));
  return {
    quantifier: some ? 'some' : few ? 'few' : quantifier,
    limit,
    number,
    word: formAt(tree, place),
    denied: denied && !some,
    nearly,
    tokens,
  };
}

/** What a quantity makes of its own noun and what tells more of it, and of all else that is said. */
export function signsOf(quantity: Quantity): { readonly noun: Sign; readonly rest: Sign } {
  const { quantifier, limit, denied, nearly } = quantity;
  if (nearly) return { noun: quantifier === 'no' ? -1 : 0, rest: quantifier === 'no' ? -1 : 1 };
  const [noun, rest] = plainSigns(quantifier, limit);
  return denied ? { noun: negative(quantifier, noun), rest: times(-1, rest) } : { noun, rest };
}

/** "Not many" takes in fewer of fewer: its noun, too, may be narrower. */
const negative = (quantifier: Quantifier, noun: Sign): Sign => (quantifier === 'half' ? 0 : times(-1, noun));

function plainSigns(quantifier: Quantifier, limit: Limit): readonly [Sign, Sign] {
  if (limit === 'exact') return [0, 0];
  const down = limit === 'max' || limit === 'less';
  switch (quantifier) {
    case 'every':
      return [-1, 1];
    case 'no':
    case 'few':
      return [-1, -1];
    case 'most':
    case 'half':
      return [0, down ? -1 : 1];
    case 'share':
      return [0, down ? -1 : 1];
    case 'number':
      return down ? [-1, -1] : [1, 1];
    default:
      return [1, 1];
  }
}
