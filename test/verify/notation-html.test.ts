/** A text that is HTML is read as it is seen, and quoted as it stands. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { seenOf } from '../../src/verify/notation/index.ts';
import { ask } from './ask.ts';

const PAGE = `<!DOCTYPE html>
<html><head><title>Returns are free</title><style>p{color:red}</style></head>
<body>
<h1>Returns</h1>
<p>You can return items within <b class="a>b">30 days</b>. <del>Return shipping is free.</del>
Return shipping costs <i>$5</i>, and a re<b>fund</b> takes two weeks. Ana&#39;s desk is open on Monday&nbsp;&amp;&nbsp;Friday.</p>
<table>
  <tr><th>Plan</th><th>Price</th><th>Support</th></tr>
  <tr><td>Basic</td><td>$9</td><td>e-mail</td></tr>
  <tr><td>Pro</td>
      <td>$29</td><td>phone</td></tr>
</table>
<ul><li>Gift cards cannot be returned.</li><li>Shoes can be returned.</li></ul>
<!-- Refunds are instant. --><p hidden>The warehouse is in Oslo.</p>
<div style="display: none"><div>The store is closed.</div> It opens in May.</div>
<p>The store in Bergen opened in 2019.</p>
</body></html>`;

const SAYS = [
  'Items can be returned within 30 days.',
  'Return shipping costs $5.',
  'A refund takes two weeks.',
  'Basic costs $9.',
  'Pro costs $29.',
  'Gift cards cannot be returned.',
  'Shoes can be returned.',
  'The store in Bergen opened in 2019.',
];
const NOT = [
  'Return shipping is free.',
  'Returns are free.',
  'Refunds are instant.',
  'The warehouse is in Oslo.',
  'The store is closed.',
  'Basic costs $29.',
  'Basic includes phone support.',
  'Gift cards can be returned.',
  'Shoes cannot be returned.',
];

describe('a text that is HTML', () => {
  for (const claim of SAYS)
    test(`says: ${claim}`, () => assert.equal(ask(claim, [PAGE]).status, 'supported'));
  for (const claim of NOT)
    test(`does not say: ${claim}`, () => assert.notEqual(ask(claim, [PAGE]).status, 'supported'));

  test('is quoted with its marks', () => {
    const { citations } = ask('Items can be returned within 30 days.', [PAGE]);
    assert.ok(citations[0]!.quote.includes('<b class="a>b">30 days</b>'));
  });

  test('is cited by its caller as it stands', () => {
    const citing = (quote: string) =>
      ask('Return shipping costs $5.', [PAGE], { citations_of_claim: [{ source_id: 's1', quote }] });
    assert.equal(citing('costs <i>$5</i>').invalid_citations, undefined);
    assert.equal(citing('costs $5').invalid_citations?.length, 1);
  });

  test('of which it is not known what is seen is read as any other text', () => {
    assert.equal(seenOf('<p>Open.</p><del>Closed.'), undefined);
    assert.equal(seenOf('<p>Open.</p><!-- Closed.'), undefined);
    assert.equal(seenOf('Prices: a < b, and <b>c</b>.'), undefined);
  });

  test('keeps each word where it stands, whatever the marks', () => {
    const piece = fc.constantFrom(
      'word',
      ' ',
      '7',
      '<b>',
      '</b>',
      '<p>',
      '</p>',
      '<td>',
      '</td>',
      '<li>',
      '<br/>',
      '<del>',
      '</del>',
      '&amp;',
      '&#8364;',
      '<!-- c -->',
      '<',
      '>',
      '"',
      '<i hidden>',
      '</i>',
      '\n',
      'é',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = `<p>${pieces.join('')}</p>`;
        const seen = seenOf(text);
        if (seen === undefined) return;
        assert.equal(seen.length, text.length);
        for (const { 0: word, index } of seen.matchAll(/word|7|é/g))
          assert.equal(text.slice(index, index + word.length), word);
      }),
      { numRuns: 3000 },
    );
  });
});
