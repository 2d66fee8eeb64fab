import { Edge, Flag, type Offsets, type Starts, type Tables } from './format.ts';
import { functionWords } from './function-words.ts';
import { type Base, guessBase, POS_BITS, type PosOf, regularBases } from './inflection.ts';
import { detached, LONGEST_WORD, Memory } from './memory.ts';
import type { Lemma, Pos } from './types.ts';
import type { WordTable } from './words.ts';

/** Forms remembered at the most. */
const REMEMBERED = 50_000;

/** What stands before known words to make ones that no dictionary lists. */
const PREFIXES = 'auto back black co cross de dis down mis non off on out over pre re un under up'.split(' ');

interface Reading {
  readonly lemmas: readonly Lemma[];
  readonly best: string;
}

/** Lower case, typographic apostrophes made plain, a genitive ending taken off. */
export function plainForm(form: string): string {
  const lower = form.toLowerCase().replaceAll('’', "'");
  if (lower.length > 2 && lower.endsWith("'s")) return lower.slice(0, -2);
  return lower.length > 2 && lower.endsWith("s'") ? lower.slice(0, -1) : lower;
}

/** From the forms of a text to the forms of the dictionary. */
export class Morphology {
  readonly #words: WordTable;
  readonly #tables: Tables;
  readonly #edgeStarts: Offsets;
  readonly #readings = new Memory<Reading>(REMEMBERED);
  readonly #posOf: PosOf;

  constructor(tables: Tables, starts: Starts, words: WordTable) {
    this.#words = words;
    this.#tables = tables;
    this.#edgeStarts = starts.edges;
    this.#posOf = (word) => {
      const id = words.find(word);
      return id < 0 ? 0 : tables.flags[id]! & 15;
    };
  }

  /** Every reading of a form, the irregular and the form itself before regular inflection. */
  lemmas(form: string): readonly Lemma[] {
    return this.#reading(form).lemmas;
  }

  /** The one dictionary form; with `pos`, one in that part of speech where there is one. */
  lemma(form: string, pos?: Pos): string {
    const reading = this.#reading(form);
    if (pos === undefined) return reading.best;
    let first: string | undefined;
    for (const { lemma, pos: found } of reading.lemmas) {
      if (found !== pos) continue;
      if (lemma === reading.best) return lemma;
      first ??= lemma;
    }
    return first ?? reading.best;
  }

  /** The id of a lemma under its usual spelling, or -1. */
  idOf(lemma: string): number {
    const id = this.#words.find(lemma);
    return id < 0 ? -1 : this.usualSpelling(id);
  }

  /** The word that stands for all spellings of a word. */
  usualSpelling(id: number): number {
    for (let e = this.#edgeStarts.at(id), end = this.#edgeStarts.end(id); e < end; e++) {
      const edge = this.#tables.edges[e]!;
      if (((edge >>> 18) & 15) === Edge.spelling) return edge & 0x3ffff;
    }
    return id;
  }

  #reading(form: string): Reading {
    const known = this.#readings.get(form);
    if (known !== undefined) return known;
    if (form.length > LONGEST_WORD) {
      const lemma = plainForm(form);
      return { lemmas: [{ lemma, pos: 'n' }], best: lemma };
    }
    const word = detached(form);
    const reading = this.#read(plainForm(word));
    this.#readings.set(word, reading);
    return reading;
  }

  #read(form: string): Reading {
    const id = this.#words.find(form);
    const irregular = id < 0 ? [] : this.#irregularBases(id);
    const closed = functionWords('en').all.has(form);
    const own = this.#ownReadings(form, id, closed && irregular.length === 0);
    const regular = closed ? [] : this.#regularBases(form, irregular);
    const lemmas = distinct([...irregular, ...own, ...regular]);
    if (lemmas.length === 0) return this.#guessed(form);
    if (closed && irregular.length === 0) return { lemmas, best: form };
    const ownFirst = id >= 0 && (this.#tables.flags[id]! & Flag.ownLemma) !== 0;
    const best = ownFirst ? this.#spelled(form) : (irregular[0] ?? regular[0] ?? own[0]!).lemma;
    return { lemmas, best };
  }

  #guessed(form: string): Reading {
    const { base, pos } = this.#prefixed(form) ?? guessBase(form);
    const lemma = this.#spelled(base);
    return { lemmas: [{ lemma, pos }], best: lemma };
  }

  /** `relisted` is read as its known part is: `re` and `listed`. */
  #prefixed(form: string): Base | undefined {
    for (const prefix of PREFIXES) {
      if (!form.startsWith(prefix) || form.length < prefix.length + 5) continue;
      const known = regularBases(form.slice(prefix.length), this.#posOf)[0];
      if (known !== undefined) return { base: prefix + known.base, pos: known.pos };
    }
    return undefined;
  }

  /** Regular bases, but none in a part of speech in which the form is irregular (`putting` is not `putt`). */
  #regularBases(form: string, irregular: readonly Lemma[]): Lemma[] {
    return regularBases(form, this.#posOf)
      .filter(({ pos }) => !irregular.some((known) => known.pos === pos))
      .map(({ base, pos }) => ({ lemma: this.#spelled(base), pos }));
  }

  #ownReadings(form: string, id: number, closed: boolean): Lemma[] {
    const lemmas: Lemma[] = closed ? [{ lemma: form, pos: 'x' }] : [];
    if (id < 0) return lemmas;
    const lemma = this.#spelled(form);
    for (const [pos, bit] of POS_BITS) if (this.#tables.flags[id]! & bit) lemmas.push({ lemma, pos });
    return lemmas;
  }

  #irregularBases(id: number): Lemma[] {
    const bases: Lemma[] = [];
    for (let e = this.#edgeStarts.at(id), end = this.#edgeStarts.end(id); e < end; e++) {
      const edge = this.#tables.edges[e]!;
      if (((edge >>> 18) & 15) !== Edge.inflection) continue;
      const lemma = this.#words.text(edge & 0x3ffff);
      for (const [pos, bit] of POS_BITS) if ((edge >>> 26) & bit) bases.push({ lemma, pos });
    }
    return bases;
  }

  #spelled(word: string): string {
    const id = this.#words.find(word);
    if (id < 0) return word;
    const usual = this.usualSpelling(id);
    return usual === id ? word : this.#words.text(usual);
  }
}

function distinct(lemmas: readonly Lemma[]): Lemma[] {
  return lemmas.filter(
    ({ lemma, pos }, i) => lemmas.findIndex((other) => other.lemma === lemma && other.pos === pos) === i,
  );
}
