// How many of how many are so is read off two numbers of one object, and of no other.
import { testTold } from './told.ts';

const API = { deployment: 'api', replicas: { desired: 6, ready: 4, updated: 5 }, owner: 'edge-team' };

testTold('so many of so many', [
  [
    API,
    ['Four of the six replicas are ready.', 'Only 4 of 6 replicas of api are ready.'],
    [
      'Six of the six replicas are ready.',
      'Four of the five replicas are ready.',
      'Four of the six replicas are updated.',
      'Four of the six replicas are not ready.',
      'Four of the six replicas of edge-team are ready.',
      'Four of the six nodes are ready.',
    ],
  ],
  [
    [API, { deployment: 'web', replicas: { desired: 6, ready: 5 } }],
    [],
    ['Four of the six replicas are ready.'],
  ],
  [
    { order: '77', items: { total: 10, delivered: 9 } },
    ['Nine of the ten items were delivered.'],
    ['Nine of the ten items were paid.', 'Nine of the eleven items were delivered.'],
  ],
]);
