import { Flag } from './format.ts';
import type { Pos } from './types.ts';

/** The parts of speech in which a word is known, as bits of `Flag`; 0 for an unknown word. */
export type PosOf = (word: string) => number;

export const POS_BITS: readonly (readonly [Pos, number])[] = [
  ['n', Flag.noun],
  ['v', Flag.verb],
  ['a', Flag.adjective],
  ['r', Flag.adverb],
];

/** A regular ending and what stands in its place in the dictionary form. */
type Ending = readonly [ending: string, base: string];

const NOUN_ENDINGS: readonly Ending[] = [
  ['s', ''],
  ['ses', 's'],
  ['xes', 'x'],
  ['zes', 'z'],
  ['zzes', 'z'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['oes', 'o'],
  ['ies', 'y'],
  ['ves', 'f'],
  ['ves', 'fe'],
  ['men', 'man'],
  ['speople', 'sperson'],
  ['rpeople', 'rperson'],
];

/** Plurals of nouns in -f: of other words in -ves, as "believes", the noun is another. */
const F_PLURALS = new Set(
  (
    'calves elves halves hooves knives leaves lives loaves scarves selves sheaves shelves thieves wives wolves wharves ' +
    'dwarves beeves turves midwives housewives penknives bookshelves'
  ).split(' '),
);

const VERB_ENDINGS: readonly Ending[] = [
  ['s', ''],
  ['ies', 'y'],
  ['es', ''],
  ['ied', 'y'],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
  ['ying', 'ie'],
];

const DEGREE_ENDINGS: readonly Ending[] = [
  ['ier', 'y'],
  ['iest', 'y'],
  ['er', ''],
  ['er', 'e'],
  ['est', ''],
  ['est', 'e'],
];

export interface Base {
  readonly base: string;
  readonly pos: Pos;
}

/**
 * The known words of which `form` is a regular inflection, best first within a part of speech.
 * The rules of WordNet's morphy(7WN), with doubled consonants (`shipped`), and with `-ed`, `-ing` read
 * from a stem in `e` where the bare stem would have doubled its consonant (`rated` is `rate`, not `rat`).
 */
export function regularBases(form: string, posOf: PosOf): Base[] {
  const bases: Base[] = [];
  const last = form.charCodeAt(form.length - 1);
  if (last === 115 /* s */ || form.endsWith('men') || form.endsWith('people')) {
    if (!form.endsWith('ss')) collect(form, NOUN_ENDINGS, 'n', Flag.noun, posOf, bases);
  }
  if (last === 115 || last === 100 /* d */ || last === 103 /* g */) {
    if (!form.endsWith('ss') && !form.endsWith('eed'))
      collect(form, VERB_ENDINGS, 'v', Flag.verb, posOf, bases);
  }
  if (last === 114 /* r */ || last === 116 /* t */) {
    collect(form, DEGREE_ENDINGS, 'a', Flag.adjective, posOf, bases);
    collect(form, DEGREE_ENDINGS, 'r', Flag.adverb, posOf, bases);
  }
  return bases;
}

function collect(
  form: string,
  endings: readonly Ending[],
  pos: Pos,
  bit: number,
  posOf: PosOf,
  into: Base[],
): void {
  for (const [ending, replacement] of endings) {
    if (!form.endsWith(ending) || (ending === 'ves' && !F_PLURALS.has(form))) continue;
    const stem = form.slice(0, form.length - ending.length);
    if (stem.length < 2 || !hasVowel(stem + replacement)) continue;
    const base = knownBase(stem, replacement, ending, bit, posOf);
    if (base !== undefined && !into.some((known) => known.base === base && known.pos === pos)) {
      into.push({ base, pos });
    }
  }
}

function knownBase(
  stem: string,
  replacement: string,
  ending: string,
  bit: number,
  posOf: PosOf,
): string | undefined {
  const known = (word: string) => (posOf(word) & bit) !== 0;
  const vowelEnding = replacement === '' && ending !== 's' && ending !== 'es';
  if (vowelEnding && wouldDouble(stem) && known(`${stem}e`)) return undefined;
  if (known(stem + replacement)) return stem + replacement;
  if (vowelEnding && isDoubled(stem)) {
    const single = stem.slice(0, -1);
    if (known(single)) return single;
  }
  return undefined;
}

function isVowel(code: number): boolean {
  return code === 97 || code === 101 || code === 105 || code === 111 || code === 117;
}

function hasVowel(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (isVowel(code) || code === 121) return true;
  }
  return false;
}

function isDoubled(stem: string): boolean {
  const last = stem.charCodeAt(stem.length - 1);
  return stem.length > 2 && last === stem.charCodeAt(stem.length - 2) && !isVowel(last);
}

/** One vowel between consonants at the end: such a stem doubles its last letter before `-ed`, `-ing`. */
function wouldDouble(stem: string): boolean {
  const n = stem.length;
  if (n < 3) return false;
  const last = stem.charCodeAt(n - 1);
  if (isVowel(last) || last === 119 || last === 120 || last === 121) return false;
  return isVowel(stem.charCodeAt(n - 2)) && !isVowel(stem.charCodeAt(n - 3));
}

/** Stem endings after which a verb is usually spelled with a final `e`. */
const SILENT_E = /(?:[aeiou][vz]|[^aeiou]at|[aeiou]iat|[ivl]at|[cs]{1,2}ur|u|[dr]g|[aeiou]c|nc|rs|ns|v)$/;

/**
 * The dictionary form that an unknown word most likely has: `onboarded` → `onboard`, `chromebooks` →
 * `chromebook`. A word that shows no English ending is its own.
 */
export function guessBase(form: string): Base {
  if (form.length < 5 || !/^[a-z]+$/.test(form)) return { base: form, pos: 'n' };
  if (form.endsWith('ing') && hasVowel(form.slice(0, -3)))
    return { base: verbStem(form.slice(0, -3)), pos: 'v' };
  if (form.endsWith('ied')) return { base: `${form.slice(0, -3)}y`, pos: 'v' };
  if (form.endsWith('ed') && !form.endsWith('eed') && hasVowel(form.slice(0, -2))) {
    return { base: verbStem(form.slice(0, -2)), pos: 'v' };
  }
  return { base: singular(form), pos: 'n' };
}

function verbStem(stem: string): string {
  if (isDoubled(stem) && !/[lsfz]$/.test(stem)) return stem.slice(0, -1);
  return SILENT_E.test(stem) ? `${stem}e` : stem;
}

function singular(form: string): string {
  if (form.endsWith('ies')) return `${form.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(form)) return form.slice(0, -2);
  return /[^sui]s$/.test(form) ? form.slice(0, -1) : form;
}
