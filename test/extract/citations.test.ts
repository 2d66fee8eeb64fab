// Citations in an answer bind the claim that they stand behind to the source that they name, and are no words of it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { read } from './ask.ts';

const SOURCES = [
  { source_id: 'terms', title: 'Terms of Service', uri: 'https://acme.example/terms' },
  { source_id: 'faq', title: 'FAQ', uri: 'https://acme.example/faq#fees' },
  { source_id: 'A-1042', title: 'Order A-1042' },
];

const FEE = 'The fee is $5.';
const DAYS = 'Delivery takes 3 days.';

/** What is cited behind "The fee is $5", and the sources that it names; `?` before one that there is not. */
const CITED: readonly (readonly [citation: string, names: string])[] = [
  [' [1].', 'terms'],
  [' [faq].', 'faq'],
  [' [Terms of Service].', 'terms'],
  [' [1][2].', 'terms faq'],
  [' [1, 2].', 'terms faq'],
  [' [1-3].', 'terms faq A-1042'],
  [' [1–2].', 'terms faq'],
  [' [7].', '?7'],
  [' [2, p. 4].', 'faq'],
  [' [FAQ, page 3].', 'faq'],
  [' [FAQ, § 4.2; 1].', 'faq terms'],
  [' (Source: FAQ).', 'faq'],
  ['. (Source: FAQ)', 'faq'],
  [' (Source: FAQ, pp. 3–4).', 'faq'],
  [' (see FAQ).', 'faq'],
  [' (see FAQ, p. 3).', 'faq'],
  [' (FAQ, p. 3).', 'faq'],
  [' (FAQ, pp. 4-5).', 'faq'],
  [' (FAQ, Sec. 2, p. 7).', 'faq'],
  [' (see the FAQ, p. 3).', 'faq'],
  [' (FAQ, p. 3; Terms of Service, ch. 2, para. 4).', 'faq terms'],
  [' (Terms of Service).', 'terms'],
  ['. Source: FAQ', 'faq'],
  [' — Source: FAQ.', 'faq'],
  ['.\nSource: FAQ', 'faq'],
  [' 【1†source】.', 'terms'],
  ['【4:0†FAQ】.', 'faq'],
  [' 【4:0†source】.', '?4:0†source'],
  [' [[2]](https://acme.example/faq#fees).', 'faq'],
  [' [[2]].', 'faq'],
  [' [[2](https://acme.example/faq#fees)].', 'faq'],
  ['. [[2](https://acme.example/faq#fees)]', 'faq'],
  [' [see [2](https://acme.example/faq#fees)].', 'faq'],
  [' [[1](https://acme.example/terms), [2](https://acme.example/faq#fees)].', 'terms faq'],
  [' [[1](https://acme.example/terms)][[2](https://acme.example/faq#fees)].', 'terms faq'],
  [' ([1](https://acme.example/terms), [2](https://acme.example/faq#fees)).', 'terms faq'],
  [' [[7](https://other.example/p)].', '?7'],
  [' [2](https://acme.example/faq#fees).', 'faq'],
  [' [source](https://acme.example/faq#fees "Questions").', 'faq'],
  [' ([our answers](https://acme.example/faq#fees "Questions")).', 'faq'],
  [' <https://acme.example/faq#fees>.', 'faq'],
  [' (https://acme.example/faq#fees).', 'faq'],
  [' <sup>[2]</sup>.', 'faq'],
  ['.<sup>2</sup>', 'faq'],
  ['. <sup>2</sup>', 'faq'],
  ['.<sup><a href="#note-2">2</a></sup>', 'faq'],
  [' [^2].', 'faq'],
  ['<sup>2</sup>.', 'faq'],
  ['².', 'faq'],
  ['¹,².', 'terms faq'],
  [' [1].\n\nSources:\n[1] FAQ (https://acme.example/faq#fees)\n[2] Terms of Service', 'faq'],
  [' [2].\n\nSources:\n[1] FAQ (https://acme.example/faq#fees)\n[2] Terms of Service', 'terms'],
  [' [1].\n\n[1] https://acme.example/faq#fees', 'faq'],
  [' [1].\n\n## References\n\n- [1] [FAQ](https://acme.example/faq#fees)', 'faq'],
  [' [2].\n\nSources: [1] FAQ; [2] Terms of Service, section 4', 'terms'],
  [' [2].\n\nSources:\n[1] FAQ\n[2] A page of others', '?2'],
  [' [1].\n\nSources:\n[1] Our price list', 'terms'],
  [' [^a].\n\n[^a]: See the FAQ', '?a'],
  [' [^a].\n\n[^a]: Terms of Service, section 3', 'terms'],
  [' [^a].\n\n[^a]: FAQ, p. 3', 'faq'],
  [' [^a].\n\n[^a]: Source: FAQ', 'faq'],
  [' [^a].\n\n[^a]: See "FAQ".', 'faq'],
];

