/** What another text, or the next sentence, denies: by denying more, by an opposite, or by putting another in a place for one. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Pair = readonly [claim: string, other: string];

const DENIED: readonly Pair[] = [
  ['The bonus of 400 euros was granted to Lena.', 'No bonus was granted.'],
  ['The lease was signed on 2 June by both parties.', 'The lease was not signed.'],
  ['Pump 7 was repaired on Tuesday.', 'Pump 7 was never repaired.'],
  ['The visitors were admitted at 9:00.', 'The visitors were not admitted.'],
  ['Ivo returned the keys on 4 March.', 'Ivo failed to return the keys.'],
  ['The letter was opened by the clerk.', 'The letter is unopened.'],
  ['The fine was settled on 9 May.', 'The fine is still outstanding.'],
  ['The policy includes theft.', 'The policy excludes theft.'],
  ['Room 12 is occupied.', 'Room 12 is vacant.'],
  ['The printer is in stock.', 'The printer is out of stock.'],
  ['The application was accepted on 3 May.', 'The application was rejected.'],
  ['La facture a été payée le 3 mai.', "La facture n'a pas été payée."],
  ['El paquete fue entregado el 3 de mayo.', 'El paquete no fue entregado.'],
  ['Das Konto wurde am 3. Mai gesperrt.', 'Das Konto wurde nie gesperrt.'],
];

const OTHERWISE: readonly Pair[] = [
  ['The warehouse is in Hamburg.', 'The warehouse is in Munich.'],
  ['The castle was built by Otto Brandt.', 'The castle was built by Karl Weiss.'],
  ['Acme paid the invoice.', 'The invoice was paid by Bolt.'],
  ['Nora Lind is the owner of the kiosk.', 'Piet Vos is the owner of the kiosk.'],
  ['The priority of ticket 9 is high.', 'The priority of ticket 9 is low.'],
  ['The result of the inspection was positive.', 'The result of the inspection was negative.'],
];

const BESIDE: readonly Pair[] = [
  ['The bonus of 400 euros was granted to Lena.', 'No bonus was granted to Piet.'],
  ['The lease was signed on 2 June.', 'The lease was not signed by the guarantor.'],
  ['Pump 7 was repaired on Tuesday.', 'Pump 8 was never repaired.'],
  ['Pump 7 was repaired on Tuesday.', 'The pump was not repaired on Monday.'],
  ['The visitors were admitted at 9:00.', 'The visitors were not admitted at first.'],
  ['The account was opened on 3 May.', 'The account is closed.'],
  ['The shop is open on Sundays.', 'The shop is closed on Mondays.'],
  ['The fine was settled on 9 May.', 'The other fine is outstanding.'],
  ['Some tests passed.', 'Some tests failed.'],
  ['A parcel was delivered on 3 May.', 'A parcel was not delivered.'],
  ['The refund of $80 was issued on 2 May.', 'The refund of $20 was not issued.'],
  ['The parcel was delivered on 3 May.', 'The parcel was not delivered on 2 May.'],
  ['The parcel was delivered on 3 May.', 'If the parcel was not delivered, call us.'],
  ['The parcel was delivered on 3 May.', 'His parcel was not delivered.'],
  ['Mr. Ek signed the contract.', 'The copy of the contract is unsigned.'],
  ['The warehouse is in Hamburg.', 'The warehouse is in Germany.'],
  ['The report was signed by Otto Brandt.', 'The report was signed by Karl Weiss.'],
  ['Bob Fox is the owner of the kiosk.', 'Robert Fox is the owner of the kiosk.'],
  ['Nora Lind is a member of the board.', 'Piet Vos is a member of the board.'],
];

describe('a statement that one text makes', () => {
  for (const [claim, other] of [...DENIED, ...OTHERWISE])
    test(`is in conflict with «${other}» in another: ${claim}`, () => {
      const { status, reason, conflicts } = ask(claim, [claim, other]);
      assert.equal(status, 'ambiguous');
      assert.equal(reason, 'conflicting_sources');
      assert.deepEqual(
        conflicts.map(({ quote }) => quote),
        [other],
      );
    });
  for (const [claim, other] of BESIDE)
    test(`stands beside «${other}»: ${claim}`, () => {
      assert.equal(ask(claim, [claim, other]).status, 'supported');
    });
  test('is superseded by a sentence behind it that denies it, and not by one before it', () => {
    const claim = 'The lease was signed on 2 June.';
    assert.equal(ask(claim, [`${claim} The lease was not signed.`]).reason, 'superseded');
    assert.equal(ask(claim, [`The lease was not signed. ${claim}`]).status, 'supported');
  });
});
