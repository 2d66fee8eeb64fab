/** The small steps of a careful reader: a rule with its facts, a log with its day, an offer with its answer, a count with its rest. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

/** Sources with their titles, what follows from them, and what does not though it is near to it. */
interface Case {
  readonly sources: readonly (readonly [title: string, text: string])[];
  readonly follows: readonly string[];
  readonly not: readonly string[];
}

const isSupported = ({ sources }: Case, claim: string): boolean =>
  ask(
    claim,
    sources.map(([, text]) => text),
    { titles: sources.map(([title]) => title) },
  ).status === 'supported';

function holds(cases: readonly Case[]): void {
  const missed = cases.flatMap((one) => one.follows.filter((claim) => !isSupported(one, claim)));
  const wrong = cases.flatMap((one) => one.not.filter((claim) => isSupported(one, claim)));
  assert.deepEqual({ missed, wrong }, { missed: [], wrong: [] });
}

const RULES = [
  {
    sources: [
      [
        'Baggage rules',
        'Economy travellers may check one suitcase of up to 20 kg. Hand luggage may weigh up to 7 kg.',
      ],
      [
        'Check-in',
        'Traveller Mira Holt, Economy, flight LX 31. Checked suitcase 20.5 kg, hand luggage 6.2 kg.',
      ],
    ],
    follows: [
      "Mira Holt's hand luggage is within the weight allowed.",
      "Mira Holt's checked suitcase is heavier than the rules allow.",
    ],
    not: [
      "Mira Holt's checked suitcase is within the weight allowed.",
      "Jon Holt's hand luggage is within the weight allowed.",
    ],
  },
  {
    sources: [
      ['Baggage rules', 'Business travellers may check one suitcase of up to 32 kg.'],
      ['Check-in', 'Traveller Mira Holt, Economy. Checked suitcase 25 kg.'],
    ],
    follows: [],
    not: ["Mira Holt's checked suitcase is within the weight allowed."],
  },
  {
    sources: [
      ['Policy', 'Phones are covered up to EUR 800 if registered.'],
      ['Claim 71', 'Insured: Lars Bo. Phone, not registered. Value EUR 640.'],
    ],
    follows: [],
    not: ["The value of Lars Bo's phone is within the cover."],
  },
  {
    sources: [['Rules', 'The spending limit for trainees is 200 euros.']],
    follows: [],
    not: ['The purchase is within the spending limit.'],
  },
  {
    sources: [
      ['Terms', 'Applications must be received by 30 June 2026.'],
      ['Row', 'Ira Moss | born 1990-02-11 | applied 2026-07-01'],
    ],
    follows: ['Ira Moss applied too late.'],
    not: ['Ira Moss applied in time.'],
  },
  {
    sources: [
      ['Terms', 'Thefts must be reported within 14 days.'],
      ['Claim', 'The bicycle was stolen on 2 August. The theft was reported on 11 August.'],
    ],
    follows: ['The theft was reported in time.'],
    not: ['The theft was reported too late.'],
  },
  {
    sources: [
      ['Terms', 'Thefts must be reported within 14 days.'],
      [
        'Claim',
        'The bicycle was bought on 1 May and stolen on 2 August. The theft was reported on 11 August.',
      ],
    ],
    follows: [],
    not: ['The theft was reported in time.', 'The theft was reported too late.'],
  },
  {
    sources: [['Invoice 88', 'Invoice 88, total EUR 90. Due 3 June. Paid 4 June.']],
    follows: [],
    not: ['Invoice 88 was paid before it was due.'],
  },
] as const satisfies readonly Case[];

