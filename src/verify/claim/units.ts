/** What a claim says, in parts that evidence must account for one by one: its content words and its values. */
import type { Hit } from '../../text/frames/index.ts';
import type { Reading, Word } from '../../text/reading.ts';
import type { Value } from '../../text/values/index.ts';
import { isIdle } from './idle-words.ts';

export interface Unit {
  /** First word of the unit and one past its last, in the claim's reading. */
  readonly from: number;
  readonly to: number;
  /** UTF-16 offsets into the claim. */
  readonly start: number;
  readonly end: number;
  readonly weight: number;
  readonly word: Word;
  /** The lemma, and the entries of several words that it begins, or that it is the first telling word of. */
  readonly lemmas: readonly string[];
  /** Predicates of known frames that it is a word of. */
  readonly frames: readonly Hit[];
  readonly value?: Value;
  /** A word of a proper name. */
  readonly name: boolean;
  /** A word that is written with a capital, at the beginning of the sentence too. */
  readonly capital: boolean;
}

/** Numbers below this, written in words, are as often style as information ("one of the"). */
const LIGHT_VALUE = 0.7;

/** What a word weighs that is there for its grammar alone. */
const IDLE_WEIGHT = 0.1;

/** Parts of a claim in order. A statement of function words alone has its longest words for parts. */
export function unitsOf(reading: Reading): Unit[] {
  const { words, values } = reading;
  const units: Unit[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    const value = word.value >= 0 ? values[word.value] : undefined;
    let to = at + 1;
    if (value !== undefined) while (to < words.length && words[to].value === word.value) to++;
    if (value !== undefined || word.weight > 0) {
      const idle = to === at + 1 && isIdle(words, at);
      units.push(unitOf(reading, at, to, value, idle ? IDLE_WEIGHT : undefined));
    } else if (isPredicate(words, at)) units.push(unitOf(reading, at, to, undefined, PARTICLE_WEIGHT));
    at = to;
  }
  return units.length > 0 ? units : words.map((_, at) => unitOf(reading, at, at + 1, undefined, 0.1));
}

const PARTICLES = new Set(
  'up down on off in out over back away near far here there through well ill alone around done his hers mine ours yours theirs'.split(
    ' ',
  ),
);
const COPULAS = new Set("is are was were be been am 's 're".split(' '));
/** Words that may stand between a copula and its particle. */
const BETWEEN = new Set(
  "not n't still now already again currently never always all both just no longer".split(' '),
);
const PARTICLE_WEIGHT = 0.6;

/** "The server is up": a function word that is all that the clause says. */
function isPredicate(words: readonly Word[], at: number): boolean {
  if (!PARTICLES.has(words[at].form)) return false;
  let before = at - 1;
  while (before >= 0 && BETWEEN.has(words[before].form)) before--;
  if (before < 0 || !COPULAS.has(words[before].form)) return false;
  const next = words[at + 1];
  return (
    next === undefined ||
    next.clause !== words[at].clause ||
    (next.weight === 0 && next.value < 0 && !DETERMINING.has(next.form))
  );
}

/** What opens the noun phrase of a preposition: "in the box". */
const DETERMINING = new Set(
  'the a an this that these those my your his her its our their all every each any no some'.split(' '),
);

function unitOf(reading: Reading, from: number, to: number, value?: Value, weight?: number): Unit {
  const word = reading.words[from];
  const phrases = reading.phrases().filter(({ at, head }) => at === from || head === from);
  const light = value?.kind === 'number' && 'words' in value && value.words === true;
  return {
    from,
    to,
    start: value === undefined ? word.start : Math.max(value.start, 0),
    end: value === undefined ? word.end : value.end,
    weight: weight ?? (value === undefined ? word.weight : light ? LIGHT_VALUE : 1),
    word,
    lemmas: [word.lemma, ...phrases.map(({ lemma }) => lemma)],
    frames: value === undefined ? reading.frames().filter((hit) => hit.words.includes(from)) : [],
    value,
    name: value === undefined && word.capital,
    capital:
      value === undefined &&
      (word.capital || /^\p{Lu}/u.test(reading.text.slice(word.start, word.start + 2))),
  };
}

/** Sum of the units' weights; more than zero. */
export function totalWeight(units: readonly Unit[]): number {
  let sum = 0;
  for (const { weight } of units) sum += weight;
  return sum || 1;
}
