// What is told of the one whose order, booking or letter it is, told to him; what another did or has to do is not his.
import { testTold } from './told.ts';

testTold('what an answer tells its reader', [
  [
    'Order 88 was placed on 3 March by Nadia Kern. On 11 March Nadia reported that one cup had a crack and asked for a replacement.',
    ['You asked for a replacement.'],
    ['You asked for a refund.'],
  ],
  [
    'Order 88 was placed on 3 March by Nadia Kern. Nadia paid by credit card. Tom Weber packed the parcel.',
    ['You paid by credit card.'],
    ['You packed the parcel.'],
  ],
  [
    'Order 88 was placed on 3 March by Nadia Kern. Tom Weber paid by credit card. Nadia packed the parcel.',
    [],
    ['You paid by credit card.'],
  ],
  [
    'Guest: Paula Riva. Room 12, two nights. Paula cancelled the booking on 4 May.',
    ['You cancelled the booking on 4 May.'],
    ['You cancelled the booking on 5 May.'],
  ],
  [
    'Guest: Paula Riva. Room 12, two nights. Paula Stein cancelled the booking on 4 May.',
    [],
    ['You cancelled the booking on 4 May.'],
  ],
  [
    'Guest: Paula Riva. Guest: Anton Berg. Paula cancelled the booking on 4 May.',
    [],
    ['You cancelled the booking on 4 May.'],
  ],
  [
    'Dear residents, the facade will be cleaned on 4 June. Please close your windows during the work. House management',
    [],
    ['Residents should open their windows.'],
  ],
  [
    'Dear tenants, the cellar will be painted. Please remove your bicycles by Friday. The caretaker',
    ['Tenants are asked to remove their bicycles by Friday.'],
    [
      'Tenants have removed their bicycles by Friday.',
      'Tenants are asked to remove their bicycles by Monday.',
      'Owners are asked to remove their bicycles by Friday.',
    ],
  ],
  [
    'The museum is closed all day on Monday.',
    ['The museum is closed for the whole day.'],
    ['The museum is open for the whole day.'],
  ],
  [
    'The applicant must be at least 21 years old and have worked in care for three years.',
    ['The applicant must have worked in care for three years.'],
    ['The applicant must have worked in care for 21 years.'],
  ],
  [
    'The applicant must either be 21 years old or have a licence.',
    [],
    ['The applicant must have a licence.'],
  ],
  ['The applicant must be 21 and must not have a licence.', [], ['The applicant must have a licence.']],
  [
    'Brixley beat Harlow 4-2 on Sunday in front of 900 spectators.',
    [
      'Harlow lost 4-2 to Brixley.',
      'Brixley won 4-2 against Harlow.',
      'The match was watched by 900 people.',
    ],
    [
      'Harlow won 4-2 against Brixley.',
      'Brixley lost 4-2 to Harlow.',
      'Brixley won 3-2 against Harlow.',
      'The match was watched by 400 people.',
    ],
  ],
  [
    'An extra bag costs EUR 12. The first bag is free.',
    ['Each extra bag costs EUR 12.'],
    ['Each bag costs EUR 12.', 'Each extra bag costs EUR 20.'],
  ],
  [
    'The keys must be returned by noon. The cleaning is done by the hotel.',
    ['You have to return the keys by noon.'],
    [],
  ],
  ['The room must be cleaned by the hotel by noon.', [], ['You have to clean the room by noon.']],
  ['The deposit must be refunded within ten days.', [], ['You have to refund the deposit within ten days.']],
  ['The keys must be returned by noon.', [], ['You can return the keys after noon.']],
  [
    'The form must be submitted before collection of the badge.',
    ['You must submit the form before you collect the badge.'],
    ['You must submit the form after you collect the badge.'],
  ],
  [
    'The deposit is released within ten days after return. The car must be full.',
    ['The deposit is released within ten days after the car is returned.'],
    ['The deposit is released within ten days after you book the car.'],
  ],
  [
    'The delivery was free of charge. The lamp cost EUR 40.',
    ['You did not have to pay for the delivery.'],
    ['You did not have to pay for the lamp.'],
  ],
  ['The delivery is free of charge only for members.', [], ['You did not have to pay for the delivery.']],
  [
    'The delivery is free of charge from now on. In May it cost EUR 5.',
    [],
    ['You did not have to pay for the delivery.'],
  ],
  ['The boiler is within its five-year warranty.', ['The boiler is still under warranty.'], []],
  ['The boiler is no longer within its five-year warranty.', [], ['The boiler is still under warranty.']],
  [
    'The boiler is within its five-year warranty. The pump was bought in 2011.',
    [],
    ['The pump is still under warranty.'],
  ],
  [
    '31 of 45 students passed, nine failed and five were absent.',
    ['Nine students failed.'],
    ['Five students failed.', 'Nine teachers failed.'],
  ],
  [
    'Budget: EUR 65,000 of EUR 80,000 spent.',
    ['EUR 15,000 of the budget is left.'],
    [
      'EUR 25,000 of the budget is left.',
      'EUR 65,000 of the budget is left.',
      'EUR 80,000 of the budget has been spent.',
    ],
  ],
  ['The play was stopped after goalkeeper Mira Sand was injured.', ['Mira Sand was injured.'], []],
  [
    'The play was stopped after goalkeeper Tea Korb was injured. Mira Sand watched.',
    [],
    ['Mira Sand was injured.'],
  ],
  [
    'As the seal was broken, the pump was replaced; the customer paid only the freight.',
    ['The seal was broken.'],
    ['The freight was free.'],
  ],
  [
    'As the seal was broken, the pump was replaced; however, this was later found to be untrue.',
    [],
    ['The pump was replaced.'],
  ],
  [
    'Customer: Lea Brand. Damage reported on 3 May: the screen is cracked.',
    [],
    ['You reported the damage on 5 May.', 'You repaired the damage on 3 May.'],
  ],
  ['The towels must be returned by noon.', ['You must return the towels by noon.'], []],
  ['The form must be signed by guests by Friday.', ['You have to sign the form by Friday.'], []],
  ['The form must be signed by the manager by Friday.', [], ['You have to sign the form by Friday.']],
  ['The form must be submitted by the end of May.', ['You have to submit the form by the end of May.'], []],
]);
