// A sentence that was parsed before is the same sentence wherever it stands.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bundledParser, parseSentence } from '../../../src/text/parse/bundled.ts';

const SENTENCE = 'The parcel was delivered on 3 October.';

test('a sentence is parsed alike alone, and in a text, the first time and again', () => {
  const alone = bundledParser().parse(SENTENCE);
  assert.deepEqual(parseSentence(SENTENCE), alone);
  assert.deepEqual(parseSentence(SENTENCE), alone);
  const text = `Hello. ${SENTENCE} Bye.`;
  const start = text.indexOf(SENTENCE);
  const within = parseSentence(text, start, start + SENTENCE.length);
  assert.deepEqual(within, bundledParser().parse(text, start, start + SENTENCE.length));
});

test('what is remembered is bounded, and what comes after it is parsed all the same', () => {
  for (let i = 0; i < 6_000; i++) parseSentence(`Order ${i} was sent.`);
  assert.deepEqual(parseSentence(SENTENCE), bundledParser().parse(SENTENCE));
});
