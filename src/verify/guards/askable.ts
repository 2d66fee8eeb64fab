/** Which guards may have something to say of a statement beside its support, by the words that stand in both. */
import type { Reading } from '../../text/reading.ts';
import { Sieve } from '../../text/sieve/index.ts';
import { originOf } from '../context/retold.ts';
import type { AlignedSentence } from '../support.ts';
import { type Guard, type Told, textOf } from './guard.ts';

/** Guards in their order, and which of them need not be asked. */
export class Askable {
  readonly #ofStatement: Sieve;
  readonly #ofSupport: Sieve;
  readonly #count: number;
  readonly #said: readonly Patterns[];
  readonly #told: readonly Patterns[];

  constructor(guards: readonly Guard[]) {
    this.#count = guards.length;
    this.#said = guards.map(({ where }) => where?.said?.());
    this.#told = guards.map(({ where }) => where?.told?.());
    this.#ofStatement = new Sieve(this.#said);
    this.#ofSupport = new Sieve(this.#told);
  }

  /** Whether what a guard that is not silent needs does stand there: letters alone may be those of another word. */
  concerns(guard: number, { reading, support: { sentences } }: Told): boolean {
    const [said, told] = [this.#said[guard], this.#told[guard]];
    return (
      (said === undefined || stands(said, [...wordingOf(reading), ...readOf(reading)])) &&
      (told === undefined ||
        stands(told, [...sentences.flatMap(textsOf), ...sentences.flatMap((one) => readOf(one.reading))]))
    );
  }

  /** Marks by their places the guards that have nothing to say. */
  silent({ reading, support: { sentences } }: Told): Uint8Array {
    const said = wordingOf(reading).map((text) => this.#ofStatement.through(text));
    const told = sentences.flatMap(textsOf).map((text) => this.#ofSupport.through(text));
    const silent = new Uint8Array(this.#count);
    for (let guard = 0; guard < this.#count; guard++)
      if (said.every((may) => may[guard] === 0) || told.every((may) => may[guard] === 0)) silent[guard] = 1;
    return silent;
  }
}

/** A text in small letters and its words: a guard may hold its patterns against either. */
const readOf = (reading: Reading): readonly string[] => [
  textOf(reading).trim().toLowerCase(),
  ...reading.words.map(({ form }) => form),
];

type Patterns = RegExp | readonly RegExp[] | undefined;

const stands = (patterns: RegExp | readonly RegExp[], texts: readonly string[]): boolean =>
  texts.some((text) =>
    patterns instanceof RegExp
      ? text.search(patterns) >= 0
      : patterns.some((pattern) => text.search(pattern) >= 0),
  );

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
