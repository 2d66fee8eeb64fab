/**
 * What two do to a third they do not to each other, what a relative clause tells of somebody beside the subject is not the
 * subject\u2019s, each of two deeds has its own amount, who is back from somewhere is there no more, and when a deed was
 * announced or published it was not done by that.
 */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Kofi and Lena both work for Dr Hahn.',
    ['Kofi works for Dr Hahn.', 'Lena works for Dr Hahn.'],
    ['Kofi works for Lena.', 'Lena works for Kofi.'],
  ],
  ['Ana and Ben called the agent.', ['Ana called the agent.'], ['Ana called Ben.']],
  ['Ana and Ben trained the new driver.', [], ['Ana trained Ben.']],
  ['Ms Cole lives with her brother, who smokes.', ['Ms Cole lives with her brother.'], ['Ms Cole smokes.']],
  ['Ms Cole is a woman who smokes.', ['Ms Cole smokes.'], []],
  ['The patient is a man of 45 who smokes.', ['The patient smokes.'], []],
  ['The firm hired a lawyer, who won the case.', [], ['The firm won the case.']],
  ['The tenant complained about a neighbour who plays the drums.', [], ['The tenant plays the drums.']],
  [
    'The lease was signed for two years and renewed for one.',
    ['The lease was signed for two years.'],
    ['The lease was renewed for two years.'],
  ],
  [
    'The house was bought for 400,000 euros and sold for 380,000.',
    ['The house was bought for 400,000 euros.'],
    ['The house was sold for 400,000 euros.'],
  ],
  ['The house was cleaned and sold for 400,000 euros.', ['The house was sold for 400,000 euros.'], []],
  ['Tess was back from leave in May.', [], ['Tess was on leave in May.']],
  ['Tess was on leave in May and came back in June.', ['Tess was on leave in May.'], []],
  [
    'The decision was published on 3 May. The board made it on 28 April.',
    ['The decision was published on 3 May.'],
    ['The decision was made on 3 May.'],
  ],
  ['The decision was made and published on 3 May.', ['The decision was published on 3 May.'], []],
  ['The vote was held on 3 May in Bern.', ['The vote was held on 3 May.'], []],
];

testTold('what is told of the other', TOLD);
