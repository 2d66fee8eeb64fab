// "It" isn't put as what it cannot mean: a clause behind it, a study that is told of, or one thing where a place was named first.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf, read } from './ask.ts';

const STAYS: readonly (readonly [answer: string, last: string])[] = [
  ['The recommended dose is 90 mg. It is recommended to take 90 mg.', 'It is recommended to take 90 mg.'],
  ['The parcel is late. It is possible to cancel.', 'It is possible to cancel.'],
  ['At the Riverside clinic, parking is free. It has a helipad.', 'It has a helipad.'],
  ["The trial of Lumexa ran for 24 weeks. It's approved in the EU.", "It's approved in the EU."],
];

const PUT: readonly (readonly [answer: string, last: string])[] = [
  ['The plan was approved. It is recommended by experts.', 'The plan is recommended by experts.'],
  ['On 3 May, the parcel was sent. It was lost.', 'The parcel was lost.'],
  ['The trial ran for 24 weeks. It was stopped in May.', 'The trial was stopped in May.'],
  ["The lamp has two arms. It's sold in pairs.", 'The lamp is sold in pairs.'],
];

describe('it stays', () => {
  for (const [answer, last] of STAYS) test(answer, () => assert.equal(claimsOf(answer).at(-1), last));
});

describe('it is put as what was spoken of', () => {
  for (const [answer, last] of PUT) test(answer, () => assert.equal(claimsOf(answer).at(-1), last));
});

test('what stays open names all that it may mean', () => {
  const [, , , claim] = read(
    "Lumexa lowered blood pressure. The trial enrolled 300 patients and ran for 24 weeks. It's approved in the EU.",
  ).claims;
  assert.deepEqual(claim!.antecedents?.names, ['the trial', 'Lumexa', 'blood pressure']);
});
