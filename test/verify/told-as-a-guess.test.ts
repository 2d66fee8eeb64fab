/** What stands before, behind or around a sentence by which nothing of it is stated holds of all that follows from it. */
import { testTold } from './told.ts';

const DATED = 'Ms Perez resigned on 3 May 2022, and Mr Gold was appointed director on 20 June 2022.';
const ORDERED = 'Ms Perez resigned before Mr Gold was appointed director.';

testTold('A sentence under a label, a guess or a strike states nothing', [
  [DATED, [ORDERED], ['Mr Gold was appointed director before Ms Perez resigned.']],
  [`Myth: ${DATED}`, [], [ORDERED]],
  [`Reportedly, ${DATED}`, [], [ORDERED]],
  [`~~${DATED}~~`, [], [ORDERED]],
  [`True or false? ${DATED}`, [], [ORDERED]],
  [
    'The engineers tested the valve, replaced the seal and then restarted the turbine.',
    ['The engineers replaced the seal before restarting the turbine.'],
    [],
  ],
  [
    'Hypothetical: The engineers tested the valve, replaced the seal and then restarted the turbine.',
    [],
    ['The engineers replaced the seal before restarting the turbine.'],
  ],
  ['Draft: Max is younger than Ivo.', [], ['Ivo is older than Max.']],
  ['[test] Max is younger than Ivo.', [], ['Ivo is older than Max.']],
  [
    'Previous wording: The medicine must be stored in a refrigerator.',
    [],
    ['The medicine must be kept in the fridge.'],
  ],
  ['[portal] Max is younger than Ivo.', ['Ivo is older than Max.'], []],
  ['The draft was sent to Max: he is younger than Ivo.', [], ['The draft was sent to Ivo.']],
]);

testTold('A guess before a sentence is one of all its clauses', [
  [
    'Perhaps the flight was cancelled, so the airline rebooked him on a train and refunded the difference.',
    [],
    ['The airline refunded the difference.'],
  ],
  ['Reportedly, Greek law applies, and French courts decide.', [], ['French courts decide.']],
  ['Greek law applies, and French courts decide.', ['French courts decide.'], []],
  [
    'Perhaps no customer data was lost; 312 orders failed.',
    ['312 orders failed.'],
    ['No customer data was lost.'],
  ],
  [
    'It is rumoured that the shoes were returned because they were too small.',
    [],
    ['The shoes were too small.'],
  ],
]);

testTold('What is told behind a sentence may leave all of it open', [
  ['Max is younger than Ivo, rumour has it.', [], ['Ivo is older than Max.']],
  ['A payment of 300 euros was made by Kestrel, in theory.', [], ['Kestrel made a payment of 300 euros.']],
  ['The card expired in March, maybe.', [], ['The card has expired.']],
  ['The complaint came in on Friday, Ann imagined.', [], ['The complaint was received on Friday.']],
  ['The complaint came in on Friday.', ['The complaint was received on Friday.'], []],
  ['Two lamps were ordered by the customer (proposal).', [], ['The customer ordered two lamps.']],
  [
    'Two lamps were ordered by the customer; this has not been confirmed.',
    [],
    ['The customer ordered two lamps.'],
  ],
  [
    'Two lamps were ordered by the customer. This has not been confirmed.',
    [],
    ['The customer ordered two lamps.'],
  ],
  [
    'Two lamps were ordered by the customer. They have not been paid.',
    ['The customer ordered two lamps.'],
    [],
  ],
  ['The booking was made on Friday. It has not been confirmed.', ['The booking was made on Friday.'], []],
]);