const TOLD = [
  {
    sources: [
      [
        'Case',
        'Case K-9. Tenant: Rita Hahn. Landlord: Nord Estates. The landlord offered to replace the stove. The tenant accepted this.',
      ],
    ],
    follows: ["Rita Hahn accepted Nord Estates' offer to replace the stove."],
    not: [
      "Nord Estates accepted Rita Hahn's offer to replace the stove.",
      "Rita Hahn rejected Nord Estates' offer to replace the stove.",
    ],
  },
  {
    sources: [
      [
        'Status',
        'Status page 4 May. 08:10: shops in Lyon and Nice have no card payments. 09:30: technicians on site. 10:05: payments restored.',
      ],
    ],
    follows: ['Shops in Nice had no card payments on 4 May.', 'Payments were restored at 10:05 on 4 May.'],
    not: [
      'Shops in Paris had no card payments on 4 May.',
      'Shops in Nice had no card payments on 5 May.',
      'Payments were restored at 09:30 on 4 May.',
    ],
  },
  {
    sources: [
      [
        'Status',
        'Status page 4 May. 08:10: shops in Lyon and Nice have no card payments. 11:00: correction to the 08:10 entry, only Lyon was affected.',
      ],
    ],
    follows: [],
    not: ['Shops in Nice had no card payments.'],
  },
  {
    sources: [['Audit', '18 of the 20 carried a label; two crates did not and were sent back.']],
    follows: ['Two crates did not carry a label.', 'Two crates were sent back.'],
    not: ['Two crates carried a label.', '18 crates were sent back.'],
  },
  {
    sources: [
      [
        'Call note',
        'Call note, line 2. The caller gave the name Jan Prost. He said that he had lost his card. He did not know the last invoice amount.',
      ],
    ],
    follows: ['The caller did not know the last invoice amount.'],
    not: ['The caller knew the last invoice amount.'],
  },
  {
    sources: [
      [
        'Call note',
        'Call note. The caller asked for the manager. The manager came. He did not know the number.',
      ],
    ],
    follows: [],
    not: ['The caller did not know the number.'],
  },
  {
    sources: [
      [
        'Audit note',
        'Stock audit for Kern Tools, 6 May. We checked 12 of the 80 shelves. The manager accepted the result by phone.',
      ],
    ],
    follows: ['The manager accepted the audit result by phone.', '12 of the 80 shelves were checked.'],
    not: ['80 shelves were checked in the audit.', 'The manager rejected the audit result by phone.'],
  },
  {
    sources: [['Note', 'The owner wanted the roof repaired by Friday.']],
    follows: [],
    not: ['The roof was repaired by Friday.'],
  },
  {
    sources: [['Report', 'Neither the guard nor the driver noticed that the gate was open.']],
    follows: ['The guard did not notice that the gate was open.'],
    not: ['The gate was not open.'],
  },
] as const satisfies readonly Case[];

