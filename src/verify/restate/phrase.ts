/** Whether two phrases mean the same thing: the same noun, told more of by the same words. */

import type { MismatchKind } from '../../domain/check.ts';
import { gather } from '../../text/gather.ts';
import { prepositionOf } from '../../text/parse/arguments.ts';
import type { Tree } from '../../text/parse/tree.ts';
import { FIRST_NAMES } from '../context/words.ts';
import { extentOf, nounOf, reaches } from './extent.ts';
import { faultOf, isMass } from './faults.ts';
import type { Grammar } from './grammar.ts';

/** Whether a token of the claim and one of the sentence are the same word, or the second says the first. */
export type Same = (claim: number, theirs: number, narrower: boolean) => boolean;

/** How a phrase is said: what takes away from a thing that is denied, or from all of a kind, must be said of both. */
export interface Manner {
  readonly negated: boolean;
  /** Said of how things stand or of what may be, not of what happened. */
  readonly standing: boolean;
  /** Said of money that goes to somebody: what goes to somebody's account goes to them. */
  readonly paying?: boolean;
  /** Tokens of the claim, and of the sentence, that are said elsewhere than in the phrases they hang on. */
  readonly apart?: readonly [ours: ReadonlySet<number>, theirs: ReadonlySet<number>];
}

const MODIFIERS = new Set([
  'amod',
  'compound',
  'nmod',
  'nmod:poss',
  'nummod',
  'flat',
  'nmod:unmarked',
  'advmod',
]);
/** Words that tell nothing by themselves, and before a noun tell which: "the back door". */
export const PLACED: ReadonlySet<string> = new Set(
  'back front up down in out off over under upper lower inner outer left right'.split(' '),
);
/** What holds somebody's money. */
const HOLDING = new Set(['account', 'card', 'wallet']);
const NAMING = new Set(['flat', 'appos', 'list']);
const TITLES = new Set('mr mrs ms miss dr prof professor sir'.split(' '));
/** Words before a title of those who do not have its office, or not any more. */
const LESSER = new Set(
  'deputy vice assistant associate sub under former ex onetime sometime late acting interim shadow junior trainee future designate would-be honorary co'.split(
    ' ',
  ),
);
const DEPTH = 5;

/** Compares phrases of a claim with those of a sentence. */
export class Phrases {
  /** What phrases of one noun were found to say otherwise. */
  readonly faults = new Set<MismatchKind>();
  private readonly claim: Grammar;
  private readonly theirs: Grammar;
  private readonly same: Same;

  constructor(claim: Grammar, theirs: Grammar, same: Same) {
    this.claim = claim;
    this.theirs = theirs;
    this.same = same;
  }

  /** The tokens of the claim that a phrase of the sentence accounts for; undefined where it means another thing. */
  match(
    quantity: number | undefined,
    counted: number | undefined,
    manner: Manner,
    depth = 0,
  ): readonly number[] | undefined {
    // A clause may have no subject: of misspelt words the parse makes appositions of nothing.
    if (depth > DEPTH || quantity === undefined || counted === undefined) return undefined;
    const ours = nounOf(this.claim.tree, quantity);
    const other = nounOf(this.theirs.tree, counted);
    const extent = extentOf(this.claim.tree, quantity);
    const { negated, standing } = manner;
    const kind = extent === 'bare' || extent === 'all' || isMass(this.claim.tree, ours);
    const whole = negated || extent === 'no' || (standing && kind);
    // What is said of all of a kind is not said by what is said of some kinds of them.
    const head = this.names(other).find((token) => this.same(ours, token, !whole));
    if (head === undefined) return this.wholeName(ours, other) ?? this.holder(quantity, other, manner, depth);
    if (this.isLongerName(ours, other)) return undefined;
    const theirs = extentOf(this.theirs.tree, counted);
    if (depth === 0 && !reaches(extent, theirs, manner.negated)) return undefined;
    // "Comes with no chat": the clause is not denied, and what it comes with is.
    const led = this.claim.tree.with(ours, 'case').length > 0;
    if (led && !negated && extent === 'no' && theirs !== 'no') return undefined;
    if (this.isExcluded(other)) return undefined;
    const taken = new Set<number>([head, ...(manner.apart?.[1] ?? [])]);
    const covered: number[] = [quantity, ours];
    for (const modifier of this.modifiers(this.claim, ours)) {
      if (manner.apart?.[0].has(modifier)) continue;
      const found = this.parted(modifier, counted, other) ?? this.modified(modifier, other, manner, depth);
      if (found === undefined || found === OTHER_NUMBER) return undefined;
      covered.push(...found.covered);
      taken.add(found.token);
    }
    if ((whole || depth > 0) && this.saysMore(other, taken, manner.negated)) return undefined;
    if (negated) return covered;
    const fault = faultOf(
      { claim: this.claim, theirs: this.theirs, ours, other, taken },
      [extent, theirs],
      standing,
    );
    if (fault !== undefined) this.faults.add(fault);
    return fault === undefined ? covered : undefined;
  }

