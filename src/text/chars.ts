/**
 * Classes and folds of UTF-16 code units, as tables: one array read for each character of the evidence.
 * Both are derived from the Unicode data of the running engine once, when the module loads.
 */

export const SPACE = 0;
export const LETTER = 1;
export const DIGIT = 2;
/** Combining marks, and characters that are not seen: they belong to the letter before them. */
export const MARK = 3;
/** Scripts written without spaces between words: every character is a token of its own. */
export const IDEOGRAPH = 4;
/** Signs that carry meaning of their own: currencies, percent, number sign, ampersand. */
export const SIGN = 5;
export const NEWLINE = 6;
/** Sentence-final punctuation. */
export const FINAL = 7;
export const PUNCTUATION = 8;

const CLASS_SIZE = 0x10000;
const SIGNS = '$%#&@§°№+=<>≤≥±×÷€£¥¢₹₽₩₺₴₦₫₱¤‰²³/';
const FINALS = '.!?。！？…｡؟۔।';

const IDEOGRAPHS: readonly (readonly [number, number])[] = [
  [0x0e00, 0x0eff],
  [0x1000, 0x109f],
  [0x1780, 0x17ff],
  [0x3040, 0x30ff],
  [0x3400, 0x9fff],
  [0xd840, 0xd8ff],
  [0xf900, 0xfaff],
  [0xff66, 0xff9f],
];

const UNITS = new Uint16Array(CLASS_SIZE);
for (let code = 0; code < CLASS_SIZE; code++) UNITS[code] = code;

/** Every UTF-16 code unit in order, so that one pass of a pattern finds all of a kind. */
let ALL = '';
for (let code = 0; code < CLASS_SIZE; code += 1 << 12) {
  // As arguments, a typed array takes a tenth of the time that spreading it does.
  ALL += String.fromCharCode.apply(null, UNITS.subarray(code, code + (1 << 12)) as unknown as number[]);
}

/** Marks in a table what the pattern finds; surrogates alone are of no kind that Unicode names. */
function mark(table: Uint8Array, pattern: RegExp, value: number): void {
  for (const { 0: found, index } of ALL.matchAll(pattern)) table.fill(value, index, index + found.length);
}

const UNSEEN = /\p{Default_Ignorable_Code_Point}+/gu;

function unseen(): Uint8Array {
  const table = new Uint8Array(CLASS_SIZE);
  mark(table, UNSEEN, 1);
  return table;
}

/** What comes later holds where two speak of a character. */
function classes(): Uint8Array {
  const table = new Uint8Array(CLASS_SIZE).fill(PUNCTUATION);
  const each = (characters: string, charClass: number): void => {
    for (let i = 0; i < characters.length; i++) table[characters.charCodeAt(i)] = charClass;
  };
  mark(table, /\p{Sc}+/gu, SIGN);
  table.fill(LETTER, 0xd800, 0xe000);
  mark(table, /[\p{Z}\p{Cc}\p{Cf}]+/gu, SPACE);
  mark(table, /\p{M}+/gu, MARK);
  // What is not seen parts no word: spaces of no width, joiners, soft hyphens, marks of direction.
  mark(table, UNSEEN, MARK);
  mark(table, /\p{N}+/gu, DIGIT);
  mark(table, /\p{L}+/gu, LETTER);
  each(FINALS, FINAL);
  each(SIGNS, SIGN);
  for (const [first, last] of IDEOGRAPHS) table.fill(IDEOGRAPH, first, last + 1);
  each('\n\r\v\u2028\u2029', NEWLINE);
  return table;
}

/** Between characters, so that none is read in the light of another. */
const APART = '\n';

/** Of each code unit the base letter, lower case, without marks or width: é → e, Ａ → a, ’ → '. */
function folds(): Uint16Array {
  const table = UNITS.slice();
  for (const [first, end] of FOLDED) {
    const apart = [...ALL.slice(first, end).replaceAll(APART, ' ')].join(APART);
    const folded = apart.normalize('NFKD').toLowerCase().normalize('NFKD').split(APART);
    for (const [at, text] of folded.entries()) if (text.length > 0) table[first + at] = text.charCodeAt(0);
  }
  table[0x0a] = 0x0a;
  for (const code of [0x2019, 0x2018, 0x02bc, 0x0060, 0x00b4]) table[code] = 0x27;
  table.fill(0x2d, 0x2010, 0x2016);
  // What folds to a character that has a fold of its own has that one.
  for (let code = 0; code < CLASS_SIZE; code++) table[code] = table[table[code]];
  return table;
}

/** Where letters have a folded form of their own. */
const FOLDED = [
  [0, 0x2100],
  [0xff00, CLASS_SIZE],
] as const;

function capitals(): Uint8Array {
  const table = new Uint8Array(CLASS_SIZE);
  mark(table, /[\p{L}&&\p{Changes_When_Lowercased}]+/gv, 1);
  return table;
}

/** Class of each UTF-16 code unit. */
export const CHAR_CLASS = classes();

/** Folded form of each UTF-16 code unit; letters outside the folded blocks stand for themselves. */
export const CHAR_FOLD = folds();

/** True for a code unit that is an upper-case letter. */
export const IS_UPPER = capitals();

/** True for a code unit that is not seen. */
const IS_UNSEEN = unseen();

/** Where the characters end that begin at `at` and are not seen, such as soft hyphens and spaces of no width. */
export function pastUnseen(text: string, at: number): number {
  let end = at;
  for (let code = text.charCodeAt(end); code >= FIRST_UNSEEN; code = text.charCodeAt(end)) {
    if (IS_UNSEEN[code] === 1) end += 1;
    else if (code >= 0xd800 && code <= 0xdbff && withoutUnseen(text.slice(end, end + 2)) === '') end += 2;
    else break;
  }
  return end;
}

const FIRST_UNSEEN = 0xad;

/** A text without what is not seen. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/** Accents written behind their letter, and what is not seen: a word is the same without them. */
const LOOSE_MARKS = /[\u0300-\u036f\p{Default_Ignorable_Code_Point}]/gu;
const MAY_BE_LOOSE = /[\u00ad-\uffff]/;

/** Folds a word, however its accents are written: case, width, accents, ligatures, typographic quotes; what is not seen goes. */
export const foldWord = (word: string): string =>
  fold(MAY_BE_LOOSE.test(word) ? word.replace(LOOSE_MARKS, '').replace(LIGATURES, lettersOf) : word);

/** Letters set in one: "ﬁ" of "conﬁrmed". */
const LIGATURES = /[\ufb00-\ufb06]/g;

/** The letters of a ligature; any other character as it is. */
export const lettersOf = (sign: string): string =>
  sign >= '\ufb00' && sign <= '\ufb06' ? sign.normalize('NFKC') : sign;

/** Folds a whole string: case, width, accents and typographic quotes. Same length as the input. */
export function fold(text: string): string {
  let plain = true;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (CHAR_FOLD[code] !== code) {
      plain = false;
      break;
    }
  }
  if (plain) return text;
  let out = '';
  for (let i = 0; i < text.length; i++) out += String.fromCharCode(CHAR_FOLD[text.charCodeAt(i)]);
  return out;
}
