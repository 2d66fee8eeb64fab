/**
 * A sentence that describes what is to be seen: who and what is there, and what each of them does. Only what the
 * sentence says to be so stands in its scene: nothing that is tried, meant, likened or shown in a picture.
 */
import { gather } from '../../text/gather.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import { type Oblique, prepositionOf } from '../../text/parse/arguments.ts';
import type { Tree } from '../../text/parse/tree.ts';
import { wordSet } from '../../text/word-set.ts';
import { isAnimate, isKindOf, isWorn, whereaboutsAt } from './words.ts';

/** What somebody does or is in, with the heads of the phrases that say who, what and where. */
export interface Happening {
  readonly token: number;
  readonly lemma: string;
  readonly subjects: readonly number[];
  readonly objects: readonly number[];
  readonly places: readonly Oblique[];
  readonly adverbs: readonly number[];
  readonly particle: string;
  readonly passive: boolean;
  /** "While", "as". */
  readonly mark: string;
  /** What goes on at the time: "is playing", "playing"; not what may be the rule: "plays". */
  readonly ongoing: boolean;
}

const SOME = wordSet('a an another some several');
const HELPERS = wordSet("is are 's 're 's am being");
const NOMINAL = wordSet('NOUN PROPN PRON NUM');
const SUBJECTS = ['nsubj', 'nsubj:pass'];
const MARKS = wordSet('while as and');
/** Verbs beside which what somebody does at the same time stands without a conjunction. */
const POSTURES = wordSet('sit stand lie lay walk ride kneel lean ski run rest stroll wait gather pose');
const GOING = wordSet(
  'walk run slide jump climb ride ski hike go drive jog skate sled roll bike cycle move travel race march crawl hop surf ' +
    'snowboard skateboard paddle row sail fly stroll wander',
);
const WAYS = wordSet('up down over off');
const ROUND = wordSet('around along across through');
/** What shows something that is not there. */
export const SHOWING = wordSet(
  'picture photo photograph painting image drawing statue sculpture poster mural portrait sign toy replica model doll ' +
    'reflection silhouette cutout figurine logo video movie film game costume mask balloon cartoon book story lack',
);
/** "In front of a crowd": nouns that are part of a preposition. */
const SIDES = wordSet('front top back side middle edge center centre corner bottom midst');

const STATE = {
  objects: [],
  places: [],
  adverbs: [],
  particle: '',
  passive: false,
  mark: '',
  ongoing: false,
};

export class Scene {
  readonly tree: Tree;
  readonly happenings: readonly Happening[];
  private readonly lexicon: Lexicon;
  private readonly staged = new Map<number, boolean>();
  private looked: boolean | undefined;
  private before: readonly Happening[] | undefined;

  constructor(tree: Tree, lexicon: Lexicon) {
    this.tree = tree;
    this.lexicon = lexicon;
    this.happenings = gather(tree.tokens, (_, token) => {
      const found = this.isVerb(token) && this.isStaged(token) ? this.happening(token) : this.standing(token);
      return found ?? this.having(token) ?? [];
    });
  }

  /**
   * What happens in it before somebody's eyes: what may as well be the rule ("employees get a bonus") is left out, and so
   * is all in a sentence that tells nothing of how things look.
   */
  get seen(): readonly Happening[] {
    this.before ??= this.happenings.filter(
      (one) => one.ongoing || (this.isLookedAt && one.subjects.every((noun) => this.isSome(noun))),
    );
    return this.before;
  }

  /** "A man", "two girls", "a group of people": neither all of a kind nor one that is known. */
  private isSome(noun: number): boolean {
    const { tree } = this;
    if (tree.with(noun, 'nummod').length > 0) return true;
    const dets = tree.with(noun, 'det').map((one) => tree.token(one).form.toLowerCase());
    if (dets.length > 0) return dets.every((form) => SOME.has(form));
    return isAnimate(tree.token(noun).lemma, this.lexicon) && !/S$/.test(tree.token(noun).xpos);
  }

  /** Whether it tells how something looks: what goes on, what is worn, where that is. */
  get isLookedAt(): boolean {
    const { tree, lexicon } = this;
    this.looked ??=
      this.happenings.some(({ ongoing }) => ongoing) ||
      tree.tokens.some(
        ({ lemma, upos }) =>
          upos === 'NOUN' && (whereaboutsAt(lemma) !== undefined || isWorn(lemma, lexicon)),
      );
    return this.looked;
  }

