import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { LineTable } from '../../src/text/line-table.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '漢', "'"), maxLength: 4 });
const key = fc.tuple(word, word).map(([tag, form]) => `${tag} ${form}`);

describe('a table of lines', () => {
  test('finds what a map of the same lines would, the last of those with one key', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(key, word), { maxLength: 60 }), fc.array(key), (entries, others) => {
        const table = new LineTable(
          entries.map(([one, rest]) => `${one} ${rest}`).join('\n'),
          'before the last space',
        );
        const map = new Map(entries);
        for (const one of [...map.keys(), ...others]) {
          const line = table.find(one);
          assert.equal(line < 0 ? undefined : table.rest(line), map.get(one), JSON.stringify(one));
        }
      }),
    );
  });

  test('numbers whole lines from 0, and knows no empty one', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          word.filter((one) => one !== ''),
          { minLength: 1 },
        ),
        word,
        (words, other) => {
          const table = new LineTable(words.join('\n'), 'whole line');
          assert.equal(table.size, words.length);
          for (const one of [...words, other]) assert.equal(table.find(one), words.indexOf(one));
        },
      ),
    );
  });

  test('of no text has no line that is found', () => {
    assert.equal(new LineTable('', 'whole line').find(''), -1);
    assert.equal(new LineTable('', 'before the last space').find('a b'), -1);
  });
});
