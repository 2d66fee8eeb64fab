import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

const VERBS = [
  ['beat', 'defeated'],
  ['beat', 'overcame'],
  ['called', 'phoned'],
  ['hit', 'struck'],
  ['struck', 'hit'],
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

describe('two clauses about a word that joins them', () => {
  const crossed = [
    ['Ticket 6 was closed after ticket 5 was opened.', 'Ticket 5 was closed after ticket 6 was opened.'],
    [
      'The disk was full because the server was restarted.',
      'The server was restarted because the disk was full.',
    ],
    [
      'Because the server was restarted, the disk was full.',
      'The server was restarted because the disk was full.',
    ],
    ['The server was restarted because the disk was full.', 'The disk was full. The server was restarted.'],
  ] as const;
  for (const [claim, evidence] of crossed)
    test(`“${claim}” is not stated by “${evidence}”`, () => {
      assert.notEqual(ask(claim, [evidence]).status, 'supported');
    });

  const kept = [
    [
      'The server was restarted because the disk was full.',
      'Because the disk was full, the server was restarted.',
    ],
    ['The claim was paid although it was late.', 'Although it was late, the claim was paid.'],
  ] as const;
  for (const [claim, evidence] of kept)
    test(`“${claim}” is stated by “${evidence}”`, () => {
      const check = ask(claim, [evidence]);
      assert.equal(check.status, 'supported', check.reason);
    });
});

describe('one sentence that tells of two things', () => {
  const other = [
    ['Flight 18 was delayed.', 'Flights 17 and 19 were delayed; flight 18 was on time.'],
    ['Room 6 was cleaned.', 'Rooms 4 and 5 were cleaned at noon and room 6 was skipped.'],
    ['Invoice 9 was paid.', 'Invoice 8 was paid; invoice 9 was disputed.'],
    ['Ben was promoted.', 'Ann was promoted and Ben was transferred.'],
    ['The share price closed at $44.', 'The share price closed at $41, down from $44.'],
    ['The fee is $10.', 'The fee is $15, up from $10.'],
    ['The form was signed by the director.', 'The form was signed by the manager.'],
    ['The lease was signed by the owner.', 'The lease was signed by the tenant.'],
  ] as const;
  for (const [claim, evidence] of other)
    test(`“${claim}” is not stated by “${evidence}”`, () => {
      assert.notEqual(ask(claim, [evidence]).status, 'supported');
    });

  const own = [
    ['Flight 18 was on time.', 'Flights 17 and 19 were delayed; flight 18 was on time.'],
    ['Ann was promoted.', 'Ann was promoted and Ben was transferred.'],
    ['Room 6 was painted.', 'Room 6 was cleaned and was painted.'],
    ['The share price closed at $41.', 'The share price closed at $41, down from $44.'],
  ] as const;
  for (const [claim, evidence] of own)
    test(`“${claim}” is stated by “${evidence}”`, () => {
      const check = ask(claim, [evidence]);
      assert.equal(check.status, 'supported', check.reason);
    });
});
