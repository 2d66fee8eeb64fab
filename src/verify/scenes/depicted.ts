/**
 * Whether a scene shows what a claim says is to be seen. Each thing of the claim must be one thing of the scene, of
 * that kind, in that number and with all that the claim says of it; each happening one of the scene, with the same
 * in the same parts. What the scene says beside that only tells more.
 */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { type Oblique, prepositionOf } from '../../text/parse/arguments.ts';
import { wordSet } from '../../text/word-set.ts';
import { type Happening, nominals, placesOf, type Scene, SHOWING } from './scene.ts';
import {
  AT,
  countOf,
  GROUPS,
  HOLDING,
  isAnimate,
  isDeedOf,
  isKindOf,
  isLikeOf,
  isPlacedBy,
  isWorn,
  LABILE,
  type Whereabouts,
  whereaboutsAt,
  whereaboutsOf,
} from './words.ts';

/** How many a noun phrase speaks of: so many, several, or one of those there are. */
type Number = number | 'several' | 'one';

const UNBOUND = wordSet('a an the some several another other');
const SEVERAL = wordSet('some several various multiple');

export class Depiction {
  private readonly claim: Scene;
  private readonly scene: Scene;
  private readonly lexicon: Lexicon;
  /** What the scene has happening. */
  private readonly happenings: readonly Happening[];
  /** Things of the claim, with those of the scene that they are. */
  private readonly things = new Map<number, number>();
  /** Tokens of the claim that are accounted for. */
  private readonly said = new Set<number>();

  constructor(claim: Scene, scene: Scene, lexicon: Lexicon) {
    this.claim = claim;
    this.scene = scene;
    this.lexicon = lexicon;
    this.happenings = scene.seen;
  }

  /** Whether all of the claim is shown; `whereabouts`: where it has what it speaks of beside that. */
  holds(whereabouts: Whereabouts | undefined): boolean {
    const { tree, happenings } = this.claim;
    const main = happenings.filter(({ subjects }) => subjects.length > 0);
    if (main.length < happenings.length || main.some((one) => this.isRule(one))) return false;
    const root = tree.tokens.findIndex(({ head }) => head < 0);
    if (root < 0) return false;
    const bare = tree.token(root).upos === 'NOUN' && tree.with(root, 'nsubj', 'cop').length === 0;
    const tops = happenings.filter(({ token }) => bare || !tree.token(token).deprel.startsWith('acl'));
    const found =
      tops.length > 0
        ? this.tried(tops, 0, whereabouts)
        : bare && this.areThere(nominals(tree, root), whereabouts);
    return found;
  }

  /** "Employees get a bonus": of a kind, and of none that are to be seen. */
  private isRule({ ongoing, subjects }: Happening): boolean {
    const { tree } = this.claim;
    return (
      !ongoing &&
      subjects.some(
        (noun) => tree.token(noun).xpos === 'NNS' && tree.with(noun, 'det', 'nummod', 'nmod:poss').length === 0,
      )
    );
  }

  private tried(tops: readonly Happening[], at: number, whereabouts: Whereabouts | undefined): boolean {
    const [first] = tops;
    if (first === undefined) return false;
    if (at === tops.length) {
      const thing = this.things.get(first.subjects[0]!);
      return (whereabouts === undefined || (thing !== undefined && this.isAbout(thing, whereabouts))) && this.isWhole();
    }
    const top = tops[at]!;
    if (this.said.has(top.token)) return this.tried(tops, at + 1, whereabouts);
    return this.happens(top, () => this.tried(tops, at + 1, whereabouts));
  }

  /** Whether every word of the claim that says something has been accounted for. */
  private isWhole(): boolean {
    const { tree } = this.claim;
    return tree.tokens.every(({ upos, deprel, head, lemma }, token) => {
      if (this.said.has(token) || IDLE.has(upos) || deprel === 'expl' || lemma === 'be') return true;
      return upos === 'ADP' && head >= 0 && (this.said.has(head) || SIDES.test(tree.token(head).lemma));
    });
  }

