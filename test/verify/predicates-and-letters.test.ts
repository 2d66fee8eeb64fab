/** What something is said to be where the evidence only has the word, and the letter that tells one of a kind from another. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  ['The strap is leather-look.', ['The strap is leather-look.'], ['The strap is leather.']],
  ['The stew is vegan-style.', [], ['The stew is vegan.']],
  ['The coat is wool-lined.', [], ['The coat is wool.']],
  ['The loaf is gluten-free.', ['The loaf is gluten-free.'], ['The loaf is gluten.']],
  ['Dr. Moss works with a surgeon.', [], ['Dr. Moss is a surgeon.']],
  ['Nadia wrote to a lawyer.', [], ['Nadia is a lawyer.']],
  ['The barn stands near a school.', [], ['The barn is a school.']],
  ['Nadia works as a lawyer.', ['Nadia is a lawyer.'], []],
  ['Nadia is a lawyer and works with a notary.', ['Nadia is a lawyer.'], ['Nadia is a notary.']],
  ['Pump B was replaced; pump A runs.', ['Pump B was replaced.'], ['Pump A was replaced.']],
  [
    'The first patient was treated at clinic B. Clinic A had declined.',
    [],
    ['Clinic A treated the first patient.'],
  ],
  [
    'Sample B was tested on Monday. Sample A is lost.',
    ['Sample B was tested on Monday.', 'Sample A is lost.'],
    ['Sample A was tested on Monday.', 'Sample B is lost.'],
  ],
];

testTold('predicates and letters', TOLD);
