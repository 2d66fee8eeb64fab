/** What tickets, chats, logs, runbooks, contracts and notes say of the preconditions that an agent asks for, and what they do not. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask, type Given } from './ask.ts';

interface Case {
  readonly given: Given;
  readonly said: readonly string[];
  readonly unsaid: readonly string[];
}

const CASES: readonly Case[] = [
  {
    given:
      "Customer (Ana Ruiz), 3 May 2026 10:00: Hi, I'd like my money back for the blue chair.\nAgent (Leo), 3 May 2026 10:10: Could you send me the receipt?\nCustomer, 3 May 2026 10:20: I have attached the receipt. I will send the chair back tomorrow.\nAgent (Leo), 3 May 2026 10:25: Thank you. Do you want a voucher?",
    said: [
      'The customer asked for a refund.',
      'Ana Ruiz wants a refund.',
      'The customer sent the receipt.',
      'The agent asked the customer to send the receipt.',
    ],
    unsaid: [
      'The agent asked for a refund.',
      'The customer sent the chair back.',
      'The customer asked for a voucher.',
      'The customer received a refund.',
    ],
  },
  {
    given:
      "Customer: I want to cancel my subscription.\nAgent: May I ask why?\nCustomer: It's too expensive. Actually, I'd rather keep it for another month.",
    said: [],
    unsaid: [
      'The customer wants to cancel the subscription.',
      'The customer asked to cancel the subscription.',
    ],
  },
  {
    given:
      'Customer: If the parcel does not arrive by Friday I want a refund.\nAgent: Understood.\nCustomer: My sister said that the box was broken.',
    said: [],
    unsaid: [
      'The customer asked for a refund.',
      'The customer wants a refund.',
      'The customer said that the box was broken.',
    ],
  },
  {
    given: {
      messages: [
        { from: 'customer', text: 'I paid the invoice on 3 May. Could you cancel the reminder?' },
        { from: 'agent', text: 'I cannot see a payment.' },
      ],
    },
    said: ['The customer asked the agent to cancel the reminder.'],
    unsaid: [
      'The invoice was paid on 3 May.',
      'The customer paid the invoice.',
      'The agent paid the invoice.',
    ],
  },
  {
    given:
      'From: Dana Ruiz <dana@x.example>\nTo: Finance\nSubject: Invoices\n\nI approve the payment of invoice 88. I would approve invoice 89 if the amounts matched. You do not have my approval to pay invoice 91.',
    said: ['Dana Ruiz approved the payment of invoice 88.'],
    unsaid: [
      'Dana Ruiz approved invoice 89.',
      'Dana Ruiz approved the payment of invoice 91.',
      'Finance approved the payment of invoice 88.',
      'Dana Ruiz paid invoice 88.',
    ],
  },
  {
    given:
      'unit tests: 40 passed, 0 failed, 3 skipped\nsmoke tests: 12 passed, 1 failed\nsecurity checks: 0 failed, 9 passed',
    said: ['One smoke test failed.', 'No unit tests failed.', 'All security checks passed.'],
    unsaid: [
      'All unit tests passed.',
      'The smoke tests passed.',
      'No smoke tests failed.',
      'One unit test failed.',
    ],
  },
  {
    given:
      '2026-05-01T02:00:00Z ERROR Job nightly-sync failed: disk full\n2026-05-01T02:10:00Z INFO Job backup skipped\n2026-05-01T02:20:00Z WARN rollback not required',
    said: ['Job nightly-sync failed.', 'The nightly-sync job failed.', 'No rollback was required.'],
    unsaid: ['Job backup failed.', 'Job nightly-sync completed.', 'A rollback was required.'],
  },
  {
    given:
      '1. Notify the on-call lead. 2. Do not promote the replica while the primary accepts writes. 3. Take a snapshot before the failover.',
    said: [
      'The on-call lead must be notified.',
      'The replica must not be promoted while the primary accepts writes.',
      'A snapshot must be taken before the failover.',
    ],
    unsaid: [
      'The on-call lead was notified.',
      'A snapshot was taken.',
      'The replica must be promoted.',
      'The primary must not be promoted.',
    ],
  },
  {
    given:
      "4. The Tenant may not keep pets without the Landlord's written consent. 5. Repairs are carried out at the Landlord's expense. 6. Deposits are not refundable unless the lease is ended by the Landlord.",
    said: [
      "The tenant needs the landlord's written consent to keep pets.",
      'The landlord pays for repairs.',
      'Deposits are refundable if the lease is ended by the landlord.',
    ],
    unsaid: [
      "The landlord needs the tenant's consent to keep pets.",
      'The tenant pays for repairs.',
      'Deposits are refundable.',
      'Deposits are refundable if the lease is ended by the tenant.',
      'The landlord consented to pets.',
    ],
  },
  {
    given:
      'Patient: Omar Said, 44. Father had a stroke. Current medication: metformin 500 mg twice daily; aspirin stopped in May. Allergies: penicillin. Plan: start ramipril 5 mg.',
    said: ['Omar Said takes metformin 500 mg twice daily.', 'Omar Said is allergic to penicillin.'],
    unsaid: [
      'Omar Said takes aspirin.',
      'Omar Said takes ramipril.',
      'Omar Said had a stroke.',
      'Omar Said has no allergies.',
    ],
  },
];

suite('preconditions that an agent asks a gate for', () => {
  for (const { given, said, unsaid } of CASES) {
    for (const claim of said)
      test(`"${claim}" is said`, () => assert.equal(ask(claim, [given]).status, 'supported'));
    for (const claim of unsaid)
      test(`"${claim}" is not said`, () => assert.notEqual(ask(claim, [given]).status, 'supported'));
  }

  test('what a message in data says is cited by the words of the message', () => {
    const given = { messages: [{ from: 'customer', text: 'Please cancel my order.' }] };
    const { citations } = ask('The customer asked to cancel the order.', [given]);
    const pointers = citations.map((citation) => ('pointer' in citation ? citation.pointer : ''));
    assert.ok(pointers.includes('/messages/0/text'));
  });
});
