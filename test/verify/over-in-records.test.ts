/** What a record, a list of changes or a log tells to be over, not out yet or another's is not said to be so. */
import { type Told, testTold } from './told.ts';

const SALES = { name: 'Ben Cole', department: 'Sales' };
const STAFF =
  'employee_id,name,department,start,end,status\n101,Anna Bell,Sales,2019-03-01,,active\n' +
  '102,Ben Cole,Sales,2021-06-15,2024-12-31,left\n103,Carl Dorn,IT,2015-01-01,,active';

const TOLD: readonly Told[] = [
  [{ ...SALES, status: 'active' }, ['Ben Cole works in Sales.'], []],
  [{ ...SALES, status: 'left' }, [], ['Ben Cole works in Sales.']],
  [{ ...SALES, left_on: '2024-12-31' }, [], ['Ben Cole works in Sales.']],
  [STAFF, ['Anna Bell works in Sales.'], ['Ben Cole works in Sales.']],
  [
    '## Unreleased\n- Rewrite of the installer\n- Drop support for Node 18',
    [],
    ['The installer was rewritten.'],
  ],
  ['## [Unreleased]\n### Added\n- Dark mode\n\n## [1.0]\n- Light mode', [], ['Dark mode was added.']],
  ['## 2.0.0\n- Dropped support for Node 16', ['Support for Node 16 was dropped.'], []],
  [
    { weather: { warning: { type: 'storm', level: 'orange', active: false } } },
    [],
    ['There is a storm warning.'],
  ],
  [
    { commit: { sha: 'ab12', author: 'lou', committer: 'mergebot' } },
    ['Lou is the author of the commit.'],
    ['Mergebot is the author of the commit.'],
  ],
];

testTold('what is over, not out yet or of another', TOLD);