  /**
   * A name whichever of its words the parse has for its head, "Kestrel Ltd", and one that leaves out what stands
   * before the last of them: "Dr Osei" for Dr Amara Osei.
   */
  private wholeName(ours: number, other: number): readonly number[] | undefined {
    const theirs = namesOf(this.theirs.tree, other);
    // "Equatorial Guinea" is not Guinea; only a first name leaves whose it is to the last.
    const given = theirs.length > 1 && FIRST_NAMES.has(this.theirs.tree.token(theirs[0]!).form.toLowerCase());
    const mine = given ? surnameOf(this.claim.tree, ours) : namesOf(this.claim.tree, ours);
    if (mine.length === 0 || mine.length > theirs.length || this.isExcluded(other)) return undefined;
    const last = mine.length - 1;
    const alike = mine.every((token, at) =>
      at === last
        ? this.same(token, theirs[theirs.length - 1], false)
        : theirs.slice(at, theirs.length - last + at).some((one) => this.same(token, one, false)),
    );
    if (!alike) return undefined;
    const titles = this.claim.tree.with(ours, 'nmod:desc');
    const titled = gather(theirs, (token) => this.theirs.tree.with(token, 'nmod:desc'));
    if (!titles.every((token) => titled.some((one) => this.same(token, one, false)))) return undefined;
    return this.modifiers(this.claim, ours).every((token) => mine.includes(token))
      ? [...mine, ...titles]
      : undefined;
  }

  /** "Credited to the customer's account": the customer was credited. */
  private holder(
    quantity: number,
    other: number,
    manner: Manner,
    depth: number,
  ): readonly number[] | undefined {
    const { tree } = this.theirs;
    if (depth > 0 || manner.paying !== true || !HOLDING.has(tree.token(other).lemma)) return undefined;
    const [owner] = tree.with(other, 'nmod:poss');
    return owner === undefined ? undefined : this.match(quantity, owner, { ...manner, paying: false });
  }

  /** Whether a word before a name says what its bearer is: "Carmaker Velo", "Ms Abara". */
  private isTitle(noun: number): boolean {
    const { upos, form } = this.theirs.tree.token(noun);
    return upos === 'NOUN' || TITLES.has(form.toLowerCase().replace('.', ''));
  }

  /** "Equatorial Guinea" for Guinea: a name that another one stands before. */
  private isLongerName(ours: number, other: number): boolean {
    const { tree } = this.theirs;
    if (tree.token(other).upos !== 'PROPN' || this.claim.tree.token(ours).upos !== 'PROPN') return false;
    const said = this.claim.tree.children(ours);
    return tree.with(other, 'compound', 'amod').some((child) => {
      const { form, upos } = tree.token(child);
      if (upos === 'NOUN' || form[0] === form[0].toLowerCase()) return false;
      return !said.some((one) => this.same(one, child, false));
    });
  }

