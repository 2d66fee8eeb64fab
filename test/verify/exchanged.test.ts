import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

const VERBS = [
  ['beat', 'defeated'],
  ['beat', 'overcame'],
  ['called', 'phoned'],
  ['hit', 'struck'],
  ['visited', 'called on'],
  ['sued', 'took legal action against'],
  ['fired', 'dismissed'],
  ['warned', 'alerted'],
  ['outsold', 'sold more than'],
] as const;
const NAMES = [
  ['Ana', 'Ben'],
  ['Acme', 'Bolt Ltd'],
  ['The seller', 'the buyer'],
] as const;

const opened = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

describe('who does it and to whom, beside another word for the verb', () => {
  for (const [verb, other] of VERBS)
    for (const [doer, whom] of NAMES) {
      const said = opened(`${whom} ${other} ${doer.replace('The', 'the')} on Monday.`);
      test(`“${doer} ${verb} ${whom} on Monday.” is not supported by “${said}”`, () => {
        assert.notEqual(ask(`${doer} ${verb} ${whom} on Monday.`, [said]).status, 'supported');
      });
    }

  test('is supported where both stand as the claim puts them', () => {
    for (const [verb, other] of [
      ['beat', 'defeated'],
      ['called', 'phoned'],
      ['fired', 'dismissed'],
    ])
      assert.equal(ask(`Ana ${verb} Ben on Monday.`, [`Ana ${other} Ben on Monday.`]).status, 'supported');
  });

  test('may change places where the verb says the same of both, or from the other side', () => {
    assert.equal(ask('Ana met Ben on Monday.', ['Ben met Ana on Monday.']).reason === 'role', false);
    assert.equal(ask('Ana was beaten by Ben.', ['Ben beat Ana.']).status, 'supported');
  });
});
