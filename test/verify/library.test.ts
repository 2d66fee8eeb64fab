import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Evidence } from '../../src/domain/evidence.ts';
import { lexicon } from '../../src/text/lexicon/bundled.ts';
import { Library } from '../../src/verify/read/library.ts';

/** A text of so many characters that takes about nine times as many bytes when it is read. */
function evidence(n: number, length = 40_000): Evidence {
  const text = `Note ${n} was filed on Monday. `.repeat(length / 20).slice(0, length);
  return { source_id: 's1', type: 'text', text, checksum: `sha256:${`${n}`.repeat(64)}` };
}

const MIB = 1024 * 1024;

describe('documents that were read', () => {
  test('are kept for the next question, up to the capacity; the one asked for longest ago goes first', () => {
    const library = new Library(lexicon, MIB);
    const [one, two] = [library.open(evidence(1)), library.open(evidence(2))];
    assert.equal(library.open(evidence(1)), one);
    library.open(evidence(3));
    assert.equal(library.open(evidence(1)), one);
    assert.notEqual(library.open(evidence(2)), two);
  });

  test('one that takes more than the capacity by itself is kept until another comes', () => {
    const library = new Library(lexicon, MIB);
    const large = library.open(evidence(1, 200_000));
    assert.equal(library.open(evidence(1, 200_000)), large);
    const small = library.open(evidence(2));
    assert.equal(library.open(evidence(2)), small);
    assert.notEqual(library.open(evidence(1, 200_000)), large);
  });

  test('one that takes many times the capacity, or any where there is none, is not kept', () => {
    const library = new Library(lexicon, MIB);
    assert.notEqual(library.open(evidence(1, 2_000_000)), library.open(evidence(1, 2_000_000)));
    const none = new Library(lexicon, 0);
    assert.notEqual(none.open(evidence(1)), none.open(evidence(1)));
  });
});
