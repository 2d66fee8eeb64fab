/** The clauses that a parse joins, told one by one: each with what it takes over from the one before it. */
import { parseSentence } from '../../text/parse/bundled.ts';
import { type Predicate, predicates } from '../../text/parse/clauses.ts';
import { Tree } from '../../text/parse/tree.ts';
import { asides } from './asides.ts';
import { onceOnly } from './events.ts';
import { examples } from './examples.ts';
import { sharesPlainly } from './guards.ts';
import { OPENS_OBJECT } from './halves.ts';
import {
  goesOnWithin,
  hasTense,
  isClosing,
  isGerundPair,
  isJoined,
  isNominal,
  isSetApart,
  mayBeHelped,
  mayBePassive,
  mayBeState,
  opensAtJoint,
  opensWithPlural,
  opensWithShare,
  opensWithVerb,
} from './joined.ts';
import { members } from './lists.ts';
import { sentenceOf, textOf } from './render.ts';
import { isUnder, type Scope } from './scope.ts';
import { isRun, type Piece, subtree } from './tokens.ts';

/** Log-odds from which a join of two clauses is plain. */
const PLAIN = 0;

/** `has been not yet paid` as `has not yet been paid`, letter for letter as long. */
export const withDenial = (text: string): string =>
  text.replace(/\b(has|have|had|will) (been|be) (not(?: yet)?) /, '$1 $3 $2 ');

/** A claim that is yet to be looked at again where it was made of parts: `made`. */
interface Draft extends Piece {
  readonly made: boolean;
}

export class JoinedClauses {
  private readonly text: string;
  private readonly tree: Tree;
  private readonly all: readonly Predicate[];
  private readonly scope: Scope | undefined;
  private readonly pieces: Draft[] = [];
  /** Whether several clauses were found joined. */
  joins = false;

  constructor(text: string, tree: Tree, all: readonly Predicate[], scope: Scope | undefined) {
    this.text = text;
    this.tree = tree;
    this.all = all;
    this.scope = scope;
  }

  run(main: Predicate): Draft[] {
    this.clause(main, []);
    return this.pieces;
  }

  /** Tells a clause and those joined to it. `lead`: words that it takes over from the clause before it. */
  private clause(predicate: Predicate, lead: readonly number[]): void {
    const { tree } = this;
    const later = this.joined(predicate);
    this.joins ||= later.length > 0;
    const gone = new Set(later.flatMap((one) => subtree(tree, one.token)));
    const own = subtree(tree, predicate.token).filter((at) => !gone.has(at));
    const { rest, said } = asides(this.text, tree, predicate, own, this.subject(predicate, lead));
    const kept = withoutJoint(tree, rest);
    const readings =
      examples(tree, predicate, kept) ?? onceOnly(tree, predicate, kept) ?? members(tree, predicate, kept);
    for (const one of readings) this.say([...lead, ...one.tokens], one.span);
    for (const one of said) this.aside(one);
    for (const one of later) this.clause(one, this.leadOf(predicate, one, lead));
  }

  /** The tokens of a clause with those of the opening that it is said under. */
  private underScope(tokens: readonly number[]): readonly number[] {
    const { scope, text, tree } = this;
    const clause = tokens.map((at) => tree.token(at));
    if (scope === undefined || tokens[0] === 0 || !isUnder(scope, text, clause)) return tokens;
    return [
      ...Array.from({ length: scope.until }, (_, at) => at),
      ...tokens.filter((at) => at >= scope.until),
    ];
  }

  /** Tells an aside, and apart what happened to it once. */
  private aside(one: Piece): void {
    const parse = parseSentence(sentenceOf(one.text));
    const tree = new Tree(parse);
    const main = predicates(parse).find(({ isRoot }) => isRoot);
    const all = parse.tokens.map((_, at) => at).filter((at) => tree.token(at).upos !== 'PUNCT' || at > 0);
    const parts = main && onceOnly(tree, main, all);
    const texts = parts?.map(({ tokens }) => textOf(sentenceOf(one.text), tree, tokens)) ?? [one.text];
    for (const text of texts) this.pieces.push({ ...one, text, made: true });
  }

  /** The clauses joined to a predicate that may stand alone. All of them, or none. */
  private joined(predicate: Predicate): Predicate[] {
    const { tree } = this;
    const ends = subtree(tree, predicate.token).at(-1)!;
    const found = tree
      .children(predicate.token)
      .filter((child) => child > predicate.token && isJoined(tree, child))
      .map((child) => this.all.find((one) => one.token === child));
    const plain = found.every(
      (one): one is Predicate =>
        one !== undefined &&
        tree.token(one.token).headMargin >= PLAIN &&
        isRun(subtree(tree, one.token)) &&
        opensAtJoint(tree, one.token) &&
        this.standsAlone(predicate, one),
    );
    if (!plain || found.length === 0 || !isClosing(tree, found.at(-1)!.token)) return [];
    // What follows the last clause would hang in the air.
    const last = subtree(tree, found.at(-1)!.token).at(-1)!;
    const behind = subtree(tree, predicate.token).filter((at) => at > last && at <= ends);
    return behind.every((at) => tree.token(at).upos === 'PUNCT') ? (found as Predicate[]) : [];
  }

