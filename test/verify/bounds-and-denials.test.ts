/**
 * How often and how much, and of which cases: "once" that counts, "up to" behind "paid", a denial of some cases only; and
 * what is so by somebody's word alone.
 */
import { type Told, testTold } from './told.ts';

const COUNTED: readonly Told[] = [
  [
    'The deposit was debited twice for booking 31.',
    ['The deposit was debited twice for booking 31.'],
    ['The deposit was debited once for booking 31.'],
  ],
  ['The router was restarted three times on Friday.', [], ['The router was restarted once on Friday.']],
  [
    'During the night the pump failed once.',
    ['The pump failed once during the night.'],
    ['The pump failed twice during the night.'],
  ],
  ['A refund is issued once the parcel is back.', ['A refund is issued once the parcel is back.'], []],
  [
    'The tenant paid $640.50 for the repair.',
    ['The tenant paid $640.50 for the repair.'],
    ['The tenant paid up to $600 for the repair.', 'The tenant paid at most $600 for the repair.'],
  ],
  ['The guest paid up to €90.', ['The guest paid up to €90.'], []],
];

const DENIED: readonly Told[] = [
  [
    'Clerks cannot approve credits over $250.',
    ['Clerks cannot approve credits over $250.'],
    ['Clerks cannot approve credits.'],
  ],
  ["Trainees can't open the vault without a key holder.", [], ["Trainees can't open the vault."]],
  ['The pump never stalls at low speed.', [], ['The pump never stalls.']],
  ['Mira never worked on Sundays.', [], ['Mira never worked.']],
  ['The ferry does not carry cars in winter.', [], ['The ferry does not carry cars.']],
  ['No deposits are returned after 14 days.', [], ['No deposits are returned.']],
  [
    'The scanner is not waterproof, so keep it dry.',
    ['The scanner is not waterproof.'],
    ['The scanner is waterproof.'],
  ],
  ['The lift does not run because a cable is worn.', ['The lift does not run.'], []],
  ['Interns cannot sign contracts, and neither can clerks.', ['Interns cannot sign contracts.'], []],
  ['Account 8: active, no termination on record.', ['Account 8 is active.'], []],
];

const SAID: readonly Told[] = [
  ['Guards say the intruder left by bike.', [], ['The intruder left by bike.']],
  ['Readers complain the font is small.', [], ['The font is small.']],
  ['The lodger mentioned the tap was broken.', [], ['The tap was broken.']],
  ['Per the tenant, the heater was broken.', [], ['The heater was broken.']],
  ['The heater was broken, as per the tenant.', [], ['The heater was broken.']],
  ['Per her letter, the invoice never arrived.', [], ['The invoice never arrived.']],
  ['Per Ms. Ortiz, the crate was lost.', [], ['The crate was lost.']],
  ['Per the contract, the rent is due in May.', ['The rent is due in May.'], []],
  ['The rent is due in May, as per our agreement.', ['The rent is due in May.'], []],
  ['Police confirmed that the intruder left by bike.', ['The intruder left by bike.'], []],
];

testTold('what is denied by one means is not denied altogether', [
  ['We do not ship batteries by air.', ['Batteries are not shipped by air.'], ['Batteries are not shipped.']],
  ['We do not wrap gifts by hand.', [], ['Gifts are not wrapped.']],
]);
testTold('how often and how much', COUNTED);
testTold('what is denied of some cases', DENIED);
testTold("what is so by somebody's word", SAID);
