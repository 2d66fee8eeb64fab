/**
 * Two things told side by side and exchanged, what is set apart by "not", and what is nowhere told: that there is no one,
 * that it makes no difference, that it is most of them, what somebody is, and what was answered.
 */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'The landlord repairs the roof, the lodger the fence.',
    ['The landlord repairs the roof.'],
    ['The landlord repairs the fence, and the lodger the roof.'],
  ],
  [
    'We send quotes by email and confirm them by letter within a week.',
    ['We send quotes by email and confirm them by letter.'],
    ['We send quotes by letter and confirm them by email within a week.'],
  ],
  [
    'Refunds are paid within ten days of the return, not of the order.',
    ['Refunds are paid within ten days of the return.'],
    ['Refunds are paid within ten days of the order, not of the return.'],
  ],
  ['Ruth: I would sing alto, not soprano.', [], ['Ruth would like to sing soprano.']],
  [
    'The kiosk sells drinks but takes no coins.',
    ['The kiosk sells drinks.', 'The kiosk takes no coins.'],
    ['The kiosk takes coins.'],
  ],
  ['Guest lecture by Dr Amin, deputy Rosa Weiss.', [], ["There's no one to step in for Dr Amin."]],
  ['Nobody was on call on Sunday.', ['There was no one on call on Sunday.'], []],
  [
    'The discount does not extend to tickets bought from resellers.',
    [],
    ["It doesn't matter who you bought your ticket from."],
  ],
  [
    'Vouchers lapse on 30 June unless illness prevented their use.',
    [],
    ['Vouchers can be used after 30 June even if you were not ill.'],
  ],
  [
    'Tenants may object to the rent increase within a month.',
    [],
    ['Most of the tenants have objected to the rent increase.'],
  ],
  [
    'Eight of the ten tenants objected to the rent increase.',
    ['Most of the tenants objected to the rent increase.'],
    [],
  ],
  [
    'I want to thank Nadia in your Lyon branch.',
    [],
    ['Nadia is the manager of the Lyon branch.', 'Nadia is the owner of the Lyon branch.'],
  ],
  ['Nadia manages the Lyon branch.', ['Nadia is the manager of the Lyon branch.'], []],
  ['3 May offer: replacement for 30 euros.', [], ['You have agreed to the replacement for 30 euros.']],
  [
    'Karim needs the spare part before Friday.',
    ['Karim needs the spare part before Friday.'],
    ['The spare part comes before Friday.'],
  ],
  ['The backup is being rebuilt; by noon it should be done.', [], ['The backup was done by noon.']],
  ['Fees are on the price incl. shipping.', [], ['Fees are on the price without shipping.']],
  [
    'Gift wrapping: 4 euros, free with orders over 60 euros.',
    ['Gift wrapping is free with orders over 60 euros.'],
    ['Gift wrapping is free with orders under 60 euros.'],
  ],
  [
    'The bank needs the passport + proof of address.',
    [],
    ['The bank needs either the passport or proof of address.'],
  ],
  [
    'Calls answered within a minute: 82 % (target 90 %).',
    [],
    ['82 % of calls were answered within a minute, above target.'],
  ],
  [
    'The archive grew 2 points a month over the last year.',
    [],
    ['The archive grew 2 points over the last year.'],
  ],
  [
    'The lake stood at 12 metres on Monday; in 2011 it was 15.',
    ['The lake stood at 12 metres on Monday.'],
    ['In 2011 the lake stood at 12 metres.'],
  ],
  ['Recordings of the car park on 3 May are kept.', [], ['There was a fire in the car park on 3 May.']],
  ['Gas meter 01.03.2025: 812 (self-read).', [], ['A fitter of ours read the gas meter on 1 March 2025.']],
  [
    'Status lamp: blue = pairing; white = no signal',
    [],
    ['Blue on the status lamp means that there is no signal.'],
  ],
  [
    'The union accused the board of cutting staff too late; chairman Alan Reyes pointed to fuel, which has become dearer.',
    [],
    ['Chairman Alan Reyes said that staff had been cut too late.'],
  ],
  [
    'The court acquitted the whole crew, Brandt included.',
    [],
    ['The court acquitted Brandt but not the rest of the crew.'],
  ],
  [
    'Collection is on Friday if you reply by Tuesday. The lens comes on Wednesday.',
    [],
    ['You have until Wednesday to reply.'],
  ],
  [
    'The bridge was designed by Ines Duarte.',
    ['The bridge was designed by Ines Duarte.'],
    ['The bridge was built by Ines Duarte.'],
  ],
  [
    'Our rivals expect demand to fall further than we do.',
    [],
    ['We expect demand to fall further than our rivals do.'],
  ],
  [
    'Weight at packing 340 g, at collection 340 g.',
    [],
    ['The weight was lower at collection than at packing.'],
  ],
  ['Lena: consent yes, not paid', [], ["Lena's consent is missing."]],
  [
    'The hotel cancelled 9 rooms; we had held 4.',
    ['The hotel cancelled 9 rooms.'],
    ['The hotel cancelled 4 of 9 rooms.'],
  ],
  ['Supplier: please approve drawings.', [], ['The supplier has approved the drawings.']],
  ['Who may see the folder is for you to decide.', [], ["You don't get to say who may see the folder."]],
  ['Late returns cost 5 euros.', ['There is a fee of 5 euros for late returns.'], []],
  ['Arup designed and built the bridge.', ['The bridge was built by Arup.'], []],
  [
    'Dinner is in the garden and breakfast in the hall.',
    ['Breakfast is served in the hall and dinner in the garden.'],
    [],
  ],
  ['Kim rents flat 3.', ['Kim is the tenant of flat 3.'], []],
  [
    'Residents complain of noise at night, and thicker windows are being installed.',
    ['Residents complain of noise at night.'],
    ['The windows have put an end to the noise.'],
  ],
  ['The crew checked and replaced the pump.', ['The crew checked the pump and replaced it.'], []],
];

testTold('two things told apart, and what is told nowhere', TOLD);
