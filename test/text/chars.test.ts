import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  CHAR_CLASS,
  CHAR_FOLD,
  DIGIT,
  FINAL,
  IDEOGRAPH,
  IS_UPPER,
  LETTER,
  MARK,
  NEWLINE,
  PUNCTUATION,
  SIGN,
  SPACE,
} from '../../src/text/chars.ts';

const units = Array.from({ length: 0x10000 }, (_, code) => ({ code, char: String.fromCharCode(code) }));
const isSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xe000;
/** Code units for which `holds` is false, as they are written in Unicode. */
const wrong = (holds: (unit: { code: number; char: string }) => boolean): string[] =>
  units.filter((unit) => !holds(unit)).map(({ code }) => `U+${code.toString(16).padStart(4, '0')}`);

describe('the class of a code unit', () => {
  const OF_UNICODE = [
    [/^\p{L}$/u, [LETTER, IDEOGRAPH]],
    [/^\p{N}$/u, [DIGIT, IDEOGRAPH, SIGN]],
    [/^\p{M}$/u, [MARK, IDEOGRAPH]],
    [/^[\p{Z}\p{Cc}]$/u, [SPACE, NEWLINE, IDEOGRAPH]],
    [/^\p{Sc}$/u, [SIGN, IDEOGRAPH]],
    [/^[\p{P}\p{Sk}\p{So}\p{Sm}\p{Co}]$/u, [PUNCTUATION, SIGN, FINAL, IDEOGRAPH]],
  ] as const;

  for (const [pattern, classes] of OF_UNICODE) {
    test(`${pattern} is one of ${classes.join(', ')}`, () => {
      const among: readonly number[] = classes;
      assert.deepEqual(
        wrong(({ code, char }) => !pattern.test(char) || among.includes(CHAR_CLASS[code]!)),
        [],
      );
    });
  }

  test('of plain characters is what a reader would say', () => {
    const said = (text: string) => [...text].map((char) => CHAR_CLASS[char.charCodeAt(0)]);
    assert.deepEqual(said('aÉжπ'), Array(4).fill(LETTER));
    assert.deepEqual(said('07٣½'), Array(4).fill(DIGIT));
    assert.deepEqual(said('$%€²/'), Array(5).fill(SIGN));
    assert.deepEqual(said('.!?。'), Array(4).fill(FINAL));
    assert.deepEqual(said('漢ひカ한ก').slice(0, 3), Array(3).fill(IDEOGRAPH));
    assert.deepEqual(said('\n\r\v\u2028'), Array(4).fill(NEWLINE));
    assert.deepEqual(said(' \t\u00a0\u2009'), Array(4).fill(SPACE));
    assert.deepEqual(said('\u0301\u200d\u00ad\u200b\u2060\ufeff'), Array(6).fill(MARK));
    assert.deepEqual(said(',;:()"'), Array(6).fill(PUNCTUATION));
    assert.equal(CHAR_CLASS[0xdc00], LETTER);
  });
});

describe('the fold of a code unit', () => {
  test('is its base letter in lower case, each read by itself', () => {
    const QUOTES = [0x2019, 0x2018, 0x02bc, 0x0060, 0x00b4];
    const expected = ({ code, char }: { code: number; char: string }): number => {
      if (QUOTES.includes(code)) return 0x27;
      if (code >= 0x2010 && code <= 0x2015) return 0x2d;
      if (isSurrogate(code) || (code >= 0x2100 && code < 0xff00)) return code;
      const base = char.normalize('NFKD').toLowerCase().normalize('NFKD').charCodeAt(0);
      return QUOTES.includes(base) ? 0x27 : base;
    };
    assert.deepEqual(
      wrong((unit) => CHAR_FOLD[unit.code] === expected(unit)),
      [],
    );
  });
});

describe('a capital', () => {
  test('is a letter that has another form in lower case', () => {
    const isCapital = ({ code, char }: { code: number; char: string }): boolean =>
      CHAR_CLASS[code] === LETTER && char !== char.toLowerCase();
    assert.deepEqual(
      wrong((unit) => (IS_UPPER[unit.code] === 1) === isCapital(unit)),
      [],
    );
  });
});
