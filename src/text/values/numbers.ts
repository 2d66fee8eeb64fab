import { isDay } from './calendar.ts';
import { DIGITS, MARK, WORD } from './characters.ts';
import { Mark, Role } from './entry.ts';
import { readFigures } from './figures.ts';
import { isCurrencySign } from './money.ts';
import { readNumberWords } from './number-words.ts';
import { add, fromDigits, multiply, negate, powerOfTen, type Rational, rational } from './rational.ts';
import { isDash, isHyphen, isMark, type Reader } from './reader.ts';

/** A number as read, before what it counts is known. */
export interface Numeral {
  readonly value: Rational;
  readonly next: number;
  readonly form: 'cardinal' | 'ordinal' | 'fraction' | 'times';
  readonly words: boolean;
  /** An article that counts as one before a unit only. */
  readonly article?: true;
  readonly other?: Rational;
  readonly step?: Rational;
  /** What scale words multiplied it by. */
  readonly scale?: Rational;
  /** One plain run of digits: may be a year or a number by which something is named. */
  readonly plain: boolean;
}

const VULGAR: ReadonlyMap<number, Rational> = new Map(
  [...'½1/2 ⅓1/3 ⅔2/3 ¼1/4 ¾3/4 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5 ⅙1/6 ⅚5/6 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8'.split(' ')].map((item) => [
    item.charCodeAt(0),
    rational(Number(item[1]), Number(item[3])),
  ]),
);

/** Letters glued to a figure that multiply it. */
const SUFFIXES: ReadonlyMap<string, number> = new Map([
  ['k', 3],
  ['K', 3],
  ['M', 6],
  ['mn', 6],
  ['mln', 6],
  ['mio', 6],
  ['Mio', 6],
  ['bn', 9],
  ['Bn', 9],
  ['mrd', 9],
  ['Mrd', 9],
  ['tn', 12],
  ['tr', 12],
]);
const MONEY_SUFFIXES: ReadonlyMap<string, number> = new Map([
  ['m', 6],
  ['b', 9],
  ['B', 9],
  ['T', 12],
]);

const ORDINAL_SUFFIX = /^(?:st|nd|rd|th|er|re|ère|ème|eme|e|º|ª|ro|ra|do|da|to|ta|mo|ma|te|ten)$/;
const DENOMINATORS = new Set([2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 100]);
const GERMAN_BEFORE_ORDINAL = /^(?:der|die|das|dem|den|des|am|im|zum|zur|vom|beim|jede[rsmn]?|ab)$/;

/**
 * Reads the number that starts at token `i`: figures or words with scale words ("1.2M", "2 million", "a dozen"),
 * fractions ("1/3", "two thirds", "½"), ordinals and counts of times. `money`: it stands after a currency, where
 * "1.2m" is 1.2 million.
 */
export function readNumeral(reader: Reader, i: number, money = false): Numeral | undefined {
  const kind = reader.tokens.kind(i);
  if (kind === DIGITS) return inFigures(reader, i, money);
  if (kind === WORD) return inWords(reader, i);
  return kind === MARK ? afterMark(reader, i, money) : undefined;
}

/** ".5", "½" and negative numbers. */
function afterMark(reader: Reader, i: number, money: boolean): Numeral | undefined {
  const { tokens } = reader;
  const mark = tokens.mark(i);
  const vulgar = VULGAR.get(mark);
  if (vulgar) return { value: vulgar, next: i + 1, form: 'fraction', words: false, plain: false };
  const inside = tokens.glued(i) && tokens.kind(i - 1) !== MARK;
  if (!tokens.glued(i + 1) || tokens.kind(i + 1) !== DIGITS || inside) return undefined;
  if (mark === 0x2e && tokens.length(i + 1) <= 12) {
    const value = fromDigits('', tokens.digits(i + 1));
    return finish(
      reader,
      { value, next: i + 2, form: 'cardinal', words: false, plain: false },
      money,
      value.d,
    );
  }
  if (!isDash(mark) || tokens.glued(i)) return undefined;
  const size = inFigures(reader, i + 1, money);
  return size && size.form !== 'ordinal' ? { ...size, value: negate(size.value), plain: false } : undefined;
}

