/** What a sentence says of some, of figures only, of how something was found, or of the other time. */
import { testTold } from './told.ts';

testTold('What picks out some of them is not said of all', [
  ['The users who were affected have been informed.', [], ['The users were affected.']],
  ['The members who voted were thanked.', [], ['The members voted.']],
  ['The invoices that were paid late carry interest.', [], ['The invoices were paid late.']],
  ['The customer who complained was refunded.', ['The customer complained.'], []],
  ['The two drivers, who stopped, were unhurt.', ['The two drivers stopped.'], []],
]);

testTold('What is so in a forecast did not come about', [
  ['Sales rose by 4% in the forecast.', [], ['Sales rose by 4%.']],
  [
    'The flight was delayed by three hours in the forecast; it left on time.',
    [],
    ['The flight was delayed by three hours.'],
  ],
  ['In this case the fee was waived.', ['The fee was waived.'], []],
]);

testTold('Who found a thing so did not make it so', [
  [
    'The guard found the door closed.',
    ['The door was closed.'],
    ['The guard closed the door.', 'The door was closed by the guard.'],
  ],
  ['The guard found the door open.', [], ['The guard opened the door.']],
  ['Ann needs the form signed.', [], ['Ann signed the form.']],
  ['The nurse wanted the room cleaned.', [], ['The nurse cleaned the room.']],
  ['The guard closed the door.', ['The guard closed the door.'], []],
]);

testTold('The half that ends with "before" or "later" is of the other time', [
  [
    'The gym is free after 5 pm and costs 3 euros before.',
    ['The gym is free after 5 pm.'],
    ['The gym costs 3 euros after 5 pm.'],
  ],
  ['Visitors are turned away before ten and admitted later.', [], ['Visitors are admitted before ten.']],
  [
    'The road was closed until noon and open afterwards.',
    ['The road was closed until noon.'],
    ['The road was open until noon.'],
  ],
]);

testTold('The object of one verb is not that of the other', [
  [
    'The customer was offered a replacement and asked for a refund instead.',
    ['The customer asked for a refund.'],
    ['The customer requested a replacement.', 'The customer asked for a replacement.'],
  ],
  [
    'The nurse cancelled the scan and ordered an X-ray.',
    ['The nurse ordered an X-ray.'],
    ['The nurse ordered the scan.'],
  ],
]);

testTold('What two have by an amount, one of them need not have', [
  [
    'Ann and Ben paid 40 euros.',
    ['Ann and Ben paid 40 euros.'],
    ['Ann paid 40 euros.', 'Ben paid 40 euros.'],
  ],
  ['The desk and the chair cost 300 euros.', [], ['The desk costs 300 euros.', 'The chair costs 300 euros.']],
  ['The bridge and its ramps are 2 km long.', [], ['The bridge is 2 km long.']],
  ['With its drawers the desk weighs 20 kg.', [], ['The desk weighs 20 kg.']],
  ['Adults and students pay 12 euros.', ['Students pay 12 euros.'], []],
  ['Rooms 4 and 5 have 2 beds.', ['Room 4 has 2 beds.'], []],
  ['Ann and Ben waited two hours.', ['Ann waited two hours.'], []],
]);

testTold('What is likened or feared is not done', [
  ['The roof looked as though it leaked.', [], ['The roof leaked.']],
  ['The engine was switched off lest it fail.', ['The engine was switched off.'], ['The engine failed.']],
]);
