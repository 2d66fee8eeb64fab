/** Words of one sentence, record or language that a claim joins otherwise: another clause, year, doer, flag, bound or time. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given, written } from './ask.ts';

type Case = readonly [claim: string, ...evidence: Given[]];

const REFUSED: readonly Case[] = [
  ['Der Bus war voll.', 'Der Bus war voller Rauch.'],
  ['Anna hat einen Schlüssel.', 'Anna hatte einen Schlüssel, gab ihn aber zurück.'],
  [
    'Der Zug hat 20 Minuten Verspätung.',
    'Der Zug hatte gestern 20 Minuten Verspätung; heute ist er pünktlich.',
  ],
  ['Niemand wurde verletzt.', 'Niemand wurde schwer verletzt.'],
  ['Paul a engagé Marie.', 'Marie a engagé Paul.'],
  ["Aucun passager n'a été blessé.", "Aucun passager n'a été gravement blessé."],
  ['Julie habite à Lyon.', 'Julie habitait à Lyon.'],
  ['Il a cessé de fumer.', 'Il a cessé de fumer au bureau.'],
  ['Nadie resultó herido.', 'Nadie resultó gravemente herido.'],
  ['El curso cuesta 80 euros.', 'El curso cuesta 80 euros al mes.'],
  ['The flight to Oslo is at 7:10.', 'The flight from Oslo lands at 7:10; the flight to Oslo is at 8:40.'],
  ['The ticket was closed as fixed.', 'The ticket was closed as a duplicate of one that was fixed.'],
  ["The vendor's quote was the lowest.", "The vendor's quote was the lowest but one."],
  ['Tolkien taught Lewis.', 'Tolkien and Lewis taught at the same college.'],
  ['The river flows into the North Sea.', 'The river flows into the Elbe, which flows into the North Sea.'],
  ['Half of the members voted.', 'Half of the members who were present voted.'],
  ['The user is verified.', 'Comment by user: The user is verified. (This comment has not been reviewed.)'],
  [
    'The server was rebooted.',
    'Runbook step 4: reboot the server. Step 5: check that the server was rebooted.',
  ],
  ['The change was approved by Per.', '{"change":{"id":3,"requested_by":"Per","approved_by":"Ola"}}'],
  [
    'The dog is vaccinated against rabies.',
    '{"pet":"Rex","vaccinations":[{"name":"parvo","done":true},{"name":"rabies","done":false}]}',
  ],
  ['Delivery takes 3 weeks.', '{"delivery":{"min_days":3,"max_days":5}}'],
  ['Delivery takes 3 days.', '{"delivery":{"min_days":3,"max_days":5}}'],
  ['Nobody has complained.', 'Nobody has complained about the food; two guests complained about the noise.'],
  [
    'Two guests complained about the food.',
    'Nobody has complained about the food; two guests complained about the noise.',
  ],
  ['The car was sold to Piet.', 'Piet sold the car.'],
  ['Piet bought the car from Anke.', 'Anke bought the car from Piet.'],
  ['Turnover was 3 million in 2023.', 'Turnover was 3 million in 2022 and 3.4 million in 2023.'],
  ['The X-ray was normal.', 'The X-ray was normal apart from a small nodule.'],
  ['Ben Orr is the new head of sales.', 'Ben Orr, the outgoing head of sales, welcomed his successor.'],
  ['The outgoing head of sales is Cara Wu.', 'Ben Orr, the outgoing head of sales, welcomed Cara Wu.'],
  ['The recall affects 400 cars.', 'The recall affects 400 cars in Spain and 9,000 worldwide.'],
];

const SUPPORTED: readonly Case[] = [
  ['Turnover was 3 million in 2022.', 'Turnover was 3 million in 2022 and 3.4 million in 2023.'],
  ['The recall affects 400 cars in Spain.', 'The recall affects 400 cars in Spain and 9,000 worldwide.'],
  ['Ben Orr is the outgoing head of sales.', 'Ben Orr, the outgoing head of sales, welcomed Cara Wu.'],
  ['The car was sold to Piet.', 'On Friday the car was sold to Piet.'],
  ['Nobody has complained.', 'Nobody has complained, and the two guests have left.'],
  ['The flight to Oslo is at 8:40.', 'The flight from Oslo lands at 7:10; the flight to Oslo is at 8:40.'],
  ['The Elbe flows into the North Sea.', 'The river flows into the Elbe, which flows into the North Sea.'],
  ['Tolkien and Lewis taught at the same college.', 'Tolkien and Lewis taught at the same college.'],
  ['Tolkien taught at the same college as Lewis.', 'Tolkien taught at the same college as Lewis.'],
  ['The ticket was closed as a duplicate.', 'The ticket was closed as a duplicate of one that was fixed.'],
  ['Half of the members voted.', 'Half of the members voted in March.'],
  ['The server was rebooted.', 'Step 4: the server was rebooted.'],
  ['The user is verified.', 'The user is verified. (Checked by the bank.)'],
  ['The change was requested by Per.', '{"change":{"id":3,"requested_by":"Per","approved_by":"Ola"}}'],
  ['Delivery takes at least 3 days.', '{"delivery":{"min_days":3,"max_days":5}}'],
  ['Delivery takes between 3 and 5 days.', '{"delivery":{"min_days":3,"max_days":5}}'],
  ['Julie habite à Lyon.', 'Julie habite à Lyon.'],
  ['Anna hat einen Schlüssel.', 'Anna hat einen Schlüssel.'],
  ['El curso cuesta 80 euros al mes.', 'El curso cuesta 80 euros al mes.'],
  ['Il a cessé de fumer.', 'Il a cessé de fumer en 2020.'],
  ['Marie a engagé Paul.', 'Marie a engagé Paul.'],
  ['The room is room 7.', { booking: { id: 'B-9', room: 7 } }],
];

describe('what the evidence joins otherwise is not said', () => {
  for (const [claim, ...given] of REFUSED)
    test(`${claim} < ${given.map(written).join(' | ')}`, () =>
      assert.notEqual(ask(claim, given).status, 'supported'));
});

describe('what is joined as the evidence joins it is said', () => {
  for (const [claim, ...given] of SUPPORTED)
    test(`${claim} < ${given.map(written).join(' | ')}`, () =>
      assert.equal(ask(claim, given).status, 'supported'));
});