function inFigures(reader: Reader, i: number, money: boolean): Numeral | undefined {
  const figures = readFigures(reader, i);
  if (!figures) return undefined;
  const { value, next, other, plain, decimals } = figures;
  const fraction = plain ? slashFraction(reader, i, next) : undefined;
  if (fraction) return fraction;
  const base: Numeral = { value, next, form: 'cardinal', words: false, plain, ...(other ? { other } : {}) };
  if (plain && isOrdinal(reader, i, next)) {
    return { ...base, form: 'ordinal', plain: false, next: next + 1 };
  }
  const part = plain && reader.language === 'de' ? asFraction(reader, base) : undefined;
  return part ?? finish(reader, withVulgar(reader, base), money, powerOfTen(decimals));
}

/** "3rd", "1er", "3º"; "3." after a German article. */
function isOrdinal(reader: Reader, i: number, next: number): boolean {
  const { tokens } = reader;
  if (tokens.glued(next) && tokens.kind(next) === WORD) {
    const ends = !tokens.glued(next + 1) || tokens.kind(next + 1) === MARK;
    return ends && tokens.length(next) <= 3 && ORDINAL_SUFFIX.test(tokens.lower(next));
  }
  if (reader.language !== 'de' || !isMark(reader, next, '.') || tokens.length(i) > 3) return false;
  const follows = tokens.kind(next + 1) === WORD && !tokens.glued(next + 1) && !tokens.entry(next + 1)?.month;
  return follows && GERMAN_BEFORE_ORDINAL.test(tokens.lower(i - 1));
}

/** "1/3", "24/7" is none; "1 1/2" as one number. */
function slashFraction(reader: Reader, i: number, next: number): Numeral | undefined {
  const { tokens } = reader;
  const top = slashParts(reader, i);
  if (top) return { value: top.value, next: top.next, form: 'fraction', words: false, plain: false };
  if (tokens.kind(next) !== DIGITS || tokens.glued(next)) return undefined;
  const part = slashParts(reader, next);
  if (!part) return undefined;
  const value = add(fromDigits(tokens.digits(i)), part.value);
  return { value, next: part.next, form: 'cardinal', words: false, plain: false };
}

function slashParts(reader: Reader, i: number): { value: Rational; next: number } | undefined {
  const { tokens } = reader;
  if (!isMark(reader, i + 1, '/') || !tokens.glued(i + 1) || !tokens.glued(i + 2)) return undefined;
  if (tokens.kind(i + 2) !== DIGITS || tokens.length(i) > 6 || tokens.length(i + 2) > 6) return undefined;
  const glued = tokens.glued(i + 3);
  if (glued && tokens.kind(i + 3) !== MARK) return undefined;
  if (glued && isMark(reader, i + 3, '/') && tokens.glued(i + 4)) return undefined;
  const top = Number(tokens.digits(i));
  const bottom = Number(tokens.digits(i + 2));
  if (top > bottom || bottom === 0) return undefined;
  const monthAndYear = top <= 12 && bottom >= 1000 && bottom < 3000;
  const dateLike = monthAndYear || isDay(top, bottom) || isDay(bottom, top);
  if (dateLike && !(top < bottom && DENOMINATORS.has(bottom))) return undefined;
  return { value: rational(top, bottom), next: i + 3 };
}

/** "1½" and "1 ½". */
function withVulgar(reader: Reader, numeral: Numeral): Numeral {
  const vulgar = numeral.plain ? VULGAR.get(reader.tokens.mark(numeral.next)) : undefined;
  if (!vulgar) return numeral;
  return { ...numeral, value: add(numeral.value, vulgar), next: numeral.next + 1, plain: false };
}

