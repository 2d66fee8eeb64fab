// Statements that look like names, answers without a verb, notes on a thing, and what an order or a question tells: all are read.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf } from './ask.ts';

const WHOLE: readonly string[] = [
  'All lessons last forty minutes.',
  'The candles last nine hours.',
  'The guides speak Dutch.',
  'The staff walk to work.',
  'Most desks face the wall.',
  'All kiosks in the north hall close on Mondays.',
  'Some valves leak.',
  'Laundry in the basement for all tenants.',
  'Bar and terrace on the roof.',
  'Bike racks next to the hotel.',
];

const NAMES: readonly string[] = [
  'The best seats for you.',
  'The following rules.',
  'All the terms below.',
  'Our opening hours.',
  '- The team lead',
  '- The lift repairs in Graz',
  '- The key points from the call',
  'Notes from the call.',
  'Summary for the board.',
  'Open the lid, and the pump stops.',
  'Go to step 3.',
  'See page 12.',
  'Restart the router twice.',
  'Wait three minutes.',
  'Please send us two photos.',
  'Call Ms. Ito, who will help you.',
];

const TOLD: Readonly<Record<string, string | readonly string[]>> = {
  'When is the gym open? Daily from 6:00 to 22:00.': 'The gym is open daily from 6:00 to 22:00.',
  'When does the gym close? At 22:00.': 'The gym closes at 22:00.',
  'When does it end? At 18:30.': 'It ends at 18:30.',
  'When is the shop open on Mondays? From 9:00 to 13:00.': 'The shop is open on Mondays from 9:00 to 13:00.',
  'Where are the keys of Van 3? In the safe.': 'The keys of Van 3 are in the safe.',
  'When did the lease start? On 3 May.': 'The lease started on 3 May.',
  'How often does the bus run? Every 20 minutes.': 'The bus runs every 20 minutes.',
  'Where can I park? Behind the house.': 'You can park behind the house.',
  '**Pia**\n- On parental leave': 'Pia: on parental leave.',
  'Your repairs:\n\n- **K-4** (drill)\n  - Refunded': ['Your repairs: K-4 (drill).', 'K-4: Refunded.'],
  '### Suite\n- Two nights with sea view': 'Suite: two nights with sea view.',
  '**At a glance**\n- Third floor without lift\n- Two bedrooms': [
    'Third floor without lift.',
    'Two bedrooms.',
  ],
  "## Team\n- Ana's manager reports to Lu": "Ana's manager reports to Lu.",
  'Read the rules, and permits take 9 days.': 'Permits take 9 days.',
  'Sign the slip; refunds take 9 days.': 'Refunds take 9 days.',
  'Ask Ms. Roe, who heads the lab.': 'Ms. Roe heads the lab.',
  'Take three drops in the morning.': 'Take three drops in the morning.',
  'Please leave the crate at Gate 7.': 'Leave the crate at Gate 7.',
  'Perhaps you know that the tower is closed to groups.': 'The tower is closed to groups.',
  'You have probably heard that the mill was sold.': 'The mill was sold.',
  'Wussten Sie, dass der Turm 1911 gebaut wurde?': 'Der Turm 1911 gebaut wurde.',
  'Saviez-vous que la tour date de 1911 ?': 'La tour date de 1911.',
  '¿Sabía que la torre se cerró en 1911?': 'La torre se cerró en 1911.',
  'Bitte zahlen Sie die Gebühr von 7 Euro am Schalter.':
    'Bitte zahlen Sie die Gebühr von 7 Euro am Schalter.',
};

describe('a sentence whose verb looks like a noun, and a note of where something is, are claims', () => {
  for (const sentence of WHOLE) test(sentence, () => assert.deepEqual(claimsOf(sentence), [sentence]));
});

describe('what only names something, leads or asks for something is none', () => {
  for (const sentence of NAMES) test(sentence, () => assert.deepEqual(claimsOf(sentence), []));
});

describe('a statement is told with what it answers, what it stands under, or without what wraps it', () => {
  for (const [answer, told] of Object.entries(TOLD))
    test(answer, () => assert.deepEqual(claimsOf(answer), [told].flat()));
});
