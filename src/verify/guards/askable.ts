/** Which guards may have something to say of a statement beside its support, by the words that stand in both. */
import { lazily } from '../../text/once.ts';
import type { Reading } from '../../text/reading.ts';
import { Sieve } from '../../text/sieve/index.ts';
import { originOf } from '../context/retold.ts';
import type { AlignedSentence } from '../match/support.ts';
import { type Guard, type Told, textOf } from './guard.ts';

type Patterns = RegExp | readonly RegExp[] | undefined;

/** A guard that says what it needs. */
interface Sieved {
  readonly guard: Guard;
  readonly said: Patterns;
  readonly told: Patterns;
}

/** Guards in their order, and which of them need not be asked. */
export class Askable {
  readonly #guards: readonly Guard[];
  /** Of each guard its place among those that say what they need; -1 for one that does not. */
  readonly #places: readonly number[];
  readonly #sieved: readonly Sieved[];
  readonly #ofStatement: Sieve;
  readonly #ofSupport: Sieve;

  constructor(guards: readonly Guard[]) {
    const sieved = guards.flatMap((guard) =>
      guard.where === undefined ? [] : [{ guard, said: guard.where.said?.(), told: guard.where.told?.() }],
    );
    this.#guards = guards;
    this.#places = guards.map((guard) => sieved.findIndex((one) => one.guard === guard));
    this.#sieved = sieved;
    this.#ofStatement = new Sieve(sieved.map(({ said }) => said));
    this.#ofSupport = new Sieve(sieved.map(({ told }) => told));
  }

  /** The first of the guards of some carriers for which `find` has something of a statement; undefined for none. */
  first<Found>(
    told: Told,
    carriers: ReadonlySet<Guard['of']>,
    find: (guard: Guard) => Found | undefined,
  ): Found | undefined {
    const { reading, support } = told;
    const said = someOf(this.#ofStatement, wordingOf(reading));
    const stated = someOf(this.#ofSupport, support.sentences.flatMap(textsOf));
    const isStanding = this.#standingIn(told);
    for (let at = 0; at < this.#guards.length; at++) {
      const guard = this.#guards[at]!;
      if (!carriers.has(guard.of)) continue;
      const place = this.#places[at]!;
      if (place >= 0 && (said[place] === 0 || stated[place] === 0 || !isStanding(place))) continue;
      const found = find(guard);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Whether what a guard needs does stand in a statement and its support: letters alone may be those of another word. */
  #standingIn({ reading, support: { sentences } }: Told): (place: number) => boolean {
    const ours = lazily(() => eachThrough(this.#ofStatement, [...wordingOf(reading), ...readOf(reading)]));
    const theirs = lazily(() =>
      eachThrough(this.#ofSupport, [
        ...sentences.flatMap(textsOf),
        ...sentences.flatMap((one) => readOf(one.reading)),
      ]),
    );
    return (place) => {
      const { said, told } = this.#sieved[place]!;
      return stands(said, place, ours) && stands(told, place, theirs);
    };
  }
}

/** For each pattern of a sieve 1 where one of some texts may match it. */
function someOf(sieve: Sieve, [first = '', ...others]: readonly string[]): Uint8Array {
  const may = sieve.through(first);
  for (const text of others) {
    const also = sieve.through(text);
    for (let at = 0; at < also.length; at++) if (also[at] === 1) may[at] = 1;
  }
  return may;
}

/** A text beside what a sieve lets through of it. */
interface Through {
  readonly text: string;
  readonly may: Uint8Array;
}

const eachThrough = (sieve: Sieve, texts: readonly string[]): readonly Through[] =>
  [...new Set(texts)].map((text) => ({ text, may: sieve.through(text) }));

/** Whether one of the patterns at a place of a sieve is in one of the texts. */
const stands = (patterns: Patterns, place: number, texts: () => readonly Through[]): boolean =>
  patterns === undefined ||
  texts().some(
    ({ text, may }) =>
      may[place] === 1 &&
      (patterns instanceof RegExp
        ? text.search(patterns) >= 0
        : patterns.some((pattern) => text.search(pattern) >= 0)),
  );

/** A text in small letters and its words: a guard may hold its patterns against either. */
const readOf = (reading: Reading): readonly string[] => [
  textOf(reading).trim().toLowerCase(),
  ...reading.words.map(({ form }) => form),
];

/** A sentence of a support as it is read, and as it stands in its source. */
function textsOf({ source, sentence, reading }: AlignedSentence): readonly string[] {
  const origin = originOf(source);
  if (origin === source || sentence >= origin.scan.sentenceCount) return wordingOf(reading);
  const { text, sentenceStart, sentenceEnd } = origin.scan;
  return [...wordingOf(reading), text.slice(sentenceStart[sentence], sentenceEnd[sentence])];
}

/** A text, and its words where they may be folded to other letters than it has. */
function wordingOf(reading: Reading): readonly string[] {
  const text = textOf(reading);
  return NOT_ASCII.test(text) ? [text, ...reading.words.map(({ form }) => form)] : [text];
}

const NOT_ASCII = /[^\0-\x7f]/;
