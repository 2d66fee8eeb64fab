/**
 * Reads the tables of frames. A frame begins at the left margin with its name; the lines under it, indented, say:
 *
 *     v, n, a, p   ways to say it, parted by semicolons: verbs, nouns of the deed, what stands behind a copula,
 *                  nouns of the bearer of role 1 ("founder")
 *     i            verbs whose phrases may be absent: `1 resign from 2`
 *     >            frames that it entails: `receive 1<3` where role 1 there is role 3 here
 *     x            frames that it excludes
 *     !            the frame that it denies
 *
 * A way to say it is a row of lemmas. Numbers are roles, in the places where they stand: `3 borrow 2 from 1`. Without
 * numbers role 1 is the subject and role 2 the object. A preposition between verb and number belongs to the verb;
 * after an object, or in brackets, it may be absent. `~` lets other words stand between, `*` marks the noun of a light
 * verb, `!` a preposition without which the verb does not say this (`1 pay 2 !into 3`), `^` a verb whose subject has role 2 where it has no object ("the shop closed"), `+` a way that says more than the frame and `-` one that says less; `2@message` asks for a word of that class.
 */
import { gather } from '../gather.ts';
import { isSmall, realisationOf } from './read-way.ts';
import type { Frame, Link, Manner, Realisation, Role, Slots } from './types.ts';

interface Draft {
  readonly name: string;
  readonly lines: string[];
}

const MANNERS: Readonly<Record<string, Manner>> = {
  v: 'verb',
  i: 'verb',
  n: 'deed',
  a: 'state',
  p: 'bearer',
};

/**
 * What tables say. The ways to say a frame are read when they are asked for: there are ten thousand, and an answer
 * has use for a few hundred.
 */
export class Table {
  readonly frames: readonly Frame[];
  private readonly drafts: readonly Draft[];
  private readonly classes: ReadonlyMap<string, ReadonlySet<string>>;
  /** For each word the frames of which it may tell, in their order: all those of which it does, and some more. */
  private readonly mentioned: ReadonlyMap<string, readonly number[]>;
  private readonly read: (readonly Realisation[] | undefined)[] = [];
  private readonly ofWord = new Map<string, readonly Realisation[]>();

  constructor(
    frames: readonly Frame[],
    drafts: readonly Draft[],
    classes: ReadonlyMap<string, ReadonlySet<string>>,
  ) {
    this.frames = frames;
    this.drafts = drafts;
    this.classes = classes;
    this.mentioned = mentions(drafts);
  }

  /** The ways to say a frame. */
  ways(frame: number): readonly Realisation[] {
    this.read[frame] ??= waysOf(this.drafts[frame], frame, this.classes);
    return this.read[frame];
  }

  /** Every way to say anything. */
  get realisations(): readonly Realisation[] {
    return gather(this.frames, (_, frame) => this.ways(frame));
  }

  /** The ways to say something that a lemma tells of: the noun of a light verb, else the first word that is not small. */
  told(lemma: string): readonly Realisation[] {
    let known = this.ofWord.get(lemma);
    if (known === undefined) {
      const frames = this.mentioned.get(lemma);
      if (frames === undefined) return NONE;
      const isTold = ({ words, tells }: Realisation): boolean => words[tells] === lemma;
      known = gather(frames, (frame) => this.ways(frame).filter(isTold));
      this.ofWord.set(lemma, known);
    }
    return known;
  }
}

const NONE: readonly Realisation[] = [];

/** @throws Error where a table names a frame or class that is not there */
export function readTables(tables: readonly string[]): Table {
  const classes = new Map<string, ReadonlySet<string>>();
  const drafts: Draft[] = [];
  for (const line of gather(tables, (table) => table.split('\n'))) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const named = /^@(\S+) (.*)$/.exec(line);
    if (named !== null) classes.set(named[1], new Set(named[2].split(/,\s*/)));
    else if (line.startsWith(' ')) drafts.at(-1)!.lines.push(line.trim());
    else drafts.push({ name: line.trim(), lines: [] });
  }
  checkClasses(drafts, classes);
  return new Table(framesOf(drafts), drafts, classes);
}

function checkClasses(drafts: readonly Draft[], classes: ReadonlyMap<string, unknown>): void {
  for (const { lines } of drafts)
    for (const line of lines)
      for (const [, name] of line.matchAll(/[1-4]@([^\s()!;]+)/g))
        if (!classes.has(name)) throw new Error(`no class ${name}`);
}

