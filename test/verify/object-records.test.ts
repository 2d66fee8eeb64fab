/** Objects as gates have them: rights, approvals, orders, states and amounts; what they say, and what not. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

interface Kept {
  readonly given: Given;
  readonly says: readonly string[];
  readonly not: readonly string[];
}

const OBJECTS: Readonly<Record<string, Kept>> = {
  'a deployment is approved by who stands among its approvals': {
    given: {
      deployment: {
        service: 'checkout',
        status: 'succeeded',
        started: '2026-11-20T10:00:00Z',
        finished: '2026-11-20T10:07:30Z',
        approvals: [{ by: 'n.ito', at: '2026-11-20T09:50:00Z' }],
        rollback: false,
      },
    },
    says: [
      'n.ito approved the deployment.',
      'The deployment was approved by n.ito.',
      'The deployment was approved on 20 November 2026.',
      'The deployment was not rolled back.',
      'The deployment took 7.5 minutes.',
      'The deployment took seven and a half minutes.',
      'The deployment took 7 minutes and 30 seconds.',
    ],
    not: [
      'The deployment was approved by checkout.',
      'n.ito rejected the deployment.',
      'n.ito reviewed the deployment.',
      'The deployment was rolled back.',
      'The deployment was approved on 21 November 2026.',
      'n.ito deployed checkout.',
    ],
  },
  'of several approvals each has its own outcome': {
    given: {
      change: 'CH-9',
      approvals: [
        { by: 'Ann Lee', status: 'rejected' },
        { by: 'Bo Kim', status: 'approved' },
      ],
      reviews: [{ by: 'Cy Dow', result: 'pending' }],
    },
    says: ['Bo Kim approved CH-9.'],
    not: [
      'Ann Lee approved CH-9.',
      'Cy Dow reviewed CH-9.',
      'Ann Lee approved the change.',
      'The change was approved by Ann Lee and Bo Kim.',
      'Bo Kim reviewed CH-9.',
    ],
  },
  'an approval that is not given is none': {
    given: {
      request: 'RQ-4',
      approvals: [
        { by: 'Ann Lee', approved: false },
        { by: 'Bo Kim', approved: true },
      ],
    },
    says: [],
    not: ['Ann Lee approved RQ-4.'],
  },
  'an approval without a day is none': {
    given: { request: 'RQ-5', approvals: [{ by: 'Ann Lee', at: null }] },
    says: [],
    not: ['Ann Lee approved RQ-5.', 'RQ-5 was approved.'],
  },
  'what is approved by somebody and not approved is open': {
    given: { invoice: 'INV-3', vendor: 'Acme', paid: false, approved_by: 'L. Chen', approved: false },
    says: [],
    not: ['Invoice INV-3 was approved by L. Chen.'],
  },
  'an invoice is approved before it is paid': {
    given: { invoice: 'INV-3', vendor: 'Acme', paid: false, approved_by: 'L. Chen' },
    says: ['Invoice INV-3 was approved by L. Chen.', 'INV-3 was approved by L. Chen but has not been paid.'],
    not: ['INV-3 was paid by L. Chen.', 'INV-3 was issued by L. Chen.'],
  },
  'a draft is approved by nobody': {
    given: { invoice: 'INV-3', status: 'draft', approved_by: 'L. Chen' },
    says: [],
    not: ['Invoice INV-3 was approved by L. Chen.'],
  },
  'a run lasts from its start to its end, to the second': {
    given: { job: 'nightly', started_at: '2026-11-20T10:00:03Z', finished_at: '2026-11-20T10:12:01Z' },
    says: ['The job took 12 minutes.', 'The job took less than 12 minutes.'],
    not: ['The job took 11 minutes.', 'The job took 13 minutes.'],
  },
  'seconds count': {
    given: { job: 'nightly', started_at: '2026-11-20T10:00:03Z', finished_at: '2026-11-20T10:00:33Z' },
    says: ['The job took 30 seconds.'],
    not: ['The job took 33 seconds.', 'The job took 40 seconds.', 'The job took one minute.'],
  },
  'what is null until a day does not last': {
    given: { user: 'mkeller', locked_until: null, banned_until: '2026-12-01', smoker: false, driver: true },
    says: [
      "The user's account is not locked.",
      'The account is not locked.',
      'The user mkeller is not locked.',
      'The user does not smoke.',
      'mkeller is not a smoker.',
    ],
    not: [
      'The account is locked.',
      'The account is not banned.',
      'mkeller smokes.',
      'mkeller does not drive.',
    ],
  },
  'what is valid until no day is not told': {
    given: { user: 'mkeller', valid_until: null },
    says: [],
    not: ['The user is not valid.', 'The account is valid.'],
  },
  'who may do what is told by rights': {
    given: {
      user: 'mkeller',
      access: { 'prod-db': 'read', 'staging-db': 'write', vault: null, ci: 'none' },
      consent: { surgery: true, research: false },
    },
    says: [
      'mkeller has read access to prod-db.',
      'mkeller has write access to staging-db.',
      'mkeller can write to staging-db.',
      'mkeller can read prod-db.',
      'mkeller has no access to vault.',
      'mkeller does not have access to ci.',
      'mkeller has consented to surgery.',
      'mkeller has not consented to research.',
      'mkeller has access to prod-db.',
    ],
    not: [
      'mkeller can write to prod-db.',
      'mkeller has write access to prod-db.',
      'mkeller has access to vault.',
      'mkeller can write to vault.',
      'mkeller can write to ci.',
      'mkeller has access to ci.',
      'mkeller consented to research.',
      'mkeller has not consented to surgery.',
      'mkeller has no access to prod-db.',
      'mkeller wrote to staging-db.',
      'mkeller cannot write to staging-db.',
      'mkeller has read access to staging-db and vault.',
      'mkeller read prod-db.',
      'mkeller is reading prod-db.',
    ],
  },
  'roles are all that somebody has': {
    given: { user: 'jdoe', roles: ['viewer', 'billing'], permissions: ['invoices:read'], groups: [] },
    says: [
      'jdoe is not an admin.',
      'jdoe does not have the admin role.',
      'jdoe is a viewer.',
      'jdoe has the roles viewer and billing.',
      'jdoe is in no group.',
    ],
    not: [
      'jdoe is an admin.',
      'jdoe is not a viewer.',
      'jdoe does not have the billing role.',
      'jdoe has the admin role.',
      'jdoe is not a customer.',
      'jdoe is not in Berlin.',
    ],
  },
  'an empty list says that there was none': {
    given: { order: { id: 'A-1', refunds: [], returns: [], notes: null } },
    says: [
      'No refund has been issued for order A-1.',
      'No refunds have been made for order A-1.',
      'Order A-1 has no refunds.',
      'There are no refunds for order A-1.',
      'Order A-1 has not been refunded.',
      'Nothing has been refunded on order A-1.',
    ],
    not: [
      'A refund has been issued for order A-1.',
      'Order A-1 has been returned.',
      'A refund was requested for order A-1.',
    ],
  },
  'the rows of an order are what the customer ordered': {
    given: {
      order: {
        id: 'A-1',
        placed_at: '2026-02-01',
        status: 'shipped',
        items: [
          { name: 'desk lamp', qty: 2 },
          { name: 'bulb set', qty: 1 },
        ],
        customer: { name: 'Dana Ruiz', country: 'DE' },
        seller: { name: 'Lux Ltd' },
        refunds: [],
      },
    },
    says: [
      'Dana Ruiz ordered two desk lamps.',
      'Dana Ruiz has ordered a bulb set.',
      'Dana Ruiz bought two desk lamps.',
      'No refund has been issued for order A-1.',
    ],
    not: [
      'Dana Ruiz ordered two bulb sets.',
      'Dana Ruiz shipped two desk lamps.',
      'Lux Ltd ordered two desk lamps.',
      'Dana Ruiz returned two desk lamps.',
      'Dana Ruiz received two desk lamps.',
      'Dana Ruiz did not order a bulb set.',
      'Dana Ruiz sold two desk lamps.',
      'Dana Ruiz ordered three items.',
      'Dana Ruiz ordered a desk.',
    ],
  },
  'a shipment is ordered by nobody': {
    given: {
      shipment: { id: 'S-1', items: [{ name: 'desk lamp', qty: 2 }], customer: { name: 'Dana Ruiz' } },
    },
    says: [],
    not: ['Dana Ruiz shipped two desk lamps.', 'Dana Ruiz received two desk lamps.'],
  },
  'a quote is no order': {
    given: { quote: { id: 'Q-1', items: [{ name: 'desk lamp', qty: 2 }], customer: { name: 'Dana Ruiz' } } },
    says: [],
    not: ['Dana Ruiz ordered two desk lamps.', 'Dana Ruiz bought two desk lamps.'],
  },
  'a cart is no order': {
    given: {
      cart: {
        id: 'Q-1',
        items: [
          { name: 'desk lamp', qty: 2 },
          { name: 'chair', qty: 1 },
        ],
        customer: { name: 'Dana Ruiz' },
      },
    },
    says: [],
    not: ['Dana Ruiz ordered two desk lamps.'],
  },
  'a cancelled order was not bought': {
    given: {
      order: {
        id: 'A-2',
        status: 'cancelled',
        items: [
          { name: 'desk lamp', qty: 2 },
          { name: 'chair', qty: 1 },
        ],
        customer: { name: 'Dana Ruiz' },
      },
    },
    says: [],
    not: ['Dana Ruiz bought two desk lamps.'],
  },
  'what was opened and resolved is not open': {
    given: { incident: { id: 'INC-77', opened: '2026-11-18T02:10:00Z', resolved: '2026-11-18T05:40:00Z' } },
    says: ['The incident has been resolved.', 'The incident was opened on 18 November 2026.'],
    not: [
      'The incident is still open.',
      'The incident is open.',
      'INC-77 is open.',
      'The incident is ongoing.',
      'The incident is unresolved.',
      'The incident has not been resolved.',
    ],
  },
  'lines tell it as objects do': {
    given: 'Incident INC-77\nOpened: 18 November 2026\nResolved: 19 November 2026\nSeverity: 2',
    says: ['INC-77 was opened on 18 November 2026.'],
    not: [
      'The incident is still open.',
      'The incident is open.',
      'INC-77 is open.',
      'INC-77 is not resolved.',
    ],
  },
  'what is open is said to be': {
    given: { ticket: { id: 'T-1', open: true, opened_at: '2026-11-18', closed_at: null } },
    says: ['Ticket T-1 is open.', 'Ticket T-1 is still open.'],
    not: ['Ticket T-1 is closed.'],
  },
  'what was opened and closed is not open': {
    given: { ticket: { id: 'T-2', opened_at: '2026-11-18', closed_at: '2026-11-19' } },
    says: [],
    not: ['Ticket T-2 is open.', 'Ticket T-2 is active.'],
  },
  'what was cancelled is not active': {
    given: { subscription: { id: 'S-1', started: '2025-01-01', cancelled: '2026-11-01', plan: 'Pro' } },
    says: [],
    not: [
      'The subscription is active.',
      'Subscription S-1 is still running.',
      'The subscription has not been cancelled.',
      'The subscription is valid.',
    ],
  },
  'what something costs has not been paid': {
    given: {
      loan: {
        id: 'L-1',
        opened: '2025-01-01',
        balance: 1200,
        price: 300,
        paid: 50,
        fee: 20,
        currency: 'EUR',
      },
    },
    says: ['50 euros have been paid.'],
    not: [
      '300 euros have been paid.',
      '20 euros were paid.',
      '1,200 euros have been paid.',
      'The customer paid 20 euros.',
      'The customer paid 300 euros.',
      'The fee has been paid.',
    ],
  },
  'an open order is not paid': {
    given: { order: { id: 'O-1', price: 300, fee: 20, currency: 'EUR', status: 'open' } },
    says: [],
    not: [
      '300 euros have been paid.',
      '20 euros were paid.',
      'The customer paid 300 euros.',
      'The fee has been paid.',
    ],
  },
  'a paid order is paid': {
    given: { order: { id: 'O-2', price: 300, currency: 'EUR', status: 'paid' } },
    says: ['The order has been paid.'],
    not: [],
  },
  'a fee of nothing is no payment that is missing': {
    given: { order: { id: 'O-1', shipping: { fee: 0 }, payment: { status: 'paid' } } },
    says: ['The order O-1 has been paid.'],
    not: ['The order O-1 has not been paid yet.'],
  },
  'an open payment has not been made': {
    given: { order: { id: 'O-1', shipping: { fee: 0 }, payment: { status: 'open', due: '2026-12-01' } } },
    says: ['The order O-1 has not been paid yet.'],
    not: ['The order O-1 has been paid.'],
  },
  'a code in small letters may stand beside cents': {
    given: { plan: { id: 'family', interval: 'month', amount: 1799, currency: 'usd' } },
    says: [],
    not: ['The family plan costs 1,799 dollars a month.'],
  },
  'a right that is asked for is none': {
    given: { access_request: { user: 'mkeller', status: 'pending', access: { 'prod-db': 'write' } } },
    says: [],
    not: ['mkeller can write to prod-db.', 'mkeller has write access to prod-db.'],
  },
  'rights asked for, revoked and former ones are none': {
    given: {
      user: 'mkeller',
      requested_access: { 'prod-db': 'write' },
      revoked_permissions: { vault: 'read' },
      previous_access: { ci: 'admin' },
    },
    says: [],
    not: ['mkeller can write to prod-db.', 'mkeller can read vault.', 'mkeller has access to ci.'],
  },
  'who is suspended may do nothing': {
    given: { user: 'mkeller', status: 'suspended', access: { 'prod-db': 'write' } },
    says: [],
    not: ['mkeller can write to prod-db.'],
  },
  'access that has expired is none': {
    given: { user: 'mkeller', access: { 'prod-db': 'write' }, access_expired: true },
    says: [],
    not: ['mkeller can write to prod-db.'],
  },
  'a role may be had by a group': {
    given: { user: 'mkeller', roles: ['viewer'], groups: ['admins'] },
    says: [],
    not: ['mkeller is not an admin.'],
  },
};

for (const [what, { given, says, not }] of Object.entries(OBJECTS))
  describe(what, () => {
    for (const claim of says)
      test(`“${claim}” is supported`, () => assert.equal(ask(claim, [given]).status, 'supported'));
    for (const claim of not)
      test(`“${claim}” is not`, () => assert.notEqual(ask(claim, [given]).status, 'supported'));
  });
