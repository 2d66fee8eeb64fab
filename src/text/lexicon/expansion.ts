import { Edge, Flag, Link, NO_WEIGHT, type Offsets, type Starts, type Tables } from './format.ts';
import { detached, LONGEST_WORD, Memory } from './memory.ts';
import type { Morphology } from './morphology.ts';
import type { WordTable } from './words.ts';

/** Words given for one lemma at the most. */
const MOST = 24;
/** Of these, narrower words at the most. */
const MOST_NARROWER = 12;
const REMEMBERED = 20_000;
/** Sense weight (in fifteenths) from which a meaning counts as usual. */
const USUAL = 9;
const MOST_USUAL = 15;

/** Strength (in fifteenths) below which a related word is not looked for. */
const CLOSE = 7;

const STRANGERS: ReadonlySet<number> = new Set([Edge.unrelated, Edge.antonym]);
const STAND_INS: ReadonlySet<number> = new Set([Edge.synonym, Edge.derivation, Edge.hyponym, Edge.entails]);

/** Words that could stand in evidence for a word of a claim: what retrieval looks for besides the word. */
export class Expansion {
  readonly #tables: Tables;
  readonly #words: WordTable;
  readonly #morphology: Morphology;
  readonly #senseStarts: Offsets;
  readonly #edgeStarts: Offsets;
  readonly #known = new Memory<readonly string[]>(REMEMBERED);
  #members: Lists | undefined;
  #narrower: Lists | undefined;

  constructor(tables: Tables, starts: Starts, words: WordTable, morphology: Morphology) {
    this.#tables = tables;
    this.#words = words;
    this.#morphology = morphology;
    this.#senseStarts = starts.senses;
    this.#edgeStarts = starts.edges;
  }

  /** Synonyms and words of the same root, then narrower words, the most common first. */
  of(lemma: string): readonly string[] {
    const known = this.#known.get(lemma);
    if (known !== undefined) return known;
    if (lemma.length > LONGEST_WORD) return [];
    const words = this.#gather(this.#morphology.idOf(lemma));
    this.#known.set(detached(lemma), words);
    return words;
  }

  #gather(word: number): readonly string[] {
    if (word < 0) return [];
    const found = new Set<number>();
    const strangers = new Set<number>();
    for (const edge of this.#edgesOf(word)) {
      const kind = (edge >>> 18) & 15;
      if (STRANGERS.has(kind)) strangers.add(edge & 0x3ffff);
      else if (STAND_INS.has(kind) && ((edge >>> 22) & 15) >= CLOSE) found.add(edge & 0x3ffff);
    }
    const senses = this.#usualSenses(word);
    for (const synset of senses) for (const member of this.#membersOf(synset)) found.add(member);
    const narrower = new Set<number>();
    for (const synset of senses.filter((sense) => sense < this.#tables.posStarts[1]!)) {
      for (const child of this.#narrowerOf(synset)) {
        for (const member of this.#membersOf(child)) narrower.add(member);
      }
    }
    for (const member of this.#commonest(narrower)) found.add(member);
    const usual = new Set([...found].map((id) => this.#morphology.usualSpelling(id)));
    usual.delete(word);
    return [...usual.difference(strangers)].slice(0, MOST).map((id) => this.#words.text(id));
  }

  #edgesOf(word: number): number[] {
    const edges = [...this.#tables.edges.subarray(this.#edgeStarts.at(word), this.#edgeStarts.end(word))];
    return edges.sort((a, b) => ((b >>> 22) & 15) - ((a >>> 22) & 15) || (a & 0x3ffff) - (b & 0x3ffff));
  }

  #usualSenses(word: number): number[] {
    const senses: number[] = [];
    for (let s = this.#senseStarts.at(word), end = this.#senseStarts.end(word); s < end; s++) {
      const packed = this.#tables.senses[s]!;
      if (packed >>> 20 >= USUAL) senses.push(packed & 0xfffff);
    }
    return senses;
  }

  /** Single words that occur in the counted texts, the most frequent first. */
  #commonest(words: ReadonlySet<number>): number[] {
    const { weights, flags } = this.#tables;
    const counted = [...words].filter(
      (id) => weights[id] !== NO_WEIGHT && (flags[id]! & Flag.ownLemma) !== 0,
    );
    return counted.sort((a, b) => weights[a]! - weights[b]! || a - b).slice(0, MOST_NARROWER);
  }

  #membersOf(synset: number): Uint32Array {
    const { senseCounts, senses, posStarts } = this.#tables;
    this.#members ??= invert(senseCounts, senses, posStarts[3]!, USUAL, MOST_USUAL);
    return listOf(this.#members, synset);
  }

  #narrowerOf(synset: number): Uint32Array {
    const { linkCounts, links, posStarts } = this.#tables;
    this.#narrower ??= invert(linkCounts, links, posStarts[3]!, Link.hypernym, Link.hypernym);
    return listOf(this.#narrower, synset);
  }
}

interface Lists {
  readonly offsets: Uint32Array;
  readonly items: Uint32Array;
}

function listOf(lists: Lists, at: number): Uint32Array {
  return lists.items.subarray(lists.offsets[at], lists.offsets[at + 1]);
}

/** For each target, the owners whose lists name it with a mark (the bits above 20) from `low` to `high`. */
function invert(counts: Uint8Array, values: Uint32Array, targets: number, low: number, high: number): Lists {
  const offsets = new Uint32Array(targets + 1);
  for (let i = 0; i < values.length; i++) {
    const mark = values[i]! >>> 20;
    if (mark >= low && mark <= high) offsets[values[i]! & 0xfffff]!++;
  }
  for (let i = 0; i < targets; i++) offsets[i + 1]! += offsets[i]!;
  const items = new Uint32Array(offsets[targets]!);
  let at = values.length;
  for (let owner = counts.length - 1; owner >= 0; owner--) {
    for (const first = at - counts[owner]!; at > first; ) {
      const mark = values[--at]! >>> 20;
      if (mark >= low && mark <= high) items[--offsets[values[at]! & 0xfffff]!] = owner;
    }
  }
  return { offsets, items };
}