/** What one frame says of another. */
function framesOf(drafts: readonly Draft[]): readonly Frame[] {
  const numbers = new Map(drafts.map(({ name }, at) => [name, at]));
  if (numbers.size < drafts.length) throw new Error(`frame twice: ${twice(drafts)}`);
  const numberOf = (name: string): number => {
    const number = numbers.get(name);
    if (number === undefined) throw new Error(`no frame ${name}`);
    return number;
  };
  return drafts.map((draft): Frame => {
    const named = (sign: string): string[] =>
      rest(draft, sign)
        .split(/[;,]\s*/)
        .filter(Boolean);
    const [denied] = named('!');
    return {
      name: draft.name,
      entails: named('>').map((text) => linkOf(text, numberOf)),
      excludes: named('x').map(numberOf),
      denies: denied === undefined ? -1 : numberOf(denied),
    };
  });
}

/** A word of a way, `*` before the noun of a light verb included; a hyphenated one is as many. */
const WORD = /\*?[^\s()!*^~+;-]+/g;

/** For each word the frames that have a way of which it may be the telling one. */
function mentions(drafts: readonly Draft[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  const add = (word: string, frame: number): void => {
    const frames = found.get(word);
    if (frames === undefined) found.set(word, [frame]);
    else if (frames.at(-1) !== frame) frames.push(frame);
  };
  drafts.forEach(({ lines }, frame) => {
    for (const line of lines) {
      if (MANNERS[line[0]] === undefined) continue;
      for (const way of line.slice(2).split(';')) for (const word of telling(way)) add(word, frame);
    }
  });
  return found;
}

/** Words of a way of which one tells it. */
function telling(way: string): readonly string[] {
  const words = Array.from(way.matchAll(WORD), ([word]) => word);
  const nouns = words.filter((word) => word.startsWith('*'));
  if (nouns.length > 0) return nouns.map((noun) => noun.slice(1));
  const plain = words.filter((word) => !/^[1-4]/.test(word));
  // The copula is left out.
  const said = plain[0] === 'be' ? plain.slice(1) : plain;
  const first = said.find((word) => !isSmall(word));
  return first === undefined ? said : [first];
}

/** What the lines of a frame say of how it is said. */
function waysOf(
  draft: Draft,
  frame: number,
  classes: ReadonlyMap<string, ReadonlySet<string>>,
): readonly Realisation[] {
  const all = gather(Object.entries(MANNERS), ([sign, manner]) =>
    rest(draft, sign)
      .split(/;\s*/)
      .filter(Boolean)
      .flatMap((text) => [
        realisationOf(text, frame, manner, sign === 'i', classes),
        ...(manner === 'deed' ? carriedOut(text) : []).map((way) =>
          realisationOf(way, frame, 'verb', false, classes),
        ),
      ]),
  );
  return distinct(all);
}

/** Verbs that say of a deed no more than that it was done. */
const DOING = ['carry out', 'conduct', 'perform', 'undertake'];

/** "Examination of 2 by 1" as what is carried out. */
function carriedOut(deed: string): readonly string[] {
  const [, noun] = /^([a-z]+) of 2(?: by 1)?$/.exec(deed) ?? [];
  return noun === undefined ? [] : DOING.map((verb) => `1 ${verb} a *${noun} of 2`);
}

/** The realisations without those that are the same as one before. */
function distinct(realisations: readonly Realisation[]): readonly Realisation[] {
  const said = new Map<string, Slots[]>();
  return realisations.filter(({ manner, words, slots }) => {
    const key = `${manner} ${words.join(' ')}`;
    const others = said.get(key);
    if (others === undefined) said.set(key, [slots]);
    else if (others.includes(slots)) return false;
    else others.push(slots);
    return true;
  });
}

const twice = (drafts: readonly Draft[]): string =>
  drafts.find(({ name }, at) => drafts.findIndex((other) => other.name === name) !== at)!.name;

/** All that the lines with one sign say. */
const rest = ({ lines }: Draft, sign: string): string =>
  lines
    .filter((line) => line.startsWith(`${sign} `))
    .map((line) => line.slice(2))
    .join('; ');

function linkOf(text: string, numberOf: (name: string) => number): Link {
  const [name, ...pairs] = text.trim().split(' ');
  const roles: Record<number, Role> = {};
  for (const pair of pairs) roles[Number(pair[0])] = Number(pair[2]) as Role;
  return { to: numberOf(name), roles };
}
