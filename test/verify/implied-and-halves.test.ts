/** What a verb implies of what it governs, and each half of a sentence of two of which one is denied. */
import { type Told, testTold } from './told.ts';

const IMPLIED: readonly Told[] = [
  [
    'The contractor avoided signing the waiver.',
    ['The contractor did not sign the waiver.'],
    ['The contractor signed the waiver.', 'The contractor did not sign the contract.'],
  ],
  ['The contractor did not avoid signing the waiver.', [], ['The contractor did not sign the waiver.']],
  ['The contractor hoped to avoid signing the waiver.', [], ['The contractor did not sign the waiver.']],
  ['The tenant avoided paying the bill in full.', [], ['The tenant did not pay the bill.']],
  [
    'The firewall prevented the intruder from reading the mail.',
    ['The intruder did not read the mail.'],
    ['The firewall did not read the mail.', 'The intruder read the mail.'],
  ],
  [
    'The firewall would have prevented the intruder from reading the mail.',
    [],
    ['The intruder did not read the mail.'],
  ],
  [
    'The courier was unable to deliver the parcel.',
    ['The courier did not deliver the parcel.'],
    ['The courier delivered the parcel.'],
  ],
  [
    'The courier was unable to deliver the parcel until Friday.',
    [],
    ['The courier did not deliver the parcel.'],
  ],
  [
    'Marta almost missed the flight.',
    ['Marta did not miss the flight.'],
    ['Marta missed the flight.', 'Marta did not board the flight.'],
  ],
  ['Marta almost always missed the meeting.', [], ['Marta did not miss the meeting.']],
  ['The firm used to sell boats.', ['The firm no longer sells boats.'], ['The firm sells boats.']],
  ['The firm used to sell boats. It still does.', [], ['The firm no longer sells boats.']],
  [
    'Omar stopped renting the garage in March.',
    ['Omar no longer rents the garage.'],
    ['Omar rents the garage.', 'Omar no longer rents the flat.'],
  ],
  ['Omar stopped renting the garage for a month.', [], ['Omar no longer rents the garage.']],
  [
    'Omar stopped renting the garage in March. In June he began renting it again.',
    [],
    ['Omar no longer rents the garage.'],
  ],
  [
    'The crew succeeded in repairing the pump.',
    ['The crew repaired the pump.'],
    ['The crew replaced the pump.', 'The crew did not repair the pump.'],
  ],
  [
    'The crew did not succeed in repairing the pump.',
    ['The crew did not repair the pump.'],
    ['The crew repaired the pump.'],
  ],
  [
    'The porter did not forget to lock the gate.',
    ['The porter locked the gate.'],
    ['The porter did not lock the gate.'],
  ],
  ['Do not forget to lock the gate.', [], ['The gate was locked.']],
  ['The porter forgot to lock the gate.', [], ['The porter locked the gate.']],
  [
    'The clerk made sure that the letter was posted.',
    ['The letter was posted.'],
    ['The clerk posted the letter.'],
  ],
  ['The clerk was asked to make sure that the letter was posted.', [], ['The letter was posted.']],
  [
    'The clerk overlooked that the bill had been settled.',
    ['The bill had been settled.'],
    ['The bill had not been settled.'],
  ],
  ['The clerk doubted that the bill had been settled.', [], ['The bill had been settled.']],
  ['The attempt to raise the wreck failed.', ['The wreck was not raised.'], ['The wreck was raised.']],
  ['The first attempt to raise the wreck failed.', [], ['The wreck was not raised.']],
  ['The attempt to raise the wreck failed. A second attempt worked.', [], ['The wreck was not raised.']],
];

const HALVES: readonly Told[] = [
  [
    'The guest left without paying.',
    ['The guest left.', 'The guest did not pay.'],
    ['The guest paid.', 'The guest did not leave.'],
  ],
  ['No guest left without paying.', [], ['The guest left.', 'The guest did not pay.']],
  ['A guest must not leave without paying.', [], ['A guest left.', 'The guest did not pay.']],
  [
    'The parcel was sent without notifying the buyer.',
    ['The parcel was sent.'],
    ['The parcel did not notify the buyer.'],
  ],
  [
    'The loan was granted without director approval.',
    ['The loan was granted.', 'The director did not approve the loan.'],
    ['The director approved the loan.', 'The manager did not approve the loan.'],
  ],
  [
    'The plan was not drafted by Nina but by Paul.',
    ['The plan was drafted by Paul.'],
    ['The plan was drafted by Nina.', 'The plan was not drafted by Paul.'],
  ],
  [
    'It was not Hana who broke the vase.',
    ['Hana did not break the vase.'],
    ['Hana broke the vase.', 'The vase was not broken.'],
  ],
  [
    'It was Igor who signed the lease, not Petra.',
    ['Igor signed the lease.', 'Petra did not sign the lease.'],
    ['Petra signed the lease.', 'Igor did not sign the lease.'],
  ],
  [
    'It was Igor who signed the lease, not the receipt.',
    [],
    ['The receipt did not sign the lease.', 'The receipt was signed.'],
  ],
  [
    'Igor, not Petra, signed the lease.',
    ['Igor signed the lease.', 'Petra did not sign the lease.'],
    ['Petra signed the lease.'],
  ],
  [
    'Everyone except Sara voted.',
    ['Sara did not vote.'],
    ['Sara voted.', 'Paul did not vote.', 'Nobody voted.'],
  ],
  [
    'Every printer except P-7 was repaired.',
    ['P-7 was not repaired.'],
    ['P-7 was repaired.', 'P-6 was not repaired.'],
  ],
  [
    'The client chose a credit note instead of a replacement.',
    ['The client did not choose a replacement.'],
    ['The client did not choose a credit note.', 'The client chose a replacement.'],
  ],
  [
    'The client may choose a credit note instead of a replacement.',
    [],
    ['The client did not choose a replacement.'],
  ],
  [
    'The roof was repaired in May, not in July.',
    ['The roof was not repaired in July.', 'The roof was repaired in May.'],
    ['The roof was not repaired in May.', 'The roof was not repaired.', 'The roof was repaired in July.'],
  ],
];

const BOTH: readonly Told[] = [
  [
    'The child is not allergic to eggs but is allergic to wheat.',
    ['The child is allergic to wheat.', 'The child is not allergic to eggs.'],
    ['The child is allergic to eggs.', 'The child is not allergic to wheat.'],
  ],
  [
    "Kai's flight was not rebooked but the hotel was rebooked free of charge.",
    [],
    ["Kai's flight was rebooked free of charge."],
  ],
  [
    'Not only did the lodger clean the kitchen, he also mended the tap.',
    [],
    ['The lodger did not clean the kitchen.', 'The lodger cleaned the tap.', 'The owner mended the tap.'],
  ],
];

testTold('of two things the denied and the other are told apart', BOTH);
testTold('a verb implies whether what it governs was done', IMPLIED);
testTold('each half of a sentence is told by itself', HALVES);
