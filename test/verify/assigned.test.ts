import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask } from './ask.ts';

/** What is supported and what is not: the claim, and the text. */
const TABLE: readonly (readonly [boolean, string, string])[] = [
  [false, 'Ms Lund approved the request.', 'Approver: Ms Lund.\nRequester: Mr Kern.\nStatus: open'],
  [
    false,
    'Ms Lund approved the request of Mr Kern.',
    'Approver: Ms Lund. Requester: Mr Kern. Decision: none so far.',
  ],
  [false, 'Dr Fox reviewed the paper.', 'Reviewer: Dr Fox\nPaper: A-12\nDue: 3 May'],
  [false, 'Ms Lund signed the contract.', 'Signatory: Ms Lund\nContract: C-4\nSigned on: -'],
  [false, 'Kim inspected the site.', 'Inspector: Kim\nSite: Dock 4\nInspection: to be scheduled'],
  [true, 'The owner is Kim.', 'Owner: Kim'],
  [true, 'Kim owns the account.', 'Account: A-4\nOwner: Kim'],
  [true, 'The approver is Ms Lund.', 'Approver: Ms Lund.\nRequester: Mr Kern.'],
  [false, 'Mr Kern paid the invoice.', 'Payer: Mr Kern\nInvoice: 44\nAmount: $40\nState: unpaid'],
  [false, 'Mr Kern paid the invoice.', 'Payer: Mr Kern\nInvoice: 44\nAmount: $40'],
  [false, 'Ola translated the report.', 'Translator: Ola\nReport: R-9\nDeadline: 9 June'],
  [true, 'Ola is the translator of report R-9.', 'Translator: Ola\nReport: R-9\nDeadline: 9 June'],
  [false, 'The booking was confirmed.', 'Your booking is confirmed as soon as we receive payment.'],
  [true, 'The booking was confirmed.', 'Your booking is confirmed.'],
  [false, 'The booking was confirmed.', 'Your booking is confirmed once we receive payment.'],
  [false, 'The booking was confirmed.', 'Your booking is confirmed if we receive payment.'],
  [false, 'The booking was confirmed.', 'The booking is confirmed when we receive payment.'],
  [false, 'The order was cancelled.', 'Your order is cancelled as soon as you ask for it.'],
  [false, 'The valve is to be replaced.', 'Plumber on site 5 Feb: valve blocked, replaced.'],
  [false, 'The lamp is to be returned.', 'Note: lamp broken, returned.'],
  [false, 'The fee is to be waived.', 'Desk 4 May: fee charged twice, waived.'],
  [false, 'The valve was to be replaced.', 'Plumber on site 5 Feb: valve blocked, replaced.'],
  [false, 'The valve will be replaced.', 'Plumber on site 5 Feb: valve blocked, replaced.'],
  [true, 'The valve was replaced.', 'Plumber on site 5 Feb: valve blocked, replaced.'],
  [false, 'The valve can be replaced.', 'Plumber on site 5 Feb: valve blocked, replaced.'],
  [false, 'The valve must be replaced.', 'Plumber on site 5 Feb: valve blocked, replaced.'],
];

suite('who is named for a deed, and a rule for it, say not that it was done', () => {
  for (const [supported, claim, text] of TABLE)
    test(`«${claim}» is ${supported ? '' : 'not '}supported by ${JSON.stringify(text)}`, () => {
      assert.equal(ask(claim, [text]).status === 'supported', supported);
    });
});
