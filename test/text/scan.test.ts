import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { HEADING, ITEM, PROSE, QUOTED, ROW, type Scan, scan } from '../../src/text/scan.ts';
import { LONGEST_TOKEN } from '../../src/text/scan-words.ts';

const sentencesOf = (text: string): string[] => {
  const read = scan(text);
  return Array.from({ length: read.sentenceCount }, (_, i) =>
    text.slice(read.sentenceStart[i], read.sentenceEnd[i]),
  );
};

const tokensOf = (text: string): string[] => {
  const { tokenCount, tokenStart, tokenEnd } = scan(text);
  return Array.from({ length: tokenCount }, (_, i) => text.slice(tokenStart[i], tokenEnd[i]));
};

const kindsOf = (text: string): number[] => {
  const { sentenceCount, sentenceKind } = scan(text);
  return [...sentenceKind.slice(0, sentenceCount)];
};

/** Tokens ordered and inside their sentences, sentences ordered and inside the text, every token in one. */
function assertSound(read: Scan): void {
  const { text, tokenCount, sentenceCount } = read;
  let end = 0;
  for (let i = 0; i < tokenCount; i++) {
    assert.ok(read.tokenStart[i] >= end && read.tokenEnd[i] > read.tokenStart[i]);
    end = read.tokenEnd[i];
  }
  assert.ok(end <= text.length);
  assert.equal(sentenceCount === 0 ? 0 : read.sentenceToken[sentenceCount], tokenCount);
  let last = 0;
  for (let i = 0; i < sentenceCount; i++) {
    const first = read.sentenceToken[i];
    const next = read.sentenceToken[i + 1];
    assert.ok(next > first);
    assert.ok(read.sentenceStart[i] >= last && read.sentenceEnd[i] <= text.length);
    assert.ok(read.sentenceStart[i] <= read.tokenStart[first]);
    assert.ok(read.sentenceEnd[i] >= read.tokenEnd[next - 1]);
    if (i > 0) assert.ok(read.sentenceBlock[i] >= read.sentenceBlock[i - 1]);
    last = read.sentenceEnd[i];
  }
}

describe('sentences', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['The pool is heated. Nobody swam!', ['The pool is heated.', 'Nobody swam!']],
    ['item,price_usd\nlamp,20\nrug,35', ['item,price_usd', 'lamp,20', 'rug,35']],
    ['grade,A\nBerta,B', ['grade,A', 'Berta,B']],
    ['discount: 15\nvalid_until: 2026-06-30', ['discount: 15', 'valid_until: 2026-06-30']],
    [
      'We sold lamps, rugs, and\nvases, cups, and plates.',
      ['We sold lamps, rugs, and\nvases, cups, and plates.'],
    ],
    [
      '+------+-----+\n| City | Fee |\n+======+=====+\n| Rome | 5   |\n+------+-----+',
      ['City | Fee', 'Rome | 5'],
    ],
    [`paid${' '.repeat(300)}$500`, ['paid', '$500']],
    ['Mr. Osei met Dr. Keller at 5 p.m. on Monday.', ['Mr. Osei met Dr. Keller at 5 p.m. on Monday.']],
    ['It weighs 2.5 kg. It is blue.', ['It weighs 2.5 kg.', 'It is blue.']],
    ['J. R. Holt wrote it. She left.', ['J. R. Holt wrote it.', 'She left.']],
    ['Is it open? No. "Why?" he asked.', ['Is it open?', 'No.', '"Why?" he asked.']],
    ['He said "stop." Then he left.', ['He said "stop."', 'Then he left.']],
    [
      'See No. 5 of it. Was it paid? No. The rest was.',
      ['See No. 5 of it.', 'Was it paid?', 'No.', 'The rest was.'],
    ],
    ['(It rained.) We stayed.', ['(It rained.)', 'We stayed.']],
    ['Am 3. März kam sie. Er ging.', ['Am 3. März kam sie.', 'Er ging.']],
    ['返金は承認されました。ありがとう。', ['返金は承認されました。', 'ありがとう。']],
    ['First line\ngoes on here. Next.', ['First line\ngoes on here.', 'Next.']],
    ['One line\nAnother line', ['One line', 'Another line']],
    ['A paragraph\n\nanother one', ['A paragraph', 'another one']],
    ['wait... what', ['wait... what']],
    ['the refund is sent. customer is happy', ['the refund is sent.', 'customer is happy']],
    ['prices incl. shipping', ['prices incl. shipping']],
    ['تم تسليم الطلب. لم يطلب شيئا.', ['تم تسليم الطلب.', 'لم يطلب شيئا.']],
    ['', []],
    [' \n\t ', []],
    ['...', []],
  ];
  for (const [text, sentences] of cases) {
    test(`of ${JSON.stringify(text)}`, () => assert.deepEqual(sentencesOf(text), sentences));
  }

  test('have the kind of their line', () => {
    const text = '# Title here\n\nSome prose.\n- an item\n* another\n> quoted line\n| a | b |\n| c | d |';
    assert.deepEqual(kindsOf(text), [HEADING, PROSE, ITEM, ITEM, QUOTED, ROW, ROW]);
  });

  test('of one paragraph are one block', () => {
    const { sentenceBlock, sentenceCount } = scan('One. Two.\n\nThree. Four.');
    assert.deepEqual([...sentenceBlock.slice(0, sentenceCount)], [0, 0, 1, 1]);
  });

  test('without an end are cut, so that reading one closely is bounded', () => {
    const { sentenceCount, sentenceToken } = scan('word '.repeat(5000));
    assert.ok(sentenceCount > 1);
    for (let i = 0; i < sentenceCount; i++) assert.ok(sentenceToken[i + 1] - sentenceToken[i] <= 320);
  });

  test('without an end and without a space are cut too', () => {
    for (const unit of ['1,', '1:', 'a_', 'a']) {
      const { sentenceCount, sentenceStart, sentenceEnd } = scan(unit.repeat(50_000));
      for (let i = 0; i < sentenceCount; i++)
        assert.ok(sentenceEnd[i] - sentenceStart[i] <= LONGEST_TOKEN, unit);
    }
  });
});