const RECKONED = [
  {
    sources: [['Survey', 'Satisfaction rose from 61% in May to 68% in June.']],
    follows: ['Satisfaction rose by seven percentage points.'],
    not: ['Satisfaction rose by 7 percent.', 'Satisfaction fell by seven percentage points.'],
  },
  {
    sources: [['Terms', 'Repairs take 5 to 8 working days.']],
    follows: ['Repairs take at most eight working days.', 'Repairs take at least five working days.'],
    not: ['Repairs take at most five working days.', 'Repairs take at least eight working days.'],
  },
  {
    sources: [['Log', 'The pump stopped at 06:40. The fitter arrived two hours later.']],
    follows: ['The fitter arrived at 08:40.'],
    not: ['The fitter arrived at 07:40.', 'The pump stopped at 08:40.'],
  },
  {
    sources: [['Panel', 'Shop S-31: complaints opened 4, resolved 4, outstanding 0.']],
    follows: [
      'All complaints against shop S-31 have been resolved.',
      'No complaints are outstanding against shop S-31.',
    ],
    not: ['Four complaints are outstanding against shop S-31.'],
  },
  {
    sources: [['Leave card', 'Leave 2026, N. Petri: Entitlement 30, taken 11, booked 4, balance 15.']],
    follows: ['N. Petri has taken 11 of 30 days of leave.', 'N. Petri still has 15 days of leave left.'],
    not: ['N. Petri has taken 15 days of leave.', 'N. Petri still has 19 days of leave left.'],
  },
  {
    sources: [['Booking', 'Booking R-7. Guest: Ole Berg. Check-in 4 July, check-out 8 July.']],
    follows: ["Ole Berg's booking is for four nights."],
    not: ["Ole Berg's booking is for five nights.", 'Ole Berg stayed for four nights.'],
  },
  {
    sources: [
      ['Library', 'Opening hours: Mon-Thu 10:00-19:00, Fri 10:00-16:00, closed Saturdays and Sundays.'],
    ],
    follows: [
      'The library is open until seven in the evening on Tuesdays.',
      'The library is closed on Saturdays.',
    ],
    not: ['The library is open until seven in the evening on Fridays.'],
  },
  {
    sources: [
      ['Permit', 'Permit P-4, holder: Eva Stein, valid 1 May to 31 August 2026, Mondays to Wednesdays.'],
    ],
    follows: ['The permit is valid on 2 June 2026.'],
    not: [
      'The permit is valid on 5 June 2026.',
      'The permit is valid on 2 September 2026.',
      "Max Stein's permit is valid on 2 June 2026.",
    ],
  },
  {
    sources: [
      [
        'Rota',
        'Night desk rota. 18:00-23:00 Amir Said. 23:00-07:00 Lea Kohn. 22:10 smoke alarm on floor 4. 22:30 alarm reset.',
      ],
    ],
    follows: [
      'Amir Said was on shift when the smoke alarm on floor 4 went off.',
      'Lea Kohn was on shift at 02:00.',
    ],
    not: [
      'Lea Kohn was on shift when the smoke alarm on floor 4 went off.',
      'Lea Kohn was on shift at 22:30.',
    ],
  },
  {
    sources: [
      [
        'Bench',
        'Two parcels came in: a radio from Ms. Ode and a box of ten mugs from Mr. Fink. The former was complete. The latter had three mugs cracked; the other seven were fine.',
      ],
    ],
    follows: [
      'Three of the ten mugs from Mr. Fink were cracked.',
      'Seven of the mugs from Mr. Fink were fine.',
    ],
    not: [
      'Three of the ten mugs from Ms. Ode were cracked.',
      'Seven of the ten mugs from Mr. Fink were cracked.',
    ],
  },
  {
    sources: [
      [
        'Log',
        'ref=QA-1 amount=30.00 currency=EUR status=settled\nref=QA-2 amount=45.00 currency=EUR status=failed',
      ],
    ],
    follows: ['QA-1 was settled.', 'The amount of QA-2 is EUR 45.'],
    not: ['QA-2 was settled.', 'The amount of QA-1 is EUR 45.'],
  },
] as const satisfies readonly Case[];

describe('what follows by a small step', () => {
  test('is supported where a fact meets a rule, and refused one day, one pound or one person beside it', () =>
    holds(RULES));

  test('is supported where a sentence says it together with its log, its roles or its other half', () =>
    holds(TOLD));

  test('is supported where an amount, a day or a count follows, and refused for any other', () =>
    holds(RECKONED));

  test('shows how it was calculated', () => {
    const { derivations } = ask('The fitter arrived at 08:40.', [
      'The pump stopped at 06:40. The fitter arrived two hours later.',
    ]);
    assert.deepEqual(derivations, ['06:40 two hours later: 08:40']);
  });

  test('cites all that it was drawn from', () => {
    const text =
      'Case K-9. Tenant: Rita Hahn. Landlord: Nord Estates. The landlord offered to replace the stove. The tenant accepted this.';
    const { citations } = ask("Rita Hahn accepted Nord Estates' offer to replace the stove.", [text]);
    assert.deepEqual(
      new Set(citations.map(({ quote }) => quote)),
      new Set([
        'Tenant: Rita Hahn.',
        'Landlord: Nord Estates.',
        'The landlord offered to replace the stove.',
        'The tenant accepted this.',
      ]),
    );
  });
});
