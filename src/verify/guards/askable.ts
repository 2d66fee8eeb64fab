/** Which guards may have something to say of a statement beside its support, by the words that stand in both. */
import { type Cue, CueIndex, cuesOf } from '../../text/cue-words.ts';
import { originOf } from '../context/retold.ts';
import { type Guard, type Told, textOf } from './guard.ts';

/** Guards that are silent unless a pattern finds something in one text, with the words that it needs. */
class Bound {
  readonly #guards: readonly number[];
  readonly #index: CueIndex;
  readonly #found: Uint8Array;

  constructor(patterns: readonly (RegExp | undefined)[]) {
    const bound = patterns.flatMap((pattern, guard) => {
      const cues = pattern && cuesOf(pattern);
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
    this.#ofStatement.silence([textOf(reading)], silent);
    this.#ofSupport.silence(sentences.flatMap(textsOf), silent);
    return silent;
  }
}

/** A sentence of a support as it is read, and as it stands in its source. */
function textsOf({ source, sentence, reading }: Told['support']['sentences'][number]): readonly string[] {
  const origin = originOf(source);
  if (origin === source || sentence >= origin.scan.sentenceCount) return [textOf(reading)];
  const { text, sentenceStart, sentenceEnd } = origin.scan;
  return [textOf(reading), text.slice(sentenceStart[sentence], sentenceEnd[sentence])];
}