describe('tokens', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ["don't stop", ["don't", 'stop']],
    ["l'eau qu'il boit", ["l'", 'eau', "qu'", 'il', 'boit']],
    ['1,200.50 at 10:30', ['1,200.50', 'at', '10:30']],
    ['$5 & 10%', ['$', '5', '&', '10', '%']],
    ['snake_case well-known', ['snake_case', 'well', 'known']],
    ['漢字テスト', ['漢', '字', 'テ', 'ス', 'ト']],
    ['cafe\u0301 naïve', ['cafe\u0301', 'naïve']],
    ['Ａ１ ｶﾅ', ['Ａ１', 'ｶ', 'ﾅ']],
  ];
  for (const [text, tokens] of cases) {
    test(`of ${JSON.stringify(text)}`, () => assert.deepEqual(tokensOf(text), tokens));
  }

  test('are whole up to their longest, and cut behind it between two characters', () => {
    const longest = 'a'.repeat(LONGEST_TOKEN);
    assert.deepEqual(tokensOf(`${longest} b`), [longest, 'b']);
    assert.deepEqual(tokensOf(`${longest}b`), [longest, 'b']);
    const beyond = `a${'\u{1d400}'.repeat(LONGEST_TOKEN)}`;
    assert.equal(tokensOf(beyond).join(''), beyond);
    for (const token of tokensOf(beyond)) assert.ok(token.isWellFormed());
  });
});

describe('keys of tokens', () => {
  const keyOf = (word: string): number => scan(word).tokenKey[0];

  test('are the same for inflected forms, and whatever their case, accents and width', () => {
    for (const [a, b] of [
      ['refund', 'refunds'],
      ['refund', 'refunded'],
      ['Refund', 'REFUND'],
      ['café', 'CAFE'],
      ['ＡＢＣ', 'abc'],
      ['1,200', '1200'],
      ["bank's", 'banks'],
    ]) {
      assert.equal(keyOf(a), keyOf(b), `${a} ${b}`);
    }
  });

  test('are others for other words and numbers', () => {
    for (const [a, b] of [
      ['refund', 'fund'],
      ['1200', '1201'],
      ['house', 'mouse'],
    ]) {
      assert.notEqual(keyOf(a), keyOf(b), `${a} ${b}`);
    }
  });
});

const wild = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc
    .array(
      fc.constantFrom(
        '\ud800',
        '\udc00',
        '\u0301',
        '|',
        '# ',
        '> ',
        '- ',
        '\n',
        '\r\n',
        '. ',
        '! ',
        '.',
        '"',
        ')',
        '5',
        'Mr',
        'A',
        'b',
        "'",
        '漢',
        '。',
        ' ',
      ),
      { maxLength: 120 },
    )
    .map((parts) => parts.join('')),
);

describe('for any text', () => {
  test('tokens and sentences are ordered, whole and inside the text', () => {
    fc.assert(
      fc.property(wild, (text) => {
        assertSound(scan(text));
      }),
      { numRuns: 4000 },
    );
  });

  test('every letter and digit is in a token', () => {
    fc.assert(
      fc.property(wild, (text) => {
        const { tokenCount, tokenStart, tokenEnd } = scan(text);
        let token = 0;
        for (let at = 0; at < text.length; at++) {
          if (!/[a-z0-9]/i.test(text[at])) continue;
          while (token < tokenCount && tokenEnd[token] <= at) token++;
          assert.ok(token < tokenCount && tokenStart[token] <= at, `${JSON.stringify(text)} at ${at}`);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('paragraphs before a text change its tokens by their place alone', () => {
    fc.assert(
      fc.property(wild, (text) => {
        const before = 'A paragraph of its own.\n\n';
        const alone = scan(text.trim());
        const behind = scan(before + text.trim());
        const skipped = scan(before).tokenCount;
        assert.equal(behind.tokenCount, alone.tokenCount + skipped);
        for (let i = 0; i < alone.tokenCount; i++) {
          assert.equal(behind.tokenStart[i + skipped], alone.tokenStart[i] + before.length);
          assert.equal(behind.tokenKey[i + skipped], alone.tokenKey[i]);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('hostile texts', () => {
  const size = 400_000;
  for (const [name, piece] of [
    ['one letter', 'a'],
    ['spaces', ' '],
    ['full stops', '.'],
    ['quotes', '"'],
    ['line breaks', '\n'],
    ['bars', '|'],
    ['combining marks', '\u0301'],
    ['lone surrogates', '\ud800'],
    ['full stops and spaces', '. '],
    ['markers', '> # - '],
    ['apostrophes', "l'"],
  ]) {
    test(`of ${name} are read whole`, () => {
      assertSound(scan(piece.repeat(size / piece.length)));
    });
  }
});
