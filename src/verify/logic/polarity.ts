/**
 * Which way each place of a sentence lets a word be exchanged (monotonicity): for a wider one, as a rule; for a narrower
 * one under a denial, in what is said of all or none, in a condition; for neither where a thing is counted exactly.
 * After van Benthem, and MacCartney and Manning's natural logic.
 */
import { COMPARISON, MAJORITY, NEGATION, ONLY, UNIVERSAL } from '../../text/cues.ts';
import { prepositionOf } from '../../text/parse/arguments.ts';
import type { Tree } from '../../text/parse/tree.ts';
import { wordSet } from '../../text/word-set.ts';
import type { Grammar } from '../restate/grammar.ts';
import { type Quantity, quantityOf, type Sign, signsOf, times } from './quantity.ts';

/** Stands for something that tells more of a token without being there. */
export const MODIFIER = -2;

const NOUNS = wordSet('NOUN PROPN NUM');
const STRAYING = wordSet('no every each few all any most many');
const TURNING_CUES = NEGATION | UNIVERSAL | MAJORITY | COMPARISON | ONLY;
const DENYING = wordSet("not n't never nt hardly scarcely barely rarely seldom neither nowhere");
/** Words that say it of nothing else: what is wider says more, and what is narrower says other. */
const FOCUSING = wordSet('only just merely solely exactly precisely even except');
/** Verbs of which what they are said of may be narrower: who refuses all meat refuses pork. */
const REFUSING = wordSet(
  'deny refuse doubt prohibit forbid avoid lack fail reject prevent ban exclude decline dislike hate disallow',
);
const LACKING = wordSet('lack absence failure refusal denial prevention ban prohibition');
/** What leads to what is refused, forbidden or lacking. */
const REFUSED = /^(?:from|to|of|with)$/;
const UNTRUE = wordSet(
  'false untrue impossible unlikely unable unwilling wrong incorrect unnecessary unaware doubtful lie falsehood falsity myth',
);
const CLAIMED = wordSet(
  'statement claim proposition assertion idea allegation suggestion story report theory notion',
);
const SUBJECTS = wordSet('nsubj nsubj:pass csubj csubj:pass nsubj:outer');
const ARGUMENTS = wordSet('nsubj nsubj:pass obj iobj obl obl:agent');
const GOVERNED = wordSet('obj ccomp xcomp obl advcl csubj nmod acl csubj:pass');
const PART = wordSet('det det:predet amod advmod case fixed nummod compound');
const APART = wordSet('parataxis list discourse vocative appos dep');
/** Prepositions that turn what they stand before, and those by which nothing can be told. */
const TURNING = wordSet('without before than');
const STOPPING = wordSet('except but besides excluding like unlike until than');
const MARKS: Readonly<Record<string, Sign>> = {
  if: -1,
  before: -1,
  whether: undefined,
  until: undefined,
  than: undefined,
  whenever: -1,
};

export class Polarity {
  private readonly grammar: Grammar;
  private readonly tree: Tree;
  private readonly quantities = new Map<number, Quantity>();

  constructor(grammar: Grammar) {
    this.grammar = grammar;
    this.tree = grammar.tree;
  }

  quantity(noun: number): Quantity {
    const known = this.quantities.get(noun) ?? quantityOf(this.grammar, noun);
    this.quantities.set(noun, known);
    return known;
  }

  /** The sign of a token's place; with `from`, of what hangs on the token by that child, or of a `MODIFIER` of it. */
  at(token: number, from = -1): Sign {
    return this.climb(token, this.within(token, from));
  }

  /** The sign of the place of a noun's phrase, its quantity left aside. */
  ofPhrase(noun: number): Sign {
    return this.climb(noun, times(this.around(noun, -1), this.beside(noun, -1)));
  }

  private climb(token: number, start: Sign): Sign {
    let sign = start;
    let below = token;
    for (let at = this.tree.token(token).head, steps = 0; at >= 0 && steps < 60; steps++) {
      sign = times(sign, this.within(at, below));
      below = at;
      at = this.tree.token(at).head;
    }
    const found = times(sign, this.opened(token));
    return this.turnsBelief() || this.isUnread() ? undefined : found;
  }

  /** Whether no verb was found, and there is what it would be denied or said of all by. */
  private isUnread(): boolean {
    const { tree } = this;
    if (!(this.grammar.reading.cues & TURNING_CUES)) return false;
    const root = tree.tokens.findIndex(({ head }) => head < 0);
    if (this.isStray()) return true;
    if (root < 0 || tree.with(root, 'cop', 'aux', 'nsubj').length > 0) return false;
    return NOUNS.has(tree.token(root).upos) && tree.with(root, 'conj', 'parataxis').length === 0;
  }

