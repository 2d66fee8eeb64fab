import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask } from './ask.ts';

const statusOf = (claim: string, text: string): string => ask(claim, [text]).status;

type Pairs = readonly (readonly [claim: string, evidence: string])[];

const BECAME: Pairs = [
  ['The fee doubled.', 'The bank doubled the fee.'],
  ['The door opened.', 'Ana opened the door.'],
  ['The plant closed.', 'The company closed the plant.'],
];

test('what somebody did to something became of it', () => {
  for (const [claim, evidence] of BECAME) assert.equal(statusOf(claim, evidence), 'supported', claim);
});

const DONE_TO_ANOTHER: Pairs = [
  ['The company closed.', 'The company closed the plant.'],
  ['The bank doubled.', 'The bank doubled the fee.'],
  ['The manager changed.', 'The manager changed the password.'],
  ['The supplier stopped.', 'The supplier stopped the deliveries.'],
  ['The store opened in May.', 'The store opened a second door in May.'],
];

test('it did not become of who did it', () => {
  for (const [claim, evidence] of DONE_TO_ANOTHER)
    assert.notEqual(statusOf(claim, evidence), 'supported', claim);
});

const HEADS: Pairs = [
  ['Three customers bought printers.', 'Three customers bought printer paper.'],
  ['Exactly 12 guests brought dogs.', 'Exactly 12 guests brought dog food.'],
  ['The red alien did not play with toys.', 'The red alien did not play with any toy cars.'],
];

test('what tells which of another thing is meant is not what is counted or denied', () => {
  for (const [claim, evidence] of HEADS) assert.notEqual(statusOf(claim, evidence), 'supported', claim);
});

const ONLY = 'Mae has visited Bonn, Anita has only visited Idaho, Yvette has only visited Payson.';
const AUDITED = 'Annie audited only Acme and Delta.';

test('who did only these did no other, and so many at the most', () => {
  // Who has only visited Italy may have visited Rome.
  assert.notEqual(statusOf('Yvette did not visit Romney.', ONLY), 'supported');
  assert.equal(statusOf('Annie did not audit Bolt.', AUDITED), 'supported');
  assert.equal(
    statusOf(
      'Jill has visited fewer than eight places.',
      'Jill has only visited Bedford, Granite City and Hull.',
    ),
    'supported',
  );
  assert.notEqual(statusOf('Mae did not visit Payson.', ONLY), 'supported');
  assert.notEqual(statusOf('Annie did not audit Delta.', AUDITED), 'supported');
  assert.notEqual(
    statusOf('Annie did not audit Bolt in 2019.', 'Annie audited only Acme in 2020.'),
    'supported',
  );
});

const OF_ALL: Pairs = [
  ['The airline cancelled all flights.', 'The airline cancelled all flights to Athens.'],
  ['All users were notified.', 'All users with a verified address were notified.'],
  ['All invoices have been paid.', 'All invoices of March have been paid.'],
];

test('what is so of all of some is not so of all', () => {
  for (const [claim, evidence] of OF_ALL) assert.notEqual(statusOf(claim, evidence), 'supported', claim);
  assert.equal(
    statusOf('All users were notified.', 'All users were notified on 3 May by e-mail.'),
    'supported',
  );
});
