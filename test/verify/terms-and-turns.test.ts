// The term of an agreement, and small turns of notices and reports.
import { testTold } from './told.ts';

testTold('terms, times and small turns', [
  [
    'This lease is made between Birch Ltd and Tom Wilk. The term is 24 months, starting on 1 October 2023.',
    [],
    [
      'The lease runs for three years.',
      'The lease begins on 1 September 2023.',
      'The lease ends on 1 October 2023.',
    ],
  ],
  [
    'This lease is made between Birch Ltd and Tom Wilk, who has a loan. The term is 24 months.',
    [],
    ['The loan runs for two years.'],
  ],
  [
    'This lease and this loan agreement are made between Birch Ltd and Tom Wilk. The term is 24 months for the loan.',
    [],
    ['The lease runs for two years.'],
  ],
  [
    'This lease is made between Birch Ltd and Tom Wilk. The notice term is 24 months.',
    [],
    ['The lease runs for two years.'],
  ],
  [
    'This lease is made between Birch Ltd and Tom Wilk. The term is not 24 months.',
    [],
    ['The lease runs for two years.'],
  ],
  ['This contract is for cleaning. The term is two months.', [], ['The contract runs for two weeks.']],
  ['Mr. Novak presented the accounts for last year.', [], ["Mr. Novak presented this year's accounts."]],
  [
    'Mr. Novak presented the accounts for last year and the budget.',
    [],
    ["Mr. Novak presented last year's budget."],
  ],
  [
    'Mr. Novak presented the accounts for last year and the budget for next year.',
    [],
    ["Mr. Novak presented last year's budget."],
  ],
  [
    'The accounts for last year were presented, and the budget was approved.',
    [],
    ["Last year's accounts were approved."],
  ],
  [
    'Ms. Keller estimated the repair costs at €4,200 and the excess at €300.',
    [],
    ['Ms. Keller put the repair costs at €300.'],
  ],
  [
    'Ms. Keller estimated the repair costs at €4,200.',
    [],
    ['Ms. Keller put the damage at €4,200.', 'Ms. Keller paid the repair costs of €4,200.'],
  ],
  [
    'The engineer renewed the certificate at 14:50, and the service recovered at 14:55.',
    [],
    ['The service was working again at 14:50.'],
  ],
  ['The patient recovered on 3 May.', [], ['The patient was working again on 3 May.']],
  ['The engineer recovered the data.', [], ['The engineer was working again.']],
  ['The service recovered at 14:55; the database did not.', [], ['The database was restored at 14:55.']],
  [
    'The service recovered at 14:55 and the deleted files were lost.',
    [],
    ['The deleted files were restored.'],
  ],
  [
    'Employees in their probation period are excluded from the scheme.',
    [],
    [
      'Employees cannot use the scheme.',
      'Employees in their probation period cannot use the canteen.',
      'Employees on leave cannot use the scheme.',
      'Employees in their probation period can use the scheme.',
    ],
  ],
  ['Visitors are excluded from the meeting.', [], ['Visitors cannot use the building.']],
  [
    'Payment is due within 30 days after receipt of the invoice.',
    [],
    [
      'The invoice has to be paid within 30 days of delivery.',
      'The invoice was paid within 30 days of receipt.',
      'The invoice has to be paid within 14 days of receipt.',
      'The deposit has to be paid within 30 days of receipt.',
    ],
  ],
  [
    'Payment is due within 30 days after receipt of the goods.',
    [],
    ['The invoice has to be paid within 30 days of receipt.'],
  ],
  [
    'Your baggage allowance of 23 kg stays the same.',
    [],
    ['The baggage allowance remains 32 kg.', 'The baggage allowance was raised to 23 kg.'],
  ],
  ['Your seat and your baggage allowance of 23 kg stay the same.', [], ['The seat remains 23 kg.']],
  [
    'Your baggage allowance of 23 kg stays the same, hand luggage is limited to 8 kg.',
    [],
    ['The hand luggage allowance remains 23 kg.'],
  ],
  [
    'Henrik Solberg will retire in March. His successor is Amina Diallo.',
    [],
    [
      'Henrik Solberg will succeed Amina Diallo.',
      'Amina Diallo has succeeded Henrik Solberg.',
      'Amina Diallo will retire in March.',
    ],
  ],
  [
    'Henrik Solberg will retire in March. His successor has not been named; Amina Diallo is leaving too.',
    [],
    ['Amina Diallo will succeed Henrik Solberg.'],
  ],
  [
    'Henrik Solberg will retire in March. His successor may be Amina Diallo.',
    [],
    ['Amina Diallo will succeed Henrik Solberg.'],
  ],
  [
    'Meal vouchers are handed out at desk 12.',
    [],
    [
      'Meal vouchers are available at all desks.',
      'Meals are available at desk 12.',
      'Meal vouchers are sold at desk 12.',
    ],
  ],
  ['Meal vouchers are handed out at desk 12 from 3 pm.', [], ['Meal vouchers were handed out at desk 12.']],
  [
    'The parcel and the letter left on 3 May. Mr. Brandt signed for it.',
    [],
    ['Mr. Brandt signed for the letter.'],
  ],
  [
    'The parcel left on 3 May. The registered letter came on 4 May, and Mr. Brandt signed for it.',
    [],
    ['Mr. Brandt signed for the parcel.'],
  ],
  ['The parcel left on 3 May. Mr. Brandt signed for it.', [], ['Ms. Okafor signed for the parcel.']],
  [
    'The reading room is being renovated and is expected to reopen in spring.',
    [],
    ['The reading room was renovated.'],
  ],
  [
    'The reading room is being renovated; the lecture hall is expected to reopen in spring.',
    [],
    ['The lecture hall is under renovation.'],
  ],
  [
    'Adults pay a yearly fee of 20 euros, and children under 14 pay nothing.',
    [],
    ['Children under 14 pay 20 euros.', 'Children over 14 do not pay a fee.'],
  ],
  [
    'The monthly rent is £1,150, payable in advance on the first day of each month.',
    [],
    [
      'The monthly rent is due on the last day of each month.',
      'The rent was paid on the first day of each month.',
    ],
  ],
  [
    'The Tenant may not keep pets without the written consent of the Landlord.',
    [],
    [
      'Written consent from the Tenant is needed to keep pets.',
      'Written consent from the Landlord is needed to keep cats only.',
      'The Landlord has given written consent to keep pets.',
      'Oral consent from the Landlord is needed to keep pets.',
      'Written consent from the Landlord is needed to keep plants.',
    ],
  ],
  [
    'The lighting in the machine room was found to be defective. It was repaired on 20 February. The lighting in the hall is old.',
    [],
    ['The lighting in the hall was repaired on 20 February.'],
  ],
  [
    'The lighting in the machine room was found to be defective. It was repaired on 20 February.',
    ['The lighting in the machine room was repaired on 20 February.'],
    [
      'The lighting in the machine room was replaced on 20 February.',
      'The machine room was repaired on 20 February.',
    ],
  ],
  [
    'The lighting in the machine room is old. The lift was found to be defective. It was repaired on 20 February.',
    [],
    ['The lighting in the machine room was repaired on 20 February.'],
  ],
  [
    'The lighting in the machine room was found to be defective. It will be repaired on 20 February.',
    [],
    ['The lighting in the machine room was repaired on 20 February.'],
  ],
  [
    'This contract is for cleaning. The term is one year, beginning on 1 May 2024.',
    ['The contract starts on 1 May 2024.', 'The contract runs for twelve months.'],
    [],
  ],
  ['Trainees are excluded from the bonus scheme.', ['Trainees are not eligible for the bonus scheme.'], []],
  ['Students pay 7 euros, and children under 12 get in free.', [], ['Students get in free.']],
  ['Adults pay 7 euros while children get in free.', [], ['Adults get in free.']],
  [
    'Members enter free of charge, and visitors pay 9 euros.',
    ['Visitors pay 9 euros.'],
    ['Members pay 9 euros.'],
  ],
  ['Adults pay 7 euros, and children get a snack.', [], ['Adults get a snack.']],
  ['Adults pay 7 euros, and children under 12 get in free.', ['Children under 12 get in free.'], []],
  ['Members get a badge, pay 5 euros and may park here.', ['Members may park here.'], []],
  ['Adults and children have to pay.', ['Adults have to pay.'], []],
  ['Students and members get in free.', ['Students and members get in free.'], []],
]);