  /** A quantity that the parse gives to a verb: whose it is was not read. */
  private isStray(): boolean {
    const { tree } = this;
    return tree.tokens.some(
      ({ form, deprel, head }) =>
        deprel === 'det' && head >= 0 && tree.token(head).upos === 'VERB' && STRAYING.has(form.toLowerCase()),
    );
  }

  /** "To think so is to believe a lie": not read. */
  private turnsBelief(): boolean {
    return this.tree.tokens.some(({ lemma, deprel }) => deprel === 'obj' && UNTRUE.has(lemma));
  }

  /** What a token makes of what hangs on it by `from`, or of itself. */
  private within(token: number, from: number): Sign {
    return times(times(this.restricting(token, from), this.around(token, from)), this.beside(token, from));
  }

  /** The noun's own quantity. */
  private restricting(token: number, from: number): Sign {
    const { upos } = this.tree.token(token);
    if (upos === 'VERB' || upos === 'AUX' || upos === 'ADV') return 1;
    if (from >= 0 && (APART.has(this.relation(from)) || this.relation(from) === 'conj')) return 1;
    if (upos === 'ADJ' && this.tree.with(token, 'cop').length > 0) return 1;
    if (from >= 0 && SUBJECTS.has(this.relation(from))) return 1;
    const quantity = this.quantity(token);
    if (from >= 0 && quantity.tokens.has(from)) return undefined;
    const superlative = this.tree
      .with(token, 'amod')
      .some((child) => child !== from && /^(?:JJS)$/.test(this.tree.token(child).xpos));
    const { noun } = signsOf(quantity);
    if (superlative) return 0;
    // "Any" is one where one is denied, and each of them elsewhere.
    if (quantity.quantifier === 'any') return this.isOfOne(token) ? 1 : -1;
    return noun;
  }

  private isOfOne(token: number): boolean {
    const outer = this.ofPhrase(token);
    if (SUBJECTS.has(this.relation(token)) || outer !== 1) return outer !== 1;
    return (this.grammar.reading.cues & NEGATION) !== 0;
  }

  /** Denials, focus, prepositions, marks and verbs around a token. */
  private around(token: number, from: number): Sign {
    const { tree } = this;
    let sign: Sign = 1;
    for (const child of tree.children(token)) {
      const form = tree.token(child).form.toLowerCase();
      if (child === from) continue;
      if (this.quantityHolds(token, child)) continue;
      if (this.denies(child, form)) sign = times(sign, this.reached(token, child, from));
      else if (FOCUSING.has(form) && tree.token(child).deprel === 'advmod') sign = times(sign, 0);
    }
    return times(times(sign, this.introduced(token)), this.governed(token, from));
  }

  private quantityHolds(token: number, child: number): boolean {
    const { upos } = this.tree.token(token);
    if (upos === 'VERB' || upos === 'AUX') return false;
    return this.quantity(token).tokens.has(child);
  }

  /** "Not", "hardly", and "no longer". */
  private denies(child: number, form: string): boolean {
    const { tree } = this;
    const { deprel } = tree.token(child);
    if (deprel === 'cc' || deprel === 'cc:preconj') return form === 'neither';
    if (deprel !== 'advmod' && deprel !== 'det' && deprel !== 'dep') return false;
    if (DENYING.has(form)) return !this.beginsQuantity(child) && !this.isOfWhatFollows(child);
    return (
      form === 'longer' && tree.with(child, 'advmod', 'det').some((one) => /^no$/i.test(tree.token(one).form))
    );
  }

  /** "Moved not very fast": behind its verb it denies what follows it. */
  private isOfWhatFollows(child: number): boolean {
    const { head } = this.tree.token(child);
    if (head > child || this.tree.token(head).upos !== 'VERB') return false;
    return this.tree.tokens[child - 1]?.upos !== 'AUX';
  }

  /** "Not all of them": it denies the quantity that it stands before, which is read there. */
  private beginsQuantity(child: number): boolean {
    return this.tree.tokens.some(
      ({ upos }, token) =>
        token > child &&
        token < child + 6 &&
        upos !== 'VERB' &&
        upos !== 'AUX' &&
        this.quantity(token).denied &&
        this.quantity(token).tokens.has(child),
    );
  }