/** Scale, dozens, "and a half" and "times" after a cardinal number. `d`: the denominator of its last place. */
function finish(reader: Reader, numeral: Numeral, money: boolean, d: bigint): Numeral {
  const { tokens } = reader;
  const halved = andAHalf(reader, numeral);
  const { value } = halved;
  let { next } = halved;
  let scaledBy = rational(1);
  const suffix =
    tokens.glued(next) && tokens.kind(next) === WORD ? suffixScale(reader, next, money) : undefined;
  if (suffix !== undefined) {
    scaledBy = rational(powerOfTen(suffix));
    next += 1;
  } else {
    for (let scales = 0; scales < 2; scales++) {
      const at = isHyphen(tokens.mark(next)) && tokens.glued(next) ? next + 1 : next;
      const entry = tokens.entry(at);
      const scale =
        entry?.scale ?? (entry?.hundred && !halved.words && reader.language === 'en' ? 100 : undefined);
      if (scale === undefined || (at === next && tokens.glued(at))) break;
      scaledBy = multiply(scaledBy, rational(scale));
      next = isAbbreviated(reader, at) ? at + 2 : at + 1;
    }
  }
  if (scaledBy.n === 1n) return timesOrPack(reader, halved);
  const step = multiply(rational(1n, d), scaledBy);
  const scaled = { ...halved, value: multiply(value, scaledBy), next, step, scale: scaledBy, plain: false };
  return timesOrPack(reader, scaled);
}

/** "Mio." and "Mrd." with their point, where the sentence goes on with a currency. */
function isAbbreviated(reader: Reader, i: number): boolean {
  const { tokens } = reader;
  if (tokens.length(i) !== 3 || !isMark(reader, i + 1, '.') || !tokens.glued(i + 1)) return false;
  return (
    isCurrencySign(reader, i + 2) ||
    tokens.entry(i + 2)?.currency !== undefined ||
    tokens.entry(i + 2)?.code !== undefined
  );
}

function suffixScale({ tokens }: Reader, i: number, money: boolean): number | undefined {
  if (tokens.length(i) > 3 || (tokens.glued(i + 1) && tokens.kind(i + 1) !== MARK)) return undefined;
  const raw = tokens.raw(i);
  return SUFFIXES.get(raw) ?? (money ? MONEY_SUFFIXES.get(raw) : undefined);
}

/** "two and a half", "deux et demi", "dos y media"; "four and three quarter hours". */
function andAHalf(reader: Reader, numeral: Numeral): Numeral {
  const { tokens } = reader;
  const { next, value } = numeral;
  if (!((tokens.entry(next)?.marks ?? 0) & Mark.join)) return numeral;
  const counted = (tokens.entry(next + 1)?.roles ?? 0) & Role.article ? 1 : tokens.entry(next + 1)?.number;
  const at = counted === undefined ? next + 1 : next + 2;
  const parts = tokens.entry(at)?.fraction;
  const quarters = parts === 4 && isTimeUnit(reader, at + 1) ? counted : undefined;
  const share = parts === 2 && (counted ?? 1) === 1 ? rational(1, 2) : quarters && rational(quarters, 4);
  return share ? { ...numeral, value: add(value, share), next: at + 1, plain: false } : numeral;
}

/** Whether token `i` counts time: "hours". */
const isTimeUnit = ({ tokens }: Reader, i: number): boolean =>
  /^(?:second|minute|hour|day|week|month|year)s?$/.test(tokens.lower(i));

/** Token of the unit in "three quarters of an hour", behind the fraction that ends before `next`; else `next`. */
function ofUnit(reader: Reader, next: number): number {
  const { tokens } = reader;
  const article = (tokens.entry(next + 1)?.roles ?? 0) & Role.article;
  return article && tokens.lower(next) === 'of' && isTimeUnit(reader, next + 2) ? next + 2 : next;
}

function timesOrPack({ tokens }: Reader, numeral: Numeral): Numeral {
  const { next } = numeral;
  const at = isHyphen(tokens.mark(next)) && tokens.glued(next) && tokens.glued(next + 1) ? next + 1 : next;
  const entry = tokens.entry(at);
  if (entry && entry.marks & Mark.timesAfter)
    return { ...numeral, next: at + 1, form: 'times', plain: false };
  if (entry?.pack && at === next) {
    return { ...numeral, value: multiply(numeral.value, rational(entry.pack)), next: next + 1, plain: false };
  }
  const x =
    tokens.glued(next) && tokens.length(next) === 1 && tokens.lower(next) === 'x' && !tokens.glued(next + 1);
  return x && !numeral.words ? { ...numeral, next: next + 1, form: 'times', plain: false } : numeral;
}

