/** What takes away, later in the evidence, what a claim of the present says. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, evidence: readonly string[]];

const NOT_SUPPORTED: readonly Case[] = [
  [
    'The policy covers flood damage.',
    ['The Gold policy covers:\n- flood damage\n\nThe Silver policy covers:\n- theft'],
  ],
  [
    'The Premium plan includes phone support.',
    [
      'The Premium plan includes phone support. It includes chat.\n\nUpdate: phone support was removed in May.',
    ],
  ],
  [
    'The Premium plan includes phone support.',
    [
      '# Premium plan\n\nThe Premium plan includes:\n- Phone support\n- Chat\n\nPhone support was dropped from all plans in May.',
    ],
  ],
  [
    'The Premium plan includes phone support.',
    [
      '# Premium plan\n\nThe Premium plan includes:\n- Phone support\n- Chat\n\nAs of May, phone support is no longer included.',
    ],
  ],
  [
    'The package must contain the receipt.',
    [
      'The package must contain:\n1. the receipt\n2. the return form\n\nCorrection: the receipt is no longer needed.',
    ],
  ],
  [
    'The package must contain the receipt.',
    ['The package must contain:\n1. the receipt\n2. the return form\n\nMembers do not need the receipt.'],
  ],
  [
    'Breakfast is included in the rate.',
    ['The rate includes:\n- Breakfast\n- Wi-Fi\n\nFrom June, breakfast costs $12.'],
  ],
  [
    'The warranty covers the battery.',
    [
      'The warranty covers:\n- the battery\n- the screen\n\nThe battery is covered for refurbished devices only.',
    ],
  ],
  [
    'The Premium plan includes phone support.',
    ['The Premium plan includes phone support.\n\nUpdate: phone support was removed in May.'],
  ],
  [
    'The Premium plan includes phone support.',
    ['The Premium plan includes phone support. In May, phone support was dropped.'],
  ],
  [
    'The Premium plan includes phone support.',
    ['The Premium plan includes phone support. Phone support has been discontinued.'],
  ],
  [
    'The Premium plan includes phone support.',
    ['The Premium plan includes phone support.\nAs of May 2026, phone support is no longer included.'],
  ],
  ['Guests get free parking.', ['Guests get free parking. Free parking was abolished in March.']],
  [
    'The hotel offers a shuttle.',
    ['The hotel offers a shuttle to the airport. Note: the shuttle is currently suspended.'],
  ],
  [
    'The shop accepts cheques.',
    ['The shop accepts cheques and cards. Since January cheques are no longer accepted.'],
  ],
  ['Members need a photo.', ['Members need a photo. The photo requirement was dropped last year.']],
  [
    'Breakfast is included in the rate.',
    ['Breakfast is included in the rate. From June, breakfast is no longer included.'],
  ],
  ['The gym opens at 6.', ['The gym opens at 6. The gym was closed for good in April.']],
  [
    'Employees may work remotely on Fridays.',
    ['Employees may work remotely on Fridays. Remote work on Fridays was withdrawn in May.'],
  ],
  ['Anna is the manager of the store.', ['Anna is the manager of the store. Anna left the company in May.']],
  [
    'The order contains a lamp.',
    ['The order contains a lamp and a desk. The lamp was taken off the order on Monday.'],
  ],
  ['Anna is the head of finance.', ['Anna is the head of finance. In June she left the company.']],
  ['Anna heads the finance team.', ['Anna heads the finance team.\nAnna has left the company.']],
  [
    'The hotel offers a shuttle.',
    ['The hotel offers a shuttle. We have stopped offering a shuttle since May.'],
  ],
  ['The hotel offers a shuttle.', ['The hotel offers a shuttle. There is no longer a shuttle.']],
  [
    'The plan includes phone support.',
    ['The plan includes phone support. The plan no longer includes phone support since the last update.'],
  ],
  [
    'The plan includes phone support.',
    ['The plan includes phone support. The plan does not include phone support any more.'],
  ],
  [
    'The plan includes phone support.',
    ['The plan includes phone support.', 'Phone support was discontinued on 3 May.'],
  ],
  [
    'Employees get a lunch allowance.',
    ['Employees get a lunch allowance. The lunch allowance has been scrapped.'],
  ],
  ['The pool is open to guests.', ['The pool is open to guests. The pool is no longer open to guests.']],
  [
    'Visitors can use the parking deck.',
    ['Visitors can use the parking deck. The parking deck can no longer be used by visitors.'],
  ],
  [
    'Members may cancel at any time.',
    ['Members may cancel at any time. The right to cancel at any time was abolished in 2025.'],
  ],
  ['Tickets are refundable.', ['Tickets are refundable. Since 1 March tickets are no longer refundable.']],
  ['The app supports Android 9.', ['The app supports Android 9. Support for Android 9 ended in May.']],
  ['The library lends laptops.', ['The library lends laptops. The library stopped lending laptops in June.']],
  ['The plan includes phone support.', ['The plan includes phone support. It was discontinued in May.']],
  ['The hotel offers a shuttle.', ['The hotel offers a shuttle. This was dropped last summer.']],
  [
    'The shop accepts cheques.',
    ['The shop accepts cheques. Cheques are no longer accepted. Please call back on Monday.'],
  ],
  [
    'The shop accepts cheques.',
    ['The shop accepts cheques. Cheques are no longer accepted. Cheques will not be brought back.'],
  ],
];

const SUPPORTED: readonly Case[] = [
  [
    'The Premium plan includes phone support.',
    [
      'The Premium plan includes phone support.\n\nUpdate: phone support was removed from the Basic plan in May.',
    ],
  ],
  [
    'The Premium plan includes phone support.',
    ['The Premium plan includes phone support.\n\nFax support was removed in May.'],
  ],
  [
    'The shop accepts cheques.',
    ['The shop accepts cheques and cards. Since January vouchers are no longer accepted.'],
  ],
  [
    'Breakfast is included in the rate.',
    ['Breakfast is included in the rate. Dinner is no longer included.'],
  ],
  [
    'The plan includes phone support.',
    ['The plan includes phone support. Phone support was suspended for a day and resumed on 4 May.'],
  ],
  [
    'The plan includes phone support.',
    ['The plan includes phone support. Fax support has been discontinued.'],
  ],
  [
    'The plan includes phone support.',
    ['Phone support was dropped in 2020. The plan includes phone support.'],
  ],
  [
    'The plan includes phone support.',
    ['The plan includes phone support. Phone support may be suspended in an emergency.'],
  ],
  [
    'The plan includes phone support.',
    ['The plan includes phone support. If phone support is discontinued, you get a refund.'],
  ],
  [
    'The plan includes phone support.',
    ['The plan includes phone support. Phone support will be removed in 2030.'],
  ],
  ['Members get free shipping.', ['Members get free shipping. Free shipping was removed for guests.']],
  ['Members get free shipping.', ['Members get free shipping. Three members were removed from the list.']],
  ['The order is paid.', ['The order is paid. The reminder was removed from the order.']],
  ['Anna is the manager of the store.', ['Anna is the manager of the store. Ben left the company in May.']],
  ['Anna is the manager of the store.', ['Anna is the manager of the store. Anna left the meeting at noon.']],
  ['The warranty covers the screen.', ['The warranty covers the screen. The screen was removed for repair.']],
  ['The policy covers theft.', ['The policy covers theft. The limit of $500 for theft was removed.']],
  ['The form needs a signature.', ['The form needs a signature. A stamp is no longer needed.']],
  ['The refund is complete.', ['The refund is complete. The hold was removed from the account.']],
  ['Guests have access to the gym.', ['Guests have access to the gym. The fee for the gym was abolished.']],
  ['The contract is valid.', ['The contract is valid. The old contract was terminated.']],
  ['The office has a kitchen.', ['The office has a kitchen. The kitchen table was removed.']],
  ['The hotel offers a shuttle.', ['The hotel offers a shuttle. It was renovated last summer.']],
  ['The order contains a lamp.', ['The order contains a lamp. We removed the gift wrap.']],
  ['The contract has a renewal clause.', ['The contract has a renewal clause. The trial ended in May.']],
  [
    'The plan includes phone support.',
    [
      'The plan includes phone support. Phone support was dropped in May. In June phone support was reinstated.',
    ],
  ],
];

describe('what was taken away later', () => {
  for (const [claim, evidence] of NOT_SUPPORTED)
    test(`does not carry «${claim}»: ${evidence.join(' | ')}`, () => {
      assert.notEqual(ask(claim, evidence).status, 'supported');
    });
  for (const [claim, evidence] of SUPPORTED)
    test(`carries «${claim}»: ${evidence.join(' | ')}`, () => {
      assert.equal(ask(claim, evidence).status, 'supported');
    });
});
