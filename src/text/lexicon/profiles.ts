import { gather } from '../gather.ts';
import { Edge, Flag, Link, type Offsets, type Starts, type Tables } from './format.ts';

/** Profiles remembered at the most. */
const REMEMBERED = 20_000;
/** Levels climbed from a noun's first meaning, from its second, and from a verb's meanings. */
const NOUN_LEVELS = 8;
const SECOND_SENSE_LEVELS = 3;
const VERB_LEVELS = 2;
/** Strength left for each level climbed. */
const NOUN_STEP = 0.93;
const VERB_STEP = 0.75;
/** An adjective that leans on a head says something narrower than the head (`soggy` is `wet`). */
const SATELLITE = 0.6;
const ENTAILED = 0.8;
/** A derivation at least this close (in fifteenths) leads on to other relations. */
const CLOSE_ROOT = 11;

/** A meaning with a strength in [0, 1]. */
export interface Meaning {
  readonly synset: number;
  readonly strength: number;
  readonly pos: number;
}

/** Where a word stands among the meanings, gathered once per word. */
export interface Profile {
  /** Its own meanings; strength falls with rarity. */
  readonly senses: readonly Meaning[];
  /** Meanings broader than the two most frequent of its own. */
  readonly broader: readonly Meaning[];
  /** Meanings of verbs that hold whenever this verb does. */
  readonly entailed: readonly Meaning[];
  /** Direct hypernyms of its first meanings: what it shares with its siblings. */
  readonly parents: readonly Meaning[];
  /** Adjectives: the meanings it leans on, its own included, and the ones opposed to those. */
  readonly heads: readonly Meaning[];
  readonly opposed: readonly Meaning[];
  /** Ids of the words of the same root that mean the same act or quality. */
  readonly roots: readonly number[];
}

/** Profiles of words by id. */
export class Profiles {
  readonly #tables: Tables;
  readonly #senseStarts: Offsets;
  readonly #edgeStarts: Offsets;
  readonly #linkStarts: Offsets;
  readonly #known = new Map<number, Profile>();

  constructor(tables: Tables, starts: Starts) {
    this.#tables = tables;
    this.#senseStarts = starts.senses;
    this.#edgeStarts = starts.edges;
    this.#linkStarts = starts.links;
  }

  of(word: number): Profile {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    const profile = this.#gather(word);
    this.#known.set(word, profile);
    return profile;
  }

  #gather(word: number): Profile {
    const senses = this.#senses(word);
    const leading = senses.filter((sense) => sense.rank < 2);
    const adjectives = leading.filter((sense) => sense.pos === Flag.adjective);
    const leanedOn = gather(adjectives, (sense) => this.#linked(sense, Link.similar, SATELLITE));
    const heads = [...adjectives, ...leanedOn];
    return {
      senses,
      broader: [...gather(leading, (sense) => this.#broader(sense, sense.rank)), ...leanedOn],
      entailed: gather(leading, (sense) => this.#linked(sense, Link.entails, ENTAILED)),
      parents: senses
        .filter((sense) => sense.rank === 0 && sense.pos === Flag.noun)
        .flatMap((sense) => this.#linked(sense, Link.hypernym, 1)),
      heads,
      opposed: gather(heads, (head) => this.#linked(head, Link.opposite, 1)),
      roots: this.#roots(word),
    };
  }

  #senses(word: number): (Meaning & { readonly rank: number })[] {
    const senses: (Meaning & { readonly rank: number })[] = [];
    let pos = 0;
    let rank = 0;
    for (let s = this.#senseStarts.at(word), end = this.#senseStarts.end(word); s < end; s++) {
      const packed = this.#tables.senses[s]!;
      const synset = packed & 0xfffff;
      const itsPos = this.#posBit(synset);
      rank = itsPos === pos ? rank + 1 : 0;
      pos = itsPos;
      senses.push({ synset, strength: (packed >>> 20) / 15, pos, rank });
    }
    return senses;
  }

  #posBit(synset: number): number {
    const [verbs, adjectives, adverbs] = this.#tables.posStarts;
    if (synset < verbs!) return Flag.noun;
    if (synset < adjectives!) return Flag.verb;
    return synset < adverbs! ? Flag.adjective : Flag.adverb;
  }

  #linked(from: Meaning, kind: number, factor: number): Meaning[] {
    const found: Meaning[] = [];
    for (let l = this.#linkStarts.at(from.synset), end = this.#linkStarts.end(from.synset); l < end; l++) {
      const link = this.#tables.links[l]!;
      if (link >>> 20 !== kind) continue;
      found.push({ synset: link & 0xfffff, strength: from.strength * factor, pos: from.pos });
    }
    return found;
  }

  #broader(sense: Meaning, rank: number): Meaning[] {
    const noun = sense.pos === Flag.noun;
    const levels = noun ? (rank === 0 ? NOUN_LEVELS : SECOND_SENSE_LEVELS) : VERB_LEVELS;
    const step = noun ? NOUN_STEP : VERB_STEP;
    const all: Meaning[] = [];
    let level: readonly Meaning[] = [sense];
    for (let i = 0; i < levels && level.length > 0; i++) {
      level = gather(level, (meaning) => this.#linked(meaning, Link.hypernym, step));
      all.push(...level);
    }
    return all;
  }

  #roots(word: number): number[] {
    const roots: number[] = [];
    for (let e = this.#edgeStarts.at(word), end = this.#edgeStarts.end(word); e < end; e++) {
      const edge = this.#tables.edges[e]!;
      const close = ((edge >>> 22) & 15) >= CLOSE_ROOT;
      if (close && ((edge >>> 18) & 15) === Edge.derivation) roots.push(edge & 0x3ffff);
    }
    return roots;
  }
}
