/** Which of two events was first: by dates and times, by connectives, by tense, and by what follows from them together. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { end, Network, start } from '../../src/verify/order/network.ts';
import { split } from '../../src/verify/order/split.ts';
import { ask } from './ask.ts';

type Row = readonly [evidence: string, first: string, second: string];

/** Each tells of two events of which the first came first; the claims are made of them. */
const TOLD: readonly Row[] = [
  [
    'The visa was granted on 3 May 2023. The flight left on 9 May 2023.',
    'the visa was granted',
    'the flight left',
  ],
  ['The visa was granted on 3 May, and the flight left on 9 May.', 'the visa was granted', 'the flight left'],
  [
    'The clerk opened the box at 10:05. The buyer called at 10:40.',
    'the clerk opened the box',
    'the buyer called',
  ],
  ['08:01 pump stopped\n08:09 valve opened\n08:30 alarm cleared', 'the pump stopped', 'the valve opened'],
  ['The clerk opened the box before the buyer called.', 'the clerk opened the box', 'the buyer called'],
  ['Before the buyer called, the clerk opened the box.', 'the clerk opened the box', 'the buyer called'],
  ['The buyer called after the clerk had opened the box.', 'the clerk opened the box', 'the buyer called'],
  ['Once the clerk had opened the box, the buyer called.', 'the clerk opened the box', 'the buyer called'],
  [
    'By the time the buyer called, the clerk had opened the box.',
    'the clerk opened the box',
    'the buyer called',
  ],
  [
    'When the buyer called, the clerk had already opened the box.',
    'the clerk opened the box',
    'the buyer called',
  ],
  ['The crate was not shipped until the fee was paid.', 'the fee was paid', 'the crate was shipped'],
  ['The fee was paid. Two days later, the crate was shipped.', 'the fee was paid', 'the crate was shipped'],
  ['The crate was shipped. Before that, the fee had been paid.', 'the fee was paid', 'the crate was shipped'],
  ['The fee was paid, and the crate was then shipped.', 'the fee was paid', 'the crate was shipped'],
  ['The fee had been paid. The crate was shipped on 7 July.', 'the fee was paid', 'the crate was shipped'],
  [
    'The crate was shipped prior to the inspection. The fee was paid after the inspection.',
    'the crate was shipped',
    'the fee was paid',
  ],
  [
    'The fee was raised, which led the buyer to leave the club.',
    'the fee was raised',
    'the buyer left the club',
  ],
  [
    'The firm was founded in 2001, renamed in 2010 and sold in 2019.',
    'the firm was renamed',
    'the firm was sold',
  ],
];

const sentence = (text: string): string => `${text[0].toUpperCase()}${text.slice(1)}.`;

/** The three ways to say in which order two events were. */
const claimsOf = (first: string, second: string): readonly string[] => [
  `${first} before ${second}`,
  `${second} after ${first}`,
  `after ${first}, ${second}`,
  `before ${second}, ${first}`,
];

/** Evidence that does not say that both events happened, and in that order. */
const UNTOLD: readonly (readonly [evidence: string, claim: string])[] = [
  ['The fee was paid. The crate was shipped.', 'The fee was paid before the crate was shipped.'],
  [
    'The fee was paid on 3 May. The crate was shipped on 3 May.',
    'The fee was paid before the crate was shipped.',
  ],
  ['The fee was not paid. The crate was shipped on 3 May.', 'The fee was paid before the crate was shipped.'],
  [
    'The fee is to be paid on 2 May. The crate was shipped on 3 May.',
    'The fee was paid before the crate was shipped.',
  ],
  ['If the fee was paid, the crate was shipped.', 'The crate was shipped after the fee was paid.'],
  ['The crate will be shipped after the fee has been paid.', 'The crate was shipped after the fee was paid.'],
  ['The crate was stolen before it was shipped.', 'The crate was shipped after it was stolen.'],
  [
    'Lea says the fee was paid before the crate was shipped.',
    'The crate was shipped after the fee was paid.',
  ],
  [
    'The fee, due on 1 May, was paid. The crate was shipped on 3 May.',
    'The fee was paid before the crate was shipped.',
  ],
  ['The alarm rang when the pump stopped.', 'The alarm rang before the pump stopped.'],
  [
    'The fee for box 7 was paid on 2 May. Box 8 was shipped on 3 May.',
    'The fee for box 8 was paid before box 8 was shipped.',
  ],
];

const isSupported = (evidence: string, claim: string): boolean =>
  ask(claim, [evidence]).status === 'supported';