  /** "Medical care, not dental care": what a negation of its own takes out. */
  private isExcluded(noun: number): boolean {
    const { tree } = this.theirs;
    return tree.with(noun, 'advmod', 'cc').some((child) => {
      const { form } = tree.token(child);
      return /^(?:not|n't|never|nor)$/i.test(form);
    });
  }

  /** Whether two tokens are the same word. */
  alike(ours: number, other: number, narrower = true): boolean {
    return ours >= 0 && other >= 0 && this.same(ours, other, narrower);
  }

  /** The noun itself and the names that stand beside it: "the CFO, Ana Ruiz". */
  private names(noun: number): number[] {
    const { tree } = this.theirs;
    const beside = tree.children(noun).filter((child) => {
      const { deprel } = tree.token(child);
      return NAMING.has(deprel) && (deprel !== 'flat' || this.isTitle(noun));
    });
    const titles =
      tree.token(noun).upos === 'PROPN'
        ? tree.with(noun, 'compound', 'amod', 'nmod:desc').filter((child) => this.isOffice(child))
        : [];
    return [noun, ...beside, ...titles];
  }

  /** Whether a word before a name says what its bearer is, and nothing takes from it: "former mayor", "deputy head". */
  private isOffice(title: number): boolean {
    const { tree } = this.theirs;
    const { deprel, upos } = tree.token(title);
    if (deprel !== 'nmod:desc') return upos === 'NOUN';
    return tree.children(title).every((child) => {
      const { deprel: relation, form } = tree.token(child);
      return child < title && /^(?:det|amod|compound)$/.test(relation) && !LESSER.has(form.toLowerCase());
    });
  }

  /** What tells more of a noun, without the rest of its own value. */
  private modifiers(grammar: Grammar, noun: number): number[] {
    const { tree } = grammar;
    const value = grammar.valueAt(noun);
    return tree.children(noun).filter((child) => {
      const { deprel, form } = tree.token(child);
      const placed = (deprel === 'amod' || deprel === 'compound') && PLACED.has(form.toLowerCase());
      if (!MODIFIERS.has(deprel) || !(placed || grammar.tells(child))) return false;
      return value < 0 || grammar.valueAt(child) !== value;
    });
  }

  /** "Two of the 12 boxes" are two boxes, and not twelve; undefined where neither counts a part. */
  private parted(modifier: number, counted: number, other: number) {
    if (counted === other || this.theirs.tree.token(counted).upos !== 'NUM') return undefined;
    if (kindOf(this.claim, modifier) !== 'number') return undefined;
    return this.same(modifier, counted, false) ? { token: counted, covered: [modifier] } : OTHER_NUMBER;
  }

  private modified(
    modifier: number,
    other: number,
    manner: Manner,
    depth: number,
  ): { readonly token: number; readonly covered: readonly number[] } | undefined {
    const kind = kindOf(this.claim, modifier);
    const negated = manner.negated || kind === 'without';
    for (const token of this.around(other)) {
      if (!akin(kind, kindOf(this.theirs, token))) continue;
      const covered = this.match(modifier, token, { ...manner, negated, standing: false }, depth + 1);
      if (covered !== undefined) return { token, covered };
    }
    return undefined;
  }

  /** What tells more of a noun, or of the names beside it. */
  private around(noun: number): number[] {
    const { tree } = this.theirs;
    return gather(this.names(noun), (name) => [
      ...(name === noun ? [] : [name]),
      ...tree.children(name).filter((child) => MODIFIERS.has(tree.token(child).deprel)),
    ]);
  }

  /** Whether a phrase of the sentence has what bounds it beside what was taken. */
  private saysMore(noun: number, taken: ReadonlySet<number>, anything: boolean): boolean {
    const { tree } = this.theirs;
    const value = this.theirs.valueAt(noun);
    return tree.children(noun).some((child) => {
      if (taken.has(child) || (value >= 0 && this.theirs.valueAt(child) === value)) return false;
      const { deprel } = tree.token(child);
      if (deprel === 'acl' || deprel === 'acl:relcl') return true;
      if (!(MODIFIERS.has(deprel) || deprel === 'obl:unmarked') || !this.theirs.tells(child)) return false;
      return anything || (deprel !== 'nmod:poss' && deprel !== 'flat');
    });
  }
}

/** That a part is counted by another number. */
const OTHER_NUMBER = 'another number';

/** The tokens of a name in their order; none of what is no name. */
function namesOf(tree: Tree, head: number): number[] {
  if (tree.token(head).upos !== 'PROPN') return [];
  const tokens = [head, ...tree.with(head, 'flat', 'compound')].sort((a, b) => a - b);
  return tokens.every((token) => tree.token(token).upos === 'PROPN') ? tokens : [];
}

/** "Calder manages": a name alone that opens a claim, whatever the parse takes it for. */
function surnameOf(tree: Tree, head: number): number[] {
  const names = namesOf(tree, head);
  const { form, upos } = tree.token(head);
  const alone = names.length === 0 && upos === 'NOUN' && /^\p{Lu}\p{Ll}/u.test(form);
  return alone && tree.children(head).length === 0 ? [head] : names;
}

type Kind = 'of' | 'quality' | 'number' | 'name' | string;

/** How a token tells more of its noun: by a name, a number, a quality, as what it is of, or by a preposition. */
function kindOf({ tree }: Grammar, token: number): Kind {
  const { deprel } = tree.token(token);
  if (deprel === 'nummod') return 'number';
  if (deprel === 'amod' || deprel === 'advmod') return 'quality';
  if (deprel === 'flat' || deprel === 'appos' || deprel === 'list') return 'name';
  if (deprel === 'compound' || deprel === 'nmod:poss') return 'of';
  return prepositionOf(tree, token) || 'of';
}

const akin = (a: Kind, b: Kind): boolean =>
  a === b ||
  (a === 'name' && b === 'of') ||
  (a === 'of' && (b === 'name' || b === 'quality')) ||
  (a === 'quality' && b === 'of');
