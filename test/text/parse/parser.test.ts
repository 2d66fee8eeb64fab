import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { parseSentence } from '../../../src/text/parse/bundled.ts';
import { ModelError } from '../../../src/text/parse/model.ts';
import { loadParser, type Parse } from '../../../src/text/parse/parser.ts';

const bytes = readFileSync(new URL('../../../src/text/parse/model.bin', import.meta.url));

function assertTree({ tokens }: Parse): void {
  if (tokens.length === 0) return;
  assert.equal(tokens.filter((token) => token.head === -1).length, 1);
  for (const [i, token] of tokens.entries()) {
    assert.ok(token.head >= -1 && token.head < tokens.length && token.head !== i);
    assert.ok(token.deprel !== '' && token.upos !== '' && token.xpos !== '');
    let at = i;
    for (let steps = 0; at >= 0; steps++) {
      assert.ok(steps <= tokens.length, 'heads run in a circle');
      at = tokens[at]!.head;
    }
  }
}

function tags(text: string): string {
  return parseSentence(text)
    .tokens.map(({ form, upos }) => `${form}/${upos}`)
    .join(' ');
}

function arcs(text: string): string[] {
  const { tokens } = parseSentence(text);
  return tokens.map(({ form, deprel, head }) => `${form} ${deprel} ${head < 0 ? '-' : tokens[head]!.form}`);
}

describe('parsing', () => {
  test('a sentence is tokens with tags, lemmas, heads and relations', () => {
    const [, agent, , refund] = parseSentence("The agents didn't refund it.").tokens;
    assert.deepEqual(
      [agent!.form, agent!.lemma, agent!.upos, agent!.xpos, agent!.deprel],
      ['agents', 'agent', 'NOUN', 'NNS', 'nsubj'],
    );
    assert.equal(refund!.lemma, 'not');
  });

  test('every word gets its part of speech', () => {
    assert.equal(
      tags('She quickly sent three letters to London.'),
      'She/PRON quickly/ADV sent/VERB three/NUM letters/NOUN to/ADP London/PROPN ./PUNCT',
    );
  });

  test('a passive is seen in its relations', () => {
    assert.deepEqual(arcs('The refund was approved by the manager.'), [
      'The det refund',
      'refund nsubj:pass approved',
      'was aux:pass approved',
      'approved root -',
      'by case manager',
      'the det manager',
      'manager obl:agent approved',
      '. punct approved',
    ]);
  });

  test('a bare plural that opens a sentence is its subject, at its own place', () => {
    const [first, second] = parseSentence('  Refunds require approval.').tokens;
    assert.deepEqual(
      [first!.form, first!.start, first!.upos, first!.deprel, first!.head],
      ['Refunds', 2, 'NOUN', 'nsubj', 1],
    );
    assert.deepEqual([second!.form, second!.start, second!.deprel], ['require', 10, 'root']);
  });

  test('lemmas of irregular and regular forms are found', () => {
    const lemmas = parseSentence(
      'The children went home, hoping that they had stopped writing the studies.',
    ).tokens.map(({ lemma }) => lemma);
    assert.deepEqual(lemmas, [
      'the',
      'child',
      'go',
      'home',
      ',',
      'hope',
      'that',
      'they',
      'have',
      'stop',
      'write',
      'the',
      'study',
      '.',
    ]);
  });

  test('offsets count from the start of the text, not of the sentence', () => {
    const text = 'First one. The dog barked. Last one.';
    const { tokens } = parseSentence(text, 11, 26);
    assert.deepEqual(
      tokens.map(({ start, end }) => text.slice(start, end)),
      ['The', 'dog', 'barked', '.'],
    );
  });

  test('a plain arc is surer than one that could go elsewhere', () => {
    const plain = parseSentence('She slept.').tokens[0]!.headMargin;
    const open = parseSentence('He saw the man in the park with the telescope.').tokens;
    const least = Math.min(...open.map(({ headMargin }) => headMargin));
    assert.ok(plain > least);
  });

  test('any string is read as one tree, with offsets that give back its forms', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(
          fc.constantFrom(
            'the',
            'refund',
            'was',
            'not',
            ',',
            '"',
            'paid',
            '#12',
            '$',
            '5',
            'https://a.b',
            '漢字',
            '\ud800',
            '\u0000',
            'ÄÖ',
          ),
          { maxLength: 60 },
        )
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const parse = parseSentence(text);
        assertTree(parse);
        let at = 0;
        for (const { start, end, form } of parse.tokens) {
          assert.ok(start >= at && end > start && end <= text.length);
          assert.equal(text.slice(start, end), form);
          at = end;
        }
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  test('five thousand tokens without a stop are one tree', () => {
    assertTree(parseSentence('the agent who paid and '.repeat(1000)));
    assertTree(parseSentence(`${'('.repeat(5000)}`));
    assertTree(parseSentence('a'.repeat(100_000)));
  });

  test('the same sentence gives the same tree, whatever was read before', () => {
    const text = 'If the customer cancels before Friday, the order will be refunded in full.';
    const first = parseSentence(text);
    parseSentence(
      'Something else altogether, and rather longer than the first, was read in between by this parser.',
    );
    assert.deepEqual(parseSentence(text), first);
    assert.deepEqual(loadParser(bytes).parse(text), first);
  });
});

describe('the bundled model', () => {
  test('is the one that its card names', () => {
    const card = readFileSync(new URL('../../../src/text/parse/MODEL.md', import.meta.url), 'utf8');
    assert.ok(card.includes(createHash('sha256').update(bytes).digest('hex')));
  });

  test('is at most six million bytes', () => assert.ok(bytes.length <= 6_000_000));

  test('is read from bytes at any alignment', () => {
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    const parse = loadParser(shifted.subarray(3)).parse('The dog barked.');
    assert.deepEqual(parse, parseSentence('The dog barked.'));
  });

  test('is refused when it is something else, or cut short', () => {
    assert.throws(() => loadParser(new TextEncoder().encode('{"a":1}\n')), ModelError);
    assert.throws(() => loadParser(new Uint8Array(0)), ModelError);
    assert.throws(() => loadParser(bytes.subarray(0, bytes.length / 2)), ModelError);
  });
});
