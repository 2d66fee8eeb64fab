// That somebody agreed, by the message in which he says so; what bounds it, asks or is another's says nothing of the kind.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

const letter = (body: string): string =>
  `From: Kurt Berg, editor\nTo: Ines Falk\nSubject: Harbour story\n\n${body}`;

const TABLE: readonly (readonly [supported: boolean, claim: string, body: string])[] = [
  [true, 'Kurt Berg approved the harbour story.', 'Ines, the harbour story is good to go. Kurt'],
  [true, 'The editor has cleared the harbour story.', 'Ines, the harbour story is good to go. Kurt'],
  [true, 'Kurt Berg has agreed to the harbour story.', 'Hi Ines, that is fine with me. Kurt'],
  [false, 'Ines Falk approved the harbour story.', 'Ines, the harbour story is good to go. Kurt'],
  [false, 'The publisher has cleared the harbour story.', 'Ines, the harbour story is good to go. Kurt'],
  [false, 'Kurt Berg approved the bridge story.', 'Ines, the harbour story is good to go. Kurt'],
  [
    false,
    'Kurt Berg approved the harbour story.',
    'Ines, the harbour story is good to go once legal has read it. Kurt',
  ],
  [false, 'Kurt Berg approved the harbour story.', 'Ines, is the harbour story good to go? Kurt'],
  [false, 'Kurt Berg has agreed to the harbour story.', 'Hi Ines, sorry, that is not fine with me. Kurt'],
  [false, 'Kurt Berg has agreed to the harbour story.', 'Hi Ines, fine with me if Mara reads it first. Kurt'],
  [
    false,
    'Kurt Berg approved the harbour story.',
    'Ines, the bridge story was approved last week. The harbour story is too long. Kurt',
  ],
  [
    false,
    'Kurt Berg approved the harbour story.',
    'Ines, Mara approved the bridge story. Send me the harbour story. Kurt',
  ],
];

describe('who says yes to what was asked has agreed to it', () => {
  for (const [supported, claim, body] of TABLE)
    test(`${supported ? 'says' : 'does not say'} "${claim}": "${body}"`, () => {
      assert.equal(ask(claim, [letter(body)]).status === 'supported', supported);
    });

  const MANAGES = 'Kurt Berg manages Ines Falk and Olaf Lind.';
  test('who manages whom stands in another source', () => {
    const leave = 'From: Kurt Berg\nTo: Ines Falk\nSubject: Leave 6-10 July\n\nHi Ines, fine with me. Kurt';
    assert.equal(ask("Ines's manager has agreed to her leave.", [leave, MANAGES]).status, 'supported');
    assert.notEqual(ask("Olaf's manager has agreed to his leave.", [leave, MANAGES]).status, 'supported');
  });
});