describe('which of two events was first', () => {
  test('is supported whichever of the two a claim begins with', () => {
    const missed = TOLD.flatMap(([evidence, first, second]) =>
      claimsOf(first, second)
        .map(sentence)
        .filter((claim) => !isSupported(evidence, claim))
        .map((claim) => [evidence, claim]),
    );
    assert.deepEqual(missed, []);
  });

  test('is refused the other way round', () => {
    const wrong = TOLD.flatMap(([evidence, first, second]) =>
      claimsOf(second, first)
        .map(sentence)
        .filter((claim) => isSupported(evidence, claim)),
    );
    assert.deepEqual(wrong, []);
  });

  test('is not supported where one of them may not have happened, or nothing says which was first', () => {
    assert.deepEqual(
      UNTOLD.filter(([evidence, claim]) => isSupported(evidence, claim)),
      [],
    );
  });

  test('is told with what it follows from, and all of that is cited', () => {
    const evidence = 'The crate was shipped prior to the inspection. The fee was paid after the inspection.';
    const check = ask('The crate was shipped before the fee was paid.', [evidence]);
    assert.deepEqual(check.derivations, [
      '“The crate was shipped” < “The inspection took place” (prior to); “The inspection took place” < “The fee was paid” (after)',
    ]);
    assert.deepEqual(check.citations.map(({ quote }) => quote).sort(), [
      'The crate was shipped prior to the inspection.',
      'The fee was paid after the inspection.',
    ]);
  });

  test('is told whatever connective the claim has for it, and refused by each that says otherwise', () => {
    const evidence = 'The clerk opened the box on 3 May. The buyer called on 9 May.';
    const told = [
      'By the time the buyer called, the clerk had already opened the box.',
      'When the buyer called, the clerk had already opened the box.',
      'First the clerk opened the box, then the buyer called.',
    ];
    assert.deepEqual(
      told.filter((claim) => !isSupported(evidence, claim)),
      [],
    );
    const refused = [
      'When the clerk opened the box, the buyer had already called.',
      'The clerk opened the box when the buyer called.',
      'The clerk opened the box while the buyer called.',
      'The clerk opened the box once the buyer had called.',
      'The clerk did not open the box until the buyer called.',
      'The buyer called and then the clerk opened the box.',
      'The buyer called. Then the clerk opened the box.',
      'The clerk opened the box. Before that, the buyer called.',
      'The clerk opened the box two days before the buyer called.',
    ];
    assert.deepEqual(
      refused.filter((claim) => isSupported(evidence, claim)),
      [],
    );
  });

  test('is contradicted by the other order with the reason of a date', () => {
    const check = ask('The crate was shipped before the fee was paid.', [
      'The fee was paid. Later, the crate was shipped.',
    ]);
    assert.deepEqual([check.status, check.reason], ['unsupported', 'date_time']);
  });
});

describe('the starts and ends of deeds that bare verbs name', () => {
  const TOLD_OF: readonly (readonly [evidence: string, follows: string, opposite: string])[] = [
    [
      'The agent said she had checked the meter.',
      'The checking ended before the saying started.',
      'The saying ended before the checking ended.',
    ],
    [
      'The board announced plans to merge with a rival.',
      'The announcing ended before the merging started.',
      'The merging started before the announcing ended.',
    ],
    [
      'The firm promised that it would repair the lift.',
      'The repairing started after the promising ended.',
      'The repairing ended before the promising ended.',
    ],
    [
      'The guard locked the gate before the van left.',
      'The locking ended before the leaving started.',
      'The leaving started before the locking started.',
    ],
  ];

  test('lie as the verbs stand to each other, and in no other way', () => {
    assert.deepEqual(
      TOLD_OF.filter(([evidence, follows]) => !isSupported(evidence, follows)),
      [],
    );
    assert.deepEqual(
      TOLD_OF.filter(([evidence, , opposite]) => isSupported(evidence, opposite)),
      [],
    );
  });

  test('are open where one verb only has the other for its aim, or stands beside it', () => {
    const evidence = 'The guard went out to lock the gate. The van left. The driver waved.';
    assert.equal(isSupported(evidence, 'The leaving ended before the locking started.'), false);
    assert.equal(isSupported(evidence, 'The leaving ended before the waving started.'), false);
  });
});

describe('a sentence taken apart', () => {
  test('has each deed by itself and how they lie to each other', () => {
    const { pieces, links } = split('After signing the form, Ana left, and then the shop closed.');
    assert.deepEqual(
      pieces.map(({ text }) => text),
      ['Ana did sign the form.', 'Ana left.', 'The shop closed.'],
    );
    assert.deepEqual(links.map(({ kind, a, b }) => [kind, a, b]).sort(), [
      ['before', 0, 1],
      ['before', 1, 2],
    ]);
  });

  test('stays whole where what it says may not be so', () => {
    for (const text of [
      'If Ana left before the shop closed, she paid.',
      'Ana would have left before the shop closed.',
      'Ana may have left before the shop closed.',
      'Ana leaves before the shop closes.',
    ])
      assert.equal(split(text).pieces.length, 1, text);
  });
});

describe('the starts and ends of events', () => {
  const edge = (from: number, to: number, strict: boolean) => ({ from, to, strict, told: '', by: [] });

  test('lie in the order that a chain of relations gives them, and in no other', () => {
    const network = new Network([edge(end(0), start(1), true), edge(end(1), start(2), false)]);
    assert.notEqual(network.chain(start(0), end(2), true), undefined);
    assert.equal(network.chain(end(2), start(0), false), undefined);
    assert.equal(network.chain(start(1), start(2), true), undefined);
    assert.notEqual(network.chain(start(1), start(2), false), undefined);
  });
});
