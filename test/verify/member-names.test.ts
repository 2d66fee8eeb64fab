/** Words that are names of members of every object are words like any other. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

const NAMES = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf'];
const sentencesWith = (name: string): readonly string[] => [
  `The ${name} was paid.`,
  `${name} paid the invoice that ${name} sent.`,
  `If ${name} the ${name} was paid, it ${name} to ${name}.`,
  `He can ${name} the invoice by ${name}, unlike ${name}.`,
  `${name}: the invoice was paid`,
  `The ${name} said yesterday the committee approved the refund of the fee.`,
  `Everyone but Lou ${name} the invoice.`,
  `Every clerk except Lou ${name} the invoice of ${name}.`,
  `Plan A costs 5 ${name} per ${name} and plan B costs 9 ${name} per ${name}.`,
  `Plan A is ${name} than plan B.`,
  `The invoice is over 9 ${name}, of which 4 ${name} have been paid.`,
  `5 ${name} were paid in ${name} 2020 within 3 ${name}.`,
];

describe('names of members of every object', () => {
  for (const name of NAMES) {
    test(`«${name}» stands in claims, texts and data as any word does`, () => {
      for (const claim of [
        ...sentencesWith(name),
        'The constructor was paid.',
        'The committee approved the refund.',
      ]) {
        for (const text of sentencesWith(name)) {
          assert.equal(typeof ask(claim, [text]).coverage, 'number');
          const data = JSON.parse(`{"${name}": ${JSON.stringify(text)}, "rows": [{"${name}": 5}]}`);
          assert.equal(typeof ask(claim, [data]).coverage, 'number');
        }
        assert.equal(ask(claim, [claim]).status, 'supported');
      }
    });
  }
});
