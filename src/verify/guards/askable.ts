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
    const standing = standingIn(told);
    for (let at = 0; at < this.#guards.length; at++) {
      const guard = this.#guards[at]!;
      if (!carriers.has(guard.of)) continue;
      const place = this.#places[at]!;
      if (place >= 0 && (said[place] === 0 || stated[place] === 0 || !standing(this.#sieved[place]!)))
        continue;
      const found = find(guard);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** For each pattern of a sieve 1 where one of some texts may match it. */
function someOf(sieve: Sieve, [first = '', ...others]: readonly string[]): Uint8Array {
  const may = sieve.through(first);
  for (const text of others)
    for (const [at, one] of sieve.through(text).entries()) if (one === 1) may[at] = 1;
  return may;
}

/** Whether what a guard needs does stand in a statement and its support: letters alone may be those of another word. */
function standingIn({ reading, support: { sentences } }: Told): (sieved: Sieved) => boolean {
  const ours = lazily(() => [...new Set([...wordingOf(reading), ...readOf(reading)])]);
  const theirs = lazily(() => [
    ...new Set([...sentences.flatMap(textsOf), ...sentences.flatMap((one) => readOf(one.reading))]),
  ]);
  return ({ said, told }) =>
    (said === undefined || stands(said, ours())) && (told === undefined || stands(told, theirs()));
}

const stands = (patterns: RegExp | readonly RegExp[], texts: readonly string[]): boolean =>
  texts.some((text) =>
    patterns instanceof RegExp
      ? text.search(patterns) >= 0
      : patterns.some((pattern) => text.search(pattern) >= 0),
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
