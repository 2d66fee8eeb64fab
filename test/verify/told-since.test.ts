/** The same said otherwise of a later time by another sentence or source, and what is said of a span or a case only. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, evidence: readonly string[]];

const TAKEN_BACK: readonly Case[] = [
  ['The rent is 900 euros.', ['The rent is 900 euros.', 'As of July the rent is 950 euros.']],
  ['The rent is 900 euros.', ['The rent is 900 euros. As of July the rent is 950 euros.']],
  [
    'The fee is 10 euros.',
    ['The fee is 10 euros.', 'From 1 May the fee rises to 12 euros.', 'Today is 3 June.'],
  ],
  ['The fee is 10 euros.', ['The fee is 10 euros.', 'Since 1 May the fee is 12 euros.']],
  ['The fee is 10 euros.', ['Note of 3 March: the fee is 10 euros.', 'Note of 1 May: the fee is 12 euros.']],
  ['The limit is 500 euros.', ['Version 1: the limit is 500 euros.', 'Version 2: the limit is 800 euros.']],
  [
    'The limit is 500 euros.',
    ['Policy of 2022: the limit is 500 euros.', 'Policy of 2024: the limit is 800 euros.'],
  ],
  ['The limit is 500 euros.', ['Old rule: the limit is 500 euros.', 'New rule: the limit is 800 euros.']],
  ['The limit is 500 euros.', ['The limit is 500 euros.', 'The limit was raised to 800 euros.']],
  ['The limit is 500 euros.', ['The limit is 500 euros.', 'The limit now stands at 800 euros.']],
  ['The office is in Graz.', ['The office is in Graz.', 'Since May the office is in Linz.']],
  ['The office is in Graz.', ['The office is in Graz.', 'The office moved to Linz in May.']],
  ['The office is in Graz.', ['The office is in Graz.', 'We have moved! Our office is now in Linz.']],
  ['Ms Ruiz is the contact.', ['Ms Ruiz is the contact.', 'Since May Mr Tan is the contact.']],
  ['Ms Ruiz is the contact.', ['Ms Ruiz is the contact.', 'Mr Tan has been the contact since May.']],
  ['Ms Ruiz is the contact.', ['Ms Ruiz is the contact.', 'Mr Tan took over from Ms Ruiz in May.']],
  ['The deadline is 4 May.', ['The deadline is 4 May.', 'The deadline has been extended to 11 May.']],
  ['The deadline is 4 May.', ['The deadline is 4 May.', 'Update: the deadline is 11 May.']],
  ['The deadline is 4 May.', ['The deadline is 4 May.', 'The new deadline is 11 May.']],
  ['The meeting is on Monday.', ['The meeting is on Monday.', 'The meeting was moved to Wednesday.']],
  ['The meeting is in room 4.', ['The meeting is in room 4.', 'Please note: the meeting is now in room 7.']],
  ['The store opens at 9.', ['The store opens at 9.', 'Since January the store opens at 10.']],
  ['The store opens at 9.', ['The store opens at 9.', 'New opening hours: the store opens at 10.']],
  [
    'Support is available by phone.',
    ['Support is available by phone.', 'Since June support is available by e-mail only.'],
  ],
  [
    'The warranty is two years.',
    ['The warranty is two years.', 'For purchases after 1 May the warranty is three years.'],
  ],
  ['Order 12 is in transit.', ['Order 12 is in transit.', 'Order 12 was delivered on 4 May.']],
  ['Order 12 is in transit.', ['Order 12 is in transit. Order 12 arrived on 4 May.']],
  ['The patient weighs 80 kg.', ['4 May: the patient weighs 80 kg.', '9 June: the patient weighs 74 kg.']],
  ['The stock is 80 units.', ['1 May: the stock is 80 units.', '3 May: the stock is 20 units.']],
  ['The stock is 80 units.', ['1 May: the stock is 80 units. 3 May: the stock is 20 units.']],
  ['The mayor is Ms Ruiz.', ['The mayor is Ms Ruiz.', 'The new mayor is Mr Tan.']],
  ['The password is blue42.', ['The password is blue42.', 'The password was changed on 4 May.']],
  ['The password is blue42.', ['The password is blue42.', 'The password is now red17.']],
  [
    'The flat costs 900 euros a month.',
    ['The flat costs 900 euros a month.', 'The flat now costs 950 euros a month.'],
  ],
  ['The app costs 3 euros.', ['The app costs 3 euros.', 'The app has been free since May.']],
  ['The app is free.', ['The app is free.', 'Since May the app costs 3 euros.']],
  [
    'Smoking is allowed on the terrace.',
    ['Smoking is allowed on the terrace.', 'Since May smoking is banned on the terrace.'],
  ],
  [
    'Smoking is allowed on the terrace.',
    ['Smoking is allowed on the terrace.', 'Smoking on the terrace has been banned since May.'],
  ],
  ['Visitors wear a mask.', ['Visitors wear a mask.', 'Masks are no longer required.']],
  ['Contractors need a permit.', ['Contractors need a permit.', 'Since May contractors need no permit.']],
  ['Line 3 ends at Mill Road.', ['Line 3 ends at Mill Road.', 'Since May line 3 ends at the harbour.']],
  [
    'The school has 300 pupils.',
    ['In 2020 the school has 300 pupils.', 'In 2024 the school has 240 pupils.'],
  ],
  [
    'The contact number is 555 0101.',
    ['The contact number is 555 0101.', 'Our new contact number is 555 0199.'],
  ],
  [
    'The clinic is run by Dr Amin.',
    ['The clinic is run by Dr Amin.', 'Since June the clinic is run by Dr Berg.'],
  ],
  ['The team uses Trello.', ['The team uses Trello.', 'The team now uses Jira.']],
  ['The team uses Trello.', ['The team uses Trello. The team now uses Jira.']],
  ['The head of sales is Ms Orr.', ['The head of sales is Ms Orr.', 'Our new head of sales is Mr Pell.']],
  ['Visitors need a badge.', ['Visitors need a badge.', 'Since 1 May visitors need no badge.']],
  [
    'The train leaves from platform 2.',
    ['The train leaves from platform 2.', 'As of today the train leaves from platform 5.'],
  ],
  [
    'The van is parked in bay 3.',
    ['09:00 the van is parked in bay 3. 11:00 the van is now parked in bay 7.'],
  ],
  [
    'The manual has 40 pages.',
    ['Edition 2: the manual has 40 pages.', 'Edition 3: the manual has 52 pages.'],
  ],
  [
    "The deposit is two months' rent.",
    ["Terms of 2021: the deposit is two months' rent.", "Terms of 2023: the deposit is one month's rent."],
  ],
];

const LEFT: readonly Case[] = [
  ['The fee is 12 euros.', ['Note of 3 March: the fee was 10 euros.', 'Note of 1 May: the fee is 12 euros.']],
  ['The limit is 800 euros.', ['The limit is 800 euros.', 'In 2020 the limit was 500 euros.']],
  ['The limit is 800 euros.', ['The limit is 800 euros.', 'The old limit was 500 euros.']],
  ['The office is in Linz.', ['The office is in Linz.', 'Until May the office was in Graz.']],
  ['Mr Tan is the contact.', ['Mr Tan is the contact.', 'Before May Ms Ruiz was the contact.']],
  ['The deadline is 11 May.', ['The deadline is 11 May.', 'The old deadline was 4 May.']],
  ['The meeting is in room 7.', ['The meeting is in room 7.', 'The meeting of last week was in room 4.']],
  ['The store opens at 10.', ['The store opens at 10.', 'The cafe opens at 9.']],
  ['Order 12 is in transit.', ['Order 12 is in transit.', 'Order 13 was delivered on 4 May.']],
  ['The mayor is Mr Tan.', ['The mayor is Mr Tan.', 'Ms Ruiz was mayor until May.']],
  ['The app is free.', ['The app is free.', 'Until May the app cost 3 euros.']],
  ['The meeting is on Monday.', ['The meeting is on Monday.', 'The party was moved to Wednesday.']],
  ['The password is blue42.', ['The password is blue42.', 'The user name was changed on 4 May.']],
  ['The office is in Graz.', ['The office is in Graz.', 'Since May the office is closed on Mondays.']],
  ['The office is in Graz.', ['The office is in Graz.', 'Since May the office in Wels is in a tower.']],
  ['The office is in Graz.', ['The office is in Graz.', 'Since May the office has a lift.']],
  ['The office is in Graz.', ['The office is in Graz.', 'Since May the depot is in Linz.']],
  ['Ms Ruiz is the contact.', ['Ms Ruiz is the contact.', 'Since May Mr Tan is the cook.']],
  [
    'Ms Ruiz is the contact for Graz.',
    ['Ms Ruiz is the contact for Graz.', 'Since May Mr Tan is the contact for Linz.'],
  ],
  ['The app is free.', ['The app is free.', 'The app is now available in French.']],
  ['The app is free.', ['The app is free.', 'The new app is blue.']],
  ['The fee is 12 euros.', ['Note of 3 March: the fee is 10 euros.', 'Note of 1 May: the fee is 12 euros.']],
  ['The stock is 20 units.', ['1 May: the stock is 80 units. 3 May: the stock is 20 units.']],
  ['The password is blue42.', ['The password is blue42.', 'The user name is now red17.']],
  ['Line 3 ends at Mill Road.', ['Line 3 ends at Mill Road.', 'Since May line 4 ends at the harbour.']],
  ['The bakery opens at six.', ['The bakery opens at six.', 'Since May the bakery sells coffee.']],
  ['The bus is late.', ['The bus is late.', 'The bus is now in Graz.']],
  [
    'Support is available by phone.',
    ['Support is available by phone.', 'Since June support is available in French.'],
  ],
];

describe('What is told of a later time', () => {
  for (const [claim, evidence] of TAKEN_BACK)
    test(`keeps «${claim}» from being supported by: ${evidence.join(' | ')}`, () =>
      assert.notEqual(ask(claim, evidence).status, 'supported'));
  for (const [claim, evidence] of LEFT)
    test(`leaves «${claim}» supported by: ${evidence.join(' | ')}`, () =>
      assert.equal(ask(claim, evidence).status, 'supported'));
});
