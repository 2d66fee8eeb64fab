import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createVerifier } from '../../src/verify/index.ts';
import { ask, askAll, questionOf } from './ask.ts';
import { CLAIMS, SOURCES } from './samples.ts';

describe('the same question', () => {
  const question = questionOf(CLAIMS, SOURCES);
  const answer = JSON.stringify(createVerifier()(question));

  test('gets the same bytes again, by one engine or another', () => {
    const engine = createVerifier();
    for (let i = 0; i < 5; i++) assert.equal(JSON.stringify(engine(question)), answer);
  });

  test('gets the same bytes without memory of documents', () => {
    const engine = createVerifier({ memory: 0 });
    for (let i = 0; i < 3; i++) assert.equal(JSON.stringify(engine(question)), answer);
  });

  test('gets the same bytes whatever was asked before', () => {
    const engine = createVerifier();
    for (const claim of CLAIMS) engine(questionOf([claim, 'Whales breathe air.'], [...SOURCES].reverse()));
    assert.equal(JSON.stringify(engine(question)), answer);
  });

  test('gets the same bytes in another process', async () => {
    const script = fileURLToPath(new URL('./answer-samples.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [script]);
    assert.equal(stdout, answer);
  });

  test('asked claim by claim gets the same checks', () => {
    const together = askAll(CLAIMS, SOURCES);
    CLAIMS.forEach((claim, i) => {
      const { claim_id: _, ...alone } = ask(claim, SOURCES);
      const { claim_id: __, ...joint } = together[i];
      assert.deepEqual(alone, joint);
    });
  });
});

describe('sources', () => {
  test('with one text each count on their own', () => {
    const check = ask('The pool is heated.', ['The pool is heated.', 'The pool is heated.']);
    assert.equal(check.status, 'supported');
    assert.equal(check.citations[0].source_id, 's1');
  });

  test('may be texts and data with one checksum', () => {
    const data = { city: 'Graz' };
    const text = JSON.stringify(data);
    const engine = createVerifier();
    for (const source of [data, text, data, text]) {
      const [citation] = ask('The city is Graz.', [source], { verify: engine, min_coverage: 0.1 }).citations;
      assert.equal(citation.pointer, typeof source === 'string' ? undefined : '/city');
    }
  });

  test('change nothing of each other’s offsets', () => {
    const texts = ['It rained all day.', 'Then the pool was heated again by noon.', 'Nobody swam.'];
    assert.equal(ask('The pool was heated again by noon.', texts).citations[0]?.source_id, 's2');
  });
});

describe('misspelt words', () => {
  test('that the parse makes an apposition of nothing of are read all the same', () => {
    assert.equal(ask('The deposit iss REFUNDable.', ['The deposit is non-refundable.']).status, 'ambiguous');
  });
});

describe('large questions', () => {
  const SOME = (
    'river grain timber mill heron lantern copper garden winter letter candle bridge orchard saddle feather marble ' +
    'thunder violin harbour blanket pepper curtain anchor meadow bottle cradle engine ribbon quarry sparrow temple ' +
    'wagon button cellar dragon falcon'
  ).split(' ');
  let state = 1;
  const word = (): string => {
    state = (state * 48_271) % 0x7fffffff;
    return SOME[state % SOME.length];
  };
  const filler = (sentences: number): string =>
    Array.from({ length: sentences }, () => `The ${Array.from({ length: 10 }, word).join(' ')} rests.`).join(
      ' ',
    );

  test('one sentence is found in a megabyte of text, at its exact place', () => {
    const [before, after] = [filler(7000), filler(7000)];
    const sentence = 'The refund of order HF-20931 was approved on 14 May 2026.';
    const text = `${before} ${sentence} ${after}`;
    assert.ok(text.length > 1_000_000);
    const check = ask(sentence, [text]);
    assert.equal(check.status, 'supported');
    assert.equal(check.coverage, 1);
    assert.deepEqual(check.citations, [
      {
        source_id: 's1',
        quote: sentence,
        start: before.length + 1,
        end: before.length + 1 + sentence.length,
      },
    ]);
  });

  test('a claim of 16,384 characters is judged', () => {
    const claim = `${filler(190)} ${'The pool is heated. '.repeat(500)}`.slice(0, 16_384);
    assert.equal(ask(claim, [claim]).status, 'supported');
    assert.notEqual(ask(claim, ['The pool is heated.']).status, 'supported');
  });

  test('a text of one sentence without end is read', () => {
    const text = `${'word '.repeat(200_000)} the pool is heated`;
    assert.equal(ask('The pool is heated.', [text]).gaps.length, 0);
  });

  test('a hundred thousand members are read, and one is found', () => {
    const orders = Array.from({ length: 33_000 }, (_, i) => ({
      order: `HF-${10_000 + i}`,
      total_cents: 100 + i,
      currency: 'EUR',
    }));
    const check = ask('The total of order HF-30931 is 210.31 EUR.', [orders]);
    assert.deepEqual(check.citations.map((one) => one.pointer).sort(), [
      '/20931/order',
      '/20931/total_cents',
    ]);
  });

  test('a question past its budget says so, and never guesses', () => {
    const claims = Array.from({ length: 100 }, () => `${'pool '.repeat(3300)}`);
    const checks = askAll(claims, []);
    const incomplete = checks.filter((check) => check.reason === 'evaluation_incomplete');
    assert.ok(incomplete.length > 0 && incomplete.length < checks.length);
    for (const check of incomplete) {
      assert.equal(check.status, 'ambiguous');
      assert.equal(check.coverage, 0);
    }
  });
});
