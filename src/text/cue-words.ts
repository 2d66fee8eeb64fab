/**
 * Words without which a pattern finds nothing: a text that has none of them need not be searched. Of hundreds of patterns
 * those that may find something in a text are known by looking up each of its words once.
 */
import { OF_WORD, type Piece, type Sequence, sequencesOf } from './cue-pattern.ts';
import { wordSet } from './word-set.ts';

/** A word, or what words begin with, in lower case: letters, digits and underscores of ASCII. */
export interface Cue {
  readonly letters: string;
  readonly whole: boolean;
}

/** Cues of which each text has one in which a pattern finds something; undefined where none are known. */
export function cuesOf(pattern: RegExp): readonly Cue[] | undefined {
  const ways = sequencesOf(pattern);
  return ways && allOf(ways, false, false);
}

/** The cues of each of several ways; undefined where one has none. */
function allOf(ways: readonly Sequence[], before: boolean, after: boolean): readonly Cue[] | undefined {
  const all: Cue[] = [];
  for (const way of ways) {
    const cues = cuesIn(way, before, after);
    if (cues === undefined) return undefined;
    all.push(...cues);
  }
  return all;
}

/** The rarest cues of a sequence; `before` and `after`: whether no word goes on over its ends. */
function cuesIn(pieces: Sequence, before: boolean, after: boolean): readonly Cue[] | undefined {
  let best: readonly Cue[] | undefined;
  const offer = (cues: readonly Cue[] | undefined): void => {
    if (cues !== undefined && (best === undefined || rarity(cues) > rarity(best))) best = cues;
  };
  let letters = '';
  let begins = false;
  let edge = before;
  const close = (whole: boolean): void => {
    if (letters !== '' && begins) offer([{ letters, whole }]);
    letters = '';
  };
  for (const [at, piece] of pieces.entries()) {
    const isOfWord = piece.kind === 'char' && OF_WORD.test(piece.char);
    if (isOfWord) {
      if (letters === '') begins = edge;
      letters += piece.char;
    } else close(beginsApart(pieces, at, after));
    if (piece.kind === 'one of' && !piece.optional)
      offer(allOf(piece.ways, edge, beginsApart(pieces, at + 1, after)));
    edge = endsApart(piece, edge);
  }
  close(after);
  return best;
}

/** Whether no word goes on from before a piece into it. */
function beginsApart(pieces: Sequence, at: number, after: boolean): boolean {
  const piece = pieces[at];
  if (piece === undefined) return after;
  if (piece.kind === 'char') return !OF_WORD.test(piece.char);
  if (piece.kind !== 'one of') return piece.kind === 'edge' || piece.apart;
  const next = beginsApart(pieces, at + 1, after);
  return (!piece.optional || next) && piece.ways.every((way) => beginsApart(way, 0, next));
}

/** Whether no word goes on behind a piece, by whether none did before it. */
function endsApart(piece: Piece, before: boolean): boolean {
  if (piece.kind === 'char') return !OF_WORD.test(piece.char);
  if (piece.kind !== 'one of') return piece.kind === 'edge' || piece.apart;
  return (
    (!piece.optional || before) &&
    piece.ways.every((way) => way.reduce((edge, one) => endsApart(one, edge), before))
  );
}

/** Words that most sentences have. */
const COMMON = wordSet(
  'the a an of to in on at for by with and or is are was were be been has have had it this that s t',
);
/** Letters of a beginning by which words are told apart. */
const TELLING = 3;

/** How few texts have one of these, by the commonest of them. */
const rarity = (cues: readonly Cue[]): number =>
  Math.min(
    ...cues.map(({ letters, whole }) => {
      if (!whole) return Math.min(letters.length, TELLING) - 1;
      return COMMON.has(letters) ? 1 : TELLING;
    }),
  );

/** Beginnings of words are looked up by so many letters at the most. */
const LONGEST = 4;
/** A word with its digits, and each row of letters in it. */
const WORDS = /[A-Za-z0-9_]+/g;
const LETTERS = /[A-Za-z]+/g;
/** Letters that are one of ASCII where case is ignored, or in lower case. */
const AS_ASCII = /[\u0130\u017f\u212a]/;

/** Lists of cues, each by its number, asked all at once which of them a text has one of. */
export class CueIndex {
  readonly #whole = new Map<string, number[]>();
  readonly #beginning = new Map<string, number[]>();
  readonly #count: number;

  constructor(lists: readonly (readonly Cue[])[]) {
    this.#count = lists.length;
    for (const [number, cues] of lists.entries())
      for (const { letters, whole } of cues) {
        const [map, key] = whole ? [this.#whole, letters] : [this.#beginning, letters.slice(0, LONGEST)];
        const numbers = map.get(key);
        if (numbers === undefined) map.set(key, [number]);
        else if (numbers.at(-1) !== number) numbers.push(number);
      }
  }

  /** Marks by their numbers the lists that a text has a cue of. */
  mark(text: string, found: Uint8Array): void {
    if (AS_ASCII.test(text)) found.fill(1, 0, this.#count);
    for (const [word] of text.matchAll(WORDS)) {
      this.#markWord(word.toLowerCase(), found);
      if (/[0-9_]/.test(word))
        for (const [row] of word.matchAll(LETTERS)) this.#markWord(row.toLowerCase(), found);
    }
  }

  #markWord(word: string, found: Uint8Array): void {
    markAll(this.#whole.get(word), found);
    for (let length = Math.min(LONGEST, word.length); length > 0; length--)
      markAll(this.#beginning.get(word.slice(0, length)), found);
  }
}

function markAll(numbers: readonly number[] | undefined, found: Uint8Array): void {
  if (numbers === undefined) return;
  for (let i = 0; i < numbers.length; i++) found[numbers[i]!] = 1;
}
