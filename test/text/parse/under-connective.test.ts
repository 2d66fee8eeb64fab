/** A clause that a connective opens stands under it, whatever its subject was taken for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSentence } from '../../../src/text/parse/bundled.ts';

const SENTENCES: readonly (readonly [text: string, mark: string, subject: string, verb: string])[] = [
  ['The keys are handed over before the deposit is taken.', 'before', 'deposit', 'taken'],
  ['The keys are handed over once the deposit has been taken.', 'once', 'deposit', 'taken'],
  ['Refunds are issued until the item is inspected.', 'until', 'item', 'inspected'],
];

for (const [text, mark, subject, verb] of SENTENCES)
  test(`"${verb}" stands under "${mark}" in "${text}"`, () => {
    const { tokens } = parseSentence(text);
    const at = (form: string): number => tokens.findIndex((token) => token.form === form);
    assert.deepEqual(
      [tokens[at(mark)], tokens[at(subject)], tokens[at(verb)]].map((one) => one?.deprel),
      ['mark', 'nsubj:pass', 'advcl'],
    );
    assert.equal(tokens[at(mark)]!.head, at(verb));
    assert.equal(tokens[at(subject)]!.head, at(verb));
  });

test('What is done over and over, or once, is no clause of its own', () => {
  const { tokens } = parseSentence('The report was read once and filed.');
  const once = tokens.find(({ form }) => form === 'once');
  assert.equal(once?.deprel, 'advmod');
});