  /** Whether a token stands under nothing but what is there or happens. */
  isStaged(token: number): boolean {
    const known = this.staged.get(token);
    if (known !== undefined) return known;
    this.staged.set(token, false);
    const { head, upos, deprel } = this.tree.token(token);
    const own = upos === 'VERB' ? this.isUnderWay(token) : deprel !== 'ccomp' && deprel !== 'csubj';
    const shown = deprel === 'nmod' && head >= 0 && SHOWING.has(this.tree.token(head).lemma);
    const found = own && !shown && (head < 0 || this.isStaged(head));
    this.staged.set(token, found);
    return found;
  }

  /** Whether a verb says that something goes on now. */
  private isUnderWay(token: number): boolean {
    const { tree } = this;
    const { xpos, deprel, head } = tree.token(token);
    const helpers = tree
      .with(token, 'aux', 'aux:pass', 'cop')
      .map((one) => tree.token(one).form.toLowerCase());
    if (!helpers.every((form) => HELPERS.has(form))) return false;
    if (xpos === 'VBD' || (xpos === 'VB' && deprel !== 'root')) return false;
    // "Two clerks signed a form": no participle has an object.
    if (xpos === 'VBN' && tree.with(token, 'obj').length > 0) return false;
    if (xpos === 'VBN' && helpers.length === 0 && !/^(?:acl|root|conj|advcl)/.test(deprel)) return false;
    if (deprel === 'advcl') return this.marksOf(token).every((mark) => MARKS.has(mark));
    if (deprel === 'xcomp') return xpos === 'VBG' && POSTURES.has(tree.token(head).lemma);
    if (deprel === 'acl' || deprel === 'acl:relcl') return tree.with(token, 'mark').length === 0;
    return deprel === 'root' || deprel === 'conj' || deprel === 'parataxis' || deprel === 'dep';
  }

  private isVerb(token: number): boolean {
    const { upos, deprel } = this.tree.token(token);
    return upos === 'VERB' && deprel !== 'amod' && deprel !== 'compound' && deprel !== 'case';
  }

  private marksOf(token: number): string[] {
    return this.tree.with(token, 'mark').map((mark) => this.tree.token(mark).form.toLowerCase());
  }

  private happening(token: number): Happening {
    const { tree } = this;
    const { lemma } = tree.token(token);
    const done = gather(tree.with(token, 'obj', 'iobj'), (one) => nominals(tree, one));
    const adverbs = tree.with(token, 'advmod');
    const [particle] = tree.with(token, 'compound:prt');
    // "Slide down the hill": along what they move, which the parse has for what is moved.
    const way = [particle, ...adverbs].find((one) => one !== undefined && this.isWay(one, lemma));
    const along = way === undefined || done.length === 0 ? [] : done;
    const form = particle === undefined ? '' : tree.token(particle).form.toLowerCase();
    const subjects = this.subjectsOf(token);
    const passive = tree.token(token).xpos === 'VBN';
    // "Is held by a man": he holds it.
    const agents = passive ? gather(tree.with(token, 'obl:agent'), (one) => nominals(tree, one)) : [];
    return {
      token,
      lemma,
      subjects: agents.length > 0 ? agents : subjects,
      objects: agents.length > 0 ? subjects : along.length > 0 ? [] : done,
      places: [
        ...along.map((head): Oblique => ({ prep: tree.token(way!).form.toLowerCase(), head })),
        ...placesOf(tree, tree.with(token, 'obl')),
        ...gather(adverbs, (adverb) => placesOf(tree, tree.with(adverb, 'obl'))),
      ],
      adverbs: along.length > 0 ? adverbs.filter((one) => one !== way) : adverbs,
      particle: along.length > 0 && way === particle ? '' : form,
      passive: passive && agents.length === 0,
      mark: this.marksOf(token).join(' '),
      ongoing: tree.token(token).xpos === 'VBG',
    };
  }

  /** "Sitting around a table": what stands before a noun is no adverb. */
  private isWay(token: number, verb: string): boolean {
    const form = this.tree.token(token).form.toLowerCase();
    const { upos } = this.tree.tokens[token + 1] ?? { upos: '' };
    return (
      (upos === 'DET' || upos === 'NOUN' || upos === 'ADJ') &&
      (ROUND.has(form) || (WAYS.has(form) && GOING.has(verb)))
    );
  }