  /** Tries something, and undoes what it has taken for granted where that fails. */
  private attempt(test: () => boolean): boolean {
    const things = [...this.things];
    const said = [...this.said];
    if (test()) return true;
    this.things.clear();
    this.said.clear();
    for (const [one, other] of things) this.things.set(one, other);
    for (const token of said) this.said.add(token);
    return false;
  }

  private happens(ours: Happening, then: () => boolean): boolean {
    const self = (): boolean => {
      this.said.add(ours.token);
      return true;
    };
    if (ours.lemma === 'be' || ours.lemma === 'have')
      return (
        this.subjectsAmong(ours, undefined, (thing) => self() && this.isThere(ours, thing) && then()) ||
        (ours.lemma === 'have' && this.byVerb(ours, self, then))
      );
    return (
      this.byVerb(ours, self, then) ||
      (ours.lemma === 'wear' &&
        this.subjectsAmong(ours, undefined, (thing) => self() && this.wears(ours, thing) && then()))
    );
  }

  private byVerb(ours: Happening, self: () => boolean, then: () => boolean): boolean {
    return this.happenings.some((other) => {
      // "A mask is held" by "a man holds a mask".
      const done = ours.passive && !other.passive && other.objects.length > 0;
      const read = done ? { ...other, subjects: other.objects, objects: [], passive: true } : other;
      return (
        this.isDeed(ours, read) &&
        this.subjectsAmong(ours, read, (thing) => self() && this.partsOf(ours, read, thing) && then())
      );
    });
  }

  private isDeed(ours: Happening, other: Happening): boolean {
    if (ours.passive !== other.passive || other.lemma === 'be') return false;
    if (ours.particle !== other.particle && !(ours.particle === '' && HOLDING.has(ours.lemma))) return false;
    if (ours.objects.length === 0 && other.objects.length > 0 && LABILE.has(ours.lemma)) return false;
    return isDeedOf(ours.lemma, other.lemma, this.lexicon);
  }

  /** Whether the subjects of a happening of the claim are among those of the scene's, or any thing of it. */
  private subjectsAmong(ours: Happening, other: Happening | undefined, then: (thing: number) => boolean): boolean {
    const candidates = other === undefined ? this.allThings() : other.subjects;
    const [first, ...rest] = ours.subjects;
    if (first === undefined) return false;
    const together = other !== undefined && rest.length === 0 && this.together(first, other, then);
    return (
      together ||
      candidates.some((one) =>
        this.attempt(
          () =>
            this.isThing(first, one) &&
            rest.every((each) => candidates.some((two) => this.attempt(() => this.isThing(each, two)))) &&
            then(one),
        ),
      )
    );
  }

