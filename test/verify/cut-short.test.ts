/** Statements that leave off where their evidence goes on with what their last words need, or that leave out what bounds them. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given, written } from './ask.ts';

type Case = readonly [claim: string, ...evidence: Given[]];

const REFUSED: readonly Case[] = [
  ['The tank was empty.', 'The tank was empty of diesel but still held water.'],
  ['The hall is free.', 'The hall is free of dust now.'],
  ['Carmen is tired.', 'Carmen is tired of the weekly reports.'],
  ['The road was closed.', 'The road was closed to lorries over 12 tonnes.'],
  ['The council closed the park.', 'The council closed the park to dogs.'],
  ['Uncle Leo left the house.', 'Uncle Leo left the house to his niece Petra.'],
  ['Uncle Leo left his niece.', 'Uncle Leo left his niece a house in Ghent.'],
  ['The firm sold the bank.', 'The firm sold the bank its old headquarters.'],
  ['Mia gave the dog.', 'Mia gave the dog a bath.'],
  ['Jan quit drinking.', 'Jan quit drinking coffee in the evening.'],
  ['The shop stopped selling tobacco.', 'The shop stopped selling tobacco to people under 21.'],
  ['They refused to pay.', 'They refused to pay in advance.'],
  ['The club banned smoking.', 'The club banned smoking in the changing rooms.'],
  ['The airline stopped serving alcohol.', 'The airline stopped serving alcohol on flights under two hours.'],
  ['The office closed.', 'The office closed for two hours on Friday.'],
  ['Pete left the firm.', 'Pete left the firm for an hour to see the dentist.'],
  ['Bruno lost the fight.', 'Bruno lost the fight for custody of the dog.'],
  ["The dentist's office has a car park.", "The shop opposite the dentist's office has a car park."],
  ['The hotel has a sauna.', 'The hotel across the street has a sauna.'],
  ['The school was evacuated.', 'The school next to the fire station was evacuated; ours was not.'],
  ['The printer is broken.', 'The printer on the second floor is broken; the one here works.'],
  ['The sisters agreed on the sale.', 'The sisters agreed on the sale catalogue.'],
  ['The board discussed the budget.', "The board discussed the budget airline's offer."],
  ['Amy missed the bus.', "Amy missed the bus drivers' strike meeting."],
  ['No staff were dismissed.', 'No staff were wrongly dismissed.'],
  ['The patient did not complain.', 'The patient did not complain loudly.'],
  ['Nobody was injured.', 'Nobody was badly injured.'],
  ['The invoice has not been paid.', 'The invoice has not been fully paid.'],
  ['The system was not tested.', 'The system was not properly tested.'],
  ['The two did not meet.', 'The two did not meet often.'],
  ['Cora built the shed with Dan.', 'Cora built the shed, and Dan the fence.'],
  [
    'It took the team a week to solve the problem.',
    'It took the team a week to find a consultant to solve the problem.',
  ],
  ['Lea needs two days to write the report.', 'Lea needs two days to get approval to write the report.'],
  ['He was sure.', 'He was sure to lose.'],
  ['She is careful.', 'She is careful with money.'],
  ['The guide was short.', 'The guide was short of time.'],
  ['The mayor was accused.', 'The mayor was accused of nothing.'],
  ['Our team drew.', 'Our team drew up a plan.'],
  ['She called off.', 'She called off the wedding.'],
  ['The plane took off.', 'The plane took off its cover.'],
  ['The judge dismissed the juror.', "The judge dismissed the juror's complaint."],
  ['The nurse treated the patient.', 'The nurse treated the patient as a child.'],
  ['The study found a cure.', 'The study found a cure rate of 12%.'],
  ['The fire destroyed the house.', 'The fire destroyed the house contents but the house stood.'],
  ['We run the risk.', 'We run the risk team.'],
  ['He is wanted.', 'He is wanted on the phone.'],
  ['The suspect was found.', 'The suspect was found not guilty.'],
  ['The suspect was found.', 'The suspect was found innocent.'],
  ['The shop is open.', 'The shop is open to offers.'],
  ['They made Ruth.', 'They made Ruth the captain.'],
  ['They found the door.', 'They found the door locked.'],
  ['The board wants the manager.', 'The board wants the manager out.'],
  ['The crew left the ship.', 'The crew left the ship unlocked.'],
  ['She considered Tom.', 'She considered Tom a friend.'],
  ['He tried the door.', 'He tried the door handle.'],
  ['The lawyer passed the exam.', 'The lawyer passed the exam papers to the clerk.'],
  ['The teacher passed the test.', 'The teacher passed the test round the class.'],
  ['Prices rose.', 'Prices rose in only two of the nine regions.'],
  ['The treatment worked.', 'The treatment worked in mice.'],
  ['The vaccine is safe.', 'The vaccine is safe for adults under 60.'],
  ['The door is locked.', 'The door is locked at night.'],
  ['The company pays for lunch.', 'The company pays for lunch on Fridays.'],
  ['The drug is approved.', 'The drug is approved for use in horses.'],
  ['The drug was approved.', 'The drug was approved for use in horses.'],
  ['The manager is responsible.', 'The manager is responsible for the garden only.'],
  ['Everyone passed.', 'Everyone passed the salt.'],
  ['They won.', 'They won a goat in the raffle.'],
  ['Everyone left.', 'Everyone left a tip.'],
  ['The team lost.', 'The team lost its luggage.'],
  ['She gave up.', 'She gave up sugar.'],
  ['He failed.', 'He failed to notice the sign.'],
  ['The clerk refused.', 'The clerk refused a second helping.'],
  ['The boat sank.', 'The boat sank a submarine.'],
  ['They broke up.', 'They broke up the pallets for firewood.'],
  ['The witness moved.', 'The witness moved the chair.'],
  ['The kids were out.', 'The kids were out of milk.'],
  ['He died.', 'He died his shirts blue.'],
];

const SUPPORTED: readonly Case[] = [
  ['The council closed the park.', 'The council closed the park on Monday.'],
  ['The council closed the park.', 'The council closed the park to carry out repairs.'],
  ['Uncle Leo left the house.', 'Uncle Leo left the house at eight to catch a train.'],
  ['Mia paid the plumber.', 'Mia paid the plumber 300 euros.'],
  ['The shop stopped selling tobacco.', 'The shop stopped selling tobacco in 2021.'],
  ['The shop stopped selling tobacco.', 'The shop stopped selling tobacco because the licence had expired.'],
  ['The system was not properly tested.', 'The system was not properly tested.'],
  ['The nurse treated the patient.', 'The nurse treated the patient for burns.'],
  ['She drove to Bonn.', 'She drove to Bonn to see a friend.'],
  ['Both sides signed the treaty.', 'Both sides signed the treaty in Geneva on 4 May.'],
  ['Ella is afraid.', 'Ella is afraid because the lights went out.'],
  ['The tank was empty.', 'The tank was empty when the crew arrived.'],
];

describe('a sentence cut short says something else', () => {
  for (const [claim, ...given] of REFUSED)
    test(`${claim} < ${given.map(written).join(' | ')}`, () =>
      assert.notEqual(ask(claim, given).status, 'supported'));
});

describe('what only tells when, where or why may be left off', () => {
  for (const [claim, ...given] of SUPPORTED)
    test(`${claim} < ${given.map(written).join(' | ')}`, () =>
      assert.equal(ask(claim, given).status, 'supported'));
});
