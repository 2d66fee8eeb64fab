/** Whose a thing is that a text brought in with its owner, and what it goes on to call by its kind. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Ms. Ahn filed a complaint about the heating. The complaint was forwarded to the manager.',
    ["Ms. Ahn's complaint was forwarded to the manager."],
    [],
  ],
  [
    'Ms. Ahn filed a complaint about the heating. Mr. Bo read it. The complaint was forwarded to the manager.',
    [],
    ["Mr. Bo's complaint was forwarded to the manager."],
  ],
  [
    'Ms. Ahn filed a complaint in May. Mr. Bo filed a complaint in June. The complaint was forwarded to the manager.',
    [],
    ["Ms. Ahn's complaint was forwarded to the manager."],
  ],
  [
    'Ms. Ahn filed a complaint in May and another complaint in June. The complaint was rejected.',
    [],
    ["Ms. Ahn's complaint was rejected."],
  ],
  [
    'If Ms. Ahn filed a complaint, the clerk is told. The complaint was rejected.',
    [],
    ["Ms. Ahn's complaint was rejected."],
  ],
  [
    'Mr. Bo made a booking for two nights. It was cancelled on 4 May.',
    ["Mr. Bo's booking was cancelled on 4 May."],
    ["Mr. Bo's booking was cancelled on 5 May.", "Mr. Bo's booking was confirmed on 4 May."],
  ],
  [
    'The tenant paid a deposit of 900 euros. The deposit was returned in full.',
    ["The tenant's deposit was returned in full."],
    [],
  ],
  [
    'The tenant paid a deposit of 900 euros. The landlord moved. The deposit was returned in full.',
    [],
    ["The landlord's deposit was returned in full."],
  ],
  [
    'Ms. Roe parked her bike at the station. The bike was stolen in the night.',
    ["Ms. Roe's bike was stolen."],
    [],
  ],
  [
    'Ms. Roe inspected a bike at the station. The bike was stolen in the night.',
    [],
    ["Ms. Roe's bike was stolen."],
  ],
  [
    "Ms. Roe parked her bike at the station. Mr. Poe's bike was stolen in the night.",
    [],
    ["Ms. Roe's bike was stolen."],
  ],
  [
    'Ms. Roe parked her bike at the station. The other bike was stolen in the night.',
    [],
    ["Ms. Roe's bike was stolen."],
  ],
  ['Ms. Roe wants to buy a bike. The bike was stolen in the night.', [], ["Ms. Roe's bike was stolen."]],
  [
    'Ms. Roe has not filed an appeal. The appeal was granted to Mr. Poe.',
    [],
    ["Ms. Roe's appeal was granted."],
  ],
  [
    'Leo Marsh submitted an application on 2 May. The application is complete.',
    ["Leo Marsh's application is complete."],
    ["Leo Marsh's application is incomplete."],
  ],
  [
    'Leo Marsh submitted an application on 2 May. Leo Stern called. The application is complete.',
    [],
    ["Leo Stern's application is complete."],
  ],
  [
    'Ms. Dalca borrowed a projector. Hugo Sim tested the device on 6 March.',
    ['Hugo Sim tested the projector on 6 March.'],
    [],
  ],
  [
    'The laptop was sent in on Monday. The device was repaired on Friday.',
    ['The laptop was repaired on Friday.'],
    ['The printer was repaired on Friday.'],
  ],
  [
    'The laptop was sent in with a printer on Monday. The device was repaired on Friday.',
    [],
    ['The laptop was repaired on Friday.', 'The printer was repaired on Friday.'],
  ],
  ['The van was parked on the pavement. The vehicle was towed at noon.', ['The van was towed at noon.'], []],
  ['The van was parked beside the bus. The vehicle was towed at noon.', [], ['The bus was towed at noon.']],
  [
    'The lawyer drew up a contract. The document was signed by both.',
    ['The contract was signed by both.'],
    [],
  ],
  [
    'The lawyer drew up a contract after the letter arrived. The document was signed by both.',
    [],
    ['The letter was signed by both.'],
  ],
  ['The dog ran out of the gate. The animal bit the postman.', ['The dog bit the postman.'], []],
  ['The dog ran after the cat. The animal bit the postman.', [], ['The cat bit the postman.']],
];

testTold('a thing is of whom the text brought it in with', TOLD);
