import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Part of speech as WordNet writes it: noun, verb, adjective, adverb. */
export type WordnetPos = 'n' | 'v' | 'a' | 'r';

/** One set of synonyms, with the pointers that hold for the whole set, as indices into `synsets`. */
export interface Synset {
  readonly pos: WordnetPos;
  /** Number of the lexicographer file, e.g. 5 = noun.animal, 20 = noun.plant. */
  readonly topic: number;
  /** An adjective that leans on another one's meaning (`arid` on `dry`). */
  readonly satellite: boolean;
  readonly words: readonly string[];
  readonly hypernyms: number[];
  readonly instanceOf: number[];
  readonly entails: number[];
  readonly similar: number[];
}

/** A word in one of its meanings; `tags` counts its occurrences in the semantically tagged corpus. */
export interface Sense {
  readonly synset: number;
  readonly tags: number;
}

/** A pointer between two words in particular meanings. */
export interface LexicalPointer {
  readonly kind: 'antonym' | 'derivation' | 'pertainym' | 'participle';
  readonly from: string;
  readonly fromPos: WordnetPos;
  readonly fromSynset: number;
  readonly to: string;
  readonly toPos: WordnetPos;
  readonly toSynset: number;
}

export interface Wordnet {
  readonly synsets: readonly Synset[];
  /** Senses by `lemma|pos`, the most frequent first. Lemmas in lower case, spaces between words. */
  readonly senses: ReadonlyMap<string, readonly Sense[]>;
  readonly pointers: readonly LexicalPointer[];
}

const FILES: readonly (readonly [WordnetPos, string])[] = [
  ['n', 'noun'],
  ['v', 'verb'],
  ['a', 'adj'],
  ['r', 'adv'],
];

const LEXICAL: Readonly<Record<string, LexicalPointer['kind']>> = {
  '!': 'antonym',
  '+': 'derivation',
  '\\': 'pertainym',
  '<': 'participle',
};

interface RawPointer {
  readonly symbol: string;
  readonly target: string;
  readonly from: number;
  readonly to: number;
}

interface RawSynset extends Synset {
  readonly key: string;
  readonly pointers: readonly RawPointer[];
}

/**
 * Reads the dictionary files of Princeton WordNet 3.1 (formats: wndb(5WN), senseidx(5WN)).
 * @param folder the folder that holds `data.*`, `index.*` and `index.sense`
 */
export function readWordnet(folder: string): Wordnet {
  const raw = FILES.flatMap(([pos, name]) =>
    dataLines(join(folder, `data.${name}`)).map((line) => parseSynset(line, pos)),
  );
  const byKey = new Map(raw.map((synset, index) => [synset.key, index]));
  const tags = readTagCounts(join(folder, 'index.sense'));
  const senses = new Map<string, Sense[]>();
  for (const [pos, name] of FILES) {
    for (const line of dataLines(join(folder, `index.${name}`)))
      readIndexLine(line, pos, byKey, tags, senses);
  }
  return { synsets: raw, senses, pointers: resolvePointers(raw, byKey) };
}

function dataLines(path: string): string[] {
  return readFileSync(path, 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '));
}

function plain(word: string): string {
  const marker = word.indexOf('(');
  return (marker > 0 ? word.slice(0, marker) : word).replaceAll('_', ' ').toLowerCase();
}

function parseSynset(line: string, pos: WordnetPos): RawSynset {
  const fields = line.slice(0, line.indexOf(' | ')).split(' ');
  const wordCount = Number.parseInt(fields[3]!, 16);
  const words = Array.from({ length: wordCount }, (_, i) => plain(fields[4 + 2 * i]!));
  const first = 4 + 2 * wordCount;
  const pointers = Array.from({ length: Number(fields[first]) }, (_, i) => {
    const at = first + 1 + 4 * i;
    const ends = fields[at + 3]!;
    return {
      symbol: fields[at]!,
      target: fields[at + 2]! + fields[at + 1]!,
      from: Number.parseInt(ends.slice(0, 2), 16),
      to: Number.parseInt(ends.slice(2), 16),
    };
  });
  const empty = { hypernyms: [], instanceOf: [], entails: [], similar: [] };
  const key = pos + fields[0]!;
  return { key, pos, topic: Number(fields[1]), satellite: fields[2] === 's', words, pointers, ...empty };
}

function readTagCounts(path: string): Map<string, number> {
  const tags = new Map<string, number>();
  for (const line of dataLines(path)) {
    const [key, offset, , count] = line.split(' ');
    if (count === '0') continue;
    const percent = key!.lastIndexOf('%');
    const pos = 'nvara'[Number(key![percent + 1]) - 1]!;
    tags.set(`${plain(key!.slice(0, percent))}|${pos}${offset}`, Number(count));
  }
  return tags;
}

function readIndexLine(
  line: string,
  pos: WordnetPos,
  byKey: ReadonlyMap<string, number>,
  tags: ReadonlyMap<string, number>,
  senses: Map<string, Sense[]>,
): void {
  const fields = line.trim().split(' ');
  const lemma = plain(fields[0]!);
  const offsets = fields.slice(6 + Number(fields[3]));
  senses.set(
    `${lemma}|${pos}`,
    offsets.map((offset) => ({
      synset: byKey.get(pos + offset)!,
      tags: tags.get(`${lemma}|${pos}${offset}`) ?? 0,
    })),
  );
}

function resolvePointers(raw: readonly RawSynset[], byKey: ReadonlyMap<string, number>): LexicalPointer[] {
  const lexical: LexicalPointer[] = [];
  for (const [index, synset] of raw.entries()) {
    for (const pointer of synset.pointers) {
      const target = byKey.get(pointer.target.replace(/^s/, 'a'))!;
      if (pointer.symbol === '@') synset.hypernyms.push(target);
      else if (pointer.symbol === '@i') synset.instanceOf.push(target);
      else if (pointer.symbol === '*') synset.entails.push(target);
      else if (pointer.symbol === '&') synset.similar.push(target);
      const kind = LEXICAL[pointer.symbol];
      if (kind === undefined || pointer.from === 0) continue;
      lexical.push({
        kind,
        from: synset.words[pointer.from - 1]!,
        fromPos: synset.pos,
        fromSynset: index,
        to: raw[target]!.words[pointer.to - 1]!,
        toPos: raw[target]!.pos,
        toSynset: target,
      });
    }
  }
  return lexical;
}
