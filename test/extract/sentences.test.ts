// Sentences of everyday answers: what is set aside, what is a claim as it stands, and what is told in other words.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf } from './ask.ts';
import sentences from './sentences.json' with { type: 'json' };

describe('what nobody could look up is no claim', () => {
  for (const sentence of sentences.aside) test(sentence, () => assert.deepEqual(claimsOf(sentence), []));
});

describe('a plain statement is a claim as it stands', () => {
  for (const sentence of sentences.whole)
    test(sentence, () => assert.deepEqual(claimsOf(sentence), [sentence]));
});

describe('a statement is told without what wraps it, and each fact alone', () => {
  for (const [sentence, claims] of Object.entries(sentences.told))
    test(sentence, () => assert.deepEqual(claimsOf(sentence), claims));
});