  /** What a denial makes of what hangs on its verb: not its subject, nor what is joined with it anew. */
  private reached(token: number, denial: number, from: number): Sign {
    if (from < 0) return -1;
    const relation = this.relation(from);
    if (SUBJECTS.has(relation)) return this.tree.with(token, 'expl').length > 0 ? -1 : 1;
    if (APART.has(relation) || relation === 'cc') return 1;
    if (relation === 'conj') return this.isJoinedAnew(from) ? 1 : this.hasOr(from) ? -1 : undefined;
    if (relation === 'advcl') return from < denial ? 1 : this.isMarked(from, 'to') ? -1 : undefined;
    return from < denial && relation.startsWith('obl') ? 1 : -1;
  }

  private isJoinedAnew(token: number): boolean {
    return this.tree
      .children(token)
      .some((child) => SUBJECTS.has(this.relation(child)) || /^(?:aux|cop)/.test(this.relation(child)));
  }

  private hasOr(token: number): boolean {
    return this.tree.with(token, 'cc').some((cc) => /^n?or$/i.test(this.tree.token(cc).form));
  }

  private isMarked(token: number, form: string): boolean {
    return this.tree.with(token, 'mark').some((mark) => this.tree.token(mark).form.toLowerCase() === form);
  }

  /** The preposition or conjunction that a token stands under. */
  private introduced(token: number): Sign {
    const { tree } = this;
    const prep = prepositionOf(tree, token);
    if (TURNING.has(prep)) return -1;
    if (STOPPING.has(prep)) return 0;
    for (const mark of tree.with(token, 'mark', 'advmod')) {
      const form = tree.token(mark).form.toLowerCase();
      if (tree.token(mark).deprel === 'advmod' && form !== 'whenever') continue;
      if (Object.hasOwn(MARKS, form)) return MARKS[form];
      if (form === 'without') return -1;
    }
    return 1;
  }

  /** What a verb of refusing, or "it is false", makes of what it governs. */
  private governed(token: number, from: number): Sign {
    if (from < 0) return 1;
    const { tree } = this;
    const { lemma, upos } = tree.token(token);
    const relation = this.relation(from);
    if (upos === 'VERB' && REFUSING.has(lemma) && GOVERNED.has(relation) && relation !== 'advcl')
      // "Rejected it by letter", "failed in May": so it was rejected, and then it failed.
      return relation === 'obl' && !REFUSED.test(prepositionOf(tree, from)) ? 1 : -1;
    if (upos === 'NOUN' && LACKING.has(lemma) && (relation === 'nmod' || relation === 'acl')) return -1;
    if (UNTRUE.has(tree.token(token).form.toLowerCase())) {
      if (SUBJECTS.has(relation)) return CLAIMED.has(tree.token(from).lemma) || relation === 'csubj' ? -1 : 1;
      return GOVERNED.has(relation) || (relation === 'acl:relcl' && upos === 'NOUN') ? -1 : 1;
    }
    const too = tree.with(token, 'advmod').some((child) => tree.token(child).form.toLowerCase() === 'too');
    return too && (relation === 'advcl' || relation === 'xcomp') ? -1 : 1;
  }

  /** What the quantities of a predicate's other phrases make of it. */
  private beside(token: number, from: number): Sign {
    const { tree } = this;
    const relation = from < 0 ? '' : this.relation(from);
    if (APART.has(relation) || relation === 'cc' || (relation === 'conj' && this.isJoinedAnew(from)))
      return 1;
    let sign: Sign = 1;
    for (const child of tree.children(token)) {
      if (child === from || !ARGUMENTS.has(this.relation(child))) continue;
      const subject = SUBJECTS.has(this.relation(child));
      if (!subject && SUBJECTS.has(relation)) continue;
      const { rest } = signsOf(this.quantity(child));
      if (rest === 1) continue;
      sign = times(sign, relation === 'advcl' ? (from < child ? 1 : undefined) : rest);
    }
    return sign;
  }

  /** What a quantity that opens the sentence makes of a place where the parse does not have it for a subject's. */
  private opened(token: number): Sign {
    const { tree } = this;
    for (let noun = 0; noun < Math.min(7, tree.tokens.length); noun++) {
      const { upos, deprel } = tree.token(noun);
      if (PART.has(deprel)) continue;
      if (upos === 'VERB' || upos === 'AUX') return 1;
      if (upos !== 'NOUN' && upos !== 'PRON' && upos !== 'ADJ' && upos !== 'NUM' && upos !== 'DET') continue;
      const quantity = this.quantity(noun);
      if (!quantity.tokens.has(0)) continue;
      if (ARGUMENTS.has(deprel) || token <= noun) return 1;
      return signsOf(quantity).rest;
    }
    return 1;
  }

  private relation(token: number): string {
    return this.tree.token(token).deprel;
  }
}
