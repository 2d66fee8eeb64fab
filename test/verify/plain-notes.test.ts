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
    thought:
      'deeds without a subject are told of what a note opens with, and numbers of whom a sentence counts',
    said: [
      [
        '268 customers use the app weekly.',
        'In May we asked 412 customers about our app. Of these, 268 use it every week, 96 once a month, and 48 have never opened it.',
      ],
      [
        '48 customers have never opened the app.',
        'In May we asked 412 customers about our app. Of these, 268 use it every week, 96 once a month, and 48 have never opened it.',
      ],
      [
        '96 customers use the app once a month.',
        'In May we asked 412 customers about our app. Of these, 268 use it every week, 96 once a month, and 48 have never opened it.',
      ],
      ['412 customers were surveyed in May.', 'In May we asked 412 customers about our app.'],
      ['130 people said yes.', '200 people were asked whether they would move. 130 said yes.'],
      [
        'The bug was fixed in version 5.8.1.',
        'BUG-774: Export button does nothing in Safari\nReported by Anika on 3 Feb 2026. Fixed in version 5.8.1, released on 17 Feb.',
      ],
      [
        'The bug was reported by Anika.',
        'BUG-774: Export button does nothing in Safari\nReported by Anika on 3 Feb 2026. Fixed in version 5.8.1, released on 17 Feb.',
      ],
      [
        'The export button works in Chrome.',
        'BUG-774: Export button does nothing in Safari\nWorks in Chrome and Firefox.',
      ],
      [
        'Mimi was discharged on 16 March 2026.',
        'Patient: Mimi, cat, 6 years. Owner: Carla Reyes.\nSeen on 14 March 2026. Discharged on 16 March with antibiotics for seven days.',
      ],
      ['The parcel was delivered on 4 May.', 'Parcel 8812\nSent on 2 May from Lyon. Delivered on 4 May.'],
    ],
    unsaid: [
      [
        '96 customers use the app every week.',
        'In May we asked 412 customers about our app. Of these, 268 use it every week, 96 once a month, and 48 have never opened it.',
      ],
      [
        '48 customers use the app.',
        'In May we asked 412 customers about our app. Of these, 268 use it every week, 96 once a month, and 48 have never opened it.',
      ],
      [
        '412 customers use the app weekly.',
        'In May we asked 412 customers about our app. Of these, 268 use it every week, 96 once a month, and 48 have never opened it.',
      ],
      [
        'Two thirds of the customers recommend the app.',
        'In May we asked 412 customers about our app. One third would recommend the app to a friend.',
      ],
      ['130 people said no.', '200 people were asked whether they would move. 130 said yes, 70 no.'],
      ['130 managers said yes.', '200 people were asked whether they would move. 130 said yes, 70 no.'],
      [
        '130 people said yes.',
        '200 people and 40 firms were asked whether they would move. 130 said yes, 70 no.',
      ],
      [
        'The bug was fixed in version 5.8.2.',
        'BUG-774: Export button does nothing in Safari\nReported by Anika on 3 Feb 2026. Fixed in version 5.8.1, released on 17 Feb.',
      ],
      [
        'The bug was fixed on 3 February 2026.',
        'BUG-774: Export button does nothing in Safari\nReported by Anika on 3 Feb 2026. Fixed in version 5.8.1, released on 17 Feb.',
      ],
      [
        'The export button works in Safari.',
        'BUG-774: Export button does nothing in Safari\nWorks in Chrome and Firefox.',
      ],
      [
        'Carla Reyes was discharged on 16 March 2026.',
        'Patient: Mimi, cat, 6 years. Owner: Carla Reyes.\nSeen on 14 March 2026. Discharged on 16 March with antibiotics for seven days.',
      ],
      [
        'Mimi was discharged on 14 March 2026.',
        'Patient: Mimi, cat, 6 years. Owner: Carla Reyes.\nSeen on 14 March 2026. Discharged on 16 March with antibiotics for seven days.',
      ],
      [
        'The owner was discharged on 16 March.',
        'Patient: Mimi, cat, 6 years. Owner: Carla Reyes.\nSeen on 14 March 2026. Discharged on 16 March with antibiotics for seven days.',
      ],
      ['The parcel was delivered on 2 May.', 'Parcel 8812\nSent on 2 May from Lyon. Delivered on 4 May.'],
      [
        'The parcel was delivered on 4 May.',
        'Parcel 8812\nSent on 2 May from Lyon. To be delivered on 4 May.',
      ],
      ['The sender was delivered on 4 May.', 'Parcel 8812\nSent on 2 May from Lyon. Delivered on 4 May.'],
    ],
  },
  {
    thought: 'plans, causes of the matter of a text, what was received or included, and where a place is',
    said: [
      [
        'Veloq plans to move production of the Iris van to Zaragoza.',
        'Veloq said on Monday it would close its plant in Ghent next year and move production of the Iris van to Zaragoza.',
      ],
      [
        'The incident was caused by a missing index.',
        'Incident INC-902. The checkout service failed. The cause was a missing index.',
      ],
      [
        'The cause of the incident was a missing index.',
        'Incident INC-902. The checkout service failed. The cause was a missing index.',
      ],
      ['Mr. Okafor paid a deposit of €100.', 'Dear Mr. Okafor,\nYour deposit of €100 has been received.'],
      ['Breakfast is included in the rate.', 'The rate is €140 per night including breakfast.'],
      ['The rate includes breakfast.', 'The rate is €140 per night including breakfast.'],
      ['Guests can check in from 3 pm.', 'Check-in is from 3 pm; check-out is by 11 am.'],
      ['Guests must check out by 11 am.', 'Check-in is from 3 pm; check-out is by 11 am.'],
      [
        'Ms. Petrova has until 30 June to reply.',
        'Dear Ms. Petrova,\nIf you agree, please reply by 30 June and our technician will call you.',
      ],
      ['The security desk is in Building B.', 'Go to the security desk in Building B with your passport.'],
      [
        'A new badge is ready within two working days.',
        'Your new badge will be ready within two working days.',
      ],
      ['Around 900 jobs are affected.', 'About 900 jobs are affected.'],
    ],
    unsaid: [
      [
        'Veloq plans to close its plant in Zaragoza.',
        'Veloq said on Monday it would close its plant in Ghent next year and move production of the Iris van to Zaragoza.',
      ],
      [
        'Veloq has closed its plant in Ghent.',
        'Veloq said on Monday it would close its plant in Ghent next year and move production of the Iris van to Zaragoza.',
      ],
      [
        'Veloq plans to close its plant in Ghent.',
        'Veloq said on Monday it would close its plant in Ghent if sales fall.',
      ],
      ['The union plans to close the plant.', 'The union said the company would close the plant.'],
      [
        'The incident was caused by a missing table.',
        'Incident INC-902. The checkout service failed. The cause was a missing index.',
      ],
      [
        'The incident was caused by a missing index.',
        'Incident INC-902. The checkout service failed. The cause was not a missing index.',
      ],
      [
        'The delay was caused by a missing index.',
        'Incident INC-902. The checkout service failed. The cause was a missing index. There was a delay.',
      ],
      ['Mr. Okafor paid a deposit of €100.', 'Dear Mr. Okafor,\nYour deposit of €100 has not been received.'],
      ['Mr. Okafor paid a deposit of €200.', 'Dear Mr. Okafor,\nYour deposit of €100 has been received.'],
      ['Mr. Okafor received a deposit of €100.', 'Dear Mr. Okafor,\nYour deposit of €100 has been received.'],
      ['Dinner is included in the rate.', 'The rate is €140 per night including breakfast.'],
      ['Breakfast is included in the rate.', 'The rate is €140 per night excluding breakfast.'],
      ['Guests can check in from 2 pm.', 'Check-in is from 3 pm; check-out is by 11 am.'],
      ['Guests can check out from 3 pm.', 'Check-in is from 3 pm; check-out is by 11 am.'],
      [
        'Ms. Petrova has until 30 July to reply.',
        'Dear Ms. Petrova,\nIf you agree, please reply by 30 June and our technician will call you.',
      ],
      [
        'The technician has until 30 June to reply.',
        'Dear Ms. Petrova,\nIf you agree, please reply by 30 June and our technician will call you.',
      ],
      ['The security desk is in Building C.', 'Go to the security desk in Building B with your passport.'],
      ['The reception desk is in Building B.', 'Go to the security desk in Building B with your passport.'],
      [
        'A new badge is ready within three working days.',
        'Your new badge will be ready within two working days.',
      ],
      [
        'A new badge was ready within two working days.',
        'Your new badge will be ready within two working days.',
      ],
      ['Around 800 jobs are affected.', 'About 900 jobs are affected.'],
      ['Exactly 900 jobs are affected.', 'About 900 jobs are affected.'],
    ],
  },
];

for (const { thought, said, unsaid } of PAIRS)
  test(thought, () => {
    for (const [claim, evidence] of said) assert.equal(ask(claim, [evidence]).status, 'supported', claim);
    for (const [claim, evidence] of unsaid)
      assert.notEqual(ask(claim, [evidence]).status, 'supported', claim);
  });
