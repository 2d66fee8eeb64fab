import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { ask, askAll, evidenceOf } from './ask.ts';
import { CLAIMS, SOURCES } from './samples.ts';

/** Words that no sample holds, nor any word near to them. */
const FOREIGN = 'zyrblat quompish vextrol drandle miffork glumbast trezzik ploovin snarbec yulwig'.split(' ');

const irrelevant = fc
  .array(fc.array(fc.constantFrom(...FOREIGN), { minLength: 1, maxLength: 12 }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((sentences) => sentences.map((words) => `Then ${words.join(' ')}.`).join(' '));

const relevant = fc.constantFrom(...CLAIMS.filter((claim) => claim !== ''));
const subset = fc.subarray([...SOURCES]);

/** Strings that are hard on a reader: any code unit, marks, joined scripts, many signs. */
const wild = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        '\ud800',
        '\udc00',
        '\u200d',
        '\u0301',
        '|',
        '#',
        '>',
        '- ',
        '\n',
        '. ',
        '5',
        '$',
        '%',
        'é',
        '漢',
        ' not ',
        '"',
        'HF-2',
        ' constructor ',
        '__proto__',
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join('')),
);

/** A sample text with some of it cut, doubled or replaced. */
const mutated = fc
  .tuple(
    fc.constantFrom(...SOURCES.filter((one) => typeof one === 'string'), ...CLAIMS),
    fc.nat(),
    fc.nat(20),
    wild,
  )
  .map(([text, at, cut, put]) => {
    const place = text.length === 0 ? 0 : at % text.length;
    return text.slice(0, place) + put + text.slice(place + cut);
  });

const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => typeof value === 'object' && value !== null);

describe('for any texts', () => {
  test('verification answers, with exact slices and sound figures', () => {
    fc.assert(
      fc.property(
        fc.oneof(wild, mutated),
        fc.array(fc.oneof(wild, mutated), { maxLength: 3 }),
        (claim, texts) => {
          ask(claim, texts);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('verification answers for any data, with pointers to exact values', () => {
    fc.assert(
      fc.property(fc.oneof(relevant, wild), json, (claim, data) => {
        ask(claim, [data as { readonly [key: string]: never }]);
      }),
      { numRuns: 600 },
    );
  });

  test('citations of the caller are found or reported, whatever they say', () => {
    const citation = fc.record(
      {
        source_id: fc.constantFrom<string>('s1', 's2', 's9', ''),
        quote: fc.oneof(wild, mutated),
        start: fc.integer({ min: -5, max: 200 }),
        end: fc.integer({ min: -5, max: 200 }),
      },
      { requiredKeys: ['source_id', 'quote'] },
    );
    fc.assert(
      fc.property(relevant, fc.array(citation, { maxLength: 4 }), (claim, citations_of_claim) => {
        const check = ask(claim, SOURCES, { citations_of_claim });
        for (const one of check.invalid_citations ?? [])
          assert.ok(citations_of_claim.some((given) => given === one));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a source that is not to the matter', () => {
  test('changes nothing, wherever it stands', () => {
    fc.assert(
      fc.property(relevant, subset, irrelevant, fc.boolean(), (claim, given, noise, first) => {
        const alone = ask(claim, given);
        const beside = ask(claim, first ? [noise, ...given] : [...given, noise]);
        assert.equal(beside.status, alone.status);
        assert.equal(beside.reason, alone.reason);
        assert.equal(beside.coverage, alone.coverage);
        assert.deepEqual(beside.gaps, alone.gaps);
        assert.equal(beside.citations.length, alone.citations.length);
        assert.deepEqual(
          beside.citations.map((one) => one.quote),
          alone.citations.map((one) => one.quote),
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('a claim that stands in the evidence', () => {
  const SENTENCES = [
    'The refund of order HF-20931 was approved on 14 May 2026.',
    'Anna Berg has paid the invoice.',
    'The pool is heated.',
    'Version 2.4.1 fixes the crash.',
    'The museum opened in 1932.',
  ];

  test('is supported in full by exactly its sentence, wherever it stands', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SENTENCES), irrelevant, irrelevant, (sentence, before, after) => {
        const text = `${before} ${sentence} ${after}`;
        const check = ask(sentence, [text]);
        assert.equal(check.status, 'supported');
        assert.equal(check.coverage, 1);
        const start = before.length + 1;
        assert.deepEqual(check.citations, [
          { source_id: 's1', quote: sentence, start, end: start + sentence.length },
        ]);
      }),
      { numRuns: 300 },
    );
  });

  test('is judged the same in any order of the claims', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(SENTENCES, { minLength: 1 }), (claims) => {
        for (const check of askAll(claims, [SENTENCES.join(' ')])) assert.equal(check.status, 'supported');
      }),
      { numRuns: 50 },
    );
  });

  test('is no longer supported when one digit of it changes', () => {
    const digits = SENTENCES.filter((sentence) => /\d/.test(sentence));
    fc.assert(
      fc.property(
        fc.constantFrom(...digits),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (sentence, at, by) => {
          const places = [...sentence.matchAll(/\d/g)].map((match) => match.index);
          const place = places[at % places.length];
          const other = (Number(sentence[place]) + by) % 10;
          const changed = sentence.slice(0, place) + other + sentence.slice(place + 1);
          const check = ask(changed, [sentence]);
          assert.notEqual(check.status, 'supported', changed);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test('the evidence of a test is what the engine is asked with', () => {
  assert.deepEqual(
    evidenceOf(['a', { b: 1 }], ['t'], ['fetch_failed']).map((one) => [one.source_id, one.type]),
    [
      ['f1', 'faulty'],
      ['s1', 'text'],
      ['s2', 'data'],
    ],
  );
});
