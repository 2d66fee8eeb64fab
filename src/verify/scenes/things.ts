/** Which things of a scene those of a claim are, and whether all that the claim says of each is said of it. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Oblique } from '../../text/parse/arguments.ts';
import { wordSet } from '../../text/word-set.ts';
import { beforeOthers, placesAt } from './around.ts';
import { areAsMany, countAt, isCalled, isOfOtherKind, nounOf } from './naming.ts';
import { type Happening, placesOf, type Scene } from './scene.ts';
import { GROUPS, HOLDING, isKindOf, isLikeOf, isPlacedBy } from './words.ts';

const UNBOUND = wordSet('a an the some several another other');
const SEVERAL = wordSet('some several various multiple');
const IDLE = wordSet('PUNCT CCONJ');
const PLAIN = wordSet('det nummod case punct cc conj');
/** Parts of a name, and what its own place accounts for. */
const NAMING = wordSet('compound amod flat nmod:unmarked');
const BARE = wordSet('case punct cc conj cop');
const SIDES = /^(?:front|top|back|side|middle|edge|center|centre|corner|bottom|midst)$/;

/** Pairs of things that are tried before a claim is given up. */
const MOST_TRIES = 3_000;

export abstract class Things {
  protected readonly claim: Scene;
  protected readonly scene: Scene;
  protected readonly lexicon: Lexicon;
  /** What the scene has happening. */
  protected readonly happenings: readonly Happening[];
  /** Things of the claim, with those of the scene that they are. */
  protected readonly things = new Map<number, number>();
  /** Tokens of the claim that are accounted for. */
  protected readonly said = new Set<number>();
  private tries = 0;

  constructor(claim: Scene, scene: Scene, lexicon: Lexicon) {
    this.claim = claim;
    this.scene = scene;
    this.lexicon = lexicon;
    this.happenings = scene.seen;
  }

  /** Whether what a clause by a noun of the claim says happens. */
  protected abstract isDoing(child: number, ours: number): boolean;

  /** Whether every word of the claim that says something has been accounted for. */
  protected isWhole(): boolean {
    const { tree } = this.claim;
    return tree.tokens.every(({ upos, deprel, head, lemma }, token) => {
      if (this.said.has(token) || IDLE.has(upos) || deprel === 'expl' || lemma === 'be') return true;
      return upos === 'ADP' && head >= 0 && (this.said.has(head) || SIDES.test(tree.token(head).lemma));
    });
  }

  /** Tries something, and undoes what it has taken for granted where that fails. */
  protected attempt(test: () => boolean): boolean {
    const things = [...this.things];
    const said = [...this.said];
    if (test()) return true;
    this.things.clear();
    this.said.clear();
    for (const [one, other] of things) this.things.set(one, other);
    for (const token of said) this.said.add(token);
    return false;
  }

  /** "Two people" of "a man and a woman": those of a coordination together. */
  protected together(ours: number, { subjects }: Happening, then: (thing: number) => boolean): boolean {
    const { tree } = this.claim;
    if (subjects.length < 2 || this.claim.tree.token(ours).xpos !== 'NNS') return false;
    const number = countAt(this.claim, ours);
    const counts = subjects.map((one) => countAt(this.scene, one));
    const known = counts.every((count) => count === 'one' || typeof count === 'number');
    const sum = counts.reduce<number>((all, count) => all + (typeof count === 'number' ? count : 1), 0);
    if (number === 'one' || (typeof number === 'number' && !(known && sum === number))) return false;
    const plain = tree.children(ours).every((child) => PLAIN.has(tree.token(child).deprel));
    const lemma = tree.token(ours).lemma;
    const theirs = subjects.map((one) => this.scene.tree.token(one).lemma);
    if (!plain || !theirs.every((one) => isKindOf(lemma, one, this.lexicon))) return false;
    return this.attempt(() => {
      this.take(ours, subjects[0]!);
      return then(subjects[0]!);
    });
  }

  protected take(ours: number, other: number): void {
    this.things.set(ours, other);
    this.said.add(ours);
    for (const child of this.claim.tree.children(ours))
      if (PLAIN.has(this.claim.tree.token(child).deprel)) this.said.add(child);
  }

  protected allThings(): readonly number[] {
    const { tree } = this.scene;
    const found: number[] = [];
    tree.tokens.forEach(({ upos, deprel }, token) => {
      if (upos === 'NOUN' && !NAMING.has(deprel) && this.scene.isStaged(token)) found.push(token);
    });
    return found;
  }

