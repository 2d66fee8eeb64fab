/**
 * Text in plain signs, each character where it stood: letters in another dress (𝐧𝐨𝐭, ⓝⓞⓣ, ɴᴏᴛ, nоt with a Cyrillic о, n o t) as
 * the letters that a reader sees, digits of any script as 0 to 9, pictures as spaces. Who hides a word from a program so does not
 * hide it from its readers, and what is glued to a picture is a word all the same.
 *
 * Compatibility forms are those of Unicode's NFKC; letters of two scripts that look the same are the commonest of its
 * confusables (Unicode Technical Standard 39).
 */

/** A character that is not seen and parts no word: it fills the place that a shorter form leaves. */
const JOINER = '\u00ad';

/** A word in fewer letters, in as many code units. */
const padded = (letters: string, word: string): string => letters.padEnd(word.length, JOINER);

/** Whether a text has anything that may be in another dress; most have not. */
const MAY_BE_DRESSED =
  /[\u0250-\u02af\u0370-\u052f\u0660-\u1fff\u2010\u2011\u2100-\u214f\u2212\u2460-\u24ff\ua620-\uabff\ud800-\udfff]/;
const DRESSED =
  /[\u{10000}-\u{10ffff}\u0262\u026a\u0274\u0280\u028f\u0299\u029c\u029f\u01eb\u1d00-\u1d22\ua730\ua731\u2100-\u214f\u2460-\u2468\u24b6-\u24ea[\p{Nd}--[0-9]]]/gv;

const SMALL_CAPITALS = new Map(
  [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡʏᴢ'].map((sign, i) => [sign, [...'abcdefghijklmnopqrstuvwyz'][i]!]),
);
/** Where the letters begin that Unicode gives no plain form: negative circled and negative squared ones. */
const ENCLOSED = [0x1f150, 0x1f170];
const LETTERS = 26;
const PICTURE = /[\p{Extended_Pictographic}\p{So}\p{Sk}\p{Regional_Indicator}]/u;

/** Signs remembered at the most: a text that has more of them is no text. */
const MOST_KNOWN = 8_192;
const known = new Map<string, string>();

/** A character as a reader reads it, in as many code units. */
function plainOf(sign: string): string {
  const remembered = known.get(sign);
  if (remembered !== undefined) return remembered;
  const plain = padded(seenAs(sign) ?? sign, sign);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(sign, plain);
  return plain;
}

function seenAs(sign: string): string | undefined {
  const code = sign.codePointAt(0)!;
  const first = ENCLOSED.find((begin) => begin <= code && code < begin + LETTERS);
  if (first !== undefined) return String.fromCharCode(0x41 + code - first);
  const plain = SMALL_CAPITALS.get(sign) ?? sign.normalize('NFKC');
  if (plain !== sign && plain.length <= sign.length && /^[\p{L}\d]+$/u.test(plain)) return plain;
  if (/\p{Nd}/u.test(sign)) return String(digitOf(code));
  return sign.length > 1 && PICTURE.test(sign) ? ' '.repeat(sign.length) : undefined;
}

/** The value of a digit: those of a script follow each other, from its zero. */
function digitOf(code: number): number {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return (code - zero) % 10;
}

/** Cyrillic and Greek letters that look like Latin ones, and those. */
const ALIKE = new Map(
  [...'авсԁеһіјӏоԛрѕԝхуАВСЕНІЈКМОРЅТХУΥαονρτυχΑΒΕΖΗΙΚΜΝΟΡΤΧ'].map((sign, i) => [
    sign,
    [...'abcdehijloqpswxyABCEHIJKMOPSTXYYaovptuxABEZHIKMNOPTX'][i]!,
  ]),
);
const OF_TWO_SCRIPTS =
  /[a-zA-Z\u00c0-\u024f][\u0370-\u03ff\u0400-\u052f]|[\u0370-\u03ff\u0400-\u052f][a-zA-Z\u00c0-\u024f]/;
const WORD = /[a-zA-Z\u00c0-\u024f\u0370-\u03ff\u0400-\u052f]{2,64}/g;

/** A word of letters of two scripts, in Latin ones where they all look like those. */
function inOneScript(word: string): string {
  if (!OF_TWO_SCRIPTS.test(word)) return word;
  const plain = word.replace(/[\u0370-\u052f]/g, (sign) => ALIKE.get(sign) ?? sign);
  return OF_TWO_SCRIPTS.test(plain) ? word : plain;
}

/** Letters with the same sign between each and the next. */
const SPACED = /(?<![\p{L}\d])[a-z](?<by>[ ._*-])[a-z](?:\k<by>[a-z]){1,6}(?![\p{L}\d])/giu;
/** Words that take back or bound what they stand in. */
const TURNING = new Set('not never none nor only unless without except cannot until hardly'.split(' '));

function closedUp(word: string): string {
  const letters = word.replaceAll(/[ ._*-]/g, '');
  return TURNING.has(letters.toLowerCase()) ? padded(letters, word) : word;
}

/** The same words with digits in the place of letters that look like them. */
const DIGITS_IN =
  /(?<![\p{L}\d])(?:n0t|n[e3]v[e3]r|[0o]n[l1]y|un[l1][e3]ss|w[i1]th[0o]ut|n[0o]ne|cann[0o]t)(?![\p{L}\d])/giu;
const MAY_HAVE_DIGITS = /[a-z][013]|0nly/i;
const LETTER_OF: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e' };
const inLetters = (word: string): string =>
  word.replace(/w1/i, 'wi').replace(/[013]/g, (digit) => LETTER_OF[digit]!);

const MAY_BE_SPACED = /\b[nouwech][ ._*-][noeuxaitw][ ._*-][trnlicevd]\b/i;

/** The text in plain signs: of the same length, and the very same where it has no others. */
export function inPlainSigns(text: string): string {
  const isDressed = MAY_BE_DRESSED.test(text);
  let plain = isDressed ? text.replace(DRESSED, plainOf).replace(HYPHEN, '-') : text;
  if (UNSEEN.test(plain))
    plain = plain.replace(WITH_UNSEEN, (word) => padded(word.replaceAll(ANY_UNSEEN, ''), word));
  if (isDressed && OF_TWO_SCRIPTS.test(plain)) plain = plain.replace(WORD, inOneScript);
  if (MAY_BE_SPACED.test(plain)) plain = plain.replace(SPACED, closedUp);
  return MAY_HAVE_DIGITS.test(plain) ? plain.replace(DIGITS_IN, inLetters) : plain;
}

const HYPHEN = /[\u2010\u2011]|(?<=[\p{L}\d])\u2212(?=[\p{L}\d])/gu;
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/;
const WITH_UNSEEN =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,64}(?:[\u00ad\u200b-\u200d\u2060\ufeff]{1,16}[\p{L}\p{N}]{1,64}){1,64}/gu;

const ANY_UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
