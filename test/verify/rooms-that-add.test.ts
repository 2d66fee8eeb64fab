// What short texts told in full and rules applied to cases do not say: heads of others, what is taken back, exceptions further down.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

type Row = readonly [supported: boolean, claim: string, ...given: readonly Given[]];

function rows(what: string, all: readonly Row[]): void {
  describe(what, () => {
    for (const [supported, claim, ...given] of all)
      test(`${supported ? 'says' : 'does not say'} "${claim}" of ${JSON.stringify(given.at(-1)).slice(0, 70)}`, () => {
        assert.equal(ask(claim, given).status === 'supported', supported);
      });
  });
}

const DISCHARGE =
  'Discharge note\nMr Hugo Brandt, 63-year-old man. Admitted 4 April with chest pain.\nFamily history\nEpilepsy. Gout.\n' +
  'Differential diagnosis\nPericarditis. Asthma.\nMedication\nTaking ramipril 5 mg daily.\nHistory of lung cancer, treated 2014. ' +
  'On prednisolone for a week in March. Rule out: fracture of the sternum. X-ray: fracture of the left thumb. Discharged home 11 April.';

rows('headings under which notes are not of the patient as he is', [
  [true, 'Mr Brandt takes ramipril 5 mg daily.', DISCHARGE],
  [true, 'Mr Brandt has a fracture of the left thumb.', DISCHARGE],
  [true, 'Mr Brandt was discharged home on 11 April.', DISCHARGE],
  [false, 'Mr Brandt has epilepsy.', DISCHARGE],
  [false, 'Mr Brandt has gout.', DISCHARGE],
  [false, 'Mr Brandt has asthma.', DISCHARGE],
  [false, 'Mr Brandt has lung cancer.', DISCHARGE],
  [false, 'Mr Brandt is on prednisolone.', DISCHARGE],
  [false, 'Mr Brandt has a fracture of the sternum.', DISCHARGE],
  [false, 'Mr Brandt broke the sternum.', DISCHARGE],
]);

const NOTE =
  'GP note, 9 May. Ms Edda Krol, 38-year-old woman. Complains of headache for three days. Takes naproxen 250 mg, stopped yesterday. ' +
  'Migraine, resolved. Known asthma. Non-smoker. Works as a welder. No fever. Review in two weeks.';

rows('what a line takes back behind a comma', [
  [true, 'Ms Krol works as a welder.', NOTE],
  [true, 'Ms Krol has asthma.', NOTE],
  [false, 'Ms Krol takes naproxen 250 mg.', NOTE],
  [false, 'Ms Krol has migraine.', NOTE],
  [false, 'Ms Krol suffers from migraine.', NOTE],
]);

const MINUTES =
  'Rowing club, 4 March. Chair: Ina Roth (until 8 pm), Kai Pohl (from 8 pm). Present: Lea Ott, Jan Sass (from item 2). ' +
  'Apologies: Uwe Tamm (late arrival), Rosa Ley. The budget was approved unanimously by the audit committee. The club votes on it in May.';

rows('who came late, chaired for an hour or sat on a committee', [
  [true, 'Rosa Ley missed the meeting.', MINUTES],
  [false, 'Uwe Tamm missed the meeting.', MINUTES],
  [false, 'Kai Pohl chaired the meeting.', MINUTES],
  [false, 'Everyone voted for the budget.', MINUTES],
]);

const RECIPE =
  'Nut cake. Heat the oven to 180 degrees. Mix the eggs with the sugar. Add the raisins (optional). Fill the dough into a tin. Bake the cake for 50 minutes. Serve the cake warm.';

rows('what a recipe leaves to its reader', [
  [true, 'The cake must be baked for 50 minutes.', RECIPE],
  [false, 'The raisins must be added.', RECIPE],
]);

const LIFE =
  'Ivo Marek\nBorn 1988 in Brno. Lives in Graz.\n2008-2012 Engineering studies, Brno, not completed\n2012-2019 Technician, Hotel Sonne, Graz\n' +
  'Since 2019 Workshop manager\nApplied for: Head of Logistics, Nordbahn\nEnglish: fluent. Driving licence class B.';

rows('what a course of life sought or broke off', [
  [true, 'Ivo Marek is fluent in English.', LIFE],
  [false, 'Ivo Marek is Head of Logistics at Nordbahn.', LIFE],
  [false, 'Ivo Marek finished engineering studies.', LIFE],
]);

