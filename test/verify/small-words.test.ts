/**
 * Sentences that differ by one word: a preposition, what joins two clauses, whose a thing is, a word set to another, or a
 * word in another's place. Their other words are the same, and they say something else.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

const statusOf = (claim: string, given: Given): string => ask(claim, [given]).status;

const inLog = (sentence: string): string => `Log of the week. ${sentence} Nothing else was noted.`;

/** A sentence with the word that the others stand for: the true ones say as much, the false ones do not. */
type Slot = readonly [sentence: string, alike: string, others: string];

const SLOTS: readonly Slot[] = [
  ['The bag was found @in@ the car.', 'inside', 'under, behind, beside, on, outside, above'],
  ['The parcel was left @behind@ the fence.', '', 'in, on, over, before, outside, at'],
  ['The witness spoke @against@ the plan.', '', 'for, about, with, after, without'],
  ['The patient was treated @without@ antibiotics.', '', 'with, by, for, after'],
  ['The meeting was held @before@ the audit.', '', 'after, during, despite, without'],
  ['The permit was issued @despite@ the objection.', '', 'after, without, for, because of, during'],
  ['The nurse waited @near@ the lift.', '', 'in, behind, outside, under'],
  ['The fine was paid @by@ the tenant.', '', 'for, without, to, after, under, near'],
  ['The engineer works @with@ the supplier.', '', 'for, against, without, near'],
  ['The tenant left @because@ the heating failed.', 'since', 'although, before, until, unless, if, so that'],
  ['The shop closed @after@ the owner died.', 'once', 'before, although, unless, until, so that'],
  ['The bus waited @until@ the children arrived.', '', 'after, because, although'],
  ['Sales rose @although@ the price went up.', 'even though', 'because, if, unless, so that'],
  ['The pump stopped @and@ the cellar flooded.', '', 'unless, until, although, because'],
  ['Ms Ode sold @her@ car in May.', '', 'his, its, your'],
  ['Mr Lund lost @his@ key.', '', 'her, its, our, another'],
  ['The @pump@ was moved on Monday.', '', 'car pump, old pump, lost pump, pump office'],
  ['The clerk said nothing, and the @lamp@ was sent.', '', 'spare lamp, desk lamp, lamp box'],
];

const fill = (sentence: string, word: string): string => {
  const [before, , behind] = sentence.split('@');
  return `${before}${word}${behind}`;
};

describe('a sentence that differs by one word', () => {
  for (const [sentence, alike, others] of SLOTS) {
    const own = sentence.split('@')[1]!;
    const told = inLog(fill(sentence, own));
    for (const word of [own, ...alike.split(', ')].filter((one) => one !== ''))
      test(`"${fill(sentence, word)}" is supported`, () => {
        assert.equal(statusOf(fill(sentence, word), told), 'supported');
      });
    for (const word of others.split(', '))
      test(`"${fill(sentence, word)}" is not supported by "${own}"`, () => {
        assert.notEqual(statusOf(fill(sentence, word), told), 'supported');
      });
  }
});

describe('words that say something only in other senses', () => {
  const PAIRS: readonly (readonly [claim: string, evidence: string])[] = [
    ['The match was cancelled.', 'The match was postponed.'],
    ['The door was opened.', 'The door was unlocked.'],
    ['The boat was stored in May.', 'The boat was collected in May.'],
    ['The patient was treated.', 'The patient was ignored.'],
    ['The wall was painted on Monday.', 'The wall was washed on Monday.'],
    ['The item arrived damaged.', 'The item was defective.'],
    ['Towels are provided.', 'The guest brought towels.'],
    ['A receipt was provided.', 'The receipt was lost in the post.'],
    ['The pump is outside.', 'The pump was checked.'],
    ['The office is ours.', 'The manager spoke about the office.'],
  ];
  for (const [claim, evidence] of PAIRS)
    test(`"${claim}" is not supported by "${evidence}"`, () => {
      assert.notEqual(statusOf(claim, inLog(evidence)), 'supported');
    });

  test('what was handed over was provided', () => {
    assert.equal(
      statusOf('The clinic provided a wheelchair.', inLog('The clinic provided a wheelchair.')),
      'supported',
    );
    assert.notEqual(
      statusOf('Refunds are paid.', inLog('Refunds are paid provided the receipt is shown.')),
      'supported',
    );
  });
});

describe('whose a thing is, in other languages', () => {
  const PAIRS: readonly (readonly [claim: string, evidence: string])[] = [
    ['Frau Ode hat sein Auto verkauft.', 'Frau Ode hat ihr Auto verkauft.'],
    ['Herr Lund verlor ihr Buch.', 'Herr Lund verlor sein Buch.'],
    ['Mme Ode a vendu ma voiture.', 'Mme Ode a vendu sa voiture.'],
    ['La señora Ode vendió mi coche.', 'La señora Ode vendió su coche.'],
  ];
  for (const [claim, evidence] of PAIRS) {
    test(`"${claim}" is not supported by "${evidence}"`, () => {
      assert.notEqual(statusOf(claim, evidence), 'supported');
    });
    test(`"${evidence}" is supported by itself`, () => {
      assert.equal(statusOf(evidence, evidence), 'supported');
    });
  }
});

describe('a table in columns that spaces part', () => {
  const text = [
    'order   customer       status      total       carrier',
    '5418    Jonas Weber    shipped     53.20 EUR   DHL',
    '6051    Tom Baker      cancelled   84.95 EUR   UPS',
  ].join('\n');
  for (const claim of [
    'Order 5418 is shipped.',
    "Tom Baker's order cost 84.95 EUR.",
    'Order 6051 goes with UPS.',
  ])
    test(`supports "${claim}"`, () => {
      assert.equal(statusOf(claim, text), 'supported');
    });
  for (const claim of [
    'Order 5418 is cancelled.',
    "Tom Baker's order cost 53.20 EUR.",
    'Order 6051 goes with DHL.',
  ])
    test(`does not support "${claim}"`, () => {
      assert.notEqual(statusOf(claim, text), 'supported');
    });
});

describe('who reports to whom, and who invoiced', () => {
  const staff = { name: 'Ann Lee', manager: 'Bo Roth', assistant: 'Kim Poe' };
  const invoice = { invoice: 'I-7', supplier: 'Bolt AG', customer: 'Acme Ltd', amount: '128.95 EUR' };
  test('the one of whom the record is reports to the manager', () => {
    assert.equal(statusOf('Ann Lee reports to Bo Roth.', staff), 'supported');
    for (const claim of ['Bo Roth reports to Ann Lee.', 'Kim Poe reports to Bo Roth.'])
      assert.notEqual(statusOf(claim, staff), 'supported');
  });
  test('the supplier invoiced, and was not invoiced', () => {
    assert.equal(statusOf('Bolt AG invoiced 128.95 EUR.', invoice), 'supported');
    for (const claim of ['Bolt AG was invoiced 128.95 EUR.', 'Acme Ltd invoiced 128.95 EUR.'])
      assert.notEqual(statusOf(claim, invoice), 'supported');
  });
});
