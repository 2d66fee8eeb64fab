/** Amounts of some alone, deeds that are only named, others of a kind, and who is only shown in a picture. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  ['Guests pay a deposit of 300 euros.', ['The deposit is 300 euros.'], []],
  ['Guests with dogs pay a deposit of 300 euros.', [], ['The deposit is 300 euros.']],
  ['Staff with ten years of service get a bonus of 500 euros.', [], ['The bonus is 500 euros.']],
  ['The price is 5 euros per person per night.', [], ['The price is 5 euros.']],
  ['The fee is 12 euros per seat per month.', ['The monthly fee is 12 euros per seat.'], []],
  ['A fee of 20 euros is charged for each copy.', [], ['The fee is 20 euros.']],
  ['A late fee of 20 euros is charged.', [], ['You pay a fee of 20 euros.']],
  ['He asked for a refund of 30 euros and got a refund of 20 euros.', [], ['The refund is 30 euros.']],
  ["The firm's application for a grant was rejected.", ['The firm applied for a grant.'], []],
  ["The firm's application for a grant was never sent.", [], ['The firm applied for a grant.']],
  ["The firm's application for a grant was drafted.", [], ['The firm applied for a grant.']],
  [
    "The tenant's complaint about noise was in fact about smells.",
    [],
    ['The tenant complained about noise.'],
  ],
  [
    "Ms Roy's request for a desk by the window was made by her manager.",
    [],
    ['Ms Roy asked for a desk by the window.'],
  ],
  ['The plan was cancelled in May, and a rival plan was adopted.', ['The plan was cancelled.'], []],
  ['A rival plan was cancelled.', ['A rival plan was cancelled.'], ['The plan was cancelled.']],
  ['An earlier report was published.', [], ['The report was published.']],
  ['A man is playing guitar in front of a painting of a woman.', ['A man is playing guitar.'], []],
  ['A painting of a man playing guitar hangs in the hall.', [], ['A man is playing an instrument.']],
  ['A statue of a woman dancing stands in the park.', [], ['A woman is dancing.']],
  ['Inspection 30 April, no damage.', ['No damage was found.'], []],
  ['Run 1: no errors. Run 2: 4 errors.', [], ['No errors were found.']],
  ['Tenant says: no mould. Inspector: mould in two rooms.', [], ['No mould was found.']],
  ['The team won 3 points.', [], ['The team won by 3 points.']],
  [
    { project: { name: 'Delta', manager: 'Mia Roth', sponsor: { name: 'Ole Berg' } } },
    ['Mia Roth is the manager of the project.'],
    [],
  ],
  [
    { project: { name: 'Delta', sponsor: { name: 'Ole Berg', manager: 'Mia Roth' } } },
    ["The sponsor's manager is Mia Roth."],
    ['Mia Roth is the manager of the project.'],
  ],
  ['The case was closed in favour of the buyer.', ["The case was decided in the buyer's favour."], []],
  [
    'The case was closed in favour of the buyer and reopened on appeal.',
    [],
    ["The case was decided in the buyer's favour."],
  ],
  ['The invoice was unpaid on 3 May; it was settled on 9 May.', [], ['The invoice has not been paid.']],
  ['The invoice had not been paid on 3 May and was settled on 9 May.', [], ['The invoice is unpaid.']],
  ['Kim was discharged on 3 May from the army.', [], ['Kim left hospital on 3 May.']],
  ['A boy next to a man in a red shirt.', [], ['A boy is wearing a red shirt.']],
  ['A man in a hat next to a woman.', ['A man is wearing a hat.'], ['A woman is wearing a hat.']],
  ['A woman is painting a wall next to a painted door.', ['A woman is painting a wall.'], []],
  ['A woman leaning on a painted wall.', [], ['A woman is painting a wall.']],
  ['A man is holding an axe beside a pile of cut wood.', [], ['A man is cutting wood.']],
  ['A man eats a plate of fried eggs.', [], ['A man is frying eggs.']],
];

testTold('what an amount, a deed or a scene is of', TOLD);
