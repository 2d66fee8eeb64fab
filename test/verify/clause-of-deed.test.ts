/** Clauses and phrases of a sentence that belong to another doer, and things that a preposition leads to. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given, written } from './ask.ts';

type Case = readonly [claim: string, ...evidence: Given[]];

const REFUSED: readonly Case[] = [
  ['The driver was fined.', 'The driver was fined nothing but warned.'],
  ['The driver was fined 200 euros.', 'The driver was fined; the owner paid 200 euros for the tow.'],
  ['Mara teaches at the university.', 'Mara teaches at the school next to the university.'],
  ['The cheese comes from Norway.', 'The milk comes from Norway and the cheese from Denmark.'],
  ['Denmark exports milk to Norway.', 'Norway exports milk to Denmark.'],
  ['The jacket is waterproof.', 'The jacket is almost waterproof.'],
  ['The jacket is black.', 'The jacket is available in black.'],
  ['The jacket costs 80 euros.', 'The jacket was 80 euros and now costs 60.'],
  ['The jacket fits children.', 'The jacket fits children over 10.'],
  ['The village has 300 inhabitants.', 'The village has lost 300 inhabitants.'],
  ['The village has lost 300 inhabitants.', 'The village has 300 inhabitants.'],
  ['The bakery delivers on Sundays.', 'The bakery does not deliver on Sundays but opens its shop.'],
  ['The bakery is run by Ito.', "The bakery is run by Ito's daughter."],
  ["Ito's daughter is a baker.", 'Ito, whose daughter is a nurse, is a baker.'],
  ['She read the book.', 'She read from the book.'],
  ['She knows the director.', 'She knows of the director.'],
  ['He searched the house.', 'He searched for the house.'],
  ['They paid the guide.', 'They paid for the guide.'],
  ['He ran the company.', 'He ran from the company.'],
  ['We looked after the child.', 'We looked for the child.'],
  ['He turned down the radio.', 'He turned on the radio.'],
  ['He put off the meeting.', 'He put on the meeting.'],
  ['The firm took on five people.', "The firm took off five people's names."],
  ['The firm laid off five people.', 'The firm laid on a bus for five people.'],
  ['The prices went down.', 'The prices went up and did not come down.'],
  ['The doctor ruled out cancer.', 'The doctor could not rule out cancer.'],
  ['The doctor suspected cancer.', 'The doctor did not suspect cancer until May.'],
  ['The patient recovered fully.', 'The patient recovered partly.'],
  ['The operation lasted three hours.', 'The operation began three hours late.'],
  ['The operation began at three.', 'The operation ended at three.'],
  ['She works three days a week.', 'She works three weeks a month.'],
  ['She earns 3,000 a month before tax.', 'She earns 3,000 a month after tax.'],
  ['She pays 30% tax.', 'She pays 30 euros tax.'],
  ['The tax is 30% of income.', 'The tax is 30% of income above 10,000 euros.'],
  ['The firm made 2 million in profit.', 'The firm made 2 million in sales.'],
  ['The city is 20 km from the coast.', 'The city is 20 km along the coast.'],
  ['The lake is 20 km long.', 'The lake is 20 km wide.'],
  ['The wall is 2 m high.', 'The wall is 2 m thick.'],
  ['The tree is 30 years old.', 'The tree is 30 feet tall.'],
  ['The film lasts two hours.', 'The film starts in two hours.'],
  ['The pass is valid for 3 days.', 'The pass is valid from day 3.'],
  ['The flight has 3 stops.', 'The flight stops for 3 hours.'],
  ['He was born on 3 May.', 'He was baptised on 3 May.'],
  ['He died at 80.', 'He retired at 80.'],
  ['He was elected in 1990.', 'He was nominated in 1990.'],
  ['He has been mayor since 1990.', 'He has been in politics since 1990 and mayor since 2002.'],
  ['He was mayor for 12 years.', 'He was deputy mayor for 12 years.'],
  ["The mayor's son opened the fair.", "The mayor opened the fair with his son's band."],
  ['The band played at the fair.', 'The band was to play at the fair but got stuck in traffic.'],
  ['The band got stuck in snow.', 'The band was to play at the fair but got stuck in traffic.'],
  ['All shops close at six.', 'All shops close at six except the bakery.'],
  ['The bakery closes at six.', 'All shops close at six except the bakery.'],
  ['Only adults may enter.', 'Adults may enter; children may enter with a parent.'],
  ['Children may not enter.', 'Adults may enter; children may enter with a parent.'],
  ['Children may enter.', 'Children may enter only with a parent.'],
  ['Dr Sen and Dr Lau wrote the guideline.', 'Dr Sen wrote the guideline and Dr Lau reviewed it.'],
  ['Dr Lau wrote the guideline.', 'Dr Sen wrote the guideline and Dr Lau reviewed it.'],
  ['Dr Sen reviewed the guideline.', 'Dr Sen wrote the guideline and Dr Lau reviewed it.'],
  ['The guideline was reviewed by both.', 'Dr Sen wrote the guideline and Dr Lau reviewed it.'],
  ['The ship sank near Malta.', 'The ship, built near Malta, sank off Crete.'],
  ['The ship was built off Crete.', 'The ship, built near Malta, sank off Crete.'],
  [
    'The crew was rescued by a tanker.',
    'The passengers were rescued by a tanker and the crew by a helicopter.',
  ],
  ['Nobody drowned.', 'Nobody knows whether anyone drowned.'],
  ['The captain blamed the weather.', 'The captain was blamed, not the weather.'],
  ['The captain was the last to leave.', 'The captain was among the last to leave.'],
  ['The inquiry cleared the captain.', 'The inquiry failed to clear the captain.'],
  ['The inquiry will publish its report in May.', 'The inquiry published its report in May.'],
  ['The inquiry published its report in May.', 'The inquiry will publish its report in May.'],
  [
    'The inquiry, led by Judge Orr, blamed the owner.',
    'The inquiry, led by Judge Orr, was blamed by the owner for the delay.',
  ],
  ['The owner paid 2 million in damages.', 'The owner was ordered to pay 2 million in damages and appealed.'],
  ['The appeal was dismissed.', 'The appeal is pending.'],
  ['The widow received 2 million.', 'The widow asked for 2 million and received half of it.'],
  ['The widow sued the captain.', 'The widow sued the owner, not the captain.'],
  ['The widow settled with the owner.', 'The widow refused to settle with the owner.'],
];

const SUPPORTED: readonly Case[] = [
  ['The jacket costs 60 euros.', 'The jacket was 80 euros and now costs 60 euros.'],
  [
    'The passengers were rescued by a tanker.',
    'The passengers were rescued by a tanker and the crew by a helicopter.',
  ],
  ['Ann met the director.', 'Ann met with the director on Monday.'],
  ['The ship sank off Crete.', 'The ship, built near Malta, sank off Crete.'],
  ['The ship was built near Malta.', 'The ship, built near Malta, was sold in May.'],
  ['Dr Sen and Dr Lau wrote the guideline.', 'Dr Sen and Dr Lau wrote the guideline.'],
  [
    'The crew was rescued by a helicopter.',
    'The passengers were rescued by a tanker and the crew was rescued by a helicopter.',
  ],
  ['Her sister lives in Paris.', 'Her sister lives in Paris, where the novel is set.'],
  ['Ann is the manager.', 'Ann is the manager of the shop.'],
  ['The captain was the last to leave.', 'The captain was the last to leave the ship.'],
  ['She read the book.', 'She read the book from cover to cover.'],
  ['He paid the bill.', 'He paid the bill for the guide.'],
  ['The jacket is black.', 'The jacket is black and available in two sizes.'],
  ['The manager asked for a refund.', 'On Monday the manager asked for a refund.'],
  ['The jacket costs 60 euros.', 'The jacket was 80 euros and now costs 60 euros.'],
  ["Tom is Eva's brother.", "Eva's brother Tom lives in Ulm."],
  ['Order 5 was shipped.', 'Order 5 was shipped. Order 6 was not shipped.'],
];

describe('what is of another clause, doer or preposition is not said', () => {
  for (const [claim, ...given] of REFUSED)
    test(`${claim} < ${given.map(written).join(' | ')}`, () =>
      assert.notEqual(ask(claim, given).status, 'supported'));
});

describe('what the deed is said of is said', () => {
  for (const [claim, ...given] of SUPPORTED)
    test(`${claim} < ${given.map(written).join(' | ')}`, () =>
      assert.equal(ask(claim, given).status, 'supported'));
});
