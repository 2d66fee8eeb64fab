/** Reads one way to say a frame: which words it takes, and where its roles stand (`read-table.ts` tells the notation). */
import type { Manner, Realisation, Role, Slots } from './types.ts';

export const PREPOSITIONS = new Set(
  'to from of by for with at in on into onto off out over about against after under upon as between than'.split(
    ' ',
  ),
);

const LIGHT = new Set(
  'have get make take go come give do hold be keep run see put set let bring leave'.split(' '),
);
/** Light verbs that say nothing without where something goes: "put the money into it". */
const PLACING = new Set(['put', 'set', 'run', 'let']);
/** Light verbs that say something by themselves of what is sent: "the parcel came". */
const MOVING = new Set(['come', 'go']);
const SMALL = new Set('a an the no not one all up down there here away back home as so'.split(' '));
/** Whether a word tells of nothing by itself. */
export const isSmall = (word: string): boolean => PREPOSITIONS.has(word) || SMALL.has(word);

/**
 * @param line how the line that it stands in says the frame
 * @param bare whether every phrase of it may be absent
 * @throws Error where it has no words, or names a class that is not there
 */
export function realisationOf(
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
