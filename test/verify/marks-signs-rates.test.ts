import { testTold } from './told.ts';

const PLANS =
  '| Feature | Free | Pro | Max |\n|---|---|---|---|\n| SSO | ✗ | ✗ | ✓ |\n| API | ✗ | ✓ | ✓ |\n| Export | ✓ | ✓ | ✓ |';
const ANIMALS =
  '| Animal | Mammal | Lays eggs | Flies |\n|---|---|---|---|\n| Bat | yes | no | yes |\n| Duck | no | yes | yes |\n| Platypus | yes | yes | no |';
const TASKS = '| Task | Mon | Tue |\n|---|---|---|\n| Dishes | Kim ✓ | Lou ✗ |\n| Bins | Lou ✓ | Kim ✓ |';

testTold('a mark says of its own row and column whether it is so', [
  [
    PLANS,
    ['The Pro plan does not include SSO.', 'The Pro plan includes Export.'],
    ['The Pro plan does not include Export.', 'The Max plan does not include SSO.'],
  ],
  [
    ANIMALS,
    ['The platypus lays eggs.', 'The duck is not a mammal.', 'The duck flies.'],
    ['The bat does not fly.', 'The duck does not fly.', 'The bat is not a mammal.'],
  ],
  [
    'Kim: paid yes, attended no. Lou: paid no, attended yes.',
    ['Kim did not attend.'],
    ['Lou did not attend.'],
  ],
  [TASKS, ['Kim did the dishes on Monday.'], ['Lou did the dishes on Tuesday.']],
  ['The answer is no.', ['The answer is no.'], []],
]);

testTold('a field of one value is no list that lacks what another field tells of', [
  [
    'Rent: £1,150 per month, due on the 1st\nWater: included in rent',
    ['Water is included in the rent.'],
    ['Water is not included in the rent.'],
  ],
  [
    'Rent: £1,150 per month; Water: included in rent; Deposit: £1,300',
    [],
    ['Water is not included in the rent.'],
  ],
  [{ rent: { amount: 1150, due: '1st' }, water: 'included' }, [], ['Water is not included in the rent.']],
  ['Guest list: Ida Moss, Carl Finn, Noor Bakr.', ['Karl Weiss is not on the guest list.'], []],
]);

testTold('what is not given is neither nothing nor no', [
  [
    'Product,Price (EUR),Stock\nAlpha,19.90,0\nBeta,24.50,12\nDelta,24.50,n/a',
    ['Alpha is out of stock.'],
    ['Delta is out of stock.', 'Delta has no stock.'],
  ],
]);

testTold('an entry of a log tells of what its own pair or bracket names', [
  [
    '09:00 INFO upload ok (user=kim)\n09:05 ERROR upload failed: quota exceeded (user=lee)',
    ['The upload by lee failed.'],
    ['The upload by kim failed.', "Kim's upload failed."],
  ],
  [
    '09:00 INFO [kim] upload ok\n09:05 ERROR [lee] upload failed: quota exceeded',
    [],
    ['The upload by kim failed.'],
  ],
]);

testTold('an amount is what it is with its sign', [
  [
    'Scoring: win +3 points, draw +1 point, loss -2 points, forfeit -5 points.',
    ['A forfeit scores -5 points.'],
    ['A forfeit scores 5 points.', 'A loss scores +2 points.', 'A win scores -3 points.'],
  ],
  [
    'Discount: -15% for members. Surcharge: +10% on Sundays.',
    ['The discount is 15% for members.', 'The surcharge is 10% on Sundays.'],
    ['The surcharge is -10% on Sundays.'],
  ],
  ['Balance: -250 EUR', ['The balance is -250 EUR.'], ['The balance is 250 EUR.']],
]);

testTold('what one costs is not what all cost together, and what all cost is not what one does', [
  [
    'Rental R1: 5 days at 32 EUR per day, deposit 150 EUR.',
    ['Rental R1 costs 32 EUR per day.', 'Rental R1 costs 160 EUR in total.'],
    ['Rental R1 costs 32 EUR in total.', 'Rental R1 costs 160 EUR per day.'],
  ],
  [
    'The stay is 4 nights at 80 EUR per night.',
    ['The stay costs 320 EUR in total.'],
    ['The stay costs 320 EUR per night.'],
  ],
  [
    'The three boxes weigh 9 kg each.',
    ['The three boxes weigh 27 kg in total.'],
    ['The three boxes weigh 27 kg each.', 'Each of the three boxes weighs 27 kg.'],
  ],
  [
    'The car uses 6 litres per 100 km.',
    ['The car uses 6 litres per 100 km.'],
    ['The car uses 6 litres per km.'],
  ],
  [
    'order,customer,total\n501,Alder,120.5\n502,Birch,45\n503,Alder,88',
    ["Alder's orders total 208.5.", 'The total of order 501 is 120.5.'],
    ["Alder's orders total 120.5.", "The total of Alder's orders is 88."],
  ],
]);

testTold('what several things cost together is shared among them', [
  ['The four tickets cost 60 EUR.', ['The tickets cost 15 EUR each.'], ['The tickets cost 60 EUR each.']],
  [
    'Contract signed 15 January 2025; term two years; notice 3 months before the end. Trial period: first 6 weeks. Salary: 3,200 EUR gross, 13 times a year. Bonus: up to 2,000 EUR a year, depending on targets.',
    [],
    ['The trial period is the last 6 weeks.'],
  ],
]);
