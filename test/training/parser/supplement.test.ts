import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Sentence } from '../../../training/parser/conllu.ts';
import { supplement, vocabularyOf } from '../../../training/parser/supplement.ts';

const VOCABULARY = {
  nouns: ['order', 'letter', 'table', 'report', 'dog'],
  transitive: [
    ['take', 'took', 'taken'],
    ['close', 'closed', 'closed'],
    ['send', 'sent', 'sent'],
  ],
  intransitive: [
    ['sleep', 'slept', 'slept'],
    ['go', 'went', 'gone'],
  ],
} as const;

describe('the supplement', () => {
  test('is whole trees whose words stand where their offsets say', () => {
    for (const { text, words } of supplement(VOCABULARY)) {
      assert.equal(words.filter(({ head }) => head === -1).length, 1);
      for (const [i, { form, start, end, upos }] of words.entries()) {
        assert.equal(text.slice(start, end), form);
        assert.ok(upos, `${form} has no part of speech`);
        let at = i;
        for (let steps = 0; at >= 0; steps++) {
          assert.ok(steps <= words.length, `${text}: heads run in a circle`);
          at = words[at]!.head;
        }
      }
    }
  });

  test('draws nouns and verbs with an object from a treebank', () => {
    const sentence: Sentence = {
      text: 'they sold books, the dog had sold it',
      opensDocument: true,
      words: [
        ['they', 'they', 'PRON', 'PRP', 1, 'nsubj'],
        ['sold', 'sell', 'VERB', 'VBD', -1, 'root'],
        ['book', 'book', 'NOUN', 'NN', 1, 'obj'],
        ['sold', 'sell', 'VERB', 'VBN', 1, 'parataxis'],
        ['it', 'it', 'PRON', 'PRP', 3, 'obj'],
      ].map(([form, lemma, upos, xpos, head, deprel]) => ({
        form,
        lemma,
        upos,
        xpos,
        head,
        deprel,
        start: 0,
        end: 1,
      })) as Sentence['words'],
    };
    const { nouns, transitive, intransitive } = vocabularyOf([sentence, sentence, sentence, sentence]);
    assert.deepEqual([nouns, transitive, intransitive], [['book'], [['sell', 'sold', 'sold']], []]);
  });
});
