/** Claims that say in another turn of phrase what the evidence says, and such as say something else by it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

const SAID: readonly (readonly [claim: string, evidence: string])[] = [
  ['The drug may cause drowsiness.', 'The drug can make you drowsy.'],
  ['The pill is taken twice a day.', 'The pill is taken two times daily.'],
  ['The filter is changed once a week.', 'The filter is changed weekly.'],
  ['Almost all members voted.', 'Nearly all members voted.'],
  ['The key expires after a year.', 'The key is valid for a year.'],
  ['The course kicks off on 3 May.', 'The course begins on 3 May.'],
  ['The printer is not working.', 'The printer is broken.'],
  ['The request timed out.', 'The request ran into a timeout.'],
  ['The API returns an error.', 'The API responds with an error.'],
  ['Staff may work from home on Fridays.', 'Employees may work from home on Fridays.'],
  ['The audit turned up three errors.', 'The audit revealed three errors.'],
  ['Visitors must book.', 'Booking is required for visitors.'],
  ['All passengers survived.', 'None of the passengers died.'],
  ['The pool is heated.', 'The pool is heated. The outdoor pool is not heated.'],
  ['Order 5 was shipped.', 'Order 5 was shipped. Order 6 was not shipped.'],
];

const UNSAID: readonly (readonly [claim: string, evidence: string])[] = [
  ['The drug causes drowsiness.', 'The drug can make you drowsy.'],
  ['The pill is taken twice a day.', 'The pill is taken two times weekly.'],
  ['All members voted.', 'Nearly all members voted.'],
  ['The key expired after a year.', 'The key is valid for a year.'],
  ['The course starts on 3 May.', 'Enrolment in the course kicks off on 3 May.'],
  ['The printer is broken.', 'The printer is not connected.'],
  ['The request timed out.', 'The request can run into a timeout.'],
  ['The customer returned a lamp.', 'The customer responded with a lamp.'],
  ['All employees were informed.', 'All staff in Leeds were informed.'],
  ['The audit turned up three errors.', 'The audit was meant to reveal three errors.'],
  ['Visitors must book.', 'Booking is recommended for visitors.'],
  ['All miners survived.', 'No miner died in the first hour.'],
  ['The pool is heated.', 'The pool is heated. The pool is not heated.'],
  ['The fee is $5.', 'The fee is $5. The new fee is $6.'],
];

describe('another turn of phrase', () => {
  for (const [claim, evidence] of SAID)
    test(`«${claim}» is supported by «${evidence}»`, () => {
      const check = ask(claim, [evidence]);
      assert.equal(check.status, 'supported', check.reason);
    });
  for (const [claim, evidence] of UNSAID)
    test(`«${claim}» is not supported by «${evidence}»`, () => {
      assert.notEqual(ask(claim, [evidence]).status, 'supported');
    });
});
