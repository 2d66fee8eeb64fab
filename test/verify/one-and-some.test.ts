/** What is told of some is not told of the one, what is felt of a state is not felt of the thing, and who is named for a deed has not done it. */
import { testTold } from './told.ts';

testTold('What some did, or what was done to some, is not told of the one', [
  ['Ann sold cars.', ['Ann sold cars.'], ['Ann sold the car.']],
  ['Ann sold the cars.', ['Ann sold the cars.'], []],
  ['Ann repaired the bikes.', ['Ann repaired the bike.'], []],
  ['Invoices were paid late.', [], ['The invoice was paid.']],
  ['The invoices were paid late.', ['The invoices were paid.'], []],
  ['Guests complained.', [], ['The guest complained.']],
  ['The driver delivered parcels all day.', [], ['The driver delivered the parcel.']],
  ['The manager approved refunds.', [], ['The manager approved the refund.']],
  ['The manager approved the refund.', ['The manager approved the refund.'], []],
  [
    'The concert was moved indoors because of strong winds.',
    ['The concert was moved indoors because of the wind.'],
    [],
  ],
  ['Guests may bring a dog.', ['The guest may bring a dog.'], []],
]);

testTold('What is felt of a thing in one state is not felt of the thing', [
  ['Ann hates tea being cold.', [], ['Ann hates tea.']],
  ['Ann hates tea and coffee.', ['Ann hates tea.'], []],
  ['The guests enjoyed the breakfast being served late.', [], ['The guests enjoyed the breakfast.']],
  ['Kim prefers tea to be served hot.', [], ['Kim prefers tea.']],
  ['Kim prefers tea to coffee.', ['Kim prefers tea to coffee.'], ['Kim prefers coffee to tea.']],
  ['Ann likes dogs to be on a lead.', [], ['Ann likes dogs.']],
]);

testTold('Approvers are named before they approve', [
  ['Request 77\nApprovers: Kim, Lee', [], ['Kim approved the request.']],
  ['Request 77\nApprovers: Kim, Lee (1 of 2 approved: Lee)', [], ['Kim approved the request.']],
  ['Request 77. Approvers: Kim, Lee. Approved so far: Lee.', [], ['Kim approved the request.']],
  ['Request 77\nApproved by: Kim, Lee', ['Kim approved the request.'], []],
]);

testTold('What nobody did was not done', [
  [{ call: 1, answered_by: 'voicemail' }, [], ['The call was answered.']],
  [{ call: 1, answered_by: 'Kim Lee' }, ['The call was answered.'], []],
  [{ invoice: 1, signed_by: 'nobody' }, [], ['The invoice was signed.']],
  [{ invoice: 1, signed_by: 'Kim Lee' }, ['The invoice was signed.'], []],
]);

testTold('What a seller paid is not the price', [
  [
    { sku: 'A-1', cost_price: 40 },
    ['The cost price is 40.'],
    ['The price is 40.', 'The list price is 40.', 'A-1 costs 40.'],
  ],
  [{ sku: 'A-1', price: 40 }, ['The price is 40.', 'A-1 costs 40.'], []],
]);

testTold('What came is not what went, where its name is left out', [
  [
    'She replaced the new lock with the old one.',
    ['She replaced the new lock with the old one.'],
    ['She replaced the old lock with the new one.'],
  ],
]);

testTold('What somebody says as far as he knows is a guess', [
  ['Ann: AFAIK the deal is closed.', [], ['The deal is closed.']],
  ['Ann: FYI the deal is closed.', ['The deal is closed.'], []],
  ['To the best of my knowledge, the deal is closed.', [], ['The deal is closed.']],
]);
