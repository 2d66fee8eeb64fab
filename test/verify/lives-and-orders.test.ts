/** Lives in short, priced items of orders, and small turns of rules and notices. */
import { testTold } from './told.ts';

testTold('Lives, orders and rules', [
  [
    'The photographer Anna Lindgaard has died at the age of 87. Born in Esbjerg in 1939, she studied in Hamburg and worked for the weekly Nordlys from 1964 to 1981. Her pictures of fishing families in the Faroe Islands were shown in Paris in 1972 and made her famous. She won the Hasselblad Award in 1990. From 1983 until her retirement in 2004 she taught at the art academy in Aarhus.',
    [
      'Anna Lindgaard studied in Hamburg.',
      'Anna Lindgaard was born in Esbjerg in 1939.',
      'Anna Lindgaard was born in 1939.',
      'Anna Lindgaard taught at the art academy in Aarhus.',
      'Anna Lindgaard retired in 2004.',
    ],
    [],
  ],
  [
    'The photographer Edda Lindgaard has died at the age of 87. Born in Esbjerg in 1939, she studied in Hamburg and worked for the weekly Nordlys from 1964 to 1981. Her pictures of fishing families in the Faroe Islands were shown in Paris in 1972 and made her famous. She won the Hasselblad Award in 1990. From 1983 until her retirement in 2004 she taught at the art academy in Aarhus.',
    ['Edda Lindgaard studied in Hamburg.', 'Edda Lindgaard won the Hasselblad Award in 1990.'],
    [],
  ],
  [
    'Edda Lindgaard has died at the age of 87. Born in Esbjerg in 1939, she studied in Hamburg and worked for the weekly Nordlys from 1964 to 1981. Her pictures of fishing families in the Faroe Islands were shown in Paris in 1972 and made her famous. She won the Hasselblad Award in 1990. From 1983 until her retirement in 2004 she taught at the art academy in Aarhus.',
    ['Edda Lindgaard studied in Hamburg.'],
    [],
  ],
  [
    'The photographer Edda Lindgaard has died. She won the Hasselblad Award in 1990.',
    ['Edda Lindgaard won the Hasselblad Award in 1990.'],
    [],
  ],
  [
    'The photographer Anna Lindgaard has died. She won the Hasselblad Award in 1990.',
    ['Anna Lindgaard won the Hasselblad Award in 1990.'],
    [],
  ],
  [
    'Edda Lindgaard was born in Esbjerg. She won the Hasselblad Award in 1990.',
    ['Edda Lindgaard won the Hasselblad Award in 1990.'],
    [],
  ],
  [
    'The photographer Anna Lindgaard has died. In 1990 she won the Hasselblad Award.',
    ['Anna Lindgaard won the Hasselblad Award in 1990.', 'Anna Lindgaard won the Hasselblad Award.'],
    [],
  ],
  [
    'The photographer Anna Lindgaard has died. Born in Esbjerg in 1939, she studied in Hamburg.',
    ['Anna Lindgaard studied in Hamburg.', 'Anna Lindgaard was born in Esbjerg in 1939.'],
    [],
  ],
  [
    'The photographer Anna Lindgaard has died. She studied in Hamburg and worked for the weekly Nordlys from 1964 to 1981.',
    ['Anna Lindgaard studied in Hamburg.'],
    [],
  ],
  [
    'Born in Esbjerg in 1939, Anna Lindgaard studied in Hamburg.',
    ['Anna Lindgaard was born in Esbjerg.'],
    [],
  ],
  [
    'From 1983 until her retirement in 2004 Anna Lindgaard taught at the art academy in Aarhus.',
    ['Anna Lindgaard taught at the art academy in Aarhus.', 'Anna Lindgaard retired in 2004.'],
    [],
  ],
  [
    'Anna Lindgaard has died. Lindgaard, who was married to the composer Jens Thorup, leaves two daughters.',
    ['Anna Lindgaard was married to the composer Jens Thorup.'],
    [],
  ],
  [
    'The photographer Edda Lindgaard met the painter Rosa Dahl. She won the award.',
    [],
    ['Edda Lindgaard won the award.'],
  ],
  [
    'Edda Lindgaard was born in Esbjerg and taught Rosa Dahl. She won the award.',
    [],
    ['Edda Lindgaard won the award.'],
  ],
  [
    'The photographer Edda Lindgaard has died. Born in Esbjerg in 1939, she studied in Hamburg.',
    [],
    ['Edda Lindgaard was born in Hamburg.', 'Edda Lindgaard was born in 1940.'],
  ],
  [
    'The photographer Edda Lindgaard has died. Born in Esbjerg in 1939, she studied in Hamburg. Jens Thorup survives.',
    [],
    ['Jens Thorup studied in Hamburg.'],
  ],
  [
    'Edda Lindgaard taught at the academy from 1983 until her retirement in 2004.',
    [],
    ['Edda Lindgaard retired in 1983.', 'Edda Lindgaard taught at the academy until 1983.'],
  ],
  [
    'Edda Lindgaard, who was married to Jens Thorup, taught at the academy from 1983 until her retirement in 2004.',
    [],
    ['Jens Thorup retired in 2004.'],
  ],
  [
    'Anna Lindgaard, who was married to the composer Jens Thorup, leaves two daughters.',
    ['Anna Lindgaard was married to the composer Jens Thorup.'],
    ["Anna Lindgaard's husband was the painter Jens Thorup."],
  ],
  ['The photographer Edda Lindgaard had a dog. She won a prize.', [], ['The dog won a prize.']],
  [
    'Edda Lindgaard was born in Oslo and wrote for the weekly Nordlys. She won the award.',
    [],
    ['Nordlys won the award.'],
  ],
  [
    'Ordered on 18 August 2026: 1 Nordlys floor lamp, brass, EUR 149.00; 2 linen cushions, green, EUR 24.50 each. Discount code LATESUMMER: -10%. Total EUR 178.20.',
    [
      'The lamp cost EUR 149.00.',
      'The floor lamp cost EUR 149.00.',
      'Each cushion cost EUR 24.50.',
      'A discount of 10% was applied.',
    ],
    [
      'The lamp cost EUR 24.50.',
      'Each cushion cost EUR 149.00.',
      'The cushions cost EUR 24.50.',
      'A discount of 20% was applied.',
      'The lamp cost EUR 178.20.',
    ],
  ],
  ['Ordered: 1 desk lamp, EUR 50; 1 floor lamp, EUR 80.', [], ['The lamp cost EUR 50.']],
  [
    'We do not deliver to parcel lockers.',
    ['We cannot deliver to parcel lockers.'],
    ['We can deliver to parcel lockers.'],
  ],
  ['We deliver to parcel lockers.', [], ['We cannot deliver to parcel lockers.']],
  [
    'Membership starts on the day of signing and runs for a minimum of 12 months.',
    ['The minimum term is 12 months.'],
    ['The minimum term is 24 months.', 'The maximum term is 12 months.', 'The term is 12 months.'],
  ],
  [
    'Members under 16 may only train when accompanied by an adult.',
    ['Members under 16 must be accompanied by an adult when training.'],
    [
      'Members must be accompanied by an adult when training.',
      'Members under 18 must be accompanied by an adult when training.',
    ],
  ],
  [
    'The fee is collected on the first working day of each month.',
    ['The fee is collected on the first working day of the month.'],
    ['The fee is collected on the last working day of the month.'],
  ],
  [
    'The migration will be carried out on 14 November between 06:00 and 10:00.',
    ['The migration takes place on 14 November from 06:00 to 10:00.'],
    ['The migration takes place on 14 November from 06:00 to 11:00.'],
  ],
  ['Anna Lund has died at the age of 87.', ['Anna Lund died aged 87.'], ['Anna Lund died aged 78.']],
  [
    'Anna Lund leaves two daughters.',
    ['Anna Lund is survived by two daughters.'],
    ['Anna Lund is survived by two sons.'],
  ],
  ['Anna Lund leaves the house.', [], ['Anna Lund is survived by the house.']],
  [
    'A full backup will be taken on Friday evening.',
    ['A full backup is taken on Friday evening.'],
    [
      'A full backup was taken on Friday evening.',
      'A full backup is taken every evening.',
      'A full backup is taken on Saturday evening.',
    ],
  ],
  ["Harborough's goalkeeper Ines Prat saved a penalty.", ['Ines Prat saved a penalty.'], []],
  ['The goalkeeper Ines Prat saved a penalty.', ['Ines Prat saved a penalty.'], []],
  [
    'Amira Diallo scored twice in the first half.',
    ['Amira Diallo scored two goals.'],
    ['Amira Diallo scored three goals.'],
  ],
  [
    'Amira Diallo scored twice in the first half, and captain Beth Lowry added a third from a penalty in the 71st minute.',
    ['Amira Diallo scored twice.'],
    [],
  ],
  [
    'Lowry was sent off in stoppage time for a second yellow card and will miss the next match, away to Fenwick on 12 April.',
    ['Lowry was sent off in stoppage time.', 'Lowry will miss the next match.'],
    [],
  ],
  [
    'Invoices are kept for ten years as required by law.',
    ['Invoices must be kept for ten years by law.', 'Invoices are kept for ten years.'],
    ['Invoices must be kept for five years by law.'],
  ],
  [
    'If you delete your account, your data is erased within 30 days.',
    ['If you delete your account, your data will be erased within 30 days.'],
    [],
  ],
  [
    'Newsletters are only sent with your consent, which you can withdraw at any time.',
    ['You can withdraw your consent at any time.'],
    ['You can withdraw your data at any time.', 'You can withdraw your consent within a week.'],
  ],
  [
    'They will deliver the racks on 23 March, one week later than planned, because the steel arrived late.',
    ['The racks will be delivered on 23 March.'],
    [],
  ],
  [
    'From: Nadia Ferreira\nTo: Team\n\nNobody has been found yet for the forklift training; I have asked two providers for quotes.\nNadia',
    ['Nadia has asked two providers for quotes.'],
    [],
  ],
  [
    'Kurt has checked the floor: it can carry the load, but two cracks near gate 3 have to be filled first.',
    ['Two cracks near gate 3 have to be filled first.'],
    [],
  ],
  [
    'The budget is still fine, we have spent EUR 64,000 of EUR 90,000.',
    ['EUR 64,000 of EUR 90,000 has been spent.'],
    [],
  ],
  [
    'Bookings can be cancelled free of charge up to 60 days before arrival.',
    [
      'You can cancel free of charge until 60 days before arrival.',
      'You can cancel free of charge up to 60 days before arrival.',
    ],
    ['You can cancel free of charge until 30 days before arrival.'],
  ],
  ['Amira Diallo was booked twice in the first half.', [], ['Amira Diallo scored two goals.']],
  ['The balance must be paid 28 days before arrival.', [], ['The balance has not been paid.']],
]);
