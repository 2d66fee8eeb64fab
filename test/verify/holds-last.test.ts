/** What a text says last of one thing holds: of lines of one label, behind "Correction:", and after "it was raised to". */
import { type Told, testTold } from './told.ts';

const LATEST: readonly Told[] = [
  [
    'State on 4 May: pending. State on 9 May: settled.',
    ['The state is settled.'],
    ['The state is pending.', 'The balance is settled.'],
  ],
  ['State on 9 May: settled. State on 4 May: pending.', ['The state is settled.'], ['The state is pending.']],
  [
    'State on 4 May: pending. State on 9 May: settled. State on 12 May: disputed.',
    ['The state is disputed.'],
    ['The state is settled.'],
  ],
  [
    'The rent was 800 euros. It was raised to 840 euros on 1 July.',
    ['The rent is 840 euros.'],
    ['The rent is 800 euros.', 'The deposit is 840 euros.'],
  ],
  ['The rent was 800 euros. It was not raised to 840 euros.', [], ['The rent is 840 euros.']],
  ['The rent was 800 euros. The deposit was raised to 840 euros on 1 July.', [], ['The rent is 840 euros.']],
  [
    'The rent was 800 euros. It was raised to 840 euros on 1 July. It is now 860 euros.',
    [],
    ['The rent is 840 euros.'],
  ],
  [
    'The quota was 20 GB until 2023. Since 2024 it is 50 GB.',
    ['The quota is 50 GB.'],
    ['The quota is 20 GB.'],
  ],
  [
    'We wrote that the deadline was 3 March. In fact it is 3 April.',
    ['The deadline is 3 April.'],
    ['The deadline is 3 March.'],
  ],
];

const SET_RIGHT: readonly Told[] = [
  [
    'At first we reported that the outage affected 12 shops. Correction: it affected 17 shops.',
    ['The outage affected 17 shops.'],
    ['The outage affected 12 shops.', 'The shops affected 17 outages.'],
  ],
  [
    'We reported that the outage affected 12 shops. Correction: it may have affected 17 shops.',
    [],
    ['The outage affected 17 shops.'],
  ],
  [
    'The workshop was planned for Tuesday. Update: it has been moved to Friday.',
    ['The workshop has been moved to Friday.', 'The workshop is on Friday.'],
    ['The workshop is on Tuesday.', 'The workshop has been moved to Tuesday.'],
  ],
  [
    'The workshop was planned for Tuesday. Update: it has been moved to Friday. Update: it has been cancelled.',
    [],
    ['The workshop is on Friday.'],
  ],
  ['The manager was paid. Correction: it was refunded.', [], ['The manager was refunded.']],
];

const ON_ITS_DAY: readonly Told[] = [
  [
    '3 April: The licence was granted. 9 April: The grant was revoked.',
    ['The licence was granted on 3 April.'],
    ['The licence is granted.', 'The licence was granted on 9 April.', 'The licence was granted.'],
  ],
  [
    '3 April: The licence was granted. 9 April: The grant of 3 April was made by mistake.',
    [],
    ['The licence was granted on 3 April.'],
  ],
  [
    '3 April: The licence was granted. 9 April: The grant was voided.',
    [],
    ['The licence was granted on 3 April.'],
  ],
];

testTold('the latest of several values holds', LATEST);
testTold('what is set right is so', SET_RIGHT);
testTold('what was done on a day was done, whatever ended it later', ON_ITS_DAY);
