/** Claims that there are more of one group than of another: by their numbers, or by how many there are for so many. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { order, type Rational } from '../../text/values/rational.ts';
import type { Document } from '../read/document.ts';
import { countingOf } from './counting.ts';
import { groupRelation, type Noun, nounOf } from './noun.ts';
import { relationOf } from './predicate.ts';
import { isOne, numberTold } from './range.ts';
import type { Decision, Facts } from './types.ts';
import { numberAt, tokensOf } from './words.ts';

/** What a claim compares. */
export interface Comparison {
  readonly first: string;
  readonly second: string;
  readonly more: boolean;
  /** Where it says that they are, or what they do. */
  readonly rest: string;
  readonly there: boolean;
}

const THERE =
  /^there (?:is|are|was|were) (more|fewer|less) (\p{L}+(?: \p{L}+)?) than (\p{L}+(?: \p{L}+)??)((?: (?:in|on|at|among) .+)?)$/iu;
const PLAIN = /^(more|fewer) (\p{L}+(?: \p{L}+)?) than (\p{L}+) (.+)$/iu;

/** Reads a claim of more of one than of another; undefined for another claim. */
export function comparisonOf(text: string): Comparison | undefined {
  const said = text.trim().replace(/(?<![.!])[.!]+$/, '');
  const there = THERE.exec(said);
  const match = there ?? PLAIN.exec(said);
  if (match === null) return undefined;
  const [, by, first, second, rest] = match;
  return {
    first: first!,
    second: second!,
    more: by!.toLowerCase() === 'more',
    rest: rest!.trim(),
    there: there !== null,
  };
}

/** What a document says of it; undefined where it does not tell both numbers. */
export function compare(
  claim: Comparison,
  document: Document,
  sentences: readonly number[],
  facts: Facts,
  lexicon: Lexicon,
): Decision | undefined {
  const found = claim.there
    ? (byRatio(claim, document, sentences, lexicon) ?? bySizes(claim, facts, document, lexicon))
    : byFacts(claim, facts, lexicon);
  if (found === undefined) return undefined;
  const { one, other, sentences: shown } = found;
  const sign = order(one, other);
  const told = `${claim.first} ${numberTold(one)} ${sign > 0 ? '>' : sign < 0 ? '<' : '='} ${claim.second} ${numberTold(other)}`;
  const verdict = (claim.more ? sign > 0 : sign < 0) ? 'holds' : 'fails';
  return { verdict, kind: 'comparison', derivation: told, sentences: shown };
}

interface Both {
  readonly one: Rational;
  readonly other: Rational;
  readonly sentences: readonly number[];
}

function named(text: string, lexicon: Lexicon): Noun | undefined {
  const tokens = tokensOf(text);
  return nounOf(text, tokens, 0, tokens.length, lexicon);
}

const RATIO = /(\d[\d,.]*\d|\d|\p{L}+) (\p{L}+) (?:per|for every|to every) (\d[\d,.]*\d|\d|\p{L}+) (\p{L}+)/u;

/** "86 males per 100 females": as it is for one place, which the claim must name as well. */
function byRatio(
  claim: Comparison,
  document: Document,
  sentences: readonly number[],
  lexicon: Lexicon,
): Both | undefined {
  for (const sentence of sentences) {
    const { text, start, end } = document.sentence(sentence);
    const said = text.slice(start, end);
    const match = RATIO.exec(said);
    if (match === null || !/\bratio\b|^there (?:is|are|was|were)\b/i.test(said)) continue;
    const [some, every] = [numberAt(tokensOf(match[1]!), 0), numberAt(tokensOf(match[3]!), 0)];
    if (some === undefined || every === undefined || !isSamePlace(claim.rest, said)) continue;
    const [a, b] = [lexicon.lemma(match[2]!.toLowerCase()), lexicon.lemma(match[4]!.toLowerCase())];
    const [x, y] = [claim.first, claim.second].map((word) => lexicon.lemma(word.toLowerCase()));
    if (a === x && b === y) return { one: some.value, other: every.value, sentences: [sentence] };
    if (a === y && b === x) return { one: every.value, other: some.value, sentences: [sentence] };
  }
  return undefined;
}

/** Whether a sentence names the place that a claim names, and no other. */
function isSamePlace(rest: string, said: string): boolean {
  const place = /\b(?:for|in|at|on) ((?:the )?\p{Lu}[\p{L} ]*?)(?= (?:is|was|were|are)\b|,|\.|$)/u.exec(
    said.replace(/^In \d{4},? /, ''),
  );
  const own = rest.replace(/^(?:in|on|at|among) /, '');
  return (place?.[1] ?? '') === own;
}

/** Numbers that one text gives for both. */
function bySizes(
  { first, second, rest }: Comparison,
  { wholes }: Facts,
  document: Document,
  lexicon: Lexicon,
): Both | undefined {
  const [a, b] = [named(first, lexicon), named(second, lexicon)];
  const [one, other] = [a, b].map((noun) => {
    const sizes = wholes.filter((size) => noun && groupRelation(noun, size.noun) === 'same');
    return sizes.length === 1 ? sizes[0] : undefined;
  });
  if (one === undefined || one.sentence !== other?.sentence) return undefined;
  const { text, start, end } = document.sentence(one.sentence);
  if (!text.slice(start, end).toLowerCase().includes(rest.toLowerCase())) return undefined;
  return { one: one.total, other: other.total, sentences: [one.sentence] };
}

/** "Seven women and five men passed": more women than men did. */
function byFacts({ first, second, rest }: Comparison, { facts }: Facts, lexicon: Lexicon): Both | undefined {
  const claims = [first, second].map(
    (noun) => countingOf(`Two ${noun} ${rest}`, lexicon, true)?.statements[0],
  );
  const [one, other] = claims.map((claim) => {
    if (claim?.noun === undefined || claim.predicate.negated) return undefined;
    const own = facts.filter(
      (fact) =>
        groupRelation(claim.noun!, fact.noun) === 'same' &&
        relationOf(claim.predicate, fact.predicate) === 'same',
    );
    const [fact, ...others] = own;
    const plain = fact !== undefined && others.length === 0 && fact.measure === 'count' && isOne(fact.range);
    return plain && fact.exact && !fact.left && !fact.predicate.negated ? fact : undefined;
  });
  if (one === undefined || other === undefined) return undefined;
  return {
    one: one.range.low,
    other: other.range.low,
    sentences: [...new Set([one.sentence, other.sentence])],
  };
}
