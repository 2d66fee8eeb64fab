/** Who is made to do it, who is won against, what the rest did, and other sentences with nearly the same words. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

type Case = readonly [claim: string, ...evidence: Given[]];

const text = (said: Given): string => (typeof said === 'string' ? said : JSON.stringify(said));

const REFUSED: readonly Case[] = [
  ['Anna called the plumber.', 'Anna had her son call the plumber.'],
  ['Anna painted the fence.', 'Anna had the fence painted.'],
  ['Ben repaired the car.', 'Ben got the car repaired.'],
  ['Ben let the dog out.', 'Ben let his brother take the dog out.'],
  ['Cora made the cake.', 'Cora made her sister bake the cake.'],
  ['The manager promised to resign.', 'The manager made the clerk promise to resign.'],
  ['The clerk persuaded the manager to sign.', 'The manager persuaded the clerk to sign.'],
  ['The manager signed.', 'The manager persuaded the clerk to sign.'],
  ['Tom wants to move to Ghent.', "Tom's wife wants him to move to Ghent."],
  ['Tom is easy to please.', 'Tom is eager to please.'],
  ['Tom seems to have paid.', 'Tom seems not to have paid.'],
  ['Tom has paid.', 'Tom seems to have paid.'],
  ['The plan is likely to succeed.', 'The plan is unlikely to succeed.'],
  ['The plan succeeded.', 'The plan is likely to succeed.'],
  ['The report that Kim wrote was lost.', 'The report that Kim lost was written by Lee.'],
  ['Kim wrote the report.', 'The report that Kim lost was written by Lee.'],
  ['The man who sued Ada won.', 'Ada won against the man who sued her.'],
  ['Ada sued the man.', 'Ada won against the man who sued her.'],
  ['The dog bit the boy.', 'The dog that the boy bit recovered.'],
  ['The firm that bought Delta is in Basel.', 'The firm that Delta bought is in Basel.'],
  ['Delta is in Basel.', 'The firm that Delta bought is in Basel.'],
  ['Delta was bought.', 'The firm that Delta bought is in Basel.'],
  ['Ida gave Eva her keys.', 'Eva gave Ida her keys.'],
  ["Ida lost Eva's keys.", "Eva lost Ida's keys."],
  ['Ida visited her mother in Rome.', "Ida's mother visited her in Rome."],
  ["Paul met his lawyer's wife.", "Paul met his wife's lawyer."],
  ['The father of the bride paid.', "The bride of the father's friend paid."],
  ['The bride paid for the wedding.', "The bride's father paid for the wedding."],
  ['Max likes tea more than coffee.', 'Max likes coffee more than tea.'],
  ['Max drinks as much tea as coffee.', 'Max drinks twice as much tea as coffee.'],
  ['The second house costs more than the first.', 'The first house costs more than the second.'],
  ['Fewer people came than last year.', 'No fewer people came than last year.'],
  ['More than half the staff stayed.', 'Less than half the staff stayed.'],
  ['Most of the staff left.', 'Most of the staff stayed, and the rest left.'],
  ['Few people knew.', 'A few people knew; in fact, most did.'],
  ['Not many came.', 'Not a few came.'],
  ['All of them were late.', 'Not all of them were late.'],
  ['None of the keys fits.', 'Not all of the keys fit.'],
  ['Every room has a view.', 'Every room but one has a view.'],
  ['Both doors were locked.', 'Both doors were closed, and one was locked.'],
  ['Either door opens with the key.', 'Only the left door opens with the key.'],
  ['The files were deleted by accident.', 'The files were deleted on purpose, not by accident.'],
  ['The fire was caused by a candle.', 'The fire was not caused by a candle, as first reported.'],
  ['The delay was caused by snow.', 'Neither snow nor ice caused the delay.'],
  ['He resigned because of his health.', 'He resigned, but not because of his health.'],
  ['He resigned in protest.', 'He did not resign in protest; he retired.'],
  ['The shop failed in spite of the new owner.', 'The shop failed because of the new owner.'],
  ['She stayed although he left.', 'She left although he stayed.'],
  ['He left after she arrived.', 'He left before she arrived.'],
  ['He left when she arrived.', 'He had left when she arrived; she missed him by an hour.'],
  ['They married in 2010.', 'They met in 2010 and married three years later.'],
  ['They have been married since 2010.', 'They were married from 2010 to 2015.'],
  ['They are married.', 'They are no longer married.'],
  ['She has stopped working.', 'She has not stopped working.'],
  ['She has not started.', 'She has only just started.'],
  ['She failed to notice the sign.', 'She did not fail to notice the sign.'],
  ['He could have paid by card.', 'He could not have paid by card.'],
  ['He paid by card.', 'He could have paid by card.'],
  ['He should have paid by May.', 'He paid in May, as he should have.'],
  ['He must have paid by card, so he paid by card.', 'He need not have paid by card.'],
  ['He would have won.', 'He won.'],
  ['He won.', 'He would have won had he not fallen.'],
  ['She might have signed.', 'She signed.'],
  ['It is certain that he knew.', 'It is uncertain whether he knew.'],
  ['He knew.', 'It is not known whether he knew.'],
  ['The mayor admitted taking the money.', 'The mayor denied taking the money.'],
  ['The mayor took the money.', 'The mayor was accused of taking the money.'],
  ['The mayor was accused of fraud.', 'The mayor accused a rival of fraud.'],
  ["The reporter revealed the mayor's source.", "The mayor revealed the reporter's source."],
  ['The offer was withdrawn by the seller.', 'The buyer withdrew his offer, and the seller kept the house.'],
  ['The seller kept the deposit.', 'The seller kept the house, and the buyer the deposit.'],
  ['The buyer kept the house.', 'The seller kept the house, and the buyer the deposit.'],
  ['Ann ordered soup, and Bob ordered fish.', 'Ann ordered fish, and Bob soup.'],
  ['Bob ordered fish.', 'Ann ordered fish, and Bob soup.'],
  ['Ann lives in Bonn and works in Ulm.', 'Ann lives in Ulm and works in Bonn.'],
  ['Ann works in Ulm.', 'Ann lives in Ulm and works in Bonn.'],
  ['The red car belongs to Ann.', 'The blue car belongs to Ann and the red one to Bob.'],
  ['The blue car belongs to Bob.', 'The blue car belongs to Ann and the red one to Bob.'],
  ["Ann's flight is at 8.", "Ann's train is at 8 and her flight at 10."],
  ['Her train is at 10.', "Ann's train is at 8 and her flight at 10."],
  ['The first parcel arrived damaged.', 'The first parcel arrived intact, the second damaged.'],
  ['The second parcel arrived intact.', 'The first parcel arrived intact, the second damaged.'],
  ['The older brother is a priest.', 'The younger brother is a priest, the older a baker.'],
  ['Smith beat Jones in the final.', 'Smith, who had beaten Jones in the semi-final, lost the final.'],
  ['Smith lost to Jones.', 'Smith, who had beaten Jones in the semi-final, lost the final.'],
  ['Jones reached the final.', 'Smith, who had beaten Jones in the semi-final, lost the final.'],
  ['The treatment is better than surgery.', 'The treatment is no better than surgery.'],
  ['The vaccine prevents infection.', 'The vaccine does not prevent infection but makes it milder.'],
  ['The test detects all cases.', 'The test detects nearly all cases.'],
  ['The test is 98% accurate.', 'The test is 98% accurate in symptomatic patients.'],
  ['Smoking is the main cause.', 'Smoking is a main cause.'],
  ['The author is a doctor.', "The author's co-writer is a doctor."],
  ['The author thanked her editor.', "The author's editor thanked her."],
  ['The house was built in 1900 by Peter Lang.', 'The house was built in 1900 for Peter Lang.'],
  ['The book is by Ann Lee.', 'The book is about Ann Lee.'],
  ['The letter is from the bank.', 'The letter is to the bank.'],
  ['The photo was taken by Mia.', 'The photo was taken of Mia.'],
  ['The room was paid for by the firm.', 'The room was paid for by Ida and reimbursed by the firm.'],
  ['The guests left.', 'The guests stayed.'],
  ['Most of the staff left.', 'Most of the staff stayed.'],
  ['The tenant left in May.', 'The tenant remained in May.'],
  ['The manager promised to resign.', 'The manager made the clerk promise to resign.'],
];

const SUPPORTED: readonly Case[] = [
  ['Kim lost the report.', 'The report that Kim lost was written by Lee.'],
  ['The seller kept the house.', 'The seller kept the house, and the buyer the deposit.'],
  ['The first parcel arrived intact.', 'The first parcel arrived intact, the second damaged.'],
  ['The manager promised to resign.', 'The manager made a promise to resign.'],
  ['Three places are left.', 'Three places remain.'],
  ['Three places remain.', 'Three places are left.'],
];

describe('what the sentence says of another is not said', () => {
  for (const [claim, ...given] of REFUSED)
    test(`${claim} < ${given.map(text).join(' | ')}`, () =>
      assert.notEqual(ask(claim, given).status, 'supported'));
});

describe('what the sentence says of its own subject is said', () => {
  for (const [claim, ...given] of SUPPORTED)
    test(`${claim} < ${given.map(text).join(' | ')}`, () =>
      assert.equal(ask(claim, given).status, 'supported'));
});