  private standsAlone(first: Predicate, later: Predicate): boolean {
    const { tree } = this;
    if (
      later.alternative ||
      later.imperative ||
      opensWithShare(tree, later.token) ||
      tree.with(first.token, 'ccomp').some((at) => at < later.token)
    )
      return false;
    if (ownSubject(tree, later.token).length > 0) return hasTense(tree, later);
    // Without a mark before it the plural may be one more of the things named there.
    if (opensWithPlural(tree.tokens, later.token)) return isSetApart(tree, later.token);
    if (goesOnWithin(tree, first, later) || mayBeHelped(tree, first, later)) return false;
    if (!sharesPlainly(tree, first, later) || isGerundPair(tree, later.token)) return false;
    if (!hasTense(tree, later, first.token) && !opensWithVerb(tree, later)) return false;
    // "approved and paid the invoice": what stands behind belongs to both.
    if (mayBePassive(tree, first, later) || mayBeState(tree, first, later)) return false;
    const adjacent = first.copula < 0 && subtree(tree, later.token)[0] - first.token <= 1;
    const between = tree
      .children(first.token)
      .some(
        (at) =>
          at > first.token &&
          at < later.token &&
          tree.token(at).upos !== 'PUNCT' &&
          tree.token(at).deprel !== 'cc',
      );
    if (adjacent && !between && tree.children(later.token).some((at) => at > later.token)) return false;
    const subject = ownSubject(tree, first.token);
    return subject.length > 0 ? isRun(subject) : this.carried(first);
  }

  /** Whether a clause that has no subject itself got one from the clause before it. */
  private carried(first: Predicate): boolean {
    return isJoined(this.tree, first.token) && first.subjects.length + first.objects.length > 0;
  }

  /** The subject of a clause as tokens: its own, or that of the clause it is joined to. */
  private subject(predicate: Predicate, lead: readonly number[]): readonly number[] {
    const own = ownSubject(this.tree, predicate.token);
    return own.length > 0 ? own : lead;
  }

  /** What a later clause takes over: nothing where it has a subject, else subject and, where shared, auxiliaries. */
  private leadOf(first: Predicate, later: Predicate, lead: readonly number[]): readonly number[] {
    const { tree } = this;
    if (ownSubject(tree, later.token).length > 0 || opensWithPlural(tree.tokens, later.token)) return [];
    const subject = this.subject(first, lead).filter((at) => at < first.token);
    // "There is no fee, but transfers cost $15": what is there does nothing, so the clause has a subject that was not seen.
    if (subject.length === 1 && tree.token(subject[0]!).deprel === 'expl') return [];
    const helpers = [
      // "Payouts are made weekly and go to the bank": a bare form behind a participle shares no form of "be".
      ...later.auxiliaries.filter((at) => !(first.token > at && isBare(tree, later.token) && isBe(tree, at))),
      later.copula < 0 && isNominal(tree, later.token) ? first.copula : -1,
    ];
    const shared = helpers.filter((at) => at >= 0 && at < first.token && !subject.includes(at));
    const negation = first.negations.filter(
      (at) => shared.length > 0 && at < first.token && !subject.includes(at),
    );
    return [...subject, ...[...shared, ...negation].sort((a, b) => a - b)];
  }

  /** `costs $90`: a verb of the present with an amount or an article behind it is no noun, whatever it looks like alone. */
  private isPlainVerb(tokens: readonly number[]): boolean {
    const { tree } = this;
    return tokens.some((at, i) => {
      const next = tokens[i + 1];
      if (i === 0 || at <= tokens[i - 1]! + 1) return false;
      // What is a past form among the words of the sentence is one alone.
      const helped = tree.tokens.slice(0, at).some(({ upos }) => upos === 'AUX');
      if (tree.token(at).xpos === 'VBD' && !helped) return true;
      return tree.token(at).xpos === 'VBZ' && next === at + 1 && OPENS_OBJECT.has(tree.token(next).xpos);
    });
  }

  private say(tokens: readonly number[], { start, end }: { start: number; end: number }): void {
    const text = withDenial(textOf(this.text, this.tree, this.underScope(tokens)));
    if (text !== '')
      this.pieces.push({ text, start, end, made: !isRun(tokens) && !this.isPlainVerb(tokens) });
  }
}

const isBare = (tree: Tree, at: number): boolean => /^VBP?$/.test(tree.token(at).xpos);
const isBe = (tree: Tree, at: number): boolean => tree.token(at).lemma === 'be';

function ownSubject(tree: Tree, at: number): number[] {
  return tree.with(at, 'nsubj', 'nsubj:pass', 'expl', 'csubj').flatMap((one) => subtree(tree, one));
}

/** Without the conjunction and the marks at its ends that joined a clause to others. */
function withoutJoint(tree: Tree, tokens: readonly number[]): readonly number[] {
  let from = 0;
  let to = tokens.length;
  const isJoint = (at: number): boolean => {
    const { upos, deprel, form } = tree.token(at);
    if (upos === 'PUNCT') return !'"“”\'()[]'.includes(form);
    // "…, and that amount was refunded", "… and that for the rug was refused" have their subject with them.
    if (deprel === 'mark')
      return form.toLowerCase() === 'that' && !/^(?:NN|IN)$/.test(tree.tokens[at + 1]?.xpos ?? '');
    // "Neither Kim nor Lee signed it": what opens a pair says something of it.
    if (/^(?:neither|nor|either|both|not)$/i.test(form)) return false;
    return (
      deprel === 'cc' || (deprel === 'advmod' && /^(?:so|therefore|thus|hence|consequently)$/i.test(form))
    );
  };
  while (from < to && isJoint(tokens[from])) from++;
  while (to > from && isJoint(tokens[to - 1]) && tree.token(tokens[to - 1]).upos === 'PUNCT') to--;
  return tokens.slice(from, to);
}
