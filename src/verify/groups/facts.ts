/** What a text says of how many of its groups are so, sentence by sentence. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { matchesOf } from '../../text/matches.ts';
import { add, order, type Rational } from '../../text/values/rational.ts';
import type { Document } from '../read/document.ts';
import type { Counting, Statement } from './clause.ts';
import { countingOf } from './counting.ts';
import { isPlural, type Noun } from './noun.ts';
import { isImpossible, type Quantity, quantityAt } from './quantity.ts';
import { exactly, isOne, leftOf, ONE, ZERO } from './range.ts';
import type { Fact, Facts, Whole } from './types.ts';
import { voteIn } from './votes.ts';
import { asSaid } from './wording.ts';
import { tokensOf } from './words.ts';

/** What a sentence counts, read once for a document. */
function countingIn(document: Document, sentence: number, lexicon: Lexicon): Counting | undefined {
  let known = document.counted.get(sentence);
  if (known === undefined) {
    const text = document.said(sentence);
    document.counted.set(
      sentence,
      (known = countingOf(asSaid(withoutLabel(text, document)), lexicon) ?? null),
    );
  }
  return known ?? undefined;
}

const LABEL = /^([^.:;,]{2,40}): (?=\S)/;
const LABELS = /(?:^|[.!?\n])\s*[^.:;,\n]{2,40}: \S/g;

/**
 * "Survey of members: 62% want it.": without the label, where it is the only one of its text and names no person. Of
 * several each may be about a group of its own.
 */
function withoutLabel(text: string, { text: all }: Document): string {
  const label = LABEL.exec(text);
  if (label === null || !/^\p{L}+(?: (?:\p{Ll}+|[\p{Lu}\d-]*\d[\p{Lu}\d-]*))+$/u.test(label[1]!)) return text;
  if (OPEN.test(label[1]!) || matchesOf(all, LABELS).length > 1) return text;
  return text.slice(label[0].length);
}

/** Labels of what is aimed at, supposed or said by somebody. */
const OPEN =
  /\b(?:target|goal|aim|plan|planned|forecast|budget|expected|estimate|claim|myth|rumou?r|draft|scenario|example|assumption|hypothesis|proposal|quote|question|customer|caller|user|agent|tenant|previous|former|old|test|sample)\b/i;

/** Sentences between a group and those who say "them" of it, at the most. */
const NEAR = 2;

/** What some sentences of a document say, in order. */
export function factsOf(document: Document, sentences: readonly number[], lexicon: Lexicon): Facts {
  const gathered = new Gathered();
  for (const sentence of sentences) {
    const text = document.said(sentence);
    const vote = voteIn(text, sentence);
    if (vote !== undefined) gathered.addVote(vote);
    const counting = vote === undefined ? countingIn(document, sentence, lexicon) : undefined;
    if (counting !== undefined) gathered.add(counting, sentence);
    else if (vote === undefined && namesMany(text, lexicon)) gathered.forget();
  }
  return gathered;
}

/** Whether a sentence that was not read may speak of another group. */
function namesMany(text: string, lexicon: Lexicon): boolean {
  const tokens = tokensOf(text);
  return tokens.some(({ form }, i) => isPlural(form, lexicon) || quantityAt(tokens, i) !== undefined);
}

class Gathered implements Facts {
  readonly facts: Fact[] = [];
  readonly wholes: Whole[] = [];
  /** The group that was spoken of last, and how many it was said to be. */
  private last:
    | { readonly noun: Noun; readonly total: Rational | undefined; readonly sentence: number }
    | undefined;
  /** What was said of parts of it since. */
  private run: Fact[] = [];

  add({ statements, sizes }: Counting, sentence: number): void {
    for (const { noun, quantity } of sizes) {
      const { range, measure } = quantity;
      const total = measure === 'count' && isOne(range) && !quantity.loose ? range.low : undefined;
      if (total !== undefined) this.wholes.push({ noun, total, sentence });
      this.begin(noun, total, sentence);
    }
    for (const statement of statements) this.state(statement, sentence);
    this.addUp(statements, sentence);
  }

  addVote({ facts, whole }: { readonly facts: readonly Fact[]; readonly whole: Whole }): void {
    this.facts.push(...facts);
    this.wholes.push(whole);
  }

  /** Who "they" are is not known from here on. */
  forget(): void {
    this.last = undefined;
  }

  private begin(noun: Noun, total: Rational | undefined, sentence: number): void {
    this.last = { noun, total, sentence };
    this.run = [];
  }

  private state({ quantity, noun, predicate, exact, framed }: Statement, sentence: number): void {
    if (isImpossible(quantity)) return;
    const part = this.mayBePart(quantity, noun, framed, sentence);
    const group = this.groupOf(quantity, noun, sentence);
    if (group === undefined) {
      this.last = undefined;
      return;
    }
    const own = quantity.rest ? this.restOf(quantity, group, sentence) : quantity;
    if (own === undefined || quantity.near) return;
    // "All were not paid" may be said of some.
    if (quantity.each && predicate.negated) return;
    const { measure, range } = own;
    const { left, each } = quantity;
    const known = exact && !part && !quantity.article;
    const fact: Fact = { noun: group, measure, range, left, each, predicate, exact: known, part, sentence };
    this.facts.push(fact);
    this.run.push(fact);
    const dressed = isOne(range) ? dressedAs(group) : undefined;
    if (dressed !== undefined) this.facts.push({ ...fact, ...dressed, exact: false });
  }

