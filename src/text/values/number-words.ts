import { WORD } from './characters.ts';
import { type Entry, Mark, Role } from './entry.ts';
import { isHyphen, type Reader } from './reader.ts';

/** A number in words and the token after it. `ordinal`: it ended in an ordinal ("twenty-first"). */
export interface NumberWords {
  readonly value: number;
  readonly next: number;
  readonly ordinal: boolean;
}

/** Running state: what is complete, what is being built, and how large a part may still be added to it. */
interface State {
  total: number;
  current: number;
  room: number;
  ordinal: boolean;
  scale: number;
}

const MAX_WORDS = 24;

/** How large a number may follow `value` in the same hundred: "twenty" leaves room for nine. */
function roomAfter(value: number, french: boolean): number {
  if (value >= 100) return value % 100 === 0 ? 99 : 0;
  if (value === 0) return 0;
  if (french && (value === 60 || value === 80)) return 19;
  if (value % 10 === 0 && (value >= 20 || (french && value === 10))) return 9;
  return 0;
}

/** Adds the word to the number. False where it cannot follow. */
function extend(state: State, entry: Entry, started: boolean, french: boolean): boolean {
  if (entry.number !== undefined) {
    const value = entry.number;
    if (french && value === 20 && state.current % 100 === 4) {
      state.current += 76;
      state.room = 19;
      return true;
    }
    if (started && (value > state.room || value === 0)) return false;
    state.current += value;
    state.room = Math.min(roomAfter(value, french), started ? state.room : 999);
    return true;
  }
  if (entry.hundred) {
    if (state.current >= 100 || (started && state.current === 0)) return false;
    state.current = (state.current || 1) * 100;
    state.room = 99;
    return true;
  }
  if (entry.scale !== undefined && entry.scale < state.scale) {
    state.total += (state.current || 1) * entry.scale;
    state.current = 0;
    state.room = 999;
    state.scale = entry.scale;
    return true;
  }
  if (started && entry.ordinal !== undefined && state.room >= entry.ordinal) {
    state.current += entry.ordinal;
    state.ordinal = true;
    return true;
  }
  return false;
}

/** Token after a joining "and" or hyphen at `i`, or `i` itself where there is none. */
function skipJoin({ tokens }: Reader, i: number): number {
  if (isHyphen(tokens.mark(i)) && tokens.glued(i) && tokens.glued(i + 1)) {
    const entry = tokens.entry(i + 1);
    const et = entry && entry.marks & Mark.join && isHyphen(tokens.mark(i + 2));
    return et ? i + 3 : i + 1;
  }
  return (tokens.entry(i)?.marks ?? 0) & Mark.join ? i + 1 : i;
}

/** Whether "and" may stand here: after a hundred or thousand in English, after the tens elsewhere. */
function joinAllowed({ language, tokens }: Reader, i: number, state: State): boolean {
  if (tokens.kind(i) !== WORD) return true;
  if (language === 'en') return state.room >= 99;
  return state.room === 9 || state.room === 19 || (language === 'de' && state.room >= 99);
}

/**
 * Reads the number in words that starts at token `i`: "fourteen", "twenty-one", "three hundred and five",
 * "quatre-vingt-dix-sept", "treinta y uno", "zweitausendfünfhundert". An article stands for one before
 * hundred, thousand… only. `seed`: a figure before a scale word ("2 million") is not read here.
 */
export function readNumberWords(reader: Reader, i: number): NumberWords | undefined {
  const french = reader.language === 'fr';
  const { tokens } = reader;
  const state: State = { total: 0, current: 0, room: 999, ordinal: false, scale: 1e15 };
  let next = i;
  let started = false;
  for (let at = i, words = 0; words < MAX_WORDS; words++) {
    const joined = started ? skipJoin(reader, at) : at;
    if (joined !== at && !joinAllowed(reader, at, state)) break;
    const entry = tokens.entry(joined);
    if (!started && entry && isIndefinite(reader, i, entry)) return undefined;
    const one = joined > at && isUnitArticle(reader, joined);
    if (!one && (!entry || !extend(state, entry, started, french))) break;
    if (one && (state.room === 0 || !extend(state, ONE, true, french))) break;
    started = true;
    next = at = joined + 1;
    if (state.ordinal) break;
  }
  if (started) return { value: state.total + state.current, next, ordinal: state.ordinal };
  return reader.language === 'de' ? readGermanCompound(reader, i) : undefined;
}

/** "hundreds of", "millions", and in English "hundred" alone: not so many, but many. */
function isIndefinite({ tokens, language }: Reader, i: number, entry: Entry): boolean {
  if (!entry.hundred && entry.scale === undefined) return false;
  if (language === 'en') return !((tokens.entry(i - 1)?.roles ?? 0) & Role.article);
  const word = tokens.lower(i);
  return language === 'de' ? word.endsWith('e') || word.endsWith('en') : word.endsWith('s');
}

const ONE: Entry = { roles: 0, marks: 0, number: 1 };

/** "un" in "vingt et un", "uno" in "treinta y uno": an article that counts after the tens. */
function isUnitArticle({ tokens, language }: Reader, i: number): boolean {
  return (language === 'fr' || language === 'es') && /^une?$|^un[ao]$/.test(tokens.lower(i));
}

/** Whether token `i` may start a number in words that its entry alone does not show (German compounds). */
export function mayBeCompound({ tokens, language }: Reader, i: number): boolean {
  if (language !== 'de' || tokens.kind(i) !== WORD || tokens.length(i) < 9 || tokens.length(i) > 60)
    return false;
  const word = tokens.lower(i);
  return word.includes('hundert') || word.includes('tausend');
}

/** "dreihundertfünf", "zweitausendfünfhundert". */
function readGermanCompound(reader: Reader, i: number): NumberWords | undefined {
  if (!mayBeCompound(reader, i)) return undefined;
  const [thousands, rest] = cutAt(reader.tokens.lower(i), 'tausend');
  const high = thousands === undefined ? 0 : belowThousand(thousands || 'ein');
  const low = rest === '' ? 0 : belowThousand(rest);
  if (high === undefined || low === undefined) return undefined;
  return { value: high * 1000 + low, next: i + 1, ordinal: false };
}

function cutAt(word: string, mark: string): readonly [string | undefined, string] {
  const at = word.indexOf(mark);
  return at < 0 ? [undefined, word] : [word.slice(0, at), word.slice(at + mark.length)];
}

function belowThousand(word: string): number | undefined {
  const [hundreds, rest] = cutAt(word, 'hundert');
  const high = hundreds === undefined ? 0 : GERMAN_SMALL.get(hundreds || 'ein');
  const low = rest === '' ? 0 : GERMAN_SMALL.get(rest.startsWith('und') ? rest.slice(3) : rest);
  return high === undefined || low === undefined ? undefined : high * 100 + low;
}

const GERMAN_SMALL: ReadonlyMap<string, number> = germanSmall();

function germanSmall(): ReadonlyMap<string, number> {
  const units = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
  const teens = [
    'zehn',
    'elf',
    'zwölf',
    'dreizehn',
    'vierzehn',
    'fünfzehn',
    'sechzehn',
    'siebzehn',
    'achtzehn',
    'neunzehn',
  ];
  const tens = ['zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];
  const all = new Map<string, number>([['eins', 1]]);
  units.forEach((word, value) => {
    if (word) all.set(word, value);
    tens.forEach((ten, index) => {
      all.set(word ? `${word}und${ten}` : ten, (index + 2) * 10 + value);
    });
  });
  teens.forEach((word, index) => {
    all.set(word, 10 + index);
  });
  return all;
}
