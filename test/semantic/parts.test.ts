import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { entailmentOf, senseOf, sensesOf } from '../../src/semantic/labels.ts';
import { bestPassages, fuse, type RatedSentence } from '../../src/semantic/passages.ts';
import { VectorCache } from '../../src/semantic/vectors.ts';
import { joinWindows, meanVector, windowSpans, windowsOf } from '../../src/semantic/windows.ts';

describe('windows of a long text', () => {
  test('cover it, overlap, and are no longer than they may be', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc.string({ unit: fc.constantFrom('a', ' ', '😀', '\ud83d', '\ude00'), maxLength: 100 }),
      fc.lorem({ maxCount: 120 }),
    );
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 200 }), (text, length) => {
        let last = { from: -1, to: 0 };
        for (const span of windowSpans(text, length)) {
          assert.ok(span.to - span.from <= Math.max(4, length));
          assert.ok(span.from > last.from && span.from <= last.to && span.to >= last.to);
          last = span;
        }
        assert.equal(last.to, text.length);
      }),
    );
  });

  test('get on where a character of two halves stands before a word longer than a window', () => {
    const text = `😀 ${'x'.repeat(60)}`;
    assert.equal(windowSpans(text, 8).at(-1)!.to, text.length);
  });

  test('never part the halves of a character', () => {
    for (const window of windowsOf('😀'.repeat(100), 31)) assert.ok(window.isWellFormed());
  });

  test('say together what the surest says, and less where another contradicts it', () => {
    const sure = { entail: 0.9, neutral: 0.05, contradict: 0.05 };
    const unsure = { entail: 0.2, neutral: 0.4, contradict: 0.4 };
    const against = { entail: 0.1, neutral: 0.1, contradict: 0.8 };
    assert.deepEqual(joinWindows([unsure, sure]), sure);
    const disputed = joinWindows([sure, against]);
    assert.ok(disputed.entail < 0.2);
    assert.ok(Math.abs(disputed.entail + disputed.neutral + disputed.contradict - 1) < 1e-9);
  });

  test('have the mean direction of their vectors', () => {
    const mean = meanVector([Float32Array.of(1, 0), Float32Array.of(0, 1)]);
    assert.deepEqual(
      [...mean].map((value) => value.toFixed(4)),
      ['0.7071', '0.7071'],
    );
  });
});

describe('labels', () => {
  for (const [label, sense] of [
    ['entailment', 'entail'],
    ['ENTAILMENT', 'entail'],
    ['not_entailment', 'neutral'],
    ['non-entailment', 'neutral'],
    ['contradiction', 'contradict'],
    ['neutral', 'neutral'],
    ['LABEL_1', undefined],
    ['positive', undefined],
  ] as const) {
    test(`${label} means ${sense ?? 'nothing'}`, () => assert.equal(senseOf(label), sense));
  }

  test('are of use only together, and with entailment among them', () => {
    assert.deepEqual(sensesOf(['entailment', 'not_entailment']), ['entail', 'neutral']);
    assert.equal(sensesOf(['neutral', 'contradiction']), undefined);
    assert.equal(sensesOf(['entailment', 'LABEL_1']), undefined);
    assert.equal(sensesOf(['entailment']), undefined);
    assert.equal(sensesOf(['entailment', 'Entailment', 'neutral']), undefined);
    assert.equal(sensesOf(['neutral', 'entailment', 'neutral']), undefined);
    assert.deepEqual(entailmentOf(['entail', 'neutral'], [0.7, 0.3]), {
      entail: 0.7,
      neutral: 0.3,
      contradict: 0,
    });
  });
});

describe('passages', () => {
  const rated = (lexical: readonly number[], similarity: readonly number[]): RatedSentence[] =>
    lexical.map((one, sentence) => ({
      document: 0,
      sentence,
      lexical: one,
      similarity: similarity[sentence]!,
    }));
  const together = () => true;

  test('are ranked by words and by meaning together', () => {
    const order = fuse(rated([3, 2, 0, 0], [0.1, 0.9, 0.8, 0.2])).map(({ sentence }) => sentence);
    assert.deepEqual(order, [1, 0, 2, 3]);
  });

  test('are found by meaning alone where no word is the same', () => {
    const [best] = bestPassages(rated([0, 0, 0], [0.1, 0.9, 0.2]), 1, together);
    assert.deepEqual(best, { spans: [{ document: 0, from: 1, to: 2 }] });
  });

  test('are no more than asked for, no two the same, and within the evidence', () => {
    const scores = fc.array(fc.tuple(fc.nat(5), fc.double({ min: -1, max: 1, noNaN: true })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(scores, fc.integer({ min: 1, max: 20 }), (all, limit) => {
        const sentences = rated(
          all.map(([lexical]) => lexical),
          all.map(([, similarity]) => similarity),
        );
        const last = sentences.length - 1;
        const passages = bestPassages(sentences, limit, (_, at) => at < last);
        assert.ok(passages.length <= limit && passages.length >= Math.min(limit, sentences.length));
        assert.equal(new Set(passages.map((one) => JSON.stringify(one))).size, passages.length);
        for (const { spans } of passages)
          for (const { from, to } of spans) assert.ok(from >= 0 && from < to && to <= sentences.length);
      }),
    );
  });

  test('hold neighbours together, and the best sentences of all', () => {
    const passages = bestPassages(rated([9, 0, 8, 0, 7], [0.9, 0, 0.8, 0, 0.7]), 8, (_, at) => at < 4);
    const shown = passages.map(({ spans }) => spans.map(({ from, to }) => `${from}-${to}`).join(' '));
    assert.ok(shown.includes('0-2'), String(shown));
    assert.ok(shown.includes('0-1 2-3 4-5'), String(shown));
  });
});

describe('the cache of vectors', () => {
  const vector = (): Map<number, Float32Array> => new Map([[0, new Float32Array(100)]]);

  test('never holds more than it may, and forgets first what was used longest ago', () => {
    const cache = new VectorCache(1100);
    cache.keep('a', vector());
    cache.keep('b', vector());
    cache.keep('a', vector());
    cache.keep('c', vector());
    assert.ok(cache.bytes <= 1100);
    assert.equal(cache.get('b', 0), undefined);
    assert.ok(cache.get('a', 0) && cache.get('c', 0));
  });

  test('of no size holds nothing', () => {
    const cache = new VectorCache(0);
    cache.keep('a', vector());
    assert.equal(cache.bytes, 0);
    assert.equal(cache.get('a', 0), undefined);
  });
});