/** What looks like a citation and is words. */
const WORDS: readonly (readonly [answer: string, claim: string])[] = [
  ['The fee is $5 (see section 4).', 'The fee is $5 (see section 4).'],
  ['The fee is $5 (see p. 3).', 'The fee is $5 (see p. 3).'],
  ['The fee is $5 on p. 3 of the form.', 'The fee is $5 on p. 3 of the form.'],
  ['The item (order A-1042, line 3) was shipped.', 'The item (order A-1042, line 3) was shipped.'],
  ['The order (A-1042) was shipped.', 'The order (A-1042) was shipped.'],
  ['The hall covers 10<sup>2</sup> square metres.', 'The hall covers 10 2 square metres.'],
  ['The hall covers 10² square metres.', 'The hall covers 10² square metres.'],
  ['The lot has 300 feet².', 'The lot has 300 feet².'],
  ['The delay is [8-12] days.', 'The delay is [8-12] days.'],
  ['The fee is on <https://acme.example/prices>.', 'The fee is on https://acme.example/prices.'],
  ['Source: the glacier above Andermatt.', 'Source: the glacier above Andermatt.'],
];

const told = (answer: string): string[] =>
  read(answer, SOURCES).claims.map(
    ({ text, citations }) =>
      `${text} ${citations.map(({ source_id, known }) => (known ? source_id : `?${source_id}`)).join(' ')}`,
  );

describe('a citation binds its claim', () => {
  for (const [citation, names] of CITED)
    test(JSON.stringify(citation), () =>
      assert.deepEqual(told(`The fee is $5${citation}`), [`${FEE} ${names}`]),
    );

  test('with its brackets, both of them, as its text', () => {
    for (const cited of ['[[2](https://acme.example/faq#fees)]', '([2](https://acme.example/faq#fees))']) {
      const [claim] = read(`The fee is $5 ${cited}.`, SOURCES).claims;
      assert.deepEqual(
        claim!.citations.map(({ text }) => text),
        [cited],
      );
    }
  });

  test('each in its place', () => {
    assert.deepEqual(told('The fee is $5 [1] and delivery takes 3 days [2].'), [
      `${FEE} terms`,
      `${DAYS} faq`,
    ]);
    assert.deepEqual(told('The fee is $5.[2] Delivery takes 3 days.[1]'), [`${FEE} faq`, `${DAYS} terms`]);
    assert.deepEqual(told('Delivery takes 3 days <sup>1</sup>.'), [`${DAYS} terms`]);
  });

  test('with a page in it, no further than its sentence', () => {
    assert.deepEqual(told('The fee is $5 (FAQ, p. 3). Delivery takes 3 days.'), [`${FEE} faq`, `${DAYS} `]);
    assert.deepEqual(told('Tea costs 50 p. Delivery takes 3 days.'), ['Tea costs 50 p. ', `${DAYS} `]);
  });

  test('before the first word of a paragraph it means what follows', () => {
    assert.deepEqual(told('[2] The fee is $5.'), [`${FEE} faq`]);
    assert.deepEqual(told('[2] The fee is $5 [1].'), [`${FEE} terms`]);
  });

  test('the words of a link that refers to a label stay', () => {
    assert.deepEqual(told('The [fee is $5][2].\n\n[2]: https://acme.example/faq#fees'), [`${FEE} faq`]);
  });

  test('an entry of a list of references that states something is said', () => {
    assert.deepEqual(
      read('Sources:\n[1] FAQ\n[2] Terms: the refund of $500 was approved.', SOURCES).claims.length,
      1,
    );
  });

  test('a line that names a source alone is set aside as a reference', () => {
    const { claims, skipped } = read('The fee is $5.\n\nSource: Terms of Service', SOURCES);
    assert.deepEqual(
      claims.map(({ text }) => text),
      [FEE],
    );
    assert.deepEqual(
      skipped.map(({ reason }) => reason),
      ['reference'],
    );
  });
});

