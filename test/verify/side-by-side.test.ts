// What a long sentence says side by side is said; what a clause behind a comma takes back or bounds is not.
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'The term ends on 30 April 2029. The rent is EUR 880 per month, payable in advance on the third day of each month. The landlord pays for repairs.',
    ['The monthly rent is EUR 880.', 'The rent is EUR 880 per month.'],
    ['The monthly rent is EUR 830.', 'The weekly rent is EUR 880.', 'The landlord pays EUR 880 per month.'],
  ],
  [
    'Treasurer Hanna Vogt, who drafted the budget, called it "a first step".',
    ['The budget was drafted by Hanna Vogt.', 'Hanna Vogt drafted the budget.'],
    ['Hanna Vogt rejected the budget.'],
  ],
  [
    'Leave must be booked in the staff portal and confirmed by the team lead.',
    ['Leave must be confirmed by the team lead.', 'You have to book leave in the staff portal.'],
    ['Leave must be booked by the team lead.', 'You have to confirm leave in the staff portal.'],
  ],
  [
    'The course lasts up to 14 weeks, of which ten are taught in class.',
    ['Ten of the 14 weeks are taught in class.'],
    ['Four of the 14 weeks are taught in class.', 'Fourteen weeks are taught in class.'],
  ],
  ['The fine was paid, which the court later reversed.', [], ['The fine was paid.']],
  ['The lift works, as the caretaker believed.', [], ['The lift works.']],
  ['Visitors get a meal, limited to the first day.', [], ['Visitors get a meal.']],
  [
    'The house, built in 1911, was sold in May and renovated in June.',
    ['The house was built in 1911.', 'The house was renovated in June.', 'The house was sold in May.'],
    ['The house was sold in June.', 'The house was renovated in May.', 'The house was renovated in 1911.'],
  ],
];

testTold('side by side', TOLD);

const RULES: readonly Told[] = [
  [
    'The town council voted 17 to 9 on Monday to approve the new school plan.',
    ['The council approved the new school plan.', 'The new school plan was approved by 17 votes to 9.'],
    [
      'The council rejected the new school plan.',
      'The new school plan was approved by 9 votes to 17.',
      'The council approved the new school plan on Sunday.',
    ],
  ],
  ['The club voted 9 to 17 to approve the new rules.', [], ['The club approved the new rules.']],
  [
    "Either party may end the contract by giving three months' written notice.",
    ['Notice must be given in writing.'],
    ['Notice need not be given in writing.'],
  ],
  [
    'The Tenant keeps the stairs clean. Subletting is not permitted without the Landlord\u2019s written consent.',
    ['The tenant may not sublet without written consent from the landlord.'],
    [
      'The tenant may not sublet.',
      'The tenant may sublet without written consent from the landlord.',
      'The landlord may not sublet without written consent from the tenant.',
    ],
  ],
  [
    'The buyer pays for the return label unless the item is faulty.',
    ['If the item is faulty, the buyer does not have to pay for the return label.'],
    [
      'The buyer does not have to pay for the return label.',
      'If the item is faulty, the buyer has to pay for the return label.',
    ],
  ],
  [
    'This lease is made between Ida Holm and Per Lind. The term begins on 1 July 2026 and ends on 30 June 2029.',
    [
      'The lease runs for three years.',
      'The lease starts on 1 July 2026.',
      'The lease ends on 30 June 2029.',
    ],
    ['The lease runs for two years.', 'The lease starts on 30 June 2029.', 'The lease ends on 1 July 2026.'],
  ],
  [
    'Sale items are excluded from returns.',
    ['Sale items cannot be returned.'],
    ['Sale items can be returned.'],
  ],
  [
    'Up to three unused days may be carried over to the next year.',
    ['You can carry over up to three unused days to the next year.'],
    [
      'You can carry over up to three days to the next year.',
      'You can carry over up to four unused days to the next year.',
    ],
  ],
  ['The flat may not be sublet.', [], ['You may sublet the flat.']],
  ['The order can be cancelled by the seller.', [], ['You can cancel the order.']],
];

testTold('rules in the words of whom they bind', RULES);

const CROSSED: readonly Told[] = [
  [
    'The car was repaired in the workshop and sold to a dealer.',
    ['The car was sold to a dealer.', 'The car was repaired in the workshop.'],
    ['The car was sold in the workshop.', 'The car was repaired to a dealer.'],
  ],
  [
    'The clerk called the customer on Monday and confirmed the refund by letter.',
    ['The clerk confirmed the refund by letter.'],
    ['The clerk called the customer by letter.'],
  ],
  ['The form was signed and handed in on Monday.', ['The form was signed on Monday.'], []],
];

testTold('one of two predicates has no words of the other', CROSSED);
