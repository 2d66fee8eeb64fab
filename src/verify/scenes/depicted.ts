/**
 * Whether a scene shows what a claim says is to be seen. Each thing of the claim must be one thing of the scene, of
 * that kind, in that number and with all that the claim says of it; each happening one of the scene, with the same
 * in the same parts. What the scene says beside that only tells more.
 */
import { beforeOthers, isAbout, placesAround, placesAt } from './around.ts';
import { type Happening, nominals } from './scene.ts';
import { Things } from './things.ts';
import { GROUPS, HOLDING, isDeedOf, isWorn, LABILE, type Whereabouts, whereaboutsOf } from './words.ts';

export class Depiction extends Things {
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
        (noun) =>
          tree.token(noun).xpos === 'NNS' && tree.with(noun, 'det', 'nummod', 'nmod:poss').length === 0,
      )
    );
  }

  private tried(tops: readonly Happening[], at: number, whereabouts: Whereabouts | undefined): boolean {
    const [first] = tops;
    if (first === undefined) return false;
    if (at === tops.length) {
      const thing = this.things.get(first.subjects[0]!);
      return (
        (whereabouts === undefined || (thing !== undefined && isAbout(this.scene, thing, whereabouts))) &&
        this.isWhole()
      );
    }
    const top = tops[at]!;
    if (this.said.has(top.token)) return this.tried(tops, at + 1, whereabouts);
    return this.happens(top, () => this.tried(tops, at + 1, whereabouts));
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
  private subjectsAmong(
    ours: Happening,
    other: Happening | undefined,
    then: (thing: number) => boolean,
  ): boolean {
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

  private partsOf(ours: Happening, other: Happening, thing: number): boolean {
    const objects = ours.objects.every((one) =>
      other.objects.some((two) => this.attempt(() => this.isThing(one, two))),
    );
    if (!objects) return false;
    const places = placesAround(this.scene, other, thing);
    return (
      ours.places.every((one) => this.isPlaced(one, places)) &&
      ours.adverbs.every((one) => this.isAdverb(one, other, thing))
    );
  }

  private isAdverb(one: number, other: Happening, thing: number): boolean {
    const { form, lemma } = this.claim.tree.token(one);
    this.said.add(one);
    const whereabouts = whereaboutsOf(form);
    if (whereabouts !== undefined) return isAbout(this.scene, thing, whereabouts);
    // Those who are a group are together.
    if (lemma === 'together' && GROUPS.has(this.scene.tree.token(thing).lemma)) return true;
    return other.adverbs.some((two) => this.scene.tree.token(two).lemma === lemma);
  }

  /** Whether a thing is said to be, or to have, what a claim says. */
  private isThere(ours: Happening, thing: number): boolean {
    const own = this.happenings.filter(({ subjects }) => subjects.includes(thing));
    const places = [...placesAt(this.scene, thing), ...own.flatMap((one) => one.places)];
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
        return whereabouts !== undefined && isAbout(this.scene, thing, whereabouts);
      })
    );
  }

  /** "A man in a red shirt" wears it. */
  private wears(ours: Happening, thing: number): boolean {
    if (ours.places.length > 0 || ours.adverbs.length > 0 || ours.objects.length === 0) return false;
    const { tree } = this.scene;
    const worn = beforeOthers(this.scene, placesAt(this.scene, thing), this.lexicon).filter(
      ({ prep, head }) => prep === 'in' && isWorn(tree.token(head).lemma, this.lexicon),
    );
    return ours.objects.every((one) => worn.some(({ head }) => this.attempt(() => this.isThing(one, head))));
  }

  /** Whether the scene has each of some things, all of them where the claim has them. */
  private areThere(ours: readonly number[], whereabouts: Whereabouts | undefined): boolean {
    const [first, ...rest] = ours;
    if (first === undefined) return this.isWhole();
    return this.allThings().some((one) =>
      this.attempt(
        () =>
          this.isThing(first, one) &&
          isAbout(this.scene, one, whereabouts) &&
          this.areThere(rest, whereabouts),
      ),
    );
  }

  /** "The girl holding a bag": a happening of the claim's own, of that thing. */
  protected isDoing(child: number, ours: number): boolean {
    const own = this.claim.happenings.find(({ token }) => token === child);
    return own?.subjects.includes(ours) === true && this.happens(own, () => true);
  }
}
