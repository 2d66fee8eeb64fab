import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { LEXICON_VERSION, lexicon } from '../../../src/text/lexicon/bundled.ts';
import { functionWords, LexiconError, loadLexicon } from '../../../src/text/lexicon/index.ts';

const file = readFileSync(new URL('../../../src/text/lexicon/lexicon.bin', import.meta.url));

describe('The file of the lexicon', () => {
  test('is named by the SHA-256 of its content', () => {
    const header = 4 + 8 + 4 * 12;
    const hash = createHash('sha256').update(file.subarray(header)).digest('hex');
    assert.equal(LEXICON_VERSION, hash.slice(0, 16));
  });

  test('is read the same from bytes that are not aligned', () => {
    const shifted = new Uint8Array(file.length + 1);
    shifted.set(file, 1);
    const other = loadLexicon(shifted.subarray(1));
    assert.equal(other.version, lexicon.version);
    assert.equal(other.lemma('shipped'), 'ship');
    assert.deepEqual(other.expand('refund'), lexicon.expand('refund'));
  });

  test('is refused when it is something else, or cut off anywhere', () => {
    assert.throws(() => loadLexicon(new Uint8Array(0)), LexiconError);
    assert.throws(() => loadLexicon(new Uint8Array(100)), LexiconError);
    for (const length of [3, 20, 100, file.length >> 1, file.length - 4]) {
      assert.throws(() => loadLexicon(file.subarray(0, length)), LexiconError, String(length));
    }
  });

  test('takes less than four mebibytes', () => assert.ok(file.length < 4 * 1024 * 1024));
});

describe('A phrase', () => {
  const found: readonly [string, number, string | undefined, number?][] = [
    ['the request be put in by hand', 3, 'put in', 2],
    ['turn down the offer', 0, 'turn down', 2],
    ['give the green light', 0, 'give the green light', 4],
    ['new york city', 0, 'new york city', 3],
    ['united state of america', 0, 'united states of america', 4],
    ['she pay with a credit card', 4, 'credit card', 2],
    ['log in', 0, 'log in', 2],
    ['log in', 1, undefined],
    ['refund order', 0, undefined],
    ['refund', 0, undefined],
    ['refund', 5, undefined],
  ];
  for (const [text, at, lemma, length] of found) {
    test(`at ${at} of "${text}" is ${lemma ?? 'not there'}`, () => {
      const phrase = lexicon.phrase(text.split(' '), at);
      assert.deepEqual(phrase, lemma === undefined ? undefined : { length, lemma });
    });
  }

  test('is found from the lemmas of its forms', () => {
    for (const text of [
      'signed up',
      'sent back',
      'United States',
      'bank accounts',
      'picks up',
      'called off',
    ]) {
      const lemmas = text.split(' ').map((form) => lexicon.lemma(form));
      assert.equal(lexicon.phrase(lemmas, 0)?.length, 2, text);
    }
  });

  test('stays within the words given, for any words', () => {
    const words = fc.array(
      fc.constantFrom('put', 'in', 'new', 'york', 'city', 'a', '', 'of', 'é', 'give', 'up'),
    );
    fc.assert(
      fc.property(words, fc.nat(12), (lemmas, at) => {
        const phrase = lexicon.phrase(lemmas, at);
        if (phrase === undefined) return;
        assert.ok(phrase.length >= 2 && at + phrase.length <= lemmas.length);
      }),
    );
  });
});

describe('The weight of a word', () => {
  test('is nothing for words of grammar, in each language', () => {
    for (const form of ['the', 'of', 'is', 'was', "won't", 'The', 'not'])
      assert.equal(lexicon.weight(form), 0, form);
    assert.equal(lexicon.weight('der', 'de'), 0);
    assert.equal(lexicon.weight('était', 'fr'), 0);
    assert.equal(lexicon.weight('también', 'es'), 0);
    assert.ok(lexicon.weight('die', 'en') > 0);
  });

  test('rises as a word gets rarer', () => {
    const rising = ['man', 'city', 'laptop', 'arbitration'].map((form) => lexicon.weight(form));
    assert.deepEqual(
      rising,
      rising.toSorted((a, b) => a - b),
    );
    assert.ok(rising[0]! > 0 && rising[0]! < 0.4);
  });

  test('is high for words never counted, highest with digits in them', () => {
    assert.ok(lexicon.weight('zxqvthorn') >= 0.9);
    assert.equal(lexicon.weight('INV-22871'), 1);
  });

  test('is that of the lemma for a form never counted', () => {
    assert.equal(lexicon.weight("laptop's"), lexicon.weight('laptop'));
  });

  test('lies from 0 to 1 for any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (form) => {
        const weight = lexicon.weight(form);
        assert.ok(weight >= 0 && weight <= 1);
      }),
    );
  });
});

describe('Function words', () => {
  test('are known by class in four languages', () => {
    assert.ok(functionWords('en').negators.has("n't"));
    assert.ok(functionWords('en').negators.has("won't"));
    assert.ok(functionWords('en').modals.has('may'));
    assert.ok(functionWords('en').hedges.has('allegedly'));
    assert.ok(functionWords('de').negators.has('keine'));
    assert.ok(functionWords('de').conditionals.has('falls'));
    assert.ok(functionWords('fr').exceptives.has('sauf'));
    assert.ok(functionWords('es').quantifiers.has('todos'));
    assert.equal(functionWords('other').all.size, 0);
  });

  test('are found with and without their accents', () => {
    for (const form of ['für', 'fur', 'Für']) assert.ok(lexicon.isFunctionWord(form, 'de'), form);
    for (const form of ['même', 'meme']) assert.ok(lexicon.isFunctionWord(form, 'fr'), form);
    for (const form of ['está', 'esta']) assert.ok(lexicon.isFunctionWord(form, 'es'), form);
  });

  test('are no words of content', () => {
    for (const form of ['refund', 'order', 'allegedly', 'approved'])
      assert.ok(!lexicon.isFunctionWord(form, 'en'), form);
  });
});

describe('Knowing a form', () => {
  test('takes dictionary words, irregular forms and phrases, and nothing made up', () => {
    for (const form of ['refund', 'Went', 'put in', 'paris']) assert.ok(lexicon.knows(form), form);
    for (const form of ['zxqvthorn', '', '__proto__', 'refund\u0000']) assert.ok(!lexicon.knows(form), form);
  });
});
