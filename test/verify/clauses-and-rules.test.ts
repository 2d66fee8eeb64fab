/** What a clause, a rule or an offer says is not said of the whole, of those that are meant, or as done. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, evidence: string];

const UNSAID: readonly Case[] = [
  ['The match is called off.', 'The match is called off and fans are repaid if it snows.'],
  [
    'The charge is waived.',
    'The charge is waived and the card stays valid as long as the balance is above $900.',
  ],
  ['The guarantee lasts three years.', 'Silver members get a guarantee of three years.'],
  ['The guarantee lasts three years.', 'The guarantee lasts three years on motors.'],
  ['The guarantee lasts three years.', 'The saw comes with an optional guarantee of three years.'],
  ['The lamp burns ten hours.', 'The lamp burns ten hours in low-power mode.'],
  ['The inn gave a free dinner.', 'The inn apologised, offering a free dinner.'],
  ['Ms Orr won the bid.', 'Ms Orr sat down when Ms Poe spoke, winning the bid.'],
  ['Ola paid for the twins.', 'Ola paid for herself, and Finn for the twins.'],
  ['The price includes VAT.', 'Price: with VAT 60, without it 50.'],
  ['The transfers take four days.', 'A transfer takes four days.'],
  ['The crate was opened by customs.', 'Every crate is opened by customs.'],
  ['The casting vote was for the plan.', 'Plan P-2\nCasting vote: against'],
  ['Der Kunde hat die Rechnungen bezahlt.', 'Der Kunde hat die Rechnung bezahlt.'],
  ['Elle a payé les factures.', 'Elle a payé la facture.'],
  ['Ana pagó las facturas.', 'Ana pagó la factura.'],
  ['Everyone passed the course.', 'Everyone passed the course but Piet.'],
];

const SAID: readonly Case[] = [
  ['The match is called off.', 'The match is called off and fans are repaid.'],
  ['The bar is open.', 'The bar is open and you can order snacks if you like.'],
  ['The guarantee lasts three years.', 'The saw comes with a guarantee of three years.'],
  ['The rebate is 15%.', 'Every member gets a rebate of 15%.'],
  ['The fee is 20 euros.', 'The fee is 20 euros for everyone.'],
  ['The inn offered a free dinner.', 'The inn apologised, offering a free dinner.'],
  ['Mr Orr gave his word on a new pump.', 'Mr Orr promised a new pump.'],
  ['Ms Orr won the bid.', 'Ms Orr spoke first, winning the bid.'],
  ['Ola paid for herself.', 'Ola paid for herself, and Finn for the twins.'],
  ['Transfers take four days.', 'A transfer takes four days.'],
  ['The crate was opened by customs.', 'The crate was opened by customs on Monday.'],
  ['The casting vote was against the plan.', 'The casting vote was against the plan.'],
  ['Der Kunde hat die Rechnungen bezahlt.', 'Der Kunde hat die Rechnungen im Mai bezahlt.'],
  ['Everyone passed the course.', 'Everyone passed the course, but Piet was late.'],
];

describe('clauses, rules and offers', () => {
  for (const [claim, evidence] of UNSAID)
    test(`do not say «${claim}»: ${evidence}`, () =>
      assert.notEqual(ask(claim, [evidence]).status, 'supported'));
  for (const [claim, evidence] of SAID)
    test(`say «${claim}»: ${evidence}`, () => assert.equal(ask(claim, [evidence]).status, 'supported'));
});
