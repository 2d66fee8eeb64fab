/** Deeds told by their nouns, two things told side by side, and amounts and beginnings that are of something else. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Mr Sato was interviewed by the panel on Friday.',
    ['The interview was conducted by the panel.'],
    ['The interview was conducted by Mr Sato.', 'Mr Sato conducted the interview.'],
  ],
  [
    'Ana was reviewed by the committee in May.',
    ['The review was carried out by the committee.'],
    ['Ana did the review.', 'The review was carried out by Ana.'],
  ],
  [
    'The staff were to be trained by Lena.',
    ['The staff were to be trained by Lena.'],
    ['The training was given by Lena.'],
  ],
  ['Residents were surveyed in June.', [], ['The survey was done by residents.']],
  ['The council did not inspect the landlord.', [], ['The inspection was carried out by the council.']],
  ['Inspector Roe led the investigation.', ['The investigation was led by Inspector Roe.'], []],
  [
    'The update fixes some bugs in the editor and all bugs in the viewer.',
    [],
    ['The update fixes all bugs in the editor.'],
  ],
  [
    'The recall affects some models from 2021 and all from 2019.',
    [],
    ['The recall affects all models from 2021.'],
  ],
  ['The fire spread to the kitchen from the hall.', [], ['The fire started in the kitchen.']],
  ['The fire started in the hall.', ['The fire began in the hall.'], ['The fire began in the kitchen.']],
  [
    'The goods were worth 40,000 euros and insured for half of that.',
    ['The goods were worth 40,000 euros.'],
    ['The goods were insured for 40,000 euros.'],
  ],
  [
    'The guide speaks Spanish and understands Portuguese.',
    ['The guide speaks Spanish.', 'The guide understands Portuguese.'],
    ['The guide speaks Portuguese.'],
  ],
  [
    'The heating was switched on on Friday and off on Sunday.',
    ['The heating was switched on on Friday.'],
    ['The heating was switched off on Friday.'],
  ],
  ['The clinic is closed in the first week of August.', [], ['The clinic is closed in August.']],
  [
    'Support answered within a day; the sales team within an hour.',
    ['Support answered within a day.'],
    ['Support answered within an hour.'],
  ],
  [
    'Tickets are cheaper online than at the door.',
    ['Tickets are cheaper online.'],
    ['Tickets are cheaper at the door.'],
  ],
  [
    "Oskar's laptop was stolen. He reported the theft the same day.",
    ["Oskar's laptop was stolen.", 'Oskar reported the theft the same day.'],
    ['Oskar stole the laptop.'],
  ],
  ["Ida's van was sold by her brother.", ["Ida's van was sold."], ['Ida sold the van.']],
  [
    "Mrs Okafor's aunt inherited the house from her.",
    ["Mrs Okafor's aunt inherited the house."],
    ['Mrs Okafor inherited the house from her aunt.'],
  ],
  [
    'The CFO opposed the proposal that was adopted.',
    ['The proposal was adopted.'],
    ["The CFO's proposal was adopted."],
  ],
  [
    'Dear Mr Sandberg, we have received your complaint about the noise in the flat above yours.',
    ["Mr Sandberg's complaint has been received."],
    [],
  ],
  [
    "Kai's flight was rebooked for a fee of 40 euros; the hotel was rebooked free of charge.",
    ['The hotel was rebooked free of charge.'],
    ["Kai's flight was rebooked free of charge."],
  ],
];

testTold('what was done, by whom, and of which of two', TOLD);