function inWords(reader: Reader, i: number): Numeral | undefined {
  const { tokens } = reader;
  const entry = tokens.entry(i);
  if (entry?.times !== undefined) return wordNumeral(rational(entry.times), i + 1, 'times');
  if (entry && entry.roles & Role.article) return afterArticle(reader, i);
  if (entry?.fraction === 2) return half(reader, i);
  const words = readNumberWords(reader, i);
  if (!words) {
    return entry?.ordinal === undefined ? undefined : wordNumeral(rational(entry.ordinal), i + 1, 'ordinal');
  }
  const numeral = wordNumeral(rational(words.value), words.next, words.ordinal ? 'ordinal' : 'cardinal');
  if (words.ordinal) return numeral;
  const fraction = asFraction(reader, numeral);
  const scale = tokens.entry(words.next - 1)?.scale;
  return fraction ?? finish(reader, scale ? { ...numeral, step: rational(scale) } : numeral, false, 1n);
}

function wordNumeral(value: Rational, next: number, form: Numeral['form']): Numeral {
  return { value, next, form, words: true, plain: false };
}

/** "two thirds", "three-quarters", "un tiers", "three quarters of an hour" up to its unit. */
function asFraction(reader: Reader, numeral: Numeral): Numeral | undefined {
  const { tokens } = reader;
  const at = isHyphen(tokens.mark(numeral.next)) ? numeral.next + 1 : numeral.next;
  const bottom = tokens.entry(at)?.fraction;
  if (bottom === undefined || numeral.value.n >= BigInt(bottom)) return undefined;
  const value = multiply(numeral.value, rational(1, bottom));
  return wordNumeral(value, numeral.words ? ofUnit(reader, at + 1) : at + 1, 'fraction');
}

/** "a dozen", "a hundred and five", "a third of", "an hour" (by what follows). */
function afterArticle(reader: Reader, i: number): Numeral | undefined {
  const { tokens } = reader;
  const following = tokens.entry(i + 1);
  if (following?.pack) return wordNumeral(rational(following.pack), i + 2, 'cardinal');
  if (following?.hundred || following?.scale) {
    const words = readNumberWords(reader, i + 1);
    return words && wordNumeral(rational(words.value), words.next, 'cardinal');
  }
  const bottom = following?.fraction;
  const of =
    bottom === 2 ||
    /^(?:of|der|des|de|d)$/.test(tokens.lower(i + 2)) ||
    isShareOfSome(reader, i, bottom ?? 0);
  if (bottom !== undefined && of) return wordNumeral(rational(1, bottom), ofUnit(reader, i + 2), 'fraction');
  return { ...wordNumeral(rational(1), i + 1, 'cardinal'), article: true };
}

/** "Just under a third", "fell by a quarter.": what stands before or behind makes it no ordinal. */
function isShareOfSome({ tokens, language }: Reader, i: number, parts: number): boolean {
  if (language !== 'en' || parts < 3) return false;
  if (/^(?:under|over|than|about|nearly|almost|roughly|around|by)$/.test(tokens.lower(i - 1)))
    return !/^(?:part(?:y|ies)|person|time|attempt|year|day|of)$/.test(tokens.lower(i + 2));
  return /^(?:more|less|fewer|higher|lower|cheaper|longer|shorter)$/.test(tokens.lower(i + 2));
}

/** "half", "half a million", "half an hour", "half a dozen", "une demi-heure" by its second word. */
function half(reader: Reader, i: number): Numeral {
  const { tokens } = reader;
  const at = (tokens.entry(i + 1)?.roles ?? 0) & Role.article ? i + 2 : i + 1;
  const scale = tokens.entry(at)?.scale ?? tokens.entry(at)?.pack;
  if (scale !== undefined) return wordNumeral(multiply(rational(1, 2), rational(scale)), at + 1, 'cardinal');
  const unit = at > i + 1 && tokens.entry(at)?.unit !== undefined;
  return wordNumeral(rational(1, 2), unit ? at : i + 1, 'fraction');
}