  /** Whether something of the claim may be called by what the scene has for it, with all that the claim says of it. */
  protected isThing(ours: number, other: number): boolean {
    const known = this.things.get(ours);
    if (known !== undefined) return known === other;
    if (++this.tries > MOST_TRIES) return false;
    const head = nounOf(this.claim, ours);
    const theirs = nounOf(this.scene, other);
    const [one, two] = [this.claim.tree.token(head), this.scene.tree.token(theirs)];
    const claimed = this.claim.tree.with(head, 'nmod').length > 0 || head !== ours;
    if (!isCalled(one, two, this.lexicon) || isOfOtherKind(this.scene, theirs, claimed)) return false;
    if ([...this.things.values()].includes(other) || !areAsMany(this.claim, ours, this.scene, other))
      return false;
    this.things.set(ours, other);
    this.said.add(ours).add(head);
    return (
      this.isTold(ours, other) && (head === ours || this.isTold(head, theirs === other ? other : theirs))
    );
  }

  /** Whether all that the claim says of a thing is said of the scene's. */
  protected isTold(ours: number, other: number): boolean {
    const { tree } = this.claim;
    return tree.children(ours).every((child) => {
      if (this.said.has(child)) return true;
      const { deprel, form } = tree.token(child);
      if (deprel === 'det') return UNBOUND.has(form.toLowerCase()) && this.mark(child);
      if (deprel === 'nummod') return this.mark(child);
      if (BARE.has(deprel)) return true;
      if (deprel === 'nmod' && GROUPS.has(tree.token(ours).lemma)) return true;
      if (deprel === 'amod' || deprel === 'compound')
        return (SEVERAL.has(form.toLowerCase()) || this.isModified(child, other)) && this.mark(child);
      if (deprel === 'nmod') return this.isAttribute(child, other);
      if (deprel === 'nmod:poss') return this.isOwned(child, other);
      if (deprel.startsWith('acl')) return this.isDoing(child, ours);
      return deprel === 'nsubj' || deprel === 'expl' || tree.token(ours).deprel === 'root';
    });
  }

  protected mark(token: number): true {
    this.said.add(token);
    return true;
  }

  protected isModified(child: number, other: number): boolean {
    const { tree } = this.scene;
    return tree.with(other, 'amod', 'compound').some((one) => this.isLike(child, one));
  }

  /** Whether two modifiers say the same, with all that stands before them: "green soccer ball". */
  protected isLike(ours: number, other: number): boolean {
    const { tree } = this.scene;
    const [one, two] = [this.claim.tree.token(ours), tree.token(other)];
    if (!isLikeOf(one.lemma, two.lemma, this.lexicon)) return false;
    if (tree.with(other, 'advmod').length > 0 && one.form !== two.form) return false;
    return this.claim.tree.children(ours).every((child) => {
      const form = this.claim.tree.token(child).form.toLowerCase();
      const told = tree.children(other).some((each) => tree.token(each).form.toLowerCase() === form);
      return (told || IDLE.has(this.claim.tree.token(child).upos)) && this.mark(child);
    });
  }

  protected isAttribute(child: number, other: number): boolean {
    const [place] = placesOf(this.claim.tree, [child]);
    const own = this.happenings.filter(({ subjects }) => subjects.includes(other));
    const told = own.flatMap(({ places }) => beforeOthers(this.scene, places, this.lexicon));
    const places = [...placesAt(this.scene, other), ...told];
    if (place === undefined) return false;
    const held =
      place.prep === 'with' || place.prep === 'in'
        ? own.filter(({ lemma }) => lemma === 'wear' || (place.prep === 'with' && HOLDING.has(lemma)))
        : [];
    return (
      this.isPlaced(place, places) ||
      held.some(({ objects }) => objects.some((two) => this.attempt(() => this.isThing(place.head, two))))
    );
  }

  protected isPlaced(one: Oblique, places: readonly Oblique[]): boolean {
    return places.some(
      ({ prep, head }) =>
        isPlacedBy(one.prep, prep) && this.attempt(() => this.isThing(one.head, head) && this.side(one.head)),
    );
  }

  /** "In front of a crowd": the noun that is part of the preposition is accounted for with it. */
  protected side(head: number): true {
    const { tree } = this.claim;
    const above = tree.token(head).head;
    if (above >= 0 && SIDES.test(tree.token(above).lemma)) this.said.add(above);
    return true;
  }

  /** "His guitar" by "his guitar". */
  protected isOwned(child: number, other: number): boolean {
    const own = this.claim.tree.token(child);
    const found = this.scene.tree
      .with(other, 'nmod:poss')
      .some(
        (one) =>
          this.scene.tree.token(one).lemma === own.lemma ||
          (own.upos === 'PRON' && this.scene.tree.token(one).upos === 'PRON'),
      );
    return found && this.mark(child);
  }
}
