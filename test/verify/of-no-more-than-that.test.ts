/** What is said of a share, a kind, a setting, another side or another time is said of no more than that. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

type Pair = readonly [supported: boolean, claim: string, given: Given];

const PAIRS: Readonly<Record<string, readonly Pair[]>> = {
  'what is so for each is not so of all': [
    [false, 'Revenue rose by 5%.', 'Revenue per user rose by 5%.'],
    [false, 'The charity raised $50.', 'The charity raised $50 per runner.'],
    [false, 'The town reduced waste.', 'The town reduced waste per resident.'],
    [false, 'The company reduced emissions by 20%.', 'The company reduced emissions per car by 20%.'],
    [false, 'Revenue rose by 5%.', 'Revenue per user rose by 5%.'],
  ],
  'two things that are compared are not exchanged': [
    [false, 'Sales in March exceeded those in April.', 'Sales in April exceeded those in March.'],
    [
      false,
      'Deaths among men outnumbered those among women.',
      'Deaths among women outnumbered those among men.',
    ],
    [false, 'Claims from Kent outnumber those from Essex.', 'Claims from Essex outnumber those from Kent.'],
    [false, 'Sales in March exceeded those in April.', 'Sales in April exceeded those in March.'],
  ],
  'a clause about what something is compared with is of that': [
    [false, 'My brother plays chess.', 'My brother, like my cousin, who plays chess, is left-handed.'],
    [
      false,
      'The Ulm school has a pool.',
      'The Ulm school, unlike the Bonn school, which has a pool, was built in 1960.',
    ],
    [
      false,
      'The treaty of 1920 covers fishing.',
      'The treaty of 1920, together with that of 1931, which covers fishing, was annulled.',
    ],
  ],
  'neither of a kind is not neither of all': [
    [false, 'Neither of the cars was insured.', 'Neither of the rental cars was insured.'],
    [false, 'Neither party signed.', 'Neither opposition party signed.'],
  ],
  'of two things of one name the clause is of the second': [
    [false, 'Vera heads the sales team.', 'Vera heads the team that trains the sales team.'],
    [false, 'Xena directs the youth choir.', 'Xena directs the choir that accompanies the youth choir.'],
    [false, 'Vera heads the sales team.', 'Vera heads the team that trains the sales team.'],
  ],
  'what was set for a day did not happen by that': [
    [false, 'The vote took place on 10 May.', 'The vote had been set for 10 May.'],
    [false, 'The wedding took place on 5 May.', 'The wedding had been fixed for 5 May.'],
    [false, 'The visit happened on 10 May.', 'The visit was timed for 10 May.'],
    [true, 'The vote took place on 10 May.', 'The vote was held on 10 May.'],
    [true, 'The vote was set for 10 May.', 'The vote had been set for 10 May.'],
  ],
  'a moment is of the deed right before it': [
    [
      false,
      'The repair took three hours.',
      'The repair began at 9:00. It was interrupted at 12:00 and finished the next day.',
    ],
    [
      false,
      'The trial lasted three days.',
      'The trial opened on 1 March. It was suspended on 4 March and ended a month later.',
    ],
    [true, 'The sale lasted a week.', 'The sale started on 1 May. It ended on 8 May.'],
    [true, 'The outage lasted four hours.', 'The outage began at 9:00. It ended at 13:00.'],
  ],
  'what a note asks is not so': [
    [false, 'She has asthma.', '?asthma - refer for spirometry.'],
    [false, 'She has a migraine.', '? migraine, ? tension headache'],
    [false, 'The patient has a hernia.', 'Dx: ?hernia'],
  ],
  'what is commented out is not set': [
    [false, 'The port is 8080.', '// port = 8080\nport = 9090'],
    [false, 'The host is db1.', '# host = db1\nhost = db2'],
  ],
  'what holds in a setting does not hold of all': [
    [false, 'The drug lowers blood pressure.', 'In mice, the drug lowers blood pressure.'],
    [false, 'The compound kills tumour cells.', 'In vitro, the compound kills tumour cells.'],
    [false, 'The compound shrinks tumours.', 'In rats, the compound shrinks tumours.'],
    [false, 'The battery lasts ten hours.', 'In standby, the battery lasts ten hours.'],
  ],
  'what is allowed in a place is not allowed in all': [
    [false, 'Smoking is allowed.', 'Smoking is allowed outdoors.'],
    [false, 'Barbecues are permitted.', 'Barbecues are permitted outdoors.'],
    [false, 'Parking is free.', 'Parking is free overnight.'],
    [false, 'Meals are included.', 'Meals are included weekdays.'],
  ],
  'a day that names a thing dates no deed': [
    [false, 'The parcel arrived on Monday.', "The parcel arrived on Monday's truck a week later."],
    [false, 'The case was closed in May.', "The case was closed in May's backlog review in June."],
    [false, 'The goods came in 2019.', "The goods came in 2019's packaging."],
  ],
  'an update takes back what stood before it': [
    [false, 'The toll is at 14.', 'The toll is at 14. (Update: police now speak of 17.)'],
    [false, 'The concert is on Friday.', "The concert is on Friday. Edit: it's Saturday, sorry!"],
    [false, 'The road is open.', 'The road is open. UPDATE 14:00: closed again.'],
  ],
  'the first of those is the first of no more': [
    [false, 'He is the only player to score.', 'He is the only player to score in both halves.'],
    [false, 'It was the first ship to cross the lake.', 'It was the first ship to cross the lake in winter.'],
    [false, 'This is the only shop that sells tea.', 'This is the only shop that sells tea by weight.'],
    [
      true,
      'Rosa was the first woman to lead the bank.',
      'Rosa was the first woman to lead the bank, in 1990.',
    ],
    [
      true,
      'It was the first ship to cross the lake.',
      'It was the first ship to cross the lake, which is 30 km wide.',
    ],
  ],
  'where a change began is not where it led': [
    [false, 'Output fell under 100 tonnes.', 'Output fell from under 100 tonnes.'],
    [false, 'The fever dropped below 39 degrees.', 'The fever dropped from a little below 39 degrees.'],
  ],
  'who is asked does not ask': [
    [false, 'He was asked about the fire.', 'He asked about the fire.'],
    [false, 'She was promised a raise.', 'She promised a raise.'],
    [false, 'They were asked for money.', 'They asked for money.'],
    [false, 'Ann was asked to wait.', 'Ann asked to wait.'],
    [false, 'He was told that Ann had left.', 'He told us that Ann had left.'],
    [true, 'He was asked to leave.', 'They asked him to leave.'],
    [true, 'Ann was told to wait.', 'Ben told Ann to wait.'],
  ],
  'a name before a participle did what is told': [
    [false, 'Ken was paid on Monday.', 'Ken paid on Monday.'],
    [true, 'The room was cleaned on Monday.', 'Room cleaned on Monday.'],
    [true, 'The invoice was paid on Friday.', 'Invoice paid on Friday.'],
  ],
  'who stands aside is not exchanged': [
    [false, 'Instead of Ann, Bo was chosen.', 'Instead of Bo, Ann was chosen.'],
    [false, 'Kim won, and not Lee.', 'Kim did not win, and Lee did.'],
  ],
  'a narrower word may say less than the wider': [
    [false, 'Income rose by 5%.', 'Rent rose by 5%.'],
    [false, 'A doctor advised the firm.', 'A consultant advised the firm.'],
    [false, 'A resident complained.', 'A tenant of the shopping mall complained.'],
    [false, 'Side effects were reported.', 'Dizziness was reported.'],
    [false, 'A pet was found.', 'A dog was found.'],
  ],
  'yes is said to what it names, by whoever says it': [
    [
      false,
      'Ann Lee agreed to the discount.',
      'From: Ann Lee\nTo: Bo Ray\nSubject: Discount for Fenn\n\nI saw your note on the discount. The delivery date is fine with me.',
    ],
    [
      false,
      'Ann approved the purchase of the printer.',
      "From: Ann\nTo: Bo\nSubject: Purchase of printer\n\nThat's fine by me for the paper. As to the printer I leave it to Cy.",
    ],
    [
      false,
      'Ann agreed to the move.',
      "From: Ann (assistant to Bo)\nTo: Cy\nSubject: Office move\n\nBo says that's fine with him.",
    ],
    [
      true,
      'Ann Lee agreed to the new date.',
      'From: Ann Lee\nTo: Bo Ray\nSubject: Visit\n\nThe new date is fine with me.',
    ],
    [
      true,
      'Ann Lee approved the leave.',
      'From: Ann Lee\nTo: Bo Ray\nSubject: Leave in May\n\nYour leave is approved. Enjoy!',
    ],
    [false, 'Four members were present.', 'Present: Ann, Cy, Bo (guest), Dee (minutes)'],
  ],
};

describe('what is said of no more than that', () => {
  for (const [rule, pairs] of Object.entries(PAIRS))
    for (const [supported, claim, given] of pairs)
      test(`${rule}: ${supported ? '' : 'not '}«${claim}»`, () => {
        assert.equal(ask(claim, [given]).status === 'supported', supported);
      });
});