  /** "Two people" of "a man and a woman": those of a coordination together. */
  private together(ours: number, { subjects }: Happening, then: (thing: number) => boolean): boolean {
    const { tree } = this.claim;
    if (subjects.length < 2 || this.claim.tree.token(ours).xpos !== 'NNS') return false;
    const number = this.numberOf(this.claim, ours);
    const counts = subjects.map((one) => this.numberOf(this.scene, one));
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

  private take(ours: number, other: number): void {
    this.things.set(ours, other);
    this.said.add(ours);
    for (const child of this.claim.tree.children(ours))
      if (PLAIN.has(this.claim.tree.token(child).deprel)) this.said.add(child);
  }

  private partsOf(ours: Happening, other: Happening, thing: number): boolean {
    const objects = ours.objects.every((one) =>
      other.objects.some((two) => this.attempt(() => this.isThing(one, two))),
    );
    if (!objects) return false;
    const places = this.placesAround(other, thing);
    return (
      ours.places.every((one) => this.isPlaced(one, places)) &&
      ours.adverbs.every((one) => this.isAdverb(one, other, thing))
    );
  }

  /** Phrases of place by a happening, by what it is done to, and by who does it. */
  private placesAround(other: Happening, thing: number): readonly Oblique[] {
    const { tree } = this.scene;
    const near = [thing, ...other.objects].flatMap((noun) => placesOf(tree, tree.with(noun, 'nmod')));
    const beside = this.happenings.filter(
      ({ token, subjects }) => token !== other.token && subjects.includes(thing),
    );
    return [...other.places, ...near, ...beside.flatMap(({ places }) => places)];
  }

  private isPlaced(one: Oblique, places: readonly Oblique[]): boolean {
    return places.some(
      ({ prep, head }) => isPlacedBy(one.prep, prep) && this.attempt(() => this.isThing(one.head, head) && this.side(one.head)),
    );
  }

  /** "In front of a crowd": the noun that is part of the preposition is accounted for with it. */
  private side(head: number): true {
    const { tree } = this.claim;
    const above = tree.token(head).head;
    if (above >= 0 && SIDES.test(tree.token(above).lemma)) this.said.add(above);
    return true;
  }

  private isAdverb(one: number, other: Happening, thing: number): boolean {
    const { form, lemma } = this.claim.tree.token(one);
    this.said.add(one);
    const whereabouts = whereaboutsOf(form);
    if (whereabouts !== undefined) return this.isAbout(thing, whereabouts);
    // Those who are a group are together.
    if (lemma === 'together' && GROUPS.has(this.scene.tree.token(thing).lemma)) return true;
    return other.adverbs.some((two) => this.scene.tree.token(two).lemma === lemma);
  }

  /** Whether a thing is said to be, or to have, what a claim says. */
  private isThere(ours: Happening, thing: number): boolean {
    const { tree } = this.scene;
    const own = this.happenings.filter(({ subjects }) => subjects.includes(thing));
    const places = [...placesOf(tree, tree.with(thing, 'nmod')), ...own.flatMap((one) => one.places)];
    const held = [
      ...own.filter(({ lemma }) => HOLDING.has(lemma)).flatMap(({ objects }) => objects),
      ...places.filter(({ prep }) => prep === 'with').map(({ head }) => head),
    ];
    return (
      ours.objects.every((one) => held.some((two) => this.attempt(() => this.isThing(one, two)))) &&
      ours.places.every((one) => this.isPlaced(one, places)) &&
      ours.adverbs.every((one) => {
        const whereabouts = whereaboutsOf(this.claim.tree.token(one).form);
        this.said.add(one);
        return whereabouts !== undefined && this.isAbout(thing, whereabouts);
      })
    );
  }

  /** "A man in a red shirt" wears it. */
  private wears(ours: Happening, thing: number): boolean {
    if (ours.places.length > 0 || ours.adverbs.length > 0 || ours.objects.length === 0) return false;
    const { tree } = this.scene;
    const worn = placesOf(tree, tree.with(thing, 'nmod')).filter(
      ({ prep, head }) => prep === 'in' && isWorn(tree.token(head).lemma, this.lexicon),
    );
    return ours.objects.every((one) => worn.some(({ head }) => this.attempt(() => this.isThing(one, head))));
  }

  /** Whether something is out of doors, or within, by the places where the scene has it. */
  private isAbout(thing: number, whereabouts: Whereabouts | undefined): boolean {
    if (whereabouts === undefined) return true;
    const { happenings } = this;
    const { tree } = this.scene;
    const own = happenings.filter(({ subjects }) => subjects.includes(thing));
    const adverbs = [...own.flatMap((one) => one.adverbs), ...tree.with(thing, 'advmod')];
    const places = [...placesOf(tree, tree.with(thing, 'nmod')), ...own.flatMap((one) => one.places)];
    const told = [
      ...adverbs.map((one) => whereaboutsOf(tree.token(one).form)),
      ...places.map(({ prep, head }) =>
        AT.has(prep) && !this.isPartOfOther(head) ? whereaboutsAt(tree.token(head).lemma) : undefined,
      ),
    ].filter((one) => one !== undefined);
    return told.length > 0 && told.every((one) => one === whereabouts);
  }

  /** "The street scene", "a field of study". */
  private isPartOfOther(head: number): boolean {
    return this.scene.tree.with(head, 'nmod').some((one) => prepositionOf(this.scene.tree, one) === 'of');
  }

  private allThings(): readonly number[] {
    const { tree } = this.scene;
    const found: number[] = [];
    tree.tokens.forEach(({ upos, deprel }, token) => {
      if (upos === 'NOUN' && !NAMING.has(deprel) && this.scene.isStaged(token)) found.push(token);
    });
    return found;
  }

  /** Whether the scene has each of some things, all of them where the claim has them. */
  private areThere(ours: readonly number[], whereabouts: Whereabouts | undefined): boolean {
    const [first, ...rest] = ours;
    if (first === undefined) return this.isWhole();
    return this.allThings().some((one) =>
      this.attempt(
        () => this.isThing(first, one) && this.isAbout(one, whereabouts) && this.areThere(rest, whereabouts),
      ),
    );
  }

  /** Whether something of the claim may be called by what the scene has for it, with all that the claim says of it. */
  private isThing(ours: number, other: number): boolean {
    const known = this.things.get(ours);
    if (known !== undefined) return known === other;
    const head = this.nounOf(this.claim, ours);
    const theirs = this.nounOf(this.scene, other);
    const [one, two] = [this.claim.tree.token(head), this.scene.tree.token(theirs)];
    if (!this.isCalled(one.form.toLowerCase(), one.lemma, one.upos, two.lemma, two.upos)) return false;
    if ([...this.things.values()].includes(other) || this.isOtherKind(ours, head, theirs)) return false;
    if (!this.isOfNumber(this.numberOf(this.claim, ours), this.numberOf(this.scene, other), ours)) return false;
    this.things.set(ours, other);
    this.said.add(ours).add(head);
    return this.isTold(ours, other) && (head === ours || this.isTold(head, theirs === other ? other : theirs));
  }

  /** "A member of the staff" is no member, and "a toy car" no car. */
  private isOtherKind(ours: number, head: number, theirs: number): boolean {
    const { tree } = this.scene;
    const isOf = (one: number): boolean => prepositionOf(tree, one) === 'of';
    const claimed = this.claim.tree.with(head, 'nmod').length > 0 || head !== ours;
    if (!claimed && tree.with(theirs, 'nmod').some(isOf)) return true;
    return tree.with(theirs, 'compound', 'amod').some((one) => SHOWING.has(tree.token(one).lemma));
  }

  private isCalled(form: string, lemma: string, upos: string, theirs: string, their: string): boolean {
    if (form === 'something') return theirs === form || (their === 'NOUN' && !isAnimate(theirs, this.lexicon));
    if (their !== 'NOUN') return (upos === 'PROPN' || upos === 'NOUN' || upos === their) && lemma === theirs;
    if (form === 'they') return isKindOf('person', theirs, this.lexicon);
    if (upos === 'PRON') return isKindOf(PERSONS.has(form) ? 'person' : form, theirs, this.lexicon);
    return upos === 'NOUN' && isKindOf(lemma, theirs, this.lexicon);
  }

  /** "A group of people": the people; "a bouquet of flowers": flowers. */
  private nounOf({ tree }: Scene, token: number): number {
    if (!GROUPS.has(tree.token(token).lemma) && !HELPINGS.has(tree.token(token).lemma)) return token;
    return tree.with(token, 'nmod').find((one) => prepositionOf(tree, one) === 'of') ?? token;
  }

  private numberOf(scene: Scene, token: number): Number {
    const { tree } = scene;
    const { lemma, xpos, form } = tree.token(token);
    if (form.toLowerCase() === 'they') return 'several';
    const noun = this.nounOf(scene, token);
    const [number] = tree.with(noun, 'nummod');
    const counted = number === undefined ? undefined : (countOf(tree.token(number).form) ?? Number.NaN);
    if (noun !== token) return countOf(lemma) ?? counted ?? 'several';
    return counted ?? (xpos === 'NNS' || xpos === 'NNPS' ? 'several' : 'one');
  }

  private isOfNumber(ours: Number, theirs: Number, token: number): boolean {
    if (ours === theirs) return true;
    if (ours === 'several') return typeof theirs === 'number' && theirs > 1;
    if (ours !== 'one') return ours === 1 && theirs === 'one';
    const { tree } = this.claim;
    return theirs === 1 || (tree.with(token, 'det').some((det) => /^an?$/i.test(tree.token(det).form)) && theirs !== 'one');
  }

  /** Whether all that the claim says of a thing is said of the scene's. */
  private isTold(ours: number, other: number): boolean {
    const { tree } = this.claim;
    return tree.children(ours).every((child) => {
      if (this.said.has(child)) return true;
      const { deprel, form } = tree.token(child);
      if (deprel === 'det') return UNBOUND.has(form.toLowerCase()) && this.mark(child);
      if (deprel === 'nummod') return this.mark(child);
      if (deprel === 'case' || deprel === 'punct' || deprel === 'cc' || deprel === 'conj' || deprel === 'cop') return true;
      if (deprel === 'nmod' && GROUPS.has(tree.token(ours).lemma)) return true;
      if (deprel === 'amod' || deprel === 'compound')
        return (SEVERAL.has(form.toLowerCase()) || this.isModified(child, other)) && this.mark(child);
      if (deprel === 'nmod') return this.isAttribute(child, other);
      if (deprel === 'nmod:poss') return this.isOwned(child, other);
      if (deprel.startsWith('acl')) return this.isDoing(child, ours);
      return deprel === 'nsubj' || deprel === 'expl' || tree.token(ours).deprel === 'root';
    });
  }

  private mark(token: number): true {
    this.said.add(token);
    return true;
  }

  private isModified(child: number, other: number): boolean {
    const { tree } = this.scene;
    return tree.with(other, 'amod', 'compound').some((one) => this.isLike(child, one));
  }

  /** Whether two modifiers say the same, with all that stands before them: "green soccer ball". */
  private isLike(ours: number, other: number): boolean {
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

  private isAttribute(child: number, other: number): boolean {
    const { tree } = this.claim;
    const [place] = placesOf(tree, [child]);
    const own = this.happenings.filter(({ subjects }) => subjects.includes(other));
    const told = own.flatMap(({ places }) => places.slice(0, this.beforeOthers(places)));
    const places = [...placesOf(this.scene.tree, this.scene.tree.with(other, 'nmod')), ...told];
    if (place === undefined) return false;
    const held = place.prep === 'with' || place.prep === 'in' ? own.filter(({ lemma }) => lemma === 'wear' || (place.prep === 'with' && HOLDING.has(lemma))) : [];
    return (
      this.isPlaced(place, places) ||
      held.some(({ objects }) => objects.some((two) => this.attempt(() => this.isThing(place.head, two))))
    );
  }

  /** "Is talking to a guard in a uniform": behind another who is named, what the parse hangs on the verb may be his. */
  private beforeOthers(places: readonly Oblique[]): number {
    const { tree } = this.scene;
    const at = places.findIndex(({ head }) => isAnimate(tree.token(head).lemma, this.lexicon));
    return at < 0 ? places.length : at + 1;
  }

  /** "His guitar" by "his guitar". */
  private isOwned(child: number, other: number): boolean {
    const own = this.claim.tree.token(child);
    const found = this.scene.tree
      .with(other, 'nmod:poss')
      .some((one) => this.scene.tree.token(one).lemma === own.lemma || (own.upos === 'PRON' && this.scene.tree.token(one).upos === 'PRON'));
    return found && this.mark(child);
  }

  /** "The girl holding a bag": a happening of the claim's own, of that thing. */
  private isDoing(child: number, ours: number): boolean {
    const own = this.claim.happenings.find(({ token }) => token === child);
    return own !== undefined && own.subjects.includes(ours) && this.happens(own, () => true);
  }
}

const IDLE = wordSet('PUNCT CCONJ');
const SIDES = /^(?:front|top|back|side|middle|edge|center|centre|corner|bottom|midst)$/;
const PLAIN = wordSet('det nummod case punct cc conj');
const NAMING = wordSet('compound amod flat nmod:unmarked');
const HELPINGS = wordSet('bouquet piece slice glass cup bottle bowl plate pile stack sheet');
const PERSONS = wordSet('someone somebody');
