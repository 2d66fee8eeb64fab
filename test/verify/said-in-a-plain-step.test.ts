/** What a plain step says again: a list under its lead, a day within its month, what is required of all, and who holds what. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, evidence: readonly string[]];

const NOT_SUPPORTED: readonly Case[] = [
  ['Acme is based in Berlin.', ['Acme has an office in Berlin. Its head office is in Vienna.']],
  [
    'Applicants must submit two photos.',
    ['The list below applies only to students.\nApplicants must submit:\n- two photos\n- a transcript'],
  ],
  [
    'Applicants must submit two photos.',
    ['Minors only.\nApplicants must submit:\n- two photos\n- a copy of the passport'],
  ],
  [
    'The applicant must submit a signed contract.',
    ['The applicant must submit:\n(a) a signed contract;\n(b) proof of address; or\n(c) a bank statement.'],
  ],
  [
    'The applicant must submit proof of address.',
    [
      'The applicant may submit the following documents: a signed contract, proof of address and a bank statement.',
    ],
  ],
  [
    'The applicant must submit proof of address.',
    [
      'The applicant does not have to submit the following documents: a signed contract, proof of address and a bank statement.',
    ],
  ],
  [
    'The warranty covers dents.',
    ['The warranty does not cover the following: scratches, dents and water damage.'],
  ],
  [
    'The warranty does not cover dents.',
    ['The basic warranty does not cover the following: scratches, dents and water damage.'],
  ],
  [
    'The warranty does not cover dents.',
    ['The warranty does not cover all of the following: scratches, dents and water damage.'],
  ],
  ['Guests must bring towels.', ['Guests may bring:\n- towels\n- food']],
  ['Guests may bring pets.', ['Guests must not bring:\n- pets\n- weapons']],
  ['Tenants must close the gate.', ['Tenants may:\n- close the gate\n- use the garden']],
  ['Tenants must paint the walls.', ['Tenants are not required to:\n- paint the walls\n- change the locks']],
  ['Visitors need a badge.', ['Either of these may apply.\nVisitors need:\n- a badge\n- a helmet']],
  ['The contract was signed in 2023.', ['The contract was signed in Graz for the event on 12 April 2023.']],
  ['The man was arrested in May.', ['The man was arrested in July after the robbery on 3 May in Rome.']],
  [
    'The building was finished in 1972.',
    ['The six-storey building was finished in 1972, the two-storey building in 1980.'],
  ],
  [
    'The printer has been repaired.',
    ['Omar repaired the printer on Thursday. On Friday the printer was broken again.'],
  ],
  ['The key was found.', ['The key was lost. A spare was found in the drawer.']],
  ['The battery lasts 10 hours.', ['The battery takes 10 hours to charge.']],
  ['The course costs $120 plus materials.', ['The course fee is $120 and includes all materials.']],
  ['The driver holds a licence.', ['The driver is not licensed.']],
  ['The contractor has liability insurance.', ['The contractor is insured.']],
  [
    'The maximum file size is 25 MB.',
    ['Files can be up to 25 MB in the free plan and up to 100 MB in the pro plan.'],
  ],
  ['The gym is open on weekends.', ['The gym is open on weekdays.']],
  ['The shop accepts credit cards.', ['You can pay by credit card in the restaurant.']],
  ['A passport is required.', ['Foreign participants must bring a passport.']],
  ['A passport is required.', ['Participants must bring a passport or an ID card.']],
  ['A helmet is required.', ['Riders must wear a helmet on the track.']],
  ['Tenants must pay a deposit.', ['A deposit is required from new tenants.']],
  ['The market is held every Friday.', ['The market is held on Fridays in summer.']],
  ['The market is held on Fridays.', ['The market is held every other Friday.']],
  ['The tour is available in French.', ['The tour is offered in France.']],
  ['Ben is a member of the team.', ['The team consisted of Ana, Ben and Carla until May.']],
  ['Ben is a member of the project team.', ['The team consists of Ana, Ben and Carla.']],
  ['Guests may use the pool.', ['Guests may use the pool or the sauna until 9 pm.']],
  ['The fee can be paid by card.', ['The fee can be paid by card, cheque or bank transfer from May.']],
  ['Employees may work from home.', ['Employees may work in the office or, with approval, from home.']],
  ['Parking is included.', ['The Gold price includes: breakfast, parking.']],
  ['Parking is included.', ['The price includes: breakfast, parking for bikes.']],
  ['Tips are not included.', ['The price does not include all of the following: flights, visas, tips.']],
  ['Minors may not enter the hall.', ['The following may not enter the hall alone: minors, press.']],
  ['Members must sign in.', ['One of the following must sign in: members, guests.']],
  ['The course is open to guests.', ['The course is open to members, guests and staff from May.']],
  ['The ticket is valid in Italy.', ['The ticket is valid in Austria, Germany and parts of Italy.']],
  ['The board cut the budget.', ['The board will cut the budget in May.']],
  ['Ana set the date.', ['Ana will set the date in May.']],
];

const SUPPORTED: readonly Case[] = [
  [
    'Applicants must submit two photos.',
    ['Late applications may be rejected.\nApplicants must submit:\n- two photos\n- a copy of the passport'],
  ],
  [
    'Tenants must provide a signed lease.',
    ['You can apply online or by post.\n\nTenants must provide:\n1. a signed lease\n2. a deposit slip'],
  ],
  [
    'The applicant must submit a signed contract.',
    [
      'The applicant has to submit the following documents: (a) a signed contract, (b) proof of address, (c) a bank statement.',
    ],
  ],
  ['The warranty does not cover the battery.', ['The warranty does not cover:\n- the battery\n- the screen']],
  [
    'The warranty does not cover scratches.',
    ['The warranty does not cover the following: scratches, dents and water damage.'],
  ],
  [
    'The driver must return the key.',
    ['The driver must do the following: check the tyres, lock the car and return the key.'],
  ],
  ['Guests may not bring pets.', ['Guests may not bring:\n- pets\n- weapons']],
  [
    'Tenants are not required to paint the walls.',
    ['Tenants are not required to:\n- paint the walls\n- change the locks'],
  ],
  [
    'The seller must keep records.',
    ['The seller is required to:\n(a) deliver the goods;\n(b) issue an invoice; and\n(c) keep records.'],
  ],
  [
    'It is forbidden to light open fires in the park.',
    ['It is forbidden to:\n- light open fires in the park\n- play loud music'],
  ],
  ['Dogs are allowed on the beach.', ['Allowed on the beach:\n- dogs\n- tents']],
  ['The contract was signed in April.', ['The contract was signed on 12 April 2023 in Graz.']],
  ['Anna was born in 1980.', ['Anna was born on 3 May 1980 in Leeds.']],
  ['The building was finished in 1972.', ['The six-storey building was finished in 1972.']],
  ['The printer has been repaired.', ['The printer was broken. Omar repaired it on Thursday.']],
  ['The door was locked.', ['The door was unlocked at six. Tim locked it at eight.']],
  ['The driver holds a licence.', ['The driver is licensed.']],
  ['The contractor has insurance.', ['The contractor is insured.']],
  ['The contractor is insured against theft.', ['The contractor has theft insurance.']],
  ['The maximum stay is three nights.', ['The stay is limited to three nights.']],
  ['Breakfast is free.', ['Breakfast is included at no extra charge.']],
  ['The gym is open at weekends.', ['The gym is open on Saturdays and Sundays.']],
  ['A deposit is required.', ['Tenants must pay a deposit of 500 euros.']],
  ['A photo ID is required.', ['All visitors must show a photo ID.']],
  ['Members must pay a fee of 20 euros.', ['A fee of 20 euros is required from all members.']],
  ['The gym is closed every Monday.', ['The gym is closed on Mondays.']],
  ['Visitors may use the library.', ['The library is open to visitors.']],
  ['Ms. Ito is on the committee.', ['The committee is made up of Mr. Hall, Ms. Ito and Dr. Sen.']],
  ['You can contact us by e-mail.', ['You can contact us by phone or e-mail.']],
  ['Parking is included.', ['The price includes the following: breakfast, towels and parking.']],
  ['Minors may not enter the hall.', ['The following may not enter the hall: minors, press.']],
  ['Members must sign in.', ['The following must sign in:\n- members\n- guests']],
  ['The shirt is available in blue.', ['The shirt is available in red, blue and green.']],
  ['The ticket is valid in Italy.', ['The ticket is valid in Austria, Germany and Italy.']],
  ['The fee can be paid by bank transfer.', ['The fee can be paid by card, cheque or bank transfer.']],
  ['Leo quit his job.', ['Leo resigned from his job in August.']],
];

describe('what evidence says in one plain step', () => {
  for (const [claim, evidence] of NOT_SUPPORTED)
    test(`does not carry «${claim}»: ${evidence.join(' | ')}`, () => {
      assert.notEqual(ask(claim, evidence).status, 'supported');
    });
  for (const [claim, evidence] of SUPPORTED)
    test(`carries «${claim}»: ${evidence.join(' | ')}`, () => {
      assert.equal(ask(claim, evidence).status, 'supported');
    });
});