  /** "The man is on a ladder", "there is a man on it": being somewhere. */
  private standing(token: number): Happening | undefined {
    const { tree } = this;
    const { lemma } = tree.token(token);
    const copulas = tree.with(token, 'cop');
    const there = lemma === 'be' && tree.with(token, 'expl').length > 0;
    if (!there && (copulas.length === 0 || tree.with(token, 'case').length === 0)) return undefined;
    const now = (there ? [token] : copulas).every((one) => HELPERS.has(tree.token(one).form.toLowerCase()));
    if (!now || tree.with(token, 'aux').length > 0) return undefined;
    const subjects = gather(tree.with(token, ...SUBJECTS), (one) => nominals(tree, one));
    const places = placesOf(tree, there ? tree.with(token, 'obl') : [token, ...tree.with(token, 'obl')]);
    const adverbs = tree.with(token, 'advmod');
    return { ...STATE, token, lemma: 'be', subjects, places, adverbs };
  }

  /** "They have instruments", of which the parse has no verb. */
  private having(token: number): Happening | undefined {
    const { tree } = this;
    const helpers = tree.with(token, 'aux').map((one) => tree.token(one).form.toLowerCase());
    if (tree.token(token).upos !== 'NOUN' || helpers.length !== 1 || !/^ha(?:s|ve)$/.test(helpers[0]!))
      return undefined;
    const subjects = gather(tree.with(token, 'nsubj'), (one) => nominals(tree, one));
    const objects = nominals(tree, token);
    return { ...STATE, token, lemma: 'have', subjects, objects };
  }

  /** Who does it: its own subject, the noun that it tells of, or who does what it stands beside. */
  private subjectsOf(token: number, steps = 0): readonly number[] {
    const { tree } = this;
    const own = gather(tree.with(token, ...SUBJECTS), (one) => nominals(tree, one));
    const { head, deprel } = tree.token(token);
    const relative = own.some((one) => /^W/.test(tree.token(one).xpos));
    if (own.length > 0 && !relative) return own;
    if (head < 0 || steps > 6) return [];
    if (deprel.startsWith('acl')) return this.bearersOf(head);
    const { upos } = tree.token(head);
    if (upos === 'VERB') return this.subjectsOf(head, steps + 1);
    return upos === 'NOUN' || upos === 'PROPN' ? nominals(tree, head) : [];
  }

  /** "A man in a shirt playing": of what somebody wears or is at, a participle tells of him. */
  private bearersOf(noun: number): readonly number[] {
    const { tree, lexicon } = this;
    const isAlive = (token: number): boolean => isAnimate(tree.token(token).lemma, lexicon);
    let at = noun;
    for (let steps = 0; steps < 3 && !isAlive(at); steps++) {
      const { deprel, head } = tree.token(at);
      if (deprel !== 'nmod' || !BEARING.has(prepositionOf(tree, at))) break;
      at = head;
    }
    if (isAlive(at)) return nominals(tree, at);
    const beside = MOVING.some((kind) => isKindOf(kind, tree.token(noun).lemma, lexicon))
      ? []
      : this.besides(noun);
    return beside.length > 0 && beside.every(isAlive) ? beside : nominals(tree, noun);
  }

  /** "Holding a microphone singing", "on scaffolds painting": who does what a noun is part of. */
  private besides(noun: number): readonly number[] {
    const { tree } = this;
    const own = gather(tree.with(noun, 'nsubj'), (one) => nominals(tree, one));
    if (own.length > 0) return own;
    const { deprel, head } = tree.token(noun);
    if (!/^obj|^obl/.test(deprel) || head < 0 || tree.token(head).upos !== 'VERB') return [];
    return SEEING.has(tree.token(head).lemma) ? [] : this.subjectsOf(head, 1);
  }
}

/** Of what somebody sees, a participle tells; and of what can move by itself. */
const SEEING = wordSet('watch see look view observe photograph film show hear notice');
const MOVING = ['vehicle', 'machine', 'ball', 'plant'];
const BEARING = wordSet('in with at on wearing');

/** A noun and those that are joined to it by "and". */
export function nominals(tree: Tree, head: number): number[] {
  return tree.conjuncts(head).filter((one) => one === head || NOMINAL.has(tree.token(one).upos));
}

/** Phrases of place; "in front of a crowd" is one, of the crowd. */
export function placesOf(tree: Tree, heads: readonly number[]): Oblique[] {
  return gather(heads, (top) =>
    gather(nominals(tree, top), (head): Oblique => {
      const prep = prepositionOf(tree, head) || prepositionOf(tree, top);
      const whole = SIDES.has(tree.token(head).lemma)
        ? tree.with(head, 'nmod').find((one) => prepositionOf(tree, one) === 'of')
        : undefined;
      return whole === undefined
        ? { prep, head }
        : { prep: `${prep} ${tree.token(head).lemma} of`, head: whole };
    }),
  );
}
