/** Text in plain signs: the same places, the letters that a reader sees. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { withoutUnseen } from '../../src/text/chars.ts';
import { inPlainSigns } from '../../src/text/plain-signs.ts';

const SAME_WORDS: readonly (readonly [written: string, plain: string])[] = [
  ['was 𝐧𝐨𝐭 paid', 'was not paid'],
  ['was 𝓃ℯ𝓋ℯ𝓇 paid', 'was never paid'],
  ['was ⓝⓞⓣ paid', 'was not paid'],
  ['was 🅽🅾🆃 paid', 'was NOT paid'],
  ['was 🄽🄾🅃 paid', 'was NOT paid'],
  ['was ɴᴏᴛ paid', 'was not paid'],
  ['was n\u043et paid', 'was not paid'],
  ['was n o t paid', 'was not paid'],
  ['was n.o.t paid', 'was not paid'],
  ['was n0t paid', 'was not paid'],
  ['was no\u200bt paid', 'was not paid'],
  ['$𝟓𝟎𝟎', '$500'],
  ['$٥٠٠', '$500'],
  ['$५००', '$500'],
  ['A\u20111042', 'A-1042'],
];

describe('inPlainSigns', () => {
  for (const [written, plain] of SAME_WORDS)
    test(`reads «${written}» as «${plain}», in as many code units`, () => {
      const read = inPlainSigns(written);
      assert.equal(read.length, written.length);
      assert.equal(withoutUnseen(read), plain);
    });

  test('leaves words of one script as they are', () => {
    for (const text of [
      'не оплачено',
      'δεν πληρώθηκε',
      'an 5 kΩ resistor',
      '未支付',
      'naïve café',
      'plan a b c',
    ])
      assert.equal(inPlainSigns(text), text);
  });

  test('puts spaces in the place of pictures, and keeps every place', () => {
    assert.equal(inPlainSigns('not😀paid'), 'not  paid');
    assert.equal(inPlainSigns('😀'.repeat(3)), ' '.repeat(6));
  });

  test('keeps the length of any text, and has nothing more to change in what it gives', () => {
    let seed = 7;
    const next = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 2_000; round++) {
      const text = Array.from({ length: next(30) }, () =>
        String.fromCodePoint(next(4) ? next(0x3100) : 0x1d400 + next(0x6000)),
      ).join('');
      const read = inPlainSigns(text);
      assert.equal(read.length, text.length);
      assert.equal(inPlainSigns(read), read);
    }
  });

  test('takes time that grows with the text alone', () => {
    for (const unit of ['a', '𝐚', 'n o t ', 'a\u00ad', 'n\u043e', '😀'])
      assert.equal(inPlainSigns(unit.repeat(200_000)).length, unit.length * 200_000);
  });
});
