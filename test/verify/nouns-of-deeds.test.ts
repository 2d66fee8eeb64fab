/** Deeds told by their nouns, and what a rule says of a kind of things. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  ['Mr. Petrov resigned on 8 September.', ["Mr. Petrov's resignation came on 8 September."], []],
  [
    'Mr. Petrov called on 8 September to dispute a card payment of 79.90 euros to Lumen Store. He stated that he had returned the goods in August and never got his money back. The merchant confirmed the return by email on 10 September.',
    ["Mr. Petrov's call was on 8 September."],
    ["Mr. Petrov's call was on 10 September."],
  ],
  [
    'The committee approved the budget on 3 May.',
    [],
    [
      "The committee's approval of the plan came on 3 May.",
      "The committee's rejection of the budget came on 3 May.",
    ],
  ],
  [
    'Ada Lund was promoted to team leader in March 2026.',
    ["Ada Lund's promotion was in March 2026."],
    ["Ada Lund's promotion was in May 2026.", "Ada Lund's dismissal was in March 2026."],
  ],
  ['The contract was renewed on 4 May.', ['The renewal of the contract took place on 4 May.'], []],
  [
    'The contract should have been renewed on 4 May.',
    [],
    ['The renewal of the contract took place on 4 May.', 'The contract was renewed on 4 May.'],
  ],
  ['The contract was not renewed on 4 May.', [], ['The renewal of the contract took place on 4 May.']],
  ['Ivo Ray planned a visit for 4 May.', [], ["Ivo Ray's visit was on 4 May."]],
  ['Ivo Ray visited the branch on 4 May.', ["Ivo Ray's visit was on 4 May."], []],
  ['Ivo Ray visited Mia Lund on 4 May.', [], ["Mia Lund's visit was on 4 May."]],
  ['The lift must have been inspected by 4 May.', [], ['The inspection of the lift took place on 4 May.']],
  ['The lift should have been inspected on 4 May.', [], ['The inspection of the lift took place on 4 May.']],
  ['The lift ought to have been inspected in May.', [], ['The inspection of the lift took place in May.']],
  ['Damage caused by frost is not insured.', [], ['The damage was caused by frost.']],
  [
    'Damage caused by frost is not insured; Mr. Boyd found that a worn hose was the cause.',
    [],
    ['The damage was caused by frost.'],
  ],
  ['Costs incurred by the tenant are not refunded.', [], ['The costs were incurred by the tenant.']],
  ['Parcels sent abroad need a customs form.', [], ['The parcels were sent abroad.']],
  ['Goods damaged by the buyer cannot be returned.', [], ['Goods were damaged by the buyer.']],
  ['Forms signed by a minor are void.', [], ['The forms were signed by a minor.']],
  ['Letters sent by the bank arrived on Monday.', ['Letters were sent by the bank.'], []],
  ['The letter sent by the bank arrived on Monday.', ['The letter was sent by the bank.'], []],
  ['The damage caused by frost is not insured.', ['The damage was caused by frost.'], []],
  ['Meals bought by the crew are paid for by the firm.', [], ['The meals were bought by the crew.']],
  ['Calls made from abroad cost more.', [], ['The calls were made from abroad.']],
  ['The order placed on 3 May was cancelled.', ['The order placed on 3 May was cancelled.'], []],
  ['The order placed on 3 May is still open.', ['The order was placed on 3 May.'], []],
];

testTold('a noun of a deed says that it was done', TOLD);
