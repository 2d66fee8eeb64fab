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
    thought: 'what a labelled role does, and values that a note gives by their name',
    said: [
      ['Rui Alves bought the van.', 'Sale of a van\nBuyer: Rui Alves\nSeller: Ana Melo\nPrice: 4,000 euros'],
      ['Ana Melo sold the van.', 'Sale of a van\nBuyer: Rui Alves\nSeller: Ana Melo\nPrice: 4,000 euros'],
      [
        'Chloe Dupont rented a Renault Clio.',
        'Rental agreement RA-3306. Renter: Chloe Dupont. Vehicle: Renault Clio, registration GT-418-KL. Pick-up: Nice Airport, 2 July 2026, 10:00.',
      ],
      [
        'The course is taught by Ruth Adler.',
        'Evening course: Bookbinding for beginners\nTeacher: Ruth Adler\nSix Tuesdays from 3 March 2026',
      ],
      [
        'The bookbinding course is taught by Ruth Adler.',
        'Evening course: Bookbinding for beginners\nTeacher: Ruth Adler\nSix Tuesdays from 3 March 2026',
      ],
      [
        'Ruth Adler teaches the course.',
        'Evening course: Bookbinding for beginners\nTeacher: Ruth Adler\nSix Tuesdays from 3 March 2026',
      ],
      [
        'Kenji Ono did not attend the meeting.',
        'Minutes of the board meeting, 21 September 2026\nPresent: Ola Berg (chair), Tim Wray, Sofia Marchetti. Apologies: Kenji Ono.',
      ],
      [
        'Ola Berg chaired the meeting.',
        'Minutes of the board meeting, 21 September 2026\nPresent: Ola Berg (chair), Tim Wray, Sofia Marchetti. Apologies: Kenji Ono.',
      ],
      [
        'Sofia Marchetti attended the meeting.',
        'Minutes of the board meeting, 21 September 2026\nPresent: Ola Berg (chair), Tim Wray, Sofia Marchetti. Apologies: Kenji Ono.',
      ],
      [
        'The nitrate level was 12 mg/l.',
        'Water sample W-88. Nitrate 12 mg/l (limit 50 mg/l). Water temperature 19 °C.',
      ],
      [
        'The water temperature was 19 °C.',
        'Water sample W-88. Nitrate 12 mg/l (limit 50 mg/l). Water temperature 19 °C.',
      ],
      [
        'The total of the invoice is £408.00.',
        'Invoice 2026-0192\nSubtotal £340.00, VAT 20% £68.00, Total £408.00',
      ],
      ['The VAT is £68.00.', 'Invoice 2026-0192\nSubtotal £340.00, VAT 20% £68.00, Total £408.00'],
    ],
    unsaid: [
      ['Ana Melo bought the van.', 'Sale of a van\nBuyer: Rui Alves\nSeller: Ana Melo\nPrice: 4,000 euros'],
      ['Rui Alves sold the van.', 'Sale of a van\nBuyer: Rui Alves\nSeller: Ana Melo\nPrice: 4,000 euros'],
      ['Rui Alves bought the car.', 'Sale of a van\nBuyer: Rui Alves\nSeller: Ana Melo\nPrice: 4,000 euros'],
      [
        'Chloe Dupont rented a Renault Megane.',
        'Rental agreement RA-3306. Renter: Chloe Dupont. Vehicle: Renault Clio, registration GT-418-KL. Pick-up: Nice Airport, 2 July 2026, 10:00.',
      ],
      [
        'Chloe Dupont bought a Renault Clio.',
        'Rental agreement RA-3306. Renter: Chloe Dupont. Vehicle: Renault Clio, registration GT-418-KL. Pick-up: Nice Airport, 2 July 2026, 10:00.',
      ],
      [
        'Ruth Adler organises the course.',
        'Evening course: Bookbinding for beginners\nTeacher: Ruth Adler\nSix Tuesdays from 3 March 2026',
      ],
      [
        'Kenji Ono attended the meeting.',
        'Minutes of the board meeting, 21 September 2026\nPresent: Ola Berg (chair), Tim Wray, Sofia Marchetti. Apologies: Kenji Ono.',
      ],
      [
        'Tim Wray chaired the meeting.',
        'Minutes of the board meeting, 21 September 2026\nPresent: Ola Berg (chair), Tim Wray, Sofia Marchetti. Apologies: Kenji Ono.',
      ],
      [
        'Tim Wray did not attend the meeting.',
        'Minutes of the board meeting, 21 September 2026\nPresent: Ola Berg (chair), Tim Wray, Sofia Marchetti. Apologies: Kenji Ono.',
      ],
      [
        'The nitrate level was 50 mg/l.',
        'Water sample W-88. Nitrate 12 mg/l (limit 50 mg/l). Water temperature 19 °C.',
      ],
      [
        'The nitrite level was 12 mg/l.',
        'Water sample W-88. Nitrate 12 mg/l (limit 50 mg/l). Water temperature 19 °C.',
      ],
      [
        'The fee is 15 euros.',
        'Evening course: Bookbinding\nSix Tuesdays. Fee 96 euros plus 15 euros for materials. No previous knowledge required.',
      ],
      [
        'The total of the invoice is £340.00.',
        'Invoice 2026-0192\nSubtotal £340.00, VAT 20% £68.00, Total £408.00',
      ],
    ],
  },
  {
    thought: 'when a granted leave begins, and that it was granted',
    said: [
      [
        "Tessa's parental leave starts on 1 September 2026.",
        'Hi Tessa, your parental leave from 1 September 2026 to 28 February 2027 is approved. Best, Judith (HR)',
      ],
      [
        "Tessa's parental leave has been approved.",
        'Hi Tessa, your parental leave from 1 September 2026 to 28 February 2027 is approved. Best, Judith (HR)',
      ],
      [
        "Tessa's parental leave ends on 28 February 2027.",
        'Hi Tessa, your parental leave from 1 September 2026 to 28 February 2027 is approved. Best, Judith (HR)',
      ],
      [
        "Daniel's annual leave starts on 18 May 2026.",
        'Date: 3 April 2026\nDear Daniel,\nI have approved your annual leave from 18 to 29 May.\nHelen',
      ],
    ],
    unsaid: [
      [
        "Tessa's parental leave starts on 2 September 2026.",
        'Hi Tessa, your parental leave from 1 September 2026 to 28 February 2027 is approved. Best, Judith (HR)',
      ],
      [
        "Tessa's parental leave starts on 1 September 2026.",
        'Hi Tessa, your parental leave from 1 September 2026 to 28 February 2027 is not approved. Best, Judith (HR)',
      ],
      [
        "Tessa's parental leave starts on 1 September 2026.",
        'Hi Tessa, your request for parental leave from 1 September 2026 to 28 February 2027 was declined. Best, Judith (HR)',
      ],
      [
        "Tessa's parental leave has been approved.",
        'Hi Tessa, your parental leave from 1 September 2026 to 28 February 2027 is approved if you send the form. Best, Judith (HR)',
      ],
      [
        "Judith's parental leave starts on 1 September 2026.",
        'Hi Tessa, your parental leave from 1 September 2026 to 28 February 2027 is approved. Best, Judith (HR)',
      ],
      [
        "Tessa's annual leave starts on 1 September 2026.",
        'Hi Tessa, your parental leave from 1 September 2026 to 28 February 2027 is approved. Best, Judith (HR)',
      ],
      [
        "Daniel's annual leave ends on 28 May 2026.",
        'Date: 3 April 2026\nDear Daniel,\nI have approved your annual leave from 18 to 29 May.\nHelen',
      ],
      [
        "Daniel's annual leave has been approved.",
        "Daniel's annual leave is approved by his manager each year.",
      ],
    ],
  },
  {
    thought: 'what one that is named will do is done whenever',
    said: [
      [
        "Oliver Brandt will cover Tessa's accounts.",
        "During this time Oliver Brandt will cover Tessa's accounts.",
      ],
      [
        'The shelf will be delivered by two people.',
        'Two people will deliver the shelf between 8 am and noon.',
      ],
      ['Samir Aziz will take over.', 'Samir Aziz will take over on 1 August.'],
      ['The board will meet in Lyon.', 'The board will meet in Lyon on 4 May.'],
    ],
    unsaid: [
      ['The office will be closed.', 'The office will be open on Monday.'],
      ['The fee will be charged.', 'The fee will be charged until 4 May.'],
      ['Samir Aziz will take over on 2 August.', 'Samir Aziz will take over on 1 August.'],
      ['Samir Aziz will not take over.', 'Samir Aziz will not take over on 1 August.'],
      ['The shop will open.', 'The shop will open only on Sundays.'],
      ['The shop will open on Sundays.', 'The shop will open on Sundays only in May.'],
    ],
  },
  {
    thought: 'what is said of two is said of each',
    said: [
      ['Underwear is excluded.', 'Underwear and swimwear are excluded.'],
      ['Swimwear is excluded.', 'Underwear and swimwear are excluded.'],
      ['Heating is included.', 'Heating and water are included; electricity is not.'],
      ['Underwear cannot be returned.', 'Underwear and swimwear cannot be returned.'],
      ['Tom was invited.', 'Tom, Ana and Leo were invited.'],
    ],
    unsaid: [
      ['Electricity is included.', 'Heating and water are included; electricity is not.'],
      ['Tom cost 30 euros.', 'The lamp and the desk cost 30 euros.'],
      ['Shoes are excluded.', 'Underwear and swimwear are excluded.'],
      ['Underwear is excluded.', 'Only damaged underwear and swimwear are excluded.'],
      ['Rice is served.', 'Curry with rice and beans are served.'],
      [
        'The tenants are liable for the flat.',
        'The tenant and the guarantor are liable for the flat together.',
      ],
    ],
  },
  {
    thought: 'what is said to somebody in a chat is told of him',
    said: [
      ["The customer's router is dead.", 'Customer: My router is dead.\nAgent: Sorry about that.'],
      [
        'The customer said that the router is dead.',
        'Customer: My router is dead.\nAgent: Sorry about that.',
      ],
      [
        "The customer's parcel will arrive on Monday.",
        'Customer: Where is my parcel?\nAgent: Your parcel will arrive on Monday.',
      ],
      [
        "The agent cancelled the customer's subscription.",
        'Customer: I want to cancel.\nAgent: I have cancelled your subscription.',
      ],
      [
        "The agent added a credit of $12 to the customer's account.",
        'Customer: OK. Do I get any money back?\nAgent: Yes, I have added a credit of $12 to your account. You will see it on your next bill.',
      ],
      [
        'The outage should be fixed by 6 pm.',
        'Customer: OK.\nAgent: Sorry about that. I can see an outage in your area. It should be fixed by 6 pm today.',
      ],
      [
        'The outage should be fixed by 6 pm.',
        'Agent: I can see an outage in your area.\nAgent: The outage should be fixed by 6 pm today.',
      ],
      [
        'The outage should be fixed by 6 pm.',
        'We can see an outage in your area. It should be fixed by 6 pm today.',
      ],
      [
        'The agent works for Beam Internet.',
        'Agent: Hi, this is Noah from Beam Internet. How can I help?\nCustomer: Hello.',
      ],
      [
        'The customer will get a replacement by Friday.',
        'Agent: Thanks for waiting. You will get a replacement by Friday.\nCustomer: Great.',
      ],
      [
        "The customer's parcel was left with a neighbour.",
        'Customer: Where is it?\nAgent: Your parcel was left with a neighbour.',
      ],
    ],
    unsaid: [
      [
        "The customer's router was dead since Monday.",
        'Customer: My router has been dead since last night.\nAgent: Sorry about that.',
      ],
      ["The agent's router is dead.", 'Customer: My router is dead.\nAgent: Sorry about that.'],
      [
        "The agent added a credit of $12 to the customer's account.",
        'Customer: OK.\nAgent: I can add a credit of $12 to your account.',
      ],
      [
        "The customer's parcel has arrived.",
        'Customer: My parcel has not arrived.\nAgent: Sorry about that.',
      ],
      ["The customer's parcel has arrived.", 'Customer: Has my parcel arrived?\nAgent: Sorry about that.'],
      [
        "The agent cancelled the customer's subscription.",
        'Customer: I have cancelled your offer.\nAgent: Fine.',
      ],
      [
        'The customer will get a refund by Friday.',
        'Agent: Thanks for waiting. You will get a replacement by Friday.\nCustomer: Great.',
      ],
      [
        'The agent will get a replacement by Friday.',
        'Agent: Thanks for waiting. You will get a replacement by Friday.\nCustomer: Great.',
      ],
      [
        'The customer will get a replacement by Friday.',
        'Agent: You will get a replacement by Friday if you send it back.\nCustomer: Great.',
      ],
      ['The customer sent the agent a form.', 'Agent: I sent you a form.\nCustomer: Great.'],
      [
        "The customer added a credit to the agent's account.",
        'Agent: I added a credit to your account.\nCustomer: Great.',
      ],
      ['The customer must pay $30.', 'Agent: Your neighbour must pay $30.\nCustomer: Great.'],
    ],
  },
];

for (const { thought, said, unsaid } of PAIRS)
  test(thought, () => {
    for (const [claim, evidence] of said) assert.equal(ask(claim, [evidence]).status, 'supported', claim);
    for (const [claim, evidence] of unsaid)
      assert.notEqual(ask(claim, [evidence]).status, 'supported', claim);
  });