  /** "Three of them were late", where "them" may be all or those of whom something was said. */
  private mayBePart(
    { refers, rest, total }: Quantity,
    noun: Noun | undefined,
    framed: boolean,
    sentence: number,
  ): boolean {
    if ((noun !== undefined && !refers) || rest) return false;
    if (total !== undefined && this.last?.total !== undefined) return false;
    return this.run.some((one) => one.sentence !== sentence || (refers && !framed));
  }

  /** The group of a statement: its own, or the one that was spoken of last. */
  private groupOf(
    { total, refers, rest }: Quantity,
    noun: Noun | undefined,
    sentence: number,
  ): Noun | undefined {
    const { last } = this;
    if (noun !== undefined && !refers) {
      const known =
        last !== undefined && isSame(last.noun, noun) && (total === undefined || agrees(last.total, total));
      if (total !== undefined) this.wholes.push({ noun, total, sentence });
      if (!known && !rest) this.begin(noun, total, sentence);
      return rest && last !== undefined && last.noun.head === noun.head ? last.noun : noun;
    }
    if (last === undefined || sentence - last.sentence > NEAR || !agrees(last.total, total)) return undefined;
    this.last = { ...last, sentence };
    return last.noun;
  }

  /** "The rest", "the other two": those of whom nothing was said since the group was named. */
  private restOf(
    quantity: Quantity,
    noun: Noun,
    sentence: number,
  ): Pick<Quantity, 'measure' | 'range'> | undefined {
    const parts = this.run.filter((one) => isSame(one.noun, noun));
    if (parts.length === 0 || parts.some(({ exact }) => !exact)) return undefined;
    const total = this.wholes.findLast((one) => isSame(one.noun, noun))?.total;
    const number = quantity.measure === 'count' ? quantity.range.low : undefined;
    if (parts.every(({ measure, range, left }) => measure === 'share' && isOne(range) && !left)) {
      const said = parts.reduce((sum, { range }) => add(sum, range.low), ZERO);
      return order(said, ONE) <= 0 ? { measure: 'share', range: leftOf(ONE, exactly(said)) } : undefined;
    }
    if (!parts.every(({ measure, range, left }) => measure === 'count' && isOne(range) && !left))
      return undefined;
    const said = parts.reduce((sum, { range }) => add(sum, range.low), ZERO);
    if (total === undefined) {
      if (number === undefined) return undefined;
      this.wholes.push({ noun, total: add(said, number), sentence });
      return { measure: 'count', range: exactly(number) };
    }
    const left = leftOf(total, exactly(said));
    if (order(said, total) > 0 || (number !== undefined && order(left.low, number) !== 0)) return undefined;
    return { measure: 'count', range: left };
  }

  /** "Three brown dogs, a black dog and a white dog run": of dogs, five. */
  private addUp(statements: readonly Statement[], sentence: number): void {
    const [first] = statements;
    if (statements.length < 2 || first?.noun === undefined) return;
    const joined = statements.filter(({ predicate }) => predicate === first.predicate);
    const alike = joined.every(
      ({ noun, quantity }) =>
        noun?.head === first.noun!.head &&
        noun.marks.length > 0 &&
        quantity.measure === 'count' &&
        isOne(quantity.range),
    );
    if (joined.length < 2 || !alike || joined.length !== statements.length) return;
    const marks = first.noun.marks.filter((mark) => joined.every(({ noun }) => noun!.marks.includes(mark)));
    const sum = joined.reduce((all, { quantity }) => add(all, quantity.range.low), ZERO);
    const noun = { head: first.noun.head, marks, told: first.noun.head };
    const { predicate, exact } = first;
    this.facts.push({
      noun,
      measure: 'count',
      range: exactly(sum),
      left: false,
      each: false,
      predicate,
      exact,
      part: false,
      sentence,
    });
  }
}

const COLOUR =
  /^(?:red|orange|yellow|green|blue|purple|violet|pink|brown|black|white|gr[ae]y|beige|maroon|cyan|magenta|turquoise)$/;

/** "Two men in blue": men who wear blue. */
function dressedAs(noun: Noun): Pick<Fact, 'noun' | 'predicate'> | undefined {
  const at = noun.marks.findIndex((mark, i) => mark === 'in' && COLOUR.test(noun.marks[i + 1] ?? ''));
  if (at < 0 || at + 2 < noun.marks.length) return undefined;
  const core = ['wear', noun.marks[at + 1]!];
  const told = core.join(' ');
  return {
    noun: { ...noun, marks: noun.marks.slice(0, at) },
    predicate: { negated: false, stands: false, tense: 'present', core, adjuncts: [], time: '', told },
  };
}

const isSame = (a: Noun, b: Noun): boolean =>
  a.head === b.head && a.marks.length === b.marks.length && a.marks.every((mark) => b.marks.includes(mark));

const agrees = (a: Rational | undefined, b: Rational | undefined): boolean =>
  a === undefined || b === undefined || order(a, b) === 0;
