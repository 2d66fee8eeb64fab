// Letters, orders and halves of sentences in the turns of an answer, and the near misses beside them.
import { testTold } from './told.ts';

testTold('letters and orders in the turns of an answer', [
  [
    'Dear Dr Ohm, I saw Mrs Clara Feld (born 4 May 1960) today. She was referred to a dietician. Her weight was 82 kg.',
    ['Mrs Feld was referred to a dietician.'],
    [
      "Mrs Feld's weight was 28 kg.",
      'Dr Ohm was referred to a dietician.',
      'Mrs Feld was not referred to a dietician.',
    ],
  ],
  [
    'Dear Dr Ohm, I saw Mrs Clara Feld (born 4 May 1960) today with her mother. She smokes.',
    [],
    ['Mrs Feld smokes.'],
  ],
  [
    'Dear Dr Ohm, I saw Mrs Clara Feld today. Her neighbour Paula Krug brought her. She smokes.',
    [],
    ['Mrs Feld smokes.'],
  ],
  [
    'Order 91 of 3 May 2026. Customer: Leo Brandt. Items: one Nera kettle, EUR 39.00; two mugs, EUR 6.00 each.',
    ['You bought one kettle and two mugs on 3 May 2026.', 'The order contains two mugs.'],
    [
      'The order contains three mugs.',
      'You ordered two kettles.',
      'You ordered two mugs on 4 May 2026.',
      'Anna Kolb ordered two mugs.',
      'You ordered one cable for the kettle.',
    ],
  ],
  [
    'Order 91 of 3 May 2026. Customer: Leo Brandt. Items: one cable for the kettle, EUR 9.00; two mugs, EUR 6.00 each.',
    [],
    ['You ordered a kettle.'],
  ],
  ['The pool is closed for repairs.', ['The pool is currently closed.'], ['The pool is currently open.']],
  ['The pool is closed on Mondays.', [], ['The pool is currently closed.']],
  ['The pool was closed in May.', [], ['The pool is currently closed.']],
  [
    'At 09:30 on 4 June 2026 the alarm went off in the lab.',
    ['On 4 June 2026 at 09:30 the alarm went off.'],
    ['On 4 June 2026 at 19:30 the alarm went off.'],
  ],
  [
    'Dogs are allowed for EUR 8 per day; they must be kept on a lead.',
    ['Dogs cost EUR 8 a day.', 'Dogs must be kept on a lead.'],
    ['Dogs cost EUR 8 a week.', 'Dogs must not be kept on a lead.'],
  ],
  ['Dogs and cats are allowed; dogs must be kept on a lead.', [], ['Cats must be kept on a lead.']],
  [
    'The window was cleaned and the door was repaired by our fitter.',
    ['The door was repaired.'],
    ['The window was repaired.'],
  ],
  ['The window was cleaned and the door was not repaired.', [], ['The door was repaired.']],
  ['It is not true that the window was cleaned and the door was repaired.', [], ['The door was repaired.']],
  [
    'If the window was cleaned and the door was repaired, the guests may stay.',
    [],
    ['The door was repaired.'],
  ],
  [
    'Dear Dr Ohm, I saw Mrs Clara Feld (born 4 May 1960) today. I have referred her to a dietician.',
    ['Mrs Feld was referred to a dietician.'],
    ['Dr Ohm was referred to a dietician.'],
  ],
  [
    'Dear Dr Ohm, I saw Mrs Clara Feld (born 4 May 1960) today. I have not referred her to a dietician.',
    [],
    ['Mrs Feld was referred to a dietician.'],
  ],
  ['The lift is out of order.', ['The lift is currently out of order.'], []],
  ['No delays occurred. Two trains were shorter than planned.', ['There were no delays.'], []],
  [
    'No serious accidents occurred during the race.',
    ['There were no serious accidents during the race.'],
    ['There were no accidents during the race.', 'There were serious accidents during the race.'],
  ],
  ['No tickets were sold at the door.', [], ['There were no tickets.', 'There were no tickets.']],
  ['You do not need an appointment.', ['No appointment is necessary.'], ['An appointment is necessary.']],
  ['You do not need an appointment. Tickets are sold at the gate.', [], ['No ticket is necessary.']],
  ['A visa is not required.', ['You do not need a visa.'], []],
  ['A visa is required.', [], ['You do not need a visa.']],
  [
    'Prices rose by 3% in Sweden, 4% in Denmark and 6% in Norway.',
    ['Prices rose by 4% in Denmark.'],
    ['Prices rose by 6% in Denmark.', 'Prices rose by 3% in Norway.', 'Prices fell by 4% in Denmark.'],
  ],
  [
    'Weight had dropped by 2.5 kg in the diet group, 2.2 kg in the sport group and 0.4 kg in the control group.',
    ['In the control group, weight had dropped by 0.4 kg.'],
    ['In the control group, weight had dropped by 2.2 kg.'],
  ],
  [
    'We will provide two fans per room. They are quiet.',
    ['Each room gets two fans.'],
    ['Each room gets three fans.', 'Each guest gets two fans.'],
  ],
  ['Each pupil has one locker.', ['There is one locker per pupil.'], ['There are two lockers per pupil.']],
  [
    'The fee will not go up until 2027.',
    ['The fee will not be raised before 2027.'],
    ['The fee will not be raised before 2028.', 'The fee will be raised before 2027.'],
  ],
  [
    'As announced at the meeting, the roof will be replaced by tiles.',
    [],
    ['The roof has been replaced with tiles.'],
  ],
  [
    'The contract was signed by Ivo Lang (Brenner GmbH).',
    ['Ivo Lang of Brenner GmbH signed the contract.'],
    ['Ivo Lang of Keller AG signed the contract.'],
  ],
  [
    'The contract was signed by Ada Post (Brenner GmbH). Ivo Lang was present.',
    [],
    ['Ivo Lang of Brenner GmbH signed the contract.'],
  ],
  ['There were no serious complaints.', [], ['No complaints occurred.']],
  ['The fee will not be raised until 2027.', [], ['The fee will not be raised before 2028.']],
  ['The fee will not be raised before 2027.', [], ['The fee will not be raised before 2028.']],
]);
