import { Edge, Link } from '../../src/text/lexicon/format.ts';
import { type Draft, LONGEST_PHRASE, POS_FLAG, type SynsetLinks } from './draft.ts';
import type { LexicalPointer, Sense, Synset, Wordnet, WordnetPos } from './wordnet.ts';

/** Meanings kept of a lemma in one part of speech. */
const SENSES = 4;
/** Weight, in fifteenths, of a lemma's meanings by rank. */
const RANK_WEIGHTS = [15, 12, 9, 6] as const;
/** Tagged occurrences from which the shares of a lemma's meanings can be trusted. */
const TRUSTED = 5;
/** A meaning with less than this share of the occurrences loses weight. */
const RARE_SHARE = 0.1;
const RARE_LOSS = 3;
/** What is left of the weight of a meaning in a part of speech that the word hardly has. */
const OVERSHADOWED = 0.45;
/** Below this a meaning is not kept. */
const LEAST_WEIGHT = 4;
/** Levels below WordNet's root at which a noun says too little to be "more general". */
const TOO_GENERAL = 3;
const MANY_MEANINGS = 12;
const ANIMALS = 5;
const PLANTS = 20;

const LATIN_RANK = /^(?:genus|family|order|suborder|class|subclass|phylum|subfamily|superfamily|tribe) /;
const LATIN_ENDING = /(?:idae|inae|aceae|ales|iformes|opsida|phyta|mycetes)$/;

/**
 * Latin names and by-names of animals and plants that the tagged texts never use: of no use in the texts this
 * lexicon is for, and a sixth of WordNet's nouns. Entries too long to be looked up go too.
 */
function isSuperfluous(lemma: string, senses: readonly Sense[], synsets: readonly Synset[]): boolean {
  if (lemma.split(' ').length > LONGEST_PHRASE) return true;
  for (const { synset, tags } of senses) {
    const { topic, words } = synsets[synset]!;
    if (tags > 0 || (topic !== ANIMALS && topic !== PLANTS)) return false;
    if (lemma.includes(' ') && words[0] === lemma && !LATIN_RANK.test(lemma)) return false;
  }
  return lemma.includes(' ') || LATIN_ENDING.test(lemma);
}

/** Adds WordNet's words and their frequent meanings. */
export function addSenses(draft: Draft, wordnet: Wordnet): void {
  const tags = taggedByPos(wordnet);
  for (const [key, senses] of wordnet.senses) {
    const [lemma, pos] = splitKey(key);
    if (isSuperfluous(lemma, senses, wordnet.synsets)) continue;
    draft.word(lemma).pos |= POS_FLAG[pos];
    // Letters have meanings too (`s`, the second), but in a text they are something else.
    if (lemma.length === 1) continue;
    const factor = isOvershadowed(tags.get(lemma)!, pos) ? OVERSHADOWED : 1;
    for (const [rank, sense] of senses.slice(0, sensesKept(pos, senses.length)).entries()) {
      const weight = Math.round(senseWeight(senses, rank) * factor);
      if (weight >= LEAST_WEIGHT) draft.sense(lemma, sense.synset, weight);
    }
  }
}

function splitKey(key: string): [string, WordnetPos] {
  return [key.slice(0, -2), key.slice(-1) as WordnetPos];
}

type PosTags = Partial<Record<WordnetPos, number>>;

function taggedByPos(wordnet: Wordnet): Map<string, PosTags> {
  const tagged = new Map<string, PosTags>();
  for (const [key, senses] of wordnet.senses) {
    const [lemma, pos] = splitKey(key);
    const entry = tagged.get(lemma) ?? {};
    entry[pos] = senses.reduce((sum, sense) => sum + sense.tags, 0);
    tagged.set(lemma, entry);
  }
  return tagged;
}

/** A part of speech in which the word is hardly ever used: `dog` the verb, `great` the noun. */
function isOvershadowed(tags: PosTags, pos: WordnetPos): boolean {
  const all = Object.values(tags).reduce((sum, count) => sum + count, 0);
  return all > 1 && tags[pos]! < RARE_SHARE * all;
}

/** A verb of very many meanings (`make`, `take`, `see`) is known by its first ones alone. */
function sensesKept(pos: WordnetPos, count: number): number {
  if (pos !== 'v' || count < MANY_MEANINGS) return SENSES;
  return count < 2 * MANY_MEANINGS ? 2 : 1;
}

function senseWeight(senses: readonly Sense[], rank: number): number {
  const first = senses[0]!.tags;
  const rare = first >= TRUSTED && senses[rank]!.tags < RARE_SHARE * first;
  return RANK_WEIGHTS[rank]! - (rare ? RARE_LOSS : 0);
}

