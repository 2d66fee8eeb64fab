/** Which guards may have something to say of a statement beside its support, by the words that stand in both. */
import { type Cue, CueIndex, cuesOf } from '../../text/cue-words.ts';
import { gather } from '../../text/gather.ts';
import type { Reading } from '../../text/reading.ts';
import { originOf } from '../context/retold.ts';
import type { AlignedSentence } from '../support.ts';
import { type Guard, type Told, textOf } from './guard.ts';

/** Guards that are silent unless a pattern finds something in one text, with the words that it needs. */
class Bound {
  readonly #guards: readonly number[];
  readonly #index: CueIndex;
  readonly #found: Uint8Array;

  constructor(patterns: readonly (RegExp | readonly RegExp[] | undefined)[]) {
    const bound = patterns.flatMap((needed, guard) => {
      const cues = needed && cuesOfAny(Array.isArray(needed) ? needed : [needed]);
      return cues === undefined ? [] : [{ guard, cues }];
    });
    this.#guards = bound.map(({ guard }) => guard);
    this.#index = new CueIndex(bound.map(({ cues }): readonly Cue[] => cues));
    this.#found = new Uint8Array(bound.length);
  }

  /** Marks the guards that none of these texts has a word for. */
  silence(texts: readonly string[], silent: Uint8Array): void {
    this.#found.fill(0);
    for (const text of texts) this.#index.mark(text, this.#found);
    for (let i = 0; i < this.#guards.length; i++) if (this.#found[i] === 0) silent[this.#guards[i]!] = 1;
  }
}

/** Cues of which each text has one in which one of these patterns finds something; undefined where one has none. */
function cuesOfAny(patterns: readonly RegExp[]): readonly Cue[] | undefined {
  const cues = patterns.map(cuesOf);
  return cues.includes(undefined) ? undefined : gather(cues, (one) => one ?? []);
}

/** Guards in their order, and which of them need not be asked. */
export class Askable {
  readonly #ofStatement: Bound;
  readonly #ofSupport: Bound;
  readonly #count: number;

  constructor(guards: readonly Guard[]) {
    this.#count = guards.length;
    this.#ofStatement = new Bound(guards.map(({ where }) => where?.said?.()));
    this.#ofSupport = new Bound(guards.map(({ where }) => where?.told?.()));
  }

  /** Marks by their places the guards that have nothing to say. */
  silent({ reading, support: { sentences } }: Told): Uint8Array {
    const silent = new Uint8Array(this.#count);
    this.#ofStatement.silence(wordingOf(reading), silent);
    this.#ofSupport.silence(sentences.flatMap(textsOf), silent);
    return silent;
  }
}

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
