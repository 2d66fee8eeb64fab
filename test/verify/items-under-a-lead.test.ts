/** What a line that breaks off says together with an item of the list behind it, and what such a list does not say. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, evidence: readonly string[]];

const NOT_SUPPORTED: readonly Case[] = [
  ['Dinner is included in the rate.', ['The room rate includes breakfast, Wi-Fi and parking.']],
  [
    'The Basic plan includes phone support.',
    [
      'Premium plan: phone support, dedicated manager, 50 GB storage.\nBasic plan: email support, 5 GB storage.',
    ],
  ],
  [
    'The Premium plan includes phone support.',
    ['# Premium plan\n\nNot included:\n- Phone support\n- Dedicated manager'],
  ],
  [
    'The Premium plan includes phone support.',
    ['# Premium plan (2024)\n\n- ~~Phone support~~\n- Dedicated manager'],
  ],
  [
    'The Premium plan includes phone support.',
    ['# Premium plan\n\nOptional extras:\n- Phone support\n- Dedicated manager'],
  ],
  [
    'The Premium plan includes phone support.',
    ['# Premium plan\n\n- Phone support (coming soon)\n- Dedicated manager'],
  ],
  [
    'The Premium plan includes phone support.',
    ['# Problems with the Premium plan\n\n- Phone support\n- Dedicated manager'],
  ],
  ['Pets are allowed in the building.', ['Not allowed in the building:\n- Alcohol\n- Smoking\n- Pets']],
  [
    'The package must contain the invoice.',
    ['The package must contain:\n1. the receipt\n2. the return form\n\nThe invoice is sent by e-mail.'],
  ],
  ['The room rate includes only breakfast.', ['The room rate includes:\n\n* Breakfast\n* Wi-Fi\n* Parking']],
  ['The room rate includes breakfast.', ['The room rate does not include:\n\n* Breakfast\n* Parking']],
  ['The room rate includes breakfast for two.', ['The room rate includes:\n\n* Breakfast\n* Wi-Fi for two']],
  ['The weekend rate includes breakfast.', ['The room rate includes:\n\n* Breakfast\n* Wi-Fi']],
  [
    'The room rate includes breakfast.',
    ['The suite rate includes:\n\n* Breakfast\n* Wi-Fi\n\nThe room rate includes:\n\n* Parking'],
  ],
  [
    'Applicants must submit a bank statement.',
    ['Applicants must submit one of the following:\n- a bank statement\n- a payslip'],
  ],
  [
    'Applicants must submit a bank statement.',
    ['Applicants must submit:\n- a bank statement, or\n- a payslip'],
  ],
  [
    'Applicants must submit a bank statement.',
    ['Applicants must submit either:\n- a bank statement\n- a payslip'],
  ],
  [
    'Applicants must submit a bank statement.',
    ['Foreign applicants must submit:\n- a bank statement\n- a payslip'],
  ],
  ['Applicants submitted a bank statement.', ['Applicants must submit:\n- a bank statement\n- a payslip']],
  ['The customer returned the lamp.', ['The customer ordered:\n- the lamp\n- the desk']],
  ['The policy covers flood damage.', ['The policy excludes:\n- flood damage\n- theft']],
  [
    'The policy covers flood damage.',
    ['The policy covers:\n- fire damage\n\nThe policy excludes:\n- flood damage'],
  ],
  ['The policy covers flood damage.', ['The policy covers:\n- fire damage\n- flood damage (add-on)']],
  ['The policy covers flood damage.', ['The old policy covers:\n- fire damage\n- flood damage']],
  ['The policy covers flood damage.', ['Until 2023 the policy covered:\n- fire damage\n- flood damage']],
  ['The policy covers flood damage.', ['The Gold policy covers:\n- fire damage\n- flood damage']],
  ['The policy covers flood damage.', ['The policy covers:\n- fire damage\n- flood damage up to $500']],
  [
    'The policy covers flood damage of $900.',
    ['The policy covers:\n- fire damage\n- flood damage up to $500'],
  ],
  ['Guests must show a passport.', ['Guests must show:\n- a passport (foreign guests)\n- an identity card']],
  ['The manager approved refund R-12.', ['The manager rejected:\n- refund R-12\n- refund R-13']],
  ['The manager approved refund R-12.', ['The assistant approved:\n- refund R-12\n- refund R-13']],
  ['The manager approved refund R-14.', ['The manager approved:\n- refund R-12\n- refund R-13']],
  ['The manager approved refund R-12.', ['The manager approved:\n- refund R-12 in draft\n- refund R-13']],
  ['The Premium plan includes phone support.', ['# Premium plan\n\nWhat you lose:\n- Phone support']],
  ['The Premium plan includes phone support.', ['# Premium plan\n\nReplaces:\n- Phone support']],
  ['The Premium plan includes phone support.', ['# Premium plan\n\n- No phone support\n- Chat']],
  ['The Premium plan includes phone support.', ['# Premium plan\n\n- Phone support: no\n- Chat: yes']],
  ['The Premium plan includes 24/7 phone support.', ['# Premium plan\n\n- Phone support\n- 24/7 chat']],
  ['The Premium plan includes phone support.', ['# Premium plan\n\n- Phone support from March 2027\n- Chat']],
  [
    'The Premium plan includes phone support.',
    ['# Premium plan\n\nCustomers asked for:\n- Phone support\n- Chat'],
  ],
  [
    'The Premium plan includes phone support.',
    ['# Premium plan\n\n- Phone support\n- Chat\n\nUpdate: phone support was removed in May.'],
  ],
  ['The Premium plan includes phone support.', ['# Premium plan\n\n[ ] Phone support\n[x] Chat']],
  ['The kit includes a battery.', ['Kit\n- Charger\n- Cable\n\nSold separately:\n- Battery']],
  ['The order included a lamp.', ['Missing from the order:\n- a lamp']],
  ['Order 12 contains a desk.', ['Order 12 contains:\n- a lamp\n\nOrder 13 contains:\n- a desk']],
  ['The course includes 20 lessons.', ['# Data course\nThe course includes:\n- 12 lessons\n- A certificate']],
];

const SUPPORTED: readonly Case[] = [
  [
    'The Premium plan includes phone support.',
    ['# Premium plan\n\n- Phone support\n- Dedicated manager\n\n# Basic plan\n\n- Email support'],
  ],
  [
    'The Premium plan comes with a dedicated manager.',
    ['# Premium plan\n\n- Phone support\n- Dedicated manager\n\n# Basic plan\n\n- Email support'],
  ],
  [
    'The Premium plan offers phone support.',
    [
      'Premium plan: phone support, dedicated manager, 50 GB storage.\nBasic plan: email support, 5 GB storage.',
    ],
  ],
  [
    'The Premium plan has 50 GB of storage.',
    [
      'Premium plan: phone support, dedicated manager, 50 GB storage.\nBasic plan: email support, 5 GB storage.',
    ],
  ],
  ['Breakfast is included in the room rate.', ['Room rate includes:\n- Breakfast\n- Wi-Fi\n- Parking']],
  ['The room rate includes breakfast.', ['Room rate includes:\n- Breakfast\n- Wi-Fi\n- Parking']],
  ['The room rate includes breakfast.', ['The room rate includes:\n\n* Breakfast\n* Wi-Fi\n* Parking']],
  [
    'The package must contain the receipt.',
    ['The package must contain:\n1. the receipt\n2. the return form'],
  ],
  ['Applicants need a valid passport.', ['Applicants need:\n- a valid passport\n- two photos']],
  ['A valid passport is required.', ['Required documents:\n- Valid passport\n- Two photos']],
  ['Alcohol is prohibited in the building.', ['Prohibited in the building:\n- Alcohol\n- Smoking\n- Pets']],
  ['Pets are not allowed in the building.', ['Not allowed in the building:\n- Alcohol\n- Smoking\n- Pets']],
  ['Order 13 contains a desk.', ['Order 12 contains:\n- a lamp\n\nOrder 13 contains:\n- a desk']],
  ['The policy excludes theft.', ['The policy excludes:\n- flood damage\n- theft']],
  ['Guests receive a welcome drink.', ['Guests receive:\n• a welcome drink\n• a city map']],
  ['We accept Visa.', ['We accept:\n- Visa\n- Mastercard']],
  ['Visa is accepted.', ['We accept:\n- Visa\n- Mastercard']],
  ['The manager approved refund R-12.', ['The manager approved:\n- refund R-12\n- refund R-13']],
  [
    'The warranty covers the battery and the screen.',
    ['The warranty covers:\n- the battery\n- the screen\n- the hinge'],
  ],
  ['Members get free shipping.', ['Members get:\n- Free shipping\n- Early access to sales']],
  [
    'The course includes a certificate.',
    ['# Data course\nThe course includes:\n- 12 lessons\n- A certificate'],
  ],
  ['The course includes 12 lessons.', ['# Data course\nThe course includes:\n- 12 lessons\n- A certificate']],
  [
    'Refunds are not given for opened software.',
    ['We do not give refunds for:\n- opened software\n- gift cards'],
  ],
  ['Delivery takes 3 days in Norway.', ['Delivery times\n- Norway: 3 days\n- Sweden: 2 days']],
];

describe('a list under a line that leads it', () => {
  for (const [claim, evidence] of NOT_SUPPORTED)
    test(`does not carry «${claim}»: ${evidence.join(' | ')}`, () => {
      assert.notEqual(ask(claim, evidence).status, 'supported');
    });
  for (const [claim, evidence] of SUPPORTED)
    test(`carries «${claim}»: ${evidence.join(' | ')}`, () => {
      assert.equal(ask(claim, evidence).status, 'supported');
    });
});