/** The links of each synset: what is broader, what it entails, what it leans on, what it opposes. */
export function synsetLinks(wordnet: Wordnet): SynsetLinks {
  const { synsets } = wordnet;
  const depth = depths(synsets);
  const opposites = new Map<number, Set<number>>();
  for (const pointer of wordnet.pointers) {
    if (pointer.kind !== 'antonym' || pointer.fromPos !== 'a') continue;
    opposites.set(pointer.fromSynset, (opposites.get(pointer.fromSynset) ?? new Set()).add(pointer.toSynset));
  }
  const usable = (target: number) =>
    synsets[target]!.pos !== 'n' || depth[target]! > TOO_GENERAL || isPerson(synsets[target]!);
  return synsets.map((synset, index) => [
    ...[...synset.hypernyms, ...synset.instanceOf]
      .filter(usable)
      .map((target) => target | (Link.hypernym << 20)),
    ...synset.entails.map((target) => target | (Link.entails << 20)),
    ...(synset.satellite ? synset.similar.filter((t) => !synsets[t]!.satellite) : []).map(
      (target) => target | (Link.similar << 20),
    ),
    ...[...(opposites.get(index) ?? [])].map((target) => target | (Link.opposite << 20)),
  ]);
}

function isPerson(synset: Synset): boolean {
  return synset.words[0] === 'person';
}

/** Shortest distance of each noun synset from the root. */
function depths(synsets: readonly Synset[]): Int16Array {
  const depth = new Int16Array(synsets.length).fill(-1);
  const visit = (index: number): number => {
    if (depth[index]! >= 0) return depth[index]!;
    const { hypernyms, instanceOf } = synsets[index]!;
    const above = [...hypernyms, ...instanceOf];
    depth[index] = above.length === 0 ? 0 : 1 + Math.min(...above.map(visit));
    return depth[index]!;
  };
  for (const [index, synset] of synsets.entries()) if (synset.pos === 'n') visit(index);
  return depth;
}

/** Adds derivations and antonyms between words that the draft holds. */
export function addPointers(draft: Draft, wordnet: Wordnet): void {
  for (const pointer of wordnet.pointers) {
    if (!draft.words.has(pointer.from) || !draft.words.has(pointer.to)) continue;
    const usual = Math.max(rankOf(wordnet, pointer, 'from'), rankOf(wordnet, pointer, 'to'));
    if (pointer.kind === 'antonym') {
      if (usual >= SENSES) continue;
      const strength = usual < 2 ? 0.9 : 0.7;
      draft.edge(pointer.from, pointer.to, Edge.antonym, strength, POS_FLAG[pointer.fromPos]);
      continue;
    }
    const strength = closeness(pointer, wordnet.synsets) * (usual < SENSES ? 1 : 0.7);
    draft.edge(pointer.from, pointer.to, Edge.derivation, strength, 15);
    draft.edge(pointer.to, pointer.from, Edge.derivation, strength, 15);
  }
}

function rankOf(wordnet: Wordnet, pointer: LexicalPointer, end: 'from' | 'to'): number {
  const [word, pos, synset] =
    end === 'from'
      ? [pointer.from, pointer.fromPos, pointer.fromSynset]
      : [pointer.to, pointer.toPos, pointer.toSynset];
  return wordnet.senses.get(`${word}|${pos}`)!.findIndex((sense) => sense.synset === synset);
}

/** Lexicographer files: persons; things, groups and places; acts, events, states and qualities. */
const PERSONS = 18;
const THINGS: ReadonlySet<number> = new Set([5, 6, 8, 13, 14, 15, 17, 20, 27]);
const ACTS: ReadonlySet<number> = new Set([4, 7, 9, 10, 11, 12, 21, 22, 26, 28]);

/**
 * How much of the meaning a derivation keeps: the act is the verb (`delivery`, `deliver`), the doer is not
 * (`deliverer`), what can be done is not done (`refundable`), what it leaves behind is in between.
 */
function closeness(pointer: LexicalPointer, synsets: readonly Synset[]): number {
  if (pointer.kind === 'participle') return 0.85;
  if (pointer.kind === 'pertainym') return pointer.fromPos === 'r' ? 0.85 : 0.65;
  const ends = [
    { word: pointer.from, pos: pointer.fromPos, topic: synsets[pointer.fromSynset]!.topic },
    { word: pointer.to, pos: pointer.toPos, topic: synsets[pointer.toSynset]!.topic },
  ];
  const [verb, noun, adjective] = (['v', 'n', 'a'] as const).map((pos) =>
    ends.find((end) => end.pos === pos),
  );
  if (verb && adjective) return /[ai]ble$/.test(adjective.word) ? 0.35 : 0.55;
  if (noun && ends.some(isDoer)) return 0.4;
  return ends.some((end) => end.pos === 'n' && THINGS.has(end.topic)) ? 0.6 : 0.9;
}

function isDoer({ word, pos, topic }: { word: string; pos: WordnetPos; topic: number }): boolean {
  return pos === 'n' && (topic === PERSONS || (!ACTS.has(topic) && /(?:er|or|ist|ee)$/.test(word)));
}