const FREE = 'Orders over $70 ship free.';
const order = (more: Readonly<Record<string, string | boolean>> = {}): Given => ({
  order: '5521',
  total: 95,
  currency: 'USD',
  ...more,
});

rows('what narrows a rule beside it', [
  [true, 'The order ships free.', FREE, order()],
  [true, 'The order ships free.', `${FREE} Our shop opens at nine.`, order()],
  [false, 'The order ships free.', `${FREE} Garden sheds are not included.`, order({ item: 'garden shed' })],
  [false, 'The order ships free.', `${FREE} This applies to addresses in Canada.`, order({ country: 'FR' })],
  [false, 'The order ships free because it is over $70.', `${FREE} The offer starts on 1 May.`, order()],
]);

const CARD = 'Guests with a spa card get 15% off.';

rows('a case that has ended, and more that is asked of what a condition names', [
  [true, 'The guest gets 15% off.', CARD, { guest: 'Noor Haddad', spa_card: true }],
  [false, 'The guest gets 15% off.', CARD, { guest: 'Noor Haddad', spa_card: true, spa_card_expired: true }],
  [
    false,
    'The guest gets 15% off.',
    `${CARD} The discount does not cover massages.`,
    { guest: 'Noor Haddad', spa_card: true, booked: 'massage' },
  ],
  [
    false,
    'Support answers within four hours.',
    'If the customer has a gold plan, support answers within four hours. The plan must be paid up.',
    { customer: 'Kolb Ltd', plan: 'gold', ticket: 'K-2' },
  ],
]);

const RETURN = 'Items can be returned within 30 days of delivery.';
const sold: Given = { order: 'B-7', delivered_on: '2026-05-01', return_requested_on: '2026-05-20' };

rows('a period that is shorter for some', [
  [true, 'The return was requested within the return period.', RETURN, sold],
  [
    false,
    'The return was requested within the return period.',
    `${RETURN} Sale items can be returned within 14 days.`,
    sold,
  ],
  [false, 'The return was requested in time.', `${RETURN} For outlet goods, the limit is 10 days.`, sold],
  [
    false,
    'The wetsuit can still be returned on 20 May 2026.',
    `${RETURN} Wetsuits are exempt.`,
    { order: 'B-8', item: 'wetsuit', delivered_on: '2026-05-01' },
  ],
]);

const APPROVALS =
  'Change request 40\n- Ekberg: approve\n- Santos: approve after tests pass\n- Weiss: approve\n- Kato: reject';

rows('an approval with a condition, a licence that was taken away, a bill that was put off', [
  [true, 'Ekberg approved the change request.', APPROVALS],
  [false, 'Santos approved the change request.', APPROVALS],
  [false, 'Three people approved the change request.', APPROVALS],
  [
    false,
    'The licence was valid on the day of the accident.',
    'Driver licence: issued 1 May 2019, valid until 1 May 2029. Licence confiscated on 4 June 2025.\nAccident on 10 June 2025.',
  ],
  [
    true,
    'The invoice is 17 days overdue.',
    { invoice: 'F-2', due: '2026-05-03', status: 'open', today: '2026-05-20' },
  ],
  [
    false,
    'The invoice is 17 days overdue.',
    { invoice: 'F-2', due: '2026-05-03', new_due_date: '2026-06-03', status: 'open', today: '2026-05-20' },
  ],
  [
    false,
    'The project finished $3,000 under budget.',
    { project: 'P-5', budget: '$10,000', spent: '$7,000', committed: '$2,500' },
  ],
]);

rows('turns of business that say another thing', [
  [true, 'Ilse and Jon are siblings.', "Ilse is Jon's sister."],
  [false, "Ilse Ott is Jon's brother.", "Ilse Ott is Jon's sister."],
  [true, 'Ms Kerr was elected treasurer.', 'Ms Kerr was elected as treasurer.'],
  [false, 'Ms Kerr was elected treasurer.', 'Ms Kerr was named treasurer.'],
  [true, 'The motion was approved.', 'The motion was passed on 3 May.'],
  [true, 'The motion was passed.', 'The motion was passed to loud applause.'],
  [false, 'The motion was approved.', 'The motion was passed to the committee.'],
  [false, 'The bill was passed.', 'The bill was passed on to the clerk.'],
  [false, 'The motion was adopted.', 'The motion was carried over to June.'],
  [false, 'Jon remained.', 'Jon was left behind.'],
]);
