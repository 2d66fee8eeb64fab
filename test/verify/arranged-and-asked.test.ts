/** What letters, terms and minutes arrange, ask, deny and tell in passing, as an answer says it plainly. */
import { testTold } from './told.ts';

testTold('What is arranged, in the present', [
  [
    'The group will fly to Lisbon and stay at a small hotel.',
    ['The group flies to Lisbon.', 'The group stays at a small hotel.'],
    ['The group flew to Lisbon.', 'The group flies to Porto.', 'The group stays in Lisbon for a week.'],
  ],
  ['The firm will employ 40 people.', [], ['The firm employs 40 people.']],
  ['The shop might open at nine.', [], ['The shop opens at nine.']],
  [
    'The excursion to Ghent will take place from 3 to 5 June.',
    ['The excursion goes to Ghent.', 'The excursion lasts from 3 to 5 June.'],
    [
      'The excursion goes to Bruges.',
      'The excursion lasts from 3 to 6 June.',
      'The excursion went to Ghent.',
    ],
  ],
  ['The excursion to Ghent will not take place.', [], ['The excursion goes to Ghent.']],
  [
    'An open day about the new courses will be held on 9 May at 2 p.m. in the library.',
    ['There is an open day on 9 May.', 'The open day takes place in the library.'],
    [
      'There was an open day on 9 May.',
      'There is an open day on 8 May.',
      'The open day takes place in the hall.',
    ],
  ],
  ['An open day will be held on 9 May if enough people sign up.', [], ['There is an open day on 9 May.']],
]);

testTold('What is denied of several, and what a phrase states besides', [
  [
    'The guarantee does not cover damage caused by frost, rodents or careless use.',
    ['Damage from frost is not covered.', 'The guarantee does not cover damage caused by rodents.'],
    ['Damage from storms is not covered.', 'Damage from frost is covered.'],
  ],
  [
    'The basic policy does not cover damage caused by frost, the premium policy does.',
    [],
    ['Damage from frost is not covered.'],
  ],
  [
    'Complaints are handled by the office in Tampere.',
    ['The office is located in Tampere.'],
    ['The office is located in Turku.'],
  ],
  [
    'Complaints are handled by the office in Tampere and orders by the office in Turku.',
    [],
    ['The office is located in Turku.'],
  ],
  [
    'Pupils can apply for a subsidy of up to half the fare.',
    ['The subsidy covers up to half of the fare.'],
    ['The subsidy covers half of the fare.', 'The subsidy covers up to half of the rent.'],
  ],
  [
    'Each applicant needs two photos and a signed declaration.',
    ['The declaration must be signed.', 'Each applicant needs two photos.'],
    ['The declaration has been signed.', 'The declaration must be stamped.'],
  ],
  [
    'The soup keeps for two days, or can be frozen.',
    ['The soup keeps for two days.', 'The soup can be frozen.'],
    ['The soup keeps for three days.', 'The soup cannot be frozen.'],
  ],
  [
    'The board agreed to accept the offer of Lund Glass.',
    ['The board chose the offer from Lund Glass.', 'The board accepted the offer of Lund Glass.'],
    ['The board rejected the offer of Lund Glass.'],
  ],
  ['The board agreed to pay the bill.', [], ['The board paid the bill.']],
  [
    'The report of 12 April was approved without changes.',
    ['The April report was approved unchanged.'],
    ['The May report was approved unchanged.', 'The April report was approved with changes.'],
  ],
]);

testTold('What is asked of readers and offered them', [
  [
    'Please return the form to Ms Dahl by 7 May.',
    ['You have to return the form to Ms Dahl by 7 May.', 'The deadline for the form is 7 May.'],
    [
      'The form has been returned.',
      'The deadline for the form is 17 May.',
      'Ms Dahl has to return the form.',
    ],
  ],
  ['Please return the form if you move out.', [], ['You have to return the form.']],
  [
    'We offer a small flat, 30 days of holiday and a yearly bonus.',
    ['You get 30 days of holiday.'],
    ['You get 33 days of holiday.', 'You get a car.'],
  ],
  ['We offer a bonus if targets are met.', [], ['You get a bonus.']],
  ['We offer free parking only at weekends.', [], ['You get free parking.']],
  [
    'A one-off setup fee of 45 euros is charged.',
    ['You pay a setup fee of 45 euros.'],
    ['You pay a setup fee of 54 euros.', 'You pay a setup fee of 45 euros a month.'],
  ],
  [
    'Good Danish is required; Finnish is an advantage.',
    ['You have to speak good Danish.'],
    ['You have to speak Finnish.'],
  ],
]);

testTold('What stands between commas', [
  [
    'The driver of a blue lorry, Mr Aaron Pell, was heading south.',
    ['Aaron Pell drove the lorry.', 'The lorry was driven by Aaron Pell.'],
    ['Aaron Pell drove the van.'],
  ],
  [
    'The owner of the lorry, Mr Aaron Pell, was not on board.',
    ['Aaron Pell was the owner of the lorry.'],
    ['Aaron Pell drove the lorry.'],
  ],
  [
    'A passer-by, Mrs Ruth Adler, confirmed that the lorry had stopped.',
    ['Ruth Adler confirmed that the lorry had stopped.'],
    ['Ruth Adler confirmed that the lorry had not stopped.'],
  ],
  [
    'A small van, driven by Ms Lea Moss, hit a fence.',
    ['The van was driven by Lea Moss.', 'Lea Moss drove the van.'],
    ['The van was driven by Lea Voss.', 'Lea Moss hit the van.'],
  ],
  [
    'The late fee, which is set by the board, is not refunded.',
    ['The late fee is not refunded.', 'The late fee is set by the board.'],
    ['The late fee is refunded.'],
  ],
  [
    'The limit was raised from 20 MB to 40 MB.',
    ['The limit used to be 20 MB.'],
    ['The limit used to be 40 MB.'],
  ],
]);

testTold('A note told of its writer', [
  [
    'Visit note – 4 May 2026, author: Clara Weiss\nCalled Ferro Tools (contact: Jan Kos, head of sales). They use Planit.',
    ['Clara Weiss called Ferro Tools.', 'Clara Weiss spoke with Jan Kos.'],
    ['Jan Kos called Ferro Tools.', 'Clara Weiss visited Ferro Tools.', 'Clara Weiss spoke with Ada Kos.'],
  ],
]);

testTold('What holds until a time, and after it', [
  [
    'Orders can be changed until 4 May for free. After that date, orders cannot be changed.',
    ['Orders can be changed until 4 May.', 'After 4 May, orders cannot be changed.'],
    [
      'Orders cannot be changed.',
      'Orders can be changed after 4 May.',
      'After 14 May, orders cannot be changed.',
    ],
  ],
  [
    'Coats are kept for ten days; after that they are given to a charity.',
    ['After ten days, coats are given to a charity.'],
    ['After two days, coats are given to a charity.', 'Coats are given to a charity within ten days.'],
  ],
  [
    'The caterer will deliver the food on Monday morning.',
    ['The caterer delivers the food on Monday morning.'],
    [
      'The caterer delivered the food on Monday morning.',
      'The caterer delivers the food on Tuesday morning.',
    ],
  ],
]);

testTold('A rule for a part of a class', [
  [
    'Bags heavier than 23 kg cannot be checked in.',
    ['Bags over 23 kg cannot be checked in.'],
    ['Bags over 13 kg cannot be checked in.'],
  ],
  ['Guests under 12 are admitted free.', [], ['Guests under 14 are admitted free.']],
]);
