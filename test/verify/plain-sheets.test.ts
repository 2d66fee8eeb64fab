/** Claims in the light rewording that a reader gives to a short plain document, and those that are one word off. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask } from './ask.ts';

interface Pairs {
  readonly thought: string;
  readonly said: readonly (readonly [claim: string, evidence: string])[];
  readonly unsaid: readonly (readonly [claim: string, evidence: string])[];
}

const PAIRS: readonly Pairs[] = [
  {
    thought: 'items of a sheet are told of the thing that its first line names',
    said: [
      [
        'The Lumo kettle comes with a lid and a filter.',
        'Lumo Kettle\n- Lid and filter included\n- Dishwasher safe',
      ],
      ['The Lumo kettle is 30 cm high.', 'Lumo Kettle\n- Height: 30 cm'],
      ['The Lumo Kettle is BPA free.', 'Lumo Kettle\n- BPA free\n- Height: 30 cm'],
      ['Nordic Trails was written by Eva Holm.', 'Nordic Trails\n- Pages: 240\n- Author: Eva Holm'],
      ['The Peak tent is waterproof to 3,000 mm.', 'Peak Tent\n- Sleeps four\n- Waterproof to 3,000 mm'],
      ['The Peak tent sleeps four.', 'Peak Tent\n- Sleeps four\n- Waterproof to 3,000 mm'],
      ['The tent is made in Portugal.', 'Peak Tent\n- Made in Portugal\n- Waterproof to 3,000 mm'],
    ],
    unsaid: [
      ['The Lumo kettle weighs 1.2 kg.', 'Lumo Kettle\n- Weight: 1.1 kg\n- Lid included'],
      ['The Lumo kettle has three handles.', 'Lumo Kettle\n- Two handles\n- Dishwasher safe'],
      ['The Lumo kettle comes with a filter.', 'Lumo Kettle\n- Two handles\n- Filter not included'],
      ['The Lumo kettle comes with a filter.', 'Lumo Kettle\n- Two handles\n- Filter sold separately'],
      ['The Lumo kettle comes with a filter.', 'Lumo Kettle\n- Two handles\n- Optional filter'],
      ['The Lumo kettle comes with a filter.', 'Lumo Kettle\n- Two handles\nNot included:\n- filter'],
      ['The Lumo pan has two handles.', 'Lumo Kettle\n- Two handles\n- Dishwasher safe'],
      ['The Lumo kettle is dishwasher safe.', 'Lumo Kettle\n- Two handles\n- Not dishwasher safe'],
      ['The Lumo kettle is dishwasher safe.', 'Lumo Kettle\n- Two handles\nAccessories:\n- Dishwasher safe'],
      ['The Lumo 50 weighs 1.1 kg.', 'Lumo 40\nWeight: 1.1 kg\nColour: red'],
      ['The Lumo kettle is available in blue.', 'Lumo Kettle\n- Colours: red, green'],
      ['The lid has two handles.', 'Lumo Kettle\n- Two handles\n- Lid included'],
      ['The Lumo kettle has a three-year warranty.', 'Lumo Kettle\n- Two handles\n- Two-year warranty'],
      [
        'The Lumo kettle holds 1.5 litres.',
        'Lumo Kettle\n- Boils 1.5 litres in three minutes\n- Two-year warranty',
      ],
      ['The Lumo kettle is 30 cm wide.', 'Lumo Kettle\n- Height: 30 cm'],
      ['The Lumo kettle costs $29.', 'Lumo Kettle\n- Price of filter: $29'],
    ],
  },
  {
    thought: 'deeds that their nouns presuppose, money that came back, and duties without their bound',
    said: [
      ['Ms Roy asked for a desk by the window.', "Ms Roy's request for a desk by the window was declined."],
      [
        'Pavel Zeman applied for parental leave.',
        "Pavel Zeman's application for parental leave has been approved.",
      ],
      [
        'The guest complained about the noise.',
        "The guest's complaint about the noise was passed on to the manager.",
      ],
      [
        'The order was placed on 2 March 2026.',
        'Thank you for your order of 2 March 2026. It will ship tomorrow.',
      ],
      [
        'The customer was refunded $74.50.',
        "A refund of $74.50 was issued to the customer's PayPal account on 14 May.",
      ],
      [
        'The customer received a refund of $74.50.',
        "A refund of $74.50 was issued to the customer's PayPal account on 14 May.",
      ],
      [
        'The customer got back $74.50.',
        "A refund of $74.50 was issued to the customer's PayPal account on 14 May.",
      ],
      [
        'The customer got $74.50 back on 14 May.',
        "A refund of $74.50 was issued to the customer's PayPal account on 14 May.",
      ],
      ['Ms Roy paid by Visa card.', "Payment was taken from Ms Roy's Visa card."],
      ['Ms Roy paid with a Visa card.', "Payment was taken from Ms Roy's Visa card."],
      ['Shipping cost €4.90.', 'The total came to €86.40, including €4.90 for shipping.'],
      ['The shipping costs €4.90.', 'The total came to €86.40, including €4.90 for shipping.'],
      [
        'The tenant must pay a deposit of £1,800.',
        'The tenant shall pay a deposit of £1,800 before the keys are handed over.',
      ],
      [
        'A deposit has to be paid before the keys are handed over.',
        'The tenant shall pay a deposit before the keys are handed over.',
      ],
      [
        'The notice period for the tenant is two months.',
        "The tenant may end the tenancy with two months' notice.",
      ],
      [
        'The cost of repairs can be deducted from the deposit.',
        'The landlord shall return the deposit within 21 days, less any cost of repairs.',
      ],
    ],
    unsaid: [
      ['Ms Roy got a desk by the window.', "Ms Roy's request for a desk by the window was declined."],
      ['Ms Roy asked for a desk by the door.', "Ms Roy's request for a desk by the window was declined."],
      ['Mr Roy asked for a desk by the window.', "Ms Roy's request for a desk by the window was declined."],
      [
        'Pavel Zeman applied for unpaid leave.',
        "Pavel Zeman's application for parental leave has been approved.",
      ],
      [
        'Pavel Zeman applied for parental leave.',
        "If Pavel Zeman's application for parental leave is approved, Ines takes over.",
      ],
      [
        'Pavel Zeman applied for parental leave.',
        "Pavel Zeman's manager's application for parental leave has been approved.",
      ],
      [
        'The manager complained about the noise.',
        "The guest's complaint about the noise was passed on to the manager.",
      ],
      [
        'The order was placed on 3 March 2026.',
        'Thank you for your order of 2 March 2026. It will ship on 3 March 2026.',
      ],
      [
        'The order was shipped on 2 March 2026.',
        'Thank you for your order of 2 March 2026. It will ship tomorrow.',
      ],
      [
        'The customer was refunded $47.50.',
        "A refund of $74.50 was issued to the customer's PayPal account on 14 May.",
      ],
      [
        'The customer was refunded $74.50 on 15 May.',
        "A refund of $74.50 was issued to the customer's PayPal account on 14 May.",
      ],
      [
        'The seller was refunded $74.50.',
        "A refund of $74.50 was issued to the customer's PayPal account on 14 May.",
      ],
      [
        'The customer was refunded $74.50.',
        "A refund of $74.50 will be issued to the customer's PayPal account on 14 May.",
      ],
      [
        'The customer was refunded $74.50.',
        "A refund of $74.50 was not issued to the customer's PayPal account.",
      ],
      ['Ms Roy paid by PayPal.', "Payment was taken from Ms Roy's Visa card."],
      ['Ms Roy paid by Visa card.', "Payment could not be taken from Ms Roy's Visa card."],
      ['Shipping cost €86.40.', 'The total came to €86.40, including €4.90 for shipping.'],
      ['The total cost €4.90.', 'The total came to €86.40, including €4.90 for shipping.'],
      [
        'The tenant must pay a deposit of £1,800.',
        'The tenant shall pay a deposit of £1,800 unless he has a guarantor.',
      ],
      [
        'The tenant must pay a deposit of £1,800.',
        'The tenant may pay a deposit of £1,800 before the keys are handed over.',
      ],
      [
        'A deposit has to be paid after the keys are handed over.',
        'The tenant shall pay a deposit before the keys are handed over.',
      ],
      [
        'The notice period for the landlord is two months.',
        "The tenant may end the tenancy with two months' notice.",
      ],
      [
        'The notice period for the tenant is three months.',
        "The tenant may end the tenancy with two months' notice.",
      ],
      [
        'The notice period for the tenant is two months.',
        "The tenant may end the tenancy with two months' notice only if the flat is damaged.",
      ],
      [
        'The cost of cleaning can be deducted from the deposit.',
        'The landlord shall return the deposit within 21 days, less any cost of repairs.',
      ],
    ],
  },
];

for (const { thought, said, unsaid } of PAIRS)
  test(thought, () => {
    for (const [claim, evidence] of said) assert.equal(ask(claim, [evidence]).status, 'supported', claim);
    for (const [claim, evidence] of unsaid)
      assert.notEqual(ask(claim, [evidence]).status, 'supported', claim);
  });
