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
import type { Frame, Link, Manner, Realisation, Role, Slots } from './types.ts';

export interface Table {
  readonly frames: readonly Frame[];
  readonly realisations: readonly Realisation[];
}

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
export const PREPOSITIONS = new Set(
  'to from of by for with at in on into onto off out over about against after under upon as between than'.split(
    ' ',
  ),
);

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
  const numbers = new Map(drafts.map(({ name }, at) => [name, at]));
  if (numbers.size < drafts.length) throw new Error(`frame twice: ${twice(drafts)}`);
  const numberOf = (name: string): number => {
    const number = numbers.get(name);
    if (number === undefined) throw new Error(`no frame ${name}`);
    return number;
  };
  const frames = drafts.map((draft): Frame => {
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
  const realisations = gather(drafts, (draft, frame) =>
    gather(Object.entries(MANNERS), ([sign, manner]) =>
      rest(draft, sign)
        .split(/;\s*/)
        .filter(Boolean)
        .flatMap((text) => [
          realisationOf(text, frame, manner, sign === 'i', classes),
          ...(manner === 'deed' ? carriedOut(text) : []).map((way) =>
            realisationOf(way, frame, 'verb', false, classes),
          ),
        ]),
    ),
  );
  return { frames, realisations: distinct(realisations) };
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
  return realisations.filter(({ frame, manner, words, slots }) => {
    const key = `${frame} ${manner} ${words.join(' ')}`;
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

const LIGHT = new Set(
  'have get make take go come give do hold be keep run see put set let bring leave'.split(' '),
);
/** Light verbs that say nothing without where something goes: "put the money into it". */
const PLACING = new Set(['put', 'set', 'run', 'let']);
/** Light verbs that say something by themselves of what is sent: "the parcel came". */
const MOVING = new Set(['come', 'go']);
const SMALL = new Set('a an the no not one all up down there here away back home as so'.split(' '));
const isSmall = (word: string): boolean => PREPOSITIONS.has(word) || SMALL.has(word);

function realisationOf(
  text: string,
  frame: number,
  line: Manner,
  bare: boolean,
  classes: ReadonlyMap<string, ReadonlySet<string>>,
): Realisation {
  const more = text.startsWith('+');
  const less = text.startsWith('-');
  const said = text.slice(more || less ? 1 : 0).trim();
  // What "be" links to its subject is said of it: the copula itself may be left out.
  const copular = /^(?:[1-4](?:@\S+)? )?be /.test(said);
  const manner = line === 'verb' && copular ? 'state' : line;
  const tokens = said
    .replace(/^((?:[1-4](?:@\S+)? )?)be (?:an? )?/, '$1')
    .replaceAll(/\b(?:a|an|the) \*/g, '*')
    // The words of a hyphenated one are read apart.
    .replaceAll(/(?<=\w)-(?=\w)/g, ' ')
    .split(/\s+/);
  const pattern = patternOf(tokens, bare || manner === 'deed' || line === 'bearer', classes);
  const { words, open, noun, needs } = pattern;
  const slots = shared(
    completed(manner, pattern.slots ?? { ...defaults(manner, words), labile: pattern.labile }),
  );
  if (words.length === 0) throw new Error(`no words: ${text}`);
  const telling = words.findIndex((word) => !isSmall(word));
  const tells = noun >= 0 ? noun : Math.max(0, telling);
  const moved = needs !== undefined && MOVING.has(words[0]);
  const light = words.length === 1 && LIGHT.has(words[0]) && !moved;
  const slight = telling < 0 || light || pattern.bound;
  const negative = words.some((word) => word === 'not' || word === 'no' || word === 'never');
  return {
    frame,
    manner,
    words,
    open,
    tells,
    negative,
    slight,
    bound:
      pattern.bound ||
      (PLACING.has(words[0]) && words.length === 1 && Object.keys(slots.obliques).length > 0),
    noun,
    slots,
    needs,
    inClaim: !more,
    inEvidence: !less,
  };
}

interface Pattern {
  readonly words: string[];
  readonly open: boolean[];
  readonly noun: number;
  /** Undefined where the pattern numbers no role. */
  readonly slots: Slots | undefined;
  readonly labile: boolean;
  readonly needs: ReadonlySet<string> | undefined;
  readonly bound: boolean;
}

function patternOf(
  tokens: readonly string[],
  nominal: boolean,
  classes: ReadonlyMap<string, ReadonlySet<string>>,
): Pattern {
  const words: string[] = [];
  const open: boolean[] = [];
  let noun = -1;
  let gap = false;
  let optional = nominal;
  let labile = false;
  let bound = false;
  let needs: ReadonlySet<string> | undefined;
  let subject: Role | 0 = 0;
  let object: Role | 0 = 0;
  const obliques: Record<string, Role> = Object.create(null);
  let numbered = false;
  tokens.forEach((token, at) => {
    if (token.startsWith('!')) bound = true;
    const bare = token.replace(/[()!]/g, '');
    const role = /^([1-4])(?:@(\S+))?$/.exec(bare);
    if (role !== null) {
      const number = Number(role[1]) as Role;
      numbered = true;
      if (role[2] !== undefined) needs = classOf(role[2], classes);
      const before = (tokens[at - 1] ?? '').replace(/[()!]/g, '');
      if (words.length === 0 && at === 0) subject = number;
      else if (PREPOSITIONS.has(before)) {
        obliques[before] = number;
        // "Say sorry to 2 for 3": what stands behind the first phrase may be left out.
        optional = true;
      } else {
        object = number;
        optional = true;
        gap = true;
      }
      return;
    }
    if (token === '~') {
      gap = true;
      return;
    }
    const next = (tokens[at + 1] ?? '').replace(/[()]/g, '');
    if (token.startsWith('(')) optional = true;
    if (PREPOSITIONS.has(bare) && /^[1-4]/.test(next) && optional) return;
    if (bare.startsWith('*')) {
      noun = words.length;
      optional = true;
    }
    if (bare.startsWith('^')) labile = true;
    words.push(bare.replace(/[*^]/, ''));
    open.push(gap || bare.startsWith('*'));
    gap = false;
  });
  return {
    // Copies have no room to grow: there are thousands of them.
    words: [...words],
    open: [...open],
    noun,
    slots: numbered ? { subject, object, obliques, labile } : undefined,
    labile,
    needs,
    bound,
  };
}

function classOf(name: string, classes: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const known = classes.get(name);
  if (known === undefined) throw new Error(`no class ${name}`);
  return known;
}

const known = new Map<string, Slots>();

/** The one object for slots that are the same: thousands of realisations have one of a few hundred. */
function shared(slots: Slots): Slots {
  const key = JSON.stringify(slots);
  const same = known.get(key) ?? slots;
  known.set(key, same);
  return same;
}

/** Who acts is the subject where the pattern puts nothing else there and has him nowhere else. */
function completed(manner: Manner, slots: Slots): Slots {
  const elsewhere = slots.object === 1 || Object.values(slots.obliques).includes(1);
  return manner === 'deed' || slots.subject !== 0 || elsewhere ? slots : { ...slots, subject: 1 };
}

/** Where the roles stand that a pattern does not number. */
function defaults(manner: Manner, words: readonly string[]): Omit<Slots, 'labile'> {
  const last = words.at(-1)!;
  const own: Record<string, Role> = words.length > 1 && PREPOSITIONS.has(last) ? { [last]: 2 } : {};
  if (manner === 'verb') return { subject: 1, object: 2, obliques: own };
  if (manner === 'state') return { subject: 1, object: 0, obliques: own };
  if (manner === 'bearer') return { subject: 1, object: 0, obliques: { of: 2, ...own } };
  return { subject: 0, object: 0, obliques: { of: 2, by: 1, ...own } };
}
