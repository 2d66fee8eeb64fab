/** What a full stop stands behind: a plain word, an abbreviation, an ordinal; and what may stand behind it. */
import {
  ABBREVIATIONS,
  MAY_END,
  MONTHS,
  NUMBERING,
  OF_TIMES,
  OPENERS,
  TIMING,
  TITLED,
} from './abbreviations.ts';
import {
  CHAR_CLASS,
  CHAR_FOLD,
  DIGIT,
  FINAL,
  fold,
  IS_UPPER,
  LETTER,
  MARK,
  NEWLINE,
  SPACE,
} from './chars.ts';

/** Letters that an abbreviation may have. */
const LONGEST_ABBREVIATION = 'vermutl'.length;
/** Letters of a word that is taken for no abbreviation. */
const LEAST_PLAIN = 4;

/** Whether more punctuation stands at `at`, or what is not seen behind it. */
export function isFinal(text: string, at: number): boolean {
  const charClass = CHAR_CLASS[text.charCodeAt(at)];
  return charClass === FINAL || charClass === MARK;
}

/** Whether a quote or bracket at `at` closes what ends before it. */
export function isCloser(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === 0x29 || code === 0x5d || code === 0x201d || code === 0xbb || code === 0x300d) return true;
  if (code !== 0x22 && code !== 0x27 && code !== 0x2019) return false;
  const next = at + 1 < text.length ? CHAR_CLASS[text.charCodeAt(at + 1)] : SPACE;
  return next === SPACE || next === NEWLINE;
}

/** "…of the team. jkim appealed": whether a word is in small letters and no abbreviation. */
export function isPlainWord(text: string, start: number, end: number): boolean {
  if (end - start < LEAST_PLAIN) return false;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (CHAR_CLASS[code] !== LETTER || IS_UPPER[code]) return false;
  }
  return !ABBREVIATIONS.has(fold(text.slice(start, end)));
}

/**
 * Whether the word from `start` to `end` is abbreviated by the full stop behind it; `next` is where the text goes on,
 * `opens` whether the word is the first of its sentence.
 */
export function abbreviates(text: string, start: number, end: number, next: number, opens: boolean): boolean {
  const first = text.charCodeAt(start);
  if (end - start === 1 && isDotted(text, start)) return true;
  if (end - start === 1 && IS_UPPER[first])
    return CHAR_CLASS[text.charCodeAt(next)] === LETTER && !endsOnLetter(text, start, next);
  // A short number before a word: an ordinal in a date ("11. März") or the number of a heading.
  if (CHAR_CLASS[first] === DIGIT) {
    return end - start <= 2 && (opens || MONTHS.has(prefix(text, next)));
  }
  if (end - start > LONGEST_ABBREVIATION) return false;
  let word = '';
  for (let i = start; i < end; i++) word += String.fromCharCode(CHAR_FOLD[text.charCodeAt(i)]);
  if (NUMBERING.has(word)) return CHAR_CLASS[text.charCodeAt(next)] === DIGIT || isMoney(text, next);
  if (word === 'm' && endsOnTime(text, start, next)) return false;
  return ABBREVIATIONS.has(word) && !(MAY_END.has(word) && OPENERS.has(shortWord(text, next)));
}

/** `$50`, `€ 3`: a sign of money before a figure. */
const isMoney = (text: string, at: number): boolean => /^\p{Sc} ?\d/u.test(text.slice(at, at + 3));

/** Characters that are looked back over for how a sentence opens. */
const LOOKED_BACK = 80;

/** "Closed until 11 a.m. Breakfast is …": a time that closes its sentence; "At 11 a.m. Ana called" goes on. */
function endsOnTime(text: string, start: number, next: number): boolean {
  if (start < 4 || text.charCodeAt(start - 1) !== 0x2e) return false;
  const day = CHAR_FOLD[text.charCodeAt(start - 2)];
  const before = text.charCodeAt(text.charCodeAt(start - 3) === 0x20 ? start - 4 : start - 3);
  if ((day !== 0x61 && day !== 0x70) || CHAR_CLASS[before] !== DIGIT) return false;
  if (!IS_UPPER[text.charCodeAt(next)] || IS_UPPER[text.charCodeAt(next + 1)]) return false;
  if (CHAR_CLASS[text.charCodeAt(next + 1)] !== LETTER || OF_TIMES.has(shortWord(text, next))) return false;
  for (let at = start - 3; at >= Math.max(0, start - LOOKED_BACK); at--) {
    const charClass = at === 0 ? NEWLINE : CHAR_CLASS[text.charCodeAt(at - 1)];
    const last = text.charCodeAt(at - 2);
    const ends = charClass === SPACE && at >= 2 && (CHAR_CLASS[last] === FINAL || last === 0x3a);
    // "9 a.m. Ben arrives": an entry opens with its time.
    if (charClass === NEWLINE || ends)
      return CHAR_CLASS[text.charCodeAt(at)] !== DIGIT && !TIMING.has(shortWord(text, at));
  }
  return true;
}

const SLASH = 0x2f;
const DEGREE = 0xb0;

/** `5 mg/L. Dr. Ray agreed`, `40 L. We …`, `180 °C. Beat …`, `Plan A. It …`: a unit or the name of a kind, and no initial of a name. */
function endsOnLetter(text: string, start: number, next: number): boolean {
  if (start < 2) return false;
  const before = text.charCodeAt(start - 1);
  const last = before === 0x20 ? text.charCodeAt(start - 2) : before;
  if (before === SLASH || before === DEGREE || CHAR_CLASS[last] === DIGIT) return true;
  if (CHAR_CLASS[last] !== LETTER || !IS_UPPER[text.charCodeAt(next)]) return false;
  const word = shortWord(text, next);
  return OPENERS.has(word) || TITLED.has(word);
}

/** `i.e.`, `e.g.`: the last letter of an abbreviation that never ends a sentence. */
function isDotted(text: string, at: number): boolean {
  const before = at >= 2 && text.charCodeAt(at - 1) === 0x2e ? CHAR_FOLD[text.charCodeAt(at - 2)] : 0;
  const own = CHAR_FOLD[text.charCodeAt(at)];
  return (before === 0x69 && own === 0x65) || (before === 0x65 && own === 0x67);
}

/** The short word at `start`, folded; of a longer one its beginning. */
export function shortWord(text: string, start: number): string {
  let word = '';
  for (let i = start; i < start + 8 && i < text.length && CHAR_CLASS[text.charCodeAt(i)] === LETTER; i++)
    word += String.fromCharCode(CHAR_FOLD[text.charCodeAt(i)]);
  return word;
}

/** First three letters of the word at `start`, folded. */
function prefix(text: string, start: number): string {
  let letters = '';
  for (let i = start; letters.length < 3 && i < start + 6 && i < text.length; i++) {
    if (CHAR_CLASS[text.charCodeAt(i)] === MARK) continue;
    letters += String.fromCharCode(CHAR_FOLD[text.charCodeAt(i)]);
  }
  return letters;
}
