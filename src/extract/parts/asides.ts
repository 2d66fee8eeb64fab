/**
 * What a clause says beside its main point, between commas: relative clauses, appositions, participles. Each is
 * a claim of its own, and the clause stands without it.
 */

import { pastOf } from '../../text/inflect.ts';
import type { Predicate } from '../../text/parse/clauses.ts';
import type { Tree } from '../../text/parse/tree.ts';
import { DAY_OR_MONTH } from '../../text/values/calendar.ts';
import { textOf } from './render.ts';
import { isRun, type Piece, subtree } from './tokens.ts';

export interface Asides {
  /** The tokens of the clause without its asides. */
  readonly rest: readonly number[];
  readonly said: readonly Piece[];
}

/** Log-odds from which an aside surely belongs to its noun. */
const SURE = 0.3;

/** `…, and the new one, which costs $5, began in June`: behind its comma stands the verb of the clause that it is set in. */
const holdsMainVerb = (tree: Tree, words: readonly number[]): boolean =>
  words.some(
    (at, i) =>
      i > 0 &&
      tree.token(at).form === ',' &&
      /^(?:VBZ|VBD|VBP|MD)$/.test(tree.tokens[at + 1]?.xpos ?? '') &&
      words.includes(at + 1),
  );

/** Takes the asides out of a clause. `subject`: the tokens of its subject, which participles share. */
export function asides(
  text: string,
  tree: Tree,
  predicate: Predicate,
  tokens: readonly number[],
  subject: readonly number[],
): Asides {
  const said: Piece[] = [];
  const gone = new Set<number>();
  const past = predicate.tense === 'past';
  for (const at of tokens) {
    if (gone.has(at) || at === predicate.token) continue;
    const words = subtree(tree, at);
    if (!isRun(words) || hasOpenQuote(tree, words) || holdsMainVerb(tree, words)) continue;
    const sure =
      isSetOff(tree, words, tokens) && (tree.token(at).headMargin >= SURE || isOnlyNoun(tree, at, words));
    const claim = sure
      ? claimOf(text, tree, at, words, subject, past)
      : endsClause(tree, words, tokens)
        ? kindClause(text, tree, predicate, at, words, subject)
        : undefined;
    if (claim === undefined) continue;
    const bare = words.filter((one) => tree.token(one).upos !== 'PUNCT');
    said.push({ text: claim, start: tree.token(bare[0]).start, end: tree.token(bare.at(-1)!).end });
    for (const one of words) gone.add(one);
    for (const comma of commasAround(tree, words)) gone.add(comma);
  }
  return { rest: tokens.filter((at) => !gone.has(at)), said };
}

/** Whether a relative clause has no other noun before it that it could tell of than the one right before it. */
function isOnlyNoun(tree: Tree, at: number, words: readonly number[]): boolean {
  const { head, deprel } = tree.token(at);
  if (deprel !== 'acl:relcl') return false;
  return (
    words[0]! - head <= 2 &&
    nounsBefore(tree, words[0]!).every((one) => one === head || isPartOf(tree, one, head))
  );
}

/** Nouns before a place that are no pronouns and no days. */
const nounsBefore = (tree: Tree, before: number): readonly number[] =>
  tree.tokens.flatMap(({ upos, form }, at) =>
    at < before && (upos === 'NOUN' || upos === 'PROPN') && !DAY_OR_MONTH.test(form) ? [at] : [],
  );

const isPartOf = (tree: Tree, at: number, head: number): boolean =>
  tree.token(at).head === head &&
  /^(?:compound|flat|nmod:poss|nmod:unmarked|nmod:desc|amod)$/.test(tree.token(at).deprel);

