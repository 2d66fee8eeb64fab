/** What a statement is shown by, and how the statements that it rests on are asked. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Carry } from '../between/index.ts';
import type { Document } from '../read/document.ts';

/** A sentence of the evidence. */
export interface Place {
  readonly document: number;
  readonly sentence: number;
}

/** Where the evidence shows a statement, and how it follows from that. */
export interface Shown {
  readonly places: readonly Place[];
  readonly told: string;
  /** It was weighed over several sentences, not found to stand in one. */
  readonly weighed?: true;
  /** It was read off rows of data or of a table: the other rows say nothing of it. */
  readonly ofRows?: true;
}

/** What a reader of statements has to hand. */
export interface Scene {
  readonly documents: readonly Document[];
  /** Words of the title of each. */
  readonly titles: readonly ReadonlySet<string>[];
  readonly lexicon: Lexicon;
  /** Where the evidence shows another statement. */
  ask(said: string): Shown | undefined;
  /** Statements that are another said again, which are said no third time. */
  readonly again: Set<string>;
  /** Whether a text says a statement. */
  says(said: string, text: string): boolean;
}

/** Reads a statement of one form; undefined for another, and where the evidence does not show it. */
export type Reader = (said: string, scene: Scene) => Shown | undefined;

/** Statements that are asked for the sake of one, at the most, and how deep they may rest on each other. */
const MOST_ASKED = 24;
const DEEPEST = 3;

/** A scene in which statements are asked of the evidence as they stand and, where that is silent, of the readers. */
export function sceneOf(
  { documents, titles }: Pick<Scene, 'documents' | 'titles'>,
  lexicon: Lexicon,
  carry: Carry,
  says: Scene['says'],
  readers: readonly Reader[],
): Scene {
  let left = MOST_ASKED;
  const known = new Map<string, Shown | undefined>();
  const again = new Set<string>();
  const at = (depth: number): Scene => {
    const ask = (said: string): Shown | undefined => {
      if (known.has(said)) return known.get(said);
      if (left-- <= 0) return undefined;
      const found =
        carried(said, carry) ?? (depth < DEEPEST ? readBy(readers, said, at(depth + 1)) : undefined);
      known.set(said, found);
      return found;
    };
    return { documents, titles, lexicon, ask, again, says: (said, text) => left-- > 0 && says(said, text) };
  };
  return at(0);
}

/** What the first reader makes of a statement that makes something of it. */
export function readBy(readers: readonly Reader[], said: string, scene: Scene): Shown | undefined {
  const plain = said.replace(/[.\s]{1,4}$/, '');
  for (const reader of readers) {
    const found = reader(plain, scene);
    if (found !== undefined) return found;
  }
  return undefined;
}

function carried(said: string, carry: Carry): Shown | undefined {
  const part = carry(said);
  if (part?.best === undefined) return undefined;
  const { support, score } = part.best;
  const isPlain = score === Number.POSITIVE_INFINITY || support.sentences.length === 1;
  const weighed = isPlain ? {} : { weighed: true as const };
  return { places: support.sentences, told: '', ...weighed };
}

/** What is shown by several things together. */
export function together(all: readonly Shown[], told?: string): Shown {
  return {
    places: all.flatMap(({ places }) => places),
    told: [told, ...all.map((one) => one.told)].filter((one) => one !== undefined && one !== '').join('; '),
    ...(all.some(({ weighed }) => weighed === true) ? { weighed: true as const } : {}),
    ...(all.every(({ ofRows }) => ofRows === true) ? { ofRows: true as const } : {}),
  };
}