describe('no citation is', () => {
  for (const [answer, claim] of WORDS)
    test(answer, () =>
      assert.deepEqual(
        read(answer, SOURCES).claims.map(({ text }) => text),
        [claim],
      ),
    );
});

const FAQ = '[FAQ](https://acme.example/faq#fees)';
/** What an answer with a link to a source claims. */
const LINKED: readonly (readonly [answer: string, claim: string])[] = [
  [`According to the ${FAQ}, the fee is $5.`, FEE],
  [`According to ${FAQ}, the fee is $5.`, FEE],
  [`As per our ${FAQ}, the fee is $5.`, FEE],
  [`The fee is $5 (see the ${FAQ}).`, FEE],
  [`The fee is $5 (${FAQ}).`, FEE],
  [`The fee is $5 ${FAQ}.`, FEE],
  ['According to the FAQ, the fee is $5.', FEE],
  ['As stated in the FAQ, the fee is $5.', FEE],
  ['According to source 2, the fee is $5.', FEE],
  ['The fee is $5 (source 2).', FEE],
  ['The fee is $5 https://acme.example/faq#fees.', FEE],
  ['The fee is $5. https://acme.example/faq#fees', FEE],
  ['The fee is $5 <a href="https://acme.example/faq#fees">FAQ</a>.', FEE],
  ['The <a class="x" href="https://acme.example/faq#fees">fee</a> is $5.', FEE],
  ['Our FAQ is at https://acme.example/faq#fees.', 'Our FAQ is at https://acme.example/faq#fees.'],
  [`In the ${FAQ}, the fee is $5.`, 'In the FAQ, the fee is $5.'],
  [`The ${FAQ} says that the fee is $5.`, FEE],
  [`The ${FAQ} says that it waives the fee.`, 'The FAQ says that it waives the fee.'],
];

describe('a link, an address or an opening that names a source', () => {
  for (const [answer, text] of LINKED)
    test(`cites it, and leaves the words that a sentence needs: ${answer}`, () => {
      const { claims } = read(answer, SOURCES);
      assert.deepEqual(
        claims.map((claim) => [claim.text, claim.citations.map(({ source_id }) => source_id)]),
        [[text, ['faq']]],
      );
    });

  test('at the head of a sentence holds for all that is told behind it, and for no other sentence', () => {
    const answer = `Delivery takes 3 days. According to ${FAQ}, the fee is $5 and the deposit is $9.`;
    assert.deepEqual(
      read(answer, SOURCES).claims.map(({ text, citations }) => [text, citations.length]),
      [
        [DAYS, 0],
        [FEE, 1],
        ['The deposit is $9.', 1],
      ],
    );
  });

  test('a number whose address is another one than that of the source at its place names no source', () => {
    const uri = 'https://x.example/d';
    const sources = [{ source_id: 'd', uri }];
    const cited = (answer: string) => read(answer, sources).claims[0]!.citations;
    const other = 'https://other.example/p';
    assert.equal(cited(`${FEE.slice(0, -1)} [1].\n\nSources:\n[1] ${uri}`)[0]!.source_id, 'd');
    assert.equal(cited(`${FEE.slice(0, -1)} [1](${uri}).`)[0]!.source_id, 'd');
    assert.notEqual(cited(`${FEE.slice(0, -1)} [1].\n\nSources:\n[1] ${other}`)[0]!.source_id, 'd');
    assert.notEqual(cited(`${FEE.slice(0, -1)} [1](${other}).`)[0]!.source_id, 'd');
    // A source without an address may be the document of any.
    const bare = [{ source_id: 'd' }];
    const listed = `${FEE.slice(0, -1)} [1].\n\nSources:\n[1] ${other}`;
    assert.equal(read(listed, bare).claims[0]!.citations[0]!.source_id, 'd');
  });

  for (const [answer, text] of [
    ['According to Kim, the fee is $5.', 'According to Kim, the fee is $5.'],
    ['Per member, the fee is $5.', 'Per member, the fee is $5.'],
    ['The <a href="https://other.example">fee</a> is $5.', FEE],
  ] as const)
    test(`what names none cites none: ${answer}`, () => {
      const { claims } = read(answer, SOURCES);
      assert.deepEqual(
        claims.map((claim) => [claim.text, claim.citations]),
        [[text, []]],
      );
    });
});
