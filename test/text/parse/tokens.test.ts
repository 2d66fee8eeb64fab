import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { tokenSpans } from '../../../src/text/parse/tokens.ts';

function cut(text: string): string {
  const { start, end } = tokenSpans(text, 0, text.length);
  return start.map((from, i) => text.slice(from, end[i])).join('|');
}

const CASES: readonly (readonly [text: string, tokens: string])[] = [
  ["They don't pay.", "They|do|n't|pay|."],
  ['We can’t and won’t.', 'We|ca|n’t|and|wo|n’t|.'],
  ["The customer's order isn't here.", "The|customer|'s|order|is|n't|here|."],
  ['You cannot enter.', 'You|can|not|enter|.'],
  ["I'm sure they'll say we've won.", "I|'m|sure|they|'ll|say|we|'ve|won|."],
  ['Order #1842 and ticket HF-20931 closed.', 'Order|#1842|and|ticket|HF-20931|closed|.'],
  ['It cost $1,200.50 (10%).', 'It|cost|$|1,200.50|(|10|%|)|.'],
  ['Revenue was €3.5m, up from €170k.', 'Revenue|was|€|3.5|m|,|up|from|€|170|k|.'],
  [
    'See https://example.com/a?b=1&c=2, or write to a.b@example.org.',
    'See|https://example.com/a?b=1&c=2|,|or|write|to|a.b@example.org|.',
  ],
  ['Posted on 2026-01-08 at 7:30PM.', 'Posted|on|2026-01-08|at|7:30|PM|.'],
  ['A well-known, non-refundable e-mail offer', 'A|well|-|known|,|non-refundable|e-mail|offer'],
  [
    'Dr. Smith of Acme Inc. met J. Doe in the U.S. today.',
    'Dr.|Smith|of|Acme|Inc.|met|J.|Doe|in|the|U.S.|today|.',
  ],
  ['It costs $4.90. The fee was 7.5.', 'It|costs|$|4.90|.|The|fee|was|7.5|.'],
  ['We chose plan B.', 'We|chose|plan|B|.'],
  ['No. 5 is fine. No.', 'No.|5|is|fine|.|No|.'],
  ['AT&T and R&D', 'AT&T|and|R&D'],
  ['he/she and/or them', 'he|/|she|and|/|or|them'],
  ['Wait... what?! -- yes', 'Wait|...|what|?!|--|yes'],
  ['"Paid," she said.', '"|Paid|,|"|she|said|.'],
  ["the agents' reports", "the|agents|'|reports"],
  ['version v2.3.1 of report_final.pdf', 'version|v2.3.1|of|report_final.pdf'],
  ['call 713-853-3989 for 5-7 days', 'call|713-853-3989|for|5|-|7|days'],
  ['id 3fa85f64-5717-4562-b3fc-2c963f66afa6 ok', 'id|3fa85f64-5717-4562-b3fc-2c963f66afa6|ok'],
  ['die Erstattung über 1.200 €', 'die|Erstattung|über|1.200|€'],
  ['see comp.sources.unix or mail.example.com.', 'see|comp.sources.unix|or|mail.example.com|.'],
  ['It ended.The rest b/c of $$$', 'It|ended|.|The|rest|b/c|of|$$$'],
  ['---== end ==---', '---==|end|==---'],
  ['', ''],
  ['   ', ''],
];

describe('tokens of English text', () => {
  for (const [text, tokens] of CASES) {
    test(`«${text}» is cut as ${tokens || 'nothing'}`, () => assert.equal(cut(text), tokens));
  }

  test('only the asked part of a text is cut, with offsets into the whole', () => {
    assert.deepEqual(tokenSpans('One two three.', 4, 7), { start: [4], end: [7] });
  });

  test('tokens ascend, do not overlap, hold no space, and leave out nothing but spaces', () => {
    const pieces = fc.constantFrom(
      'a',
      'Z',
      '9',
      ' ',
      '.',
      ',',
      "'",
      '’',
      '-',
      '#',
      '$',
      '/',
      ':',
      '@',
      '\n',
      'é',
      '漢',
      '\ud83d',
      '\u200b',
      "n't",
      '://',
      '(',
      '"',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { start, end } = tokenSpans(text, 0, text.length);
        let at = 0;
        for (const [i, from] of start.entries()) {
          assert.ok(from >= at && end[i]! > from);
          assert.doesNotMatch(text.slice(at, from), /[\p{L}\p{N}\p{P}]/u);
          at = end[i]!;
        }
        assert.ok(at <= text.length);
        assert.doesNotMatch(text.slice(at), /[\p{L}\p{N}\p{P}]/u);
      }),
      { numRuns: 1000, seed: 3 },
    );
  });
});