/** Whether one half of a quotation is among the words. */
const hasOpenQuote = (tree: Tree, words: readonly number[]): boolean =>
  words.filter((at) => /^["“”]$/.test(tree.token(at).form)).length % 2 === 1;

/** Whether a comma or dash stands before the words, and another, or the end of the clause, behind them. */
function isSetOff(tree: Tree, words: readonly number[], tokens: readonly number[]): boolean {
  const first = tree.token(words[0]);
  const opens = isComma(first.form) || isComma(tree.tokens[words[0] - 1]?.form ?? '');
  const leads = words[0] === tokens[0];
  const last = words.at(-1)!;
  const next = tree.tokens[last + 1];
  const closes =
    last === tokens.at(-1) ||
    next === undefined ||
    isComma(tree.token(last).form) ||
    isComma(next.form) ||
    next.form === '.';
  return (opens || leads) && closes;
}

const isComma = (form: string): boolean => form === ',' || form === '–' || form === '—' || form === '--';

function commasAround(tree: Tree, words: readonly number[]): number[] {
  return [words[0] - 1, words.at(-1)! + 1].filter((at) => isComma(tree.tokens[at]?.form ?? ''));
}

function claimOf(
  text: string,
  tree: Tree,
  at: number,
  words: readonly number[],
  subject: readonly number[],
  past: boolean,
): string | undefined {
  switch (tree.token(at).deprel) {
    case 'acl:relcl':
      return relative(text, tree, at, words);
    case 'appos':
      return apposition(text, tree, at, words, past);
    case 'acl':
      return participle(text, tree, at, words, nounOf(text, tree, tree.token(at).head), past);
    case 'advcl':
      if (isWhere(tree, words)) return relative(text, tree, at, words);
      // "Used with care, it lasts long": what holds in general may hold under that alone.
      return past || words[0]! > 0
        ? participle(text, tree, at, words, textOf(text, tree, subject), past)
        : undefined;
    default:
      return undefined;
  }
}

/** A noun with what belongs to it, as one would name it again; '' for one that is no noun, or is itself a list. */
function nounOf(text: string, tree: Tree, at: number): string {
  const { upos } = tree.token(at);
  if ((upos !== 'NOUN' && upos !== 'PROPN') || tree.with(at, 'nummod', 'conj').length > 0) return '';
  const words = [
    at,
    ...tree
      .children(at)
      .filter((child) => NAMING.has(tree.token(child).deprel))
      .flatMap((child) => subtree(tree, child)),
  ];
  const name = textOf(
    text,
    tree,
    words.sort((a, b) => a - b),
  );
  return name.replace(/^an? /i, 'the ');
}

const NAMING = new Set('det amod compound flat nmod:poss nmod'.split(' '));

/** `…, who became a judge` → the person became a judge. */
function relative(text: string, tree: Tree, at: number, words: readonly number[]): string | undefined {
  const bare = withoutPunctuation(tree, words);
  const first = tree.token(bare[0]);
  const rest = bare.slice(1);
  if (isWhere(tree, words)) {
    const hasSubject = tree.with(at, 'nsubj', 'nsubj:pass').length > 0;
    return hasSubject && words[0] > tree.token(at).head ? textOf(text, tree, rest) : undefined;
  }
  const noun = nounOf(text, tree, tree.token(at).head);
  if (noun === '') return undefined;
  const isSubject =
    first.head === at && first.deprel.startsWith('nsubj') && (first.xpos === 'WP' || first.xpos === 'WDT');
  // "…, which means that you are owed": what means it is all of the sentence.
  const ofAll = first.form.toLowerCase() === 'which' && INFERRING.has(tree.token(at).lemma);
  if (isSubject && first.form.toLowerCase() === 'which' && yields(text, tree, at, rest))
    return `That ${textOf(text, tree, rest)}`;
  return isSubject && !ofAll ? `${noun} ${textOf(text, tree, rest)}` : undefined;
}

/** Whether a verb tells what comes of the clause before it, and no more than that of the noun before it. */
const yields = (text: string, tree: Tree, at: number, rest: readonly number[]): boolean =>
  YIELDING.has(tree.token(at).lemma) &&
  YIELDED.test(
    textOf(
      text,
      tree,
      rest.filter((one) => one > at),
    ),
  );

const INFERRING = new Set('mean imply explain suggest indicate prove confirm cause lead result'.split(' '));
/** What follows from a whole clause where it is an amount or a share: `…, which leaves $36,000`. */
const YIELDING = new Set('leave make bring give amount'.split(' '));
const YIELDED =
  /^(?:\p{Lu}?\p{Sc} ?|about |around |roughly |only |just |up |to |(?:a|the) total )*\p{Sc}?\d/u;

/** Whether nothing but punctuation stands behind the words. */
const endsClause = (tree: Tree, words: readonly number[], tokens: readonly number[]): boolean =>
  tokens.every((at) => at <= words.at(-1)! || tree.token(at).upos === 'PUNCT');

/** `She is a judge who sits in Bonn`, `… born in Oslo`: what holds of the kind that she is, holds of her. */
function kindClause(
  text: string,
  tree: Tree,
  predicate: Predicate,
  at: number,
  words: readonly number[],
  subject: readonly number[],
): string | undefined {
  const { head, deprel, xpos, lemma } = tree.token(at);
  if (head !== predicate.token || predicate.copula < 0 || predicate.negated) return undefined;
  if (!tree.with(head, 'det').some((one) => /^an?$/i.test(tree.token(one).form)) || subject.length === 0)
    return undefined;
  const noun = textOf(text, tree, subject);
  if (deprel === 'acl' && xpos === 'VBN' && words[0] === at) {
    const was = ONCE_MADE.has(lemma) || predicate.tense === 'past' ? 'was' : 'is';
    return `${noun} ${was} ${textOf(text, tree, words)}`;
  }
  if (deprel !== 'acl:relcl') return undefined;
  const first = tree.token(words[0]);
  const isSubject =
    first.head === at && first.deprel.startsWith('nsubj') && /^(?:who|which|that)$/i.test(first.form);
  return isSubject ? `${noun} ${textOf(text, tree, words.slice(1))}` : undefined;
}

/** What is done to a thing when it begins. */
const ONCE_MADE = new Set(
  'born bear found establish create build release publish write found incorporate launch'.split(' '),
);

/** `Ada Park, the head of sales, …` → she is the head of sales. */
function apposition(
  text: string,
  tree: Tree,
  at: number,
  words: readonly number[],
  past: boolean,
): string | undefined {
  const head = tree.token(at).head;
  const noun = nounOf(text, tree, head);
  const [one, other] = [tree.token(head), tree.token(at)];
  if (noun === '' || DAY_OR_MONTH.test(one.form)) return undefined;
  if (tree.with(at, 'nummod', 'conj').length > 0 || !isNext(tree, head, words[0])) return undefined;
  const role = tree.with(at, 'det', 'nmod:poss').length > 0 && other.upos === 'NOUN';
  const name =
    other.upos === 'PROPN' && one.upos === 'NOUN' && tree.with(head, 'det', 'nmod:poss').length > 0;
  if (!(role && one.upos === 'PROPN') && !name) return undefined;
  return `${noun} ${past ? 'was' : 'is'} ${textOf(text, tree, withoutPunctuation(tree, words))}`;
}

const isWhere = (tree: Tree, words: readonly number[]): boolean =>
  tree.token(withoutPunctuation(tree, words)[0]).form.toLowerCase() === 'where';

/** Whether nothing but the comma parts a noun and what is set beside it. */
const isNext = (tree: Tree, noun: number, from: number): boolean =>
  tree.tokens.slice(noun + 1, from - 1).every(({ form }) => !isComma(form)) &&
  (from - noun <= 4 || tree.token(noun).deprel.startsWith('nsubj'));

/** What an event does rather than its subject: `…, resulting in a delay`. */
const EVENTFUL = new Set(
  'result lead cause make allow enable follow include concern regard depend mean bring give help provide ensure leave create force let thus base consider use start begin depend compare range'.split(
    ' ',
  ),
);

/** `…, winning two prizes` → they won two prizes; `Born in Oslo, …` → they were born in Oslo. */
function participle(
  text: string,
  tree: Tree,
  at: number,
  words: readonly number[],
  noun: string,
  past: boolean,
): string | undefined {
  const { xpos, lemma, upos } = tree.token(at);
  const bare = withoutPunctuation(tree, words);
  if (noun === '' || upos !== 'VERB' || bare[0] !== at || tree.with(at, 'mark', 'nsubj', 'case').length > 0)
    return undefined;
  const rest = textOf(text, tree, bare.slice(1));
  if (rest === '' || tree.with(at, 'conj').length > 0) return undefined;
  // "The main reason was price, followed by speed": the next in the row, whatever the parse hangs it on.
  if (lemma === 'follow' && /^by\b/i.test(rest)) return undefined;
  if (xpos === 'VBN')
    return `${noun} ${past || lemma === 'bear' || lemma === 'born' ? 'was' : 'is'} ${text.slice(tree.token(at).start, tree.token(at).end).toLowerCase()} ${rest}`;
  return past && xpos === 'VBG' && !EVENTFUL.has(lemma) ? `${noun} ${pastOf(lemma)} ${rest}` : undefined;
}

function withoutPunctuation(tree: Tree, words: readonly number[]): number[] {
  let from = 0;
  let to = words.length;
  while (from < to - 1 && tree.token(words[from]).upos === 'PUNCT') from++;
  while (to > from + 1 && isComma(tree.token(words[to - 1]).form)) to--;
  return words.slice(from, to);
}
