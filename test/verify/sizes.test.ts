/**
 * What follows from amounts that stand in a sentence: the bounds of a range and how they are worded, which of two is more,
 * what two parts come to, what is left to pay, how long something lasts and on which days it holds.
 */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'The deposit is between €40 and €60.',
    ['The deposit is at least €40.', 'The deposit is at most €60.', 'The deposit is less than €75.'],
    [
      'The deposit is at least €50.',
      'The deposit is at most €50.',
      'The deposit is less than €60.',
      'The deposit is more than €40.',
      'The deposit is €60.',
    ],
  ],
  [
    'The deposit for students is between €40 and €60.',
    ['The deposit for students is at most €60.'],
    ['The deposit is at least €40.'],
  ],
  ['The deposit may be between €40 and €60.', [], ['The deposit is at least €40.']],
  ['Guests who are between 12 and 17 pay half.', [], ['Guests who are at least 12 pay half.']],
  [
    'Visitors aged 6 to 14 pay the child rate.',
    ['Visitors between 6 and 14 pay the child rate.', 'Visitors aged between 6 and 14 pay the child rate.'],
    ['Visitors between 6 and 16 pay the child rate.', 'Visitors over 6 pay the child rate.'],
  ],
  [
    'Humidity ranged from 40 to 55 percent during the trial.',
    ['Humidity stayed between 40 and 55 percent during the trial.'],
    ['Humidity stayed between 40 and 50 percent during the trial.'],
  ],
  ['The rating rose from 3 to 5.', [], ['The rating stayed between 3 and 5.']],
  [
    '20–30 servers were restarted.',
    ['Between 20 and 30 servers were restarted.', 'At least 20 servers were restarted.'],
    [
      '30 servers were restarted.',
      'At least 25 servers were restarted.',
      'More than 30 servers were restarted.',
      'Between 20 and 30 servers were replaced.',
    ],
  ],
  [
    'A minimum of two signatures is required.',
    ['At least two signatures are required.'],
    [
      'At most two signatures are required.',
      'At least three signatures are required.',
      'Exactly two signatures are required.',
      'At least two witnesses are required.',
    ],
  ],
  [
    'At least eleven guests cancelled.',
    ['Eleven or more guests cancelled.'],
    [
      'Eleven or fewer guests cancelled.',
      'More than eleven guests cancelled.',
      'Eleven or more guests came.',
    ],
  ],
  [
    'Tariff S costs €9 a month and tariff L costs €19 a month.',
    ['Tariff S is cheaper than tariff L.', 'Tariff L costs more than tariff S.'],
    [
      'Tariff L is cheaper than tariff S.',
      'Tariff S costs more than tariff L.',
      'Tariff S is cheaper than tariff M.',
    ],
  ],
  [
    'Tariff S costs €9 a month and tariff L costs €19 a year.',
    [],
    ['Tariff S is cheaper than tariff L.', 'Tariff L is cheaper than tariff S.'],
  ],
  ['Tariff S costs €9 and tariff L may cost €19.', [], ['Tariff S is cheaper than tariff L.']],
  [
    'The school in Ghent has 640 pupils; the school in Bruges has 415.',
    ['The school in Ghent has more pupils than the school in Bruges.'],
    [
      'The school in Bruges has more pupils than the school in Ghent.',
      'The school in Ghent has fewer pupils than the school in Bruges.',
      'The school in Ghent has more teachers than the school in Bruges.',
    ],
  ],
  [
    'Job 7 took 4 hours. Job 8 took 50 minutes.',
    ['Job 7 took longer than job 8.'],
    ['Job 8 took longer than job 7.'],
  ],
  [
    'The leather case is three times as expensive as the cloth case.',
    [
      'The leather case is more expensive than the cloth case.',
      'The leather case costs three times as much as the cloth case.',
    ],
    [
      'The cloth case is more expensive than the leather case.',
      'The leather case costs twice as much as the cloth case.',
      'The leather case is cheaper than the cloth case.',
    ],
  ],
  [
    'The leather case is not twice as expensive as the cloth case.',
    [],
    ['The leather case is more expensive than the cloth case.'],
  ],
  [
    'The crew repaired 12 lamps in March and 20 in April.',
    [
      'The crew repaired 32 lamps in March and April.',
      'The crew repaired fewer lamps in March than in April.',
    ],
    [
      'The crew repaired 33 lamps in March and April.',
      'The crew repaired more lamps in March than in April.',
      'The crew repaired 32 lamps in April.',
      'The crew replaced 32 lamps in March and April.',
      'The crew repaired 32 lamps in March and May.',
    ],
  ],
  [
    'The bill total is £900. The tenant has paid £250.',
    ['The tenant still owes £650.', 'The bill is not fully paid.'],
    [
      'The tenant still owes £250.',
      'The tenant still owes £900.',
      'The bill is fully paid.',
      'The landlord still owes £650.',
    ],
  ],
  [
    'The bill total is £900. The tenant has paid £250 for another bill.',
    [],
    ['£650 is outstanding.', 'The tenant still owes £650.'],
  ],
  ['The bill total is £900. The plumber has paid £250.', [], ['The bill is not fully paid.']],
  ['The bill total is £900. The tenant will pay £250.', [], ['The tenant still owes £650.']],
  [
    'The order value is €8,000, of which €2,000 has been paid.',
    ['€6,000 is outstanding.', '25% of the order value has been paid.'],
    ['€2,000 is outstanding.', '$6,000 is outstanding.', '75% of the order value has been paid.'],
  ],
  [
    'The fair runs from 3 to 9 August 2026.',
    ['The fair lasts seven days.'],
    ['The fair lasts eight days.', 'The show lasts seven days.', 'The fair lasts seven hours.'],
  ],
  [
    'The night shift is from 21:00 to 05:00.',
    ['The night shift lasts eight hours.'],
    ['The night shift lasts nine hours.', 'The early shift lasts eight hours.'],
  ],
  [
    'The library is closed from 22 December to 4 January.',
    ['The library is closed on 30 December.', 'The library is closed on 2 January.'],
    [
      'The library is closed on 6 January.',
      'The library is closed on 30 June.',
      'The library is open on 30 December.',
    ],
  ],
  [
    'The counter is open Tuesday to Friday.',
    ['The counter is open on Thursday.'],
    [
      'The counter is open on Monday.',
      'The counter is closed on Thursday.',
      'The kiosk is open on Thursday.',
    ],
  ],
  ['The counter is open Tuesday to Friday except Thursday.', [], ['The counter is open on Thursday.']],
  ['In winter the counter is open Tuesday to Friday.', [], ['The counter is open on Thursday.']],
  ['The counter in Lille is open Tuesday to Friday.', [], ['The counter is open on Thursday.']],
  ['The briefing was moved from Tuesday to Friday.', [], ['The briefing is on Thursday.']],
  [
    'The sample was taken on 4 June 2026 and tested three days later.',
    ['The sample was tested on 7 June 2026.'],
    [
      'The sample was tested on 4 June 2026.',
      'The sample was taken on 7 June 2026.',
      'The sample was destroyed on 7 June 2026.',
    ],
  ],
  [
    'The parcel was sent on 1 May 2026. Two weeks later it was returned.',
    ['The parcel was returned on 15 May 2026.'],
    [
      'The parcel was returned on 14 May 2026.',
      'The parcel was sent on 15 May 2026.',
      'The parcel was opened on 15 May 2026.',
    ],
  ],
];

testTold('what follows from amounts of a sentence', TOLD);
