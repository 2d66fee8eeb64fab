// One of several of a kind is told by its name alone, or with its kind, where the name names nothing else.
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'The Lite plan costs $7 and does not include chat support. The Max plan costs $70 and includes chat support.',
    [
      'Lite costs $7.',
      'The price of Max is $70.',
      'Lite does not include chat support.',
      'Max includes chat support.',
    ],
    [
      'Lite costs $70.',
      'The price of Max is $7.',
      'Lite includes chat support.',
      'Max does not include chat support.',
    ],
  ],
  [
    'The Harbour Plus policy covers storm damage.',
    ['Harbour Plus covers storm damage.', 'Your Harbour Plus policy covers storm damage.'],
    [
      'Harbour covers storm damage.',
      'Harbour Plus covers theft.',
      'Harbour Plus does not cover storm damage.',
    ],
  ],
  [
    'Harbour Plus covers storm damage.',
    ['Your Harbour Plus policy covers storm damage.'],
    ['Your Harbour policy covers storm damage.'],
  ],
  // The name is that of a firm, or of another of the kind too.
  ['The Nordic policy covers glasses. Nordic GmbH sells tyres.', [], ['Nordic covers glasses.']],
  ['The Silver fare includes a bag. The Silver tier includes a lounge.', [], ['Silver includes a bag.']],
  ['The Silver Extra fare includes a bag. The Silver fare costs $90.', [], ['Silver includes a bag.']],
  ['The Gold membership of Ana was cancelled.', [], ['Gold was cancelled.']],
];

testTold('one of a kind by its name', TOLD);
