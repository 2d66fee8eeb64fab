/** Of which row, entry or relation something is said in data, how sure it is, and what lists name by columns and in pairs. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

interface Kept {
  readonly given: Given;
  readonly says: readonly string[];
  readonly not: readonly string[];
}

const RECORDS: Readonly<Record<string, Kept>> = {
  'a map of objects has entries as a list has rows': {
    given: {
      seats: {
        's-1': { name: 'Ilse Brandt', role: 'owner', active: true },
        's-2': { name: 'Marek Zak', role: 'guest', active: false },
      },
    },
    says: ['Ilse Brandt is an owner.', 'Marek Zak is a guest.', 'Marek Zak is not active.'],
    not: ['The role is owner.', 'The role is guest.', 'Marek Zak is active.', 'Marek Zak is an owner.'],
  },
  'what a part of one of several rows has is told with the row or the part': {
    given: {
      vacancy: { title: 'Baker', status: 'open', closes: '2026-09-30' },
      candidates: [
        { name: 'Edda Lang', stage: 'offer', offer: { wage_eur: 2900, accepted: null } },
        { name: 'Finn Roe', stage: 'rejected', interview: { with: 'Otto Kuhn' } },
      ],
    },
    says: ['Finn Roe was rejected.', 'The vacancy is open.'],
    not: [
      'The wage is 2,900 euros.',
      'Edda Lang earns 2,900 euros.',
      'Finn Roe interviewed Otto Kuhn.',
      'Otto Kuhn interviewed Finn Roe.',
      'Otto Kuhn applied.',
      'The vacancy is closed.',
    ],
  },
  'what somebody is allergic to, or takes no more, is not taken': {
    given: {
      patient: { name: 'Greta Moll' },
      allergies: [{ substance: 'aspirin' }],
      medications: [
        { drug: 'metformin', status: 'active' },
        { drug: 'tramadol', status: 'discontinued' },
      ],
      diagnoses: [
        { name: 'asthma', certainty: 'confirmed' },
        { name: 'gout', certainty: 'suspected' },
      ],
    },
    says: [
      'Greta Moll takes metformin.',
      'Greta Moll is allergic to aspirin.',
      'Tramadol was discontinued.',
      'Greta Moll has asthma.',
    ],
    not: [
      'Greta Moll takes aspirin.',
      'Greta Moll takes tramadol.',
      'Greta Moll has gout.',
      'Greta Moll is allergic to metformin.',
    ],
  },
  'how many there are in all is said of no row that counts for itself': {
    given: {
      poll: 'Bus lanes',
      answers: 240,
      items: [
        { text: 'Content with the route', yes: 150, no: 90 },
        { text: 'Content with the fare', yes: 60, no: 180 },
      ],
    },
    says: [],
    not: ['240 people were content with the route.', '240 people were content with the fare.'],
  },
  'a dispute that is lost does not say by whom': {
    given: {
      dispute: { id: 'DP-4', status: 'lost', amount_usd: 90 },
      customer: 'Ines Kato',
      merchant: 'Oak Toys',
    },
    says: ['Dispute DP-4 was lost.'],
    not: [
      'Ines Kato lost the dispute.',
      'Oak Toys lost the dispute.',
      'Ines Kato won the dispute.',
      'Ines Kato was refunded $90.',
    ],
  },
  'a row that denies its label': {
    given: {
      kind: 'Service',
      conditions: [
        { type: 'Ready', status: 'True' },
        { type: 'Scaling', status: 'False' },
      ],
    },
    says: [],
    not: ['The service is scaling.'],
  },
  'the state of a row that has a number of its own': {
    given: {
      task: {
        key: 'MOV-10',
        fields: {
          status: { name: 'In Review' },
          priority: { name: 'Low' },
          duedate: '2026-05-20',
          subtasks: [
            { key: 'MOV-11', status: { name: 'Done' } },
            { key: 'MOV-12', status: { name: 'To Do' } },
          ],
        },
      },
    },
    says: [
      'MOV-11 is done.',
      'MOV-10 is in review.',
      'The priority is low.',
      'MOV-10 is due on 20 May 2026.',
    ],
    not: [
      'MOV-10 is done.',
      'MOV-12 is done.',
      'MOV-10 was reviewed.',
      'MOV-11 is in review.',
      'The priority is high.',
    ],
  },
  'rows by the names of their columns': {
    given: {
      columns: ['depot', 'may_sales_eur', 'june_sales_eur', 'vans'],
      rows: [
        ['Brno', 52000, 48000, 6],
        ['Linz', 31000, 39000, 4],
      ],
    },
    says: ['Linz has 4 vans.', 'Brno has 6 vans.', 'Brno has the most vans.'],
    not: ['Linz has 6 vans.', 'Brno has 4 vans.', 'Linz has the most vans.'],
  },
  'names with their values in pairs, and in rows': {
    given: {
      preferences: [
        ['layout', 'compact'],
        ['locale', 'Finnish'],
        ['sound', 'off'],
      ],
      product: 'Ridge tent',
      attributes: [
        { name: 'color', value: 'ochre' },
        { name: 'waterproof', value: true },
      ],
    },
    says: ['The layout is compact.', 'The color is ochre.'],
    not: [
      'The layout is Finnish.',
      'The layout is off.',
      'The sound is compact.',
      'The color is compact.',
      'The layout is ochre.',
    ],
  },
  'the text of one name is not that of another': {
    given: { settings: { theme: 'dark', language: 'Danish', region: 'Nordic' } },
    says: ['The theme is dark.', 'The language is Danish.'],
    not: ['The theme is Danish.', 'The language is dark.', 'The region is dark.', 'The theme is Nordic.'],
  },
  'what is unset is nobody, and what is called a login has not logged in': {
    given: {
      account: { login: 'mkeller', disabled: true },
      last_login: null,
      deal: { name: 'Pier works', owner: null, signature: 'not_required' },
    },
    says: ['The account mkeller is disabled.'],
    not: [
      'mkeller has logged in.',
      'The owner of the deal is Pier works.',
      'A signature is required.',
      'The deal was signed.',
    ],
  },
  'how the thing itself stands that is told as done': {
    given: {
      return: {
        filer: 'Jon Aas',
        status: 'filed',
        refund_status: 'not_issued',
        tax: { owed_usd: 410, refund_usd: 130 },
      },
    },
    says: ['The refund is $130.'],
    not: ['A refund of $130 was paid.', 'The refund was issued.', 'Jon Aas owes $130.'],
  },
  'units with a slash, versions and numbers before "is"': {
    given: {
      results: [
        { test: 'Glucose', value: 96, unit: 'mg/dL', reference: { low: 70, high: 99 } },
        { test: 'Troponin', value: 52, unit: 'ng/L', reference: { low: 0, high: 14 } },
      ],
      services: [
        { name: 'router', version: '2.1', previous_version: '2.0' },
        { name: 'mailer', version: '7.4', previous_version: '7.3' },
      ],
      tickets: [
        { number: 12, state: 'closed' },
        { number: 15, state: 'open' },
      ],
    },
    says: [
      'The glucose is 96 mg/dL.',
      'The troponin is 52 ng/L.',
      'router runs version 2.1.',
      'Ticket 12 is closed.',
      'Ticket 15 is open.',
    ],
    not: [
      'The glucose is 99 mg/dL.',
      'The troponin is 14 ng/L.',
      'router runs version 2.0.',
      'mailer runs version 2.1.',
      'Ticket 15 is closed.',
      'Ticket 12 is open.',
    ],
  },
  'a deed for a part of an amount, and a flight that is called so': {
    given: {
      segments: [
        { no: 1, flight: 'KL120', status: 'flown' },
        { no: 2, flight: 'KL121', status: 'cancelled' },
      ],
    },
    says: ['Flight KL120 was flown.', 'Flight KL121 was cancelled.'],
    not: ['Flight KL121 was flown.', 'Flight KL120 was cancelled.'],
  },
  'rows told by their day': {
    given: {
      currency: 'EUR',
      transactions: [
        { date: '2026-03-02', payee: 'Volta', balance: 914.5, booked: true },
        { date: '2026-03-05', payee: 'Hafen AG', balance: 1034.5, booked: false },
      ],
    },
    says: ['The balance on 5 March 2026 was 1,034.50 euros.', 'The transaction of 2 March 2026 was booked.'],
    not: ['The balance on 2 March 2026 was 1,034.50 euros.', 'The transaction of 5 March 2026 was booked.'],
  },
  'what a check is called does not pass it': {
    given: {
      applicant: { name: 'Rosa Lind' },
      checks: [
        { type: 'identity', result: 'clear' },
        { type: 'sanctions', result: 'consider' },
        { type: 'residence', result: 'unidentified' },
      ],
    },
    says: ['The identity check is clear.'],
    not: [
      'The residence was verified.',
      'Rosa Lind is on a sanctions list.',
      'The sanctions check is clear.',
      'The residence check is clear.',
    ],
  },
  'a row has its own doer, and who stands under a deed has not done it': {
    given: {
      auction: {
        item: 'Oak table',
        seller: 'Ruben Hart',
        reserve_met: false,
        bids: [
          { bidder: 'Ana Lopes', amount_eur: 350 },
          { bidder: 'Kurt Weil', amount_eur: 380 },
        ],
      },
    },
    says: ['Kurt Weil bid 380 euros.', 'The reserve was not met.', 'There were two bids.'],
    not: ['Ruben Hart bid 380 euros.', 'Ana Lopes bid 380 euros.', 'The reserve was met.'],
  },
  'nobody is elected by standing in an election': {
    given: {
      election: {
        seat: 'Ward 9',
        candidates: [
          { name: 'Ivo Pell', votes: 1810 },
          { name: 'Dora Finch', votes: 2044 },
        ],
        declared: false,
      },
    },
    says: ['Dora Finch received 2,044 votes.'],
    not: ['Dora Finch was elected.', 'Ivo Pell was elected.', 'Ivo Pell received 2,044 votes.'],
  },
  'a state is that of what has it, and no other state': {
    given: {
      vans: [
        { plate: 'KA 204', driver: 'Ugo Conti', status: 'in_use' },
        { plate: 'KA 377', driver: null, status: 'in_workshop' },
      ],
      bill: { amount_eur: 118.4, status: 'unpaid', due: '2026-02-20' },
    },
    says: ['KA 204 is in use.', 'The bill is unpaid.'],
    not: ['Ugo Conti is in use.', 'KA 377 is in use.', 'The bill is overdue.', 'The bill is paid.'],
  },
  'an amount of what is not done as a whole': {
    given: {
      charge: { id: 'CH-5', amount_usd: 120, amount_refunded_usd: 45, refunded: false, captured: true },
    },
    says: ['$45 was refunded.', 'Charge CH-5 was captured.'],
    not: ['$120 was refunded.', 'Charge CH-5 was refunded.', 'Charge CH-5 was not captured.'],
  },
  'what is not approved is not thereby rejected': {
    given: {
      sheet: { no: 'TS-8', employee: 'Ken Abe', submitted: true, approved: false, approver: 'Lia Roth' },
    },
    says: ['The sheet was submitted.', 'Sheet TS-8 was not approved.'],
    not: [
      'Sheet TS-8 was rejected.',
      'Sheet TS-8 was denied.',
      'The sheet was declined.',
      'Lia Roth approved the sheet.',
      'Lia Roth rejected the sheet.',
    ],
  },
  'who must approve has not approved by that': {
    given: {
      rules: { name: 'Travel', approval: { required_above_eur: 500, by: 'department head' } },
      expense: { id: 'EX-12', amount_eur: 210, approved_by: null, submitted_by: 'Uli Marx' },
    },
    says: ['Uli Marx submitted the expense.'],
    not: ['The department head approved the expense.', 'Uli Marx approved the expense.'],
  },
  'what a decision is of': {
    given: {
      claim: {
        no: 'W-34',
        customer: 'Ole Dahl',
        decision: 'rejected',
        goodwill: { offered: true, discount_percent: 30, accepted: false },
      },
    },
    says: ['Claim W-34 was rejected.'],
    not: [
      'The goodwill offer was rejected.',
      'Ole Dahl accepted the discount.',
      'Ole Dahl rejected the claim.',
    ],
  },
  'a failed login is none, and who a message is from has sent it': {
    given: {
      events: [
        { user: 'mona.k', event: 'login_failed', at: '2026-06-01T08:00:00Z' },
        { user: 'mona.k', event: 'login_succeeded', at: '2026-06-01T08:02:00Z' },
      ],
      message: { from: 'Cara Voss', to: ['Dan Roe'], sent_at: '2026-03-04T10:00:00Z', read: false },
    },
    says: ['Cara Voss sent the message.'],
    not: ['mona.k logged in at 08:00.', 'Dan Roe sent the message.', 'The message was read.'],
  },
};

/** "Done", "his" and "mine" behind "is" are all that such a sentence says. */
const DONE: readonly (readonly [evidence: string, says: readonly string[], not: readonly string[]])[] = [
  [
    'Ticket KR-5 is open. Ann Lee owns it.',
    ['Ticket KR-5 is open.'],
    ['KR-5 is done.', 'Ticket KR-5 is done.', 'Ticket KR-5 is his.'],
  ],
  ['The repair of the lift is done.', ['The repair of the lift is done.', 'The lift repair is done.'], []],
  [
    'The homework has been done by Ben.',
    ['The homework is done.', 'The homework was done by Ben.'],
    ['The homework is his.'],
  ],
  [
    'The fence was painted, and the gate is broken.',
    [],
    ['The gate is done.', 'The gate has been done.', 'The gate is mine.'],
  ],
];

describe('of which row of data something is said', () => {
  for (const [rule, { given, says, not }] of Object.entries(RECORDS)) {
    for (const claim of says)
      test(`${rule}: «${claim}»`, () => assert.equal(ask(claim, [given]).status, 'supported'));
    for (const claim of not)
      test(`${rule}: not «${claim}»`, () => assert.notEqual(ask(claim, [given]).status, 'supported'));
  }
});

describe('what is all that a sentence says behind "is"', () => {
  for (const [evidence, says, not] of DONE) {
    for (const claim of says)
      test(`«${claim}» of «${evidence}»`, () => assert.equal(ask(claim, [evidence]).status, 'supported'));
    for (const claim of not)
      test(`not «${claim}» of «${evidence}»`, () =>
        assert.notEqual(ask(claim, [evidence]).status, 'supported'));
  }
});
