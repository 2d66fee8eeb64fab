import { testTold } from './told.ts';

testTold('what a key says with a verb is done by the thing of the record', [
  [
    [{ batch: 'LX-2093', product: 'bearing ring', supersedes: 'LX-2089' }],
    ['LX-2093 supersedes LX-2089.', 'LX-2089 was superseded by LX-2093.'],
    ['LX-2089 supersedes LX-2093.', 'LX-2093 was superseded by LX-2089.'],
  ],
  [
    [{ id: 'TASK-9', blocks: 'TASK-4' }],
    ['TASK-9 blocks TASK-4.', 'TASK-4 is blocked by TASK-9.'],
    ['TASK-4 blocks TASK-9.', 'TASK-9 is blocked by TASK-4.'],
  ],
  [[{ id: 'TASK-9', depends_on: ['TASK-4'] }], ['TASK-9 depends on TASK-4.'], ['TASK-4 depends on TASK-9.']],
  [[{ plan: 'Basic', seats: 6 }], ['The plan Basic has 6 seats.'], []],
]);

testTold('what is applied was not only asked for', [
  ['A discount was requested.', ['A discount was applied for.'], ['A discount was applied.']],
  ['The patch was requested on 3 May.', [], ['The patch was applied on 3 May.']],
  ['The patch was applied on 3 May.', [], ['The patch was requested on 3 May.']],
]);

testTold('of a row that says that nothing came of it no deed is told', [
  [
    'time | medicine | outcome\n08:00 | furosemide 40 mg | refused by resident\n09:00 | amlodipine 5 mg | taken',
    ['Amlodipine 5 mg was taken at 09:00.', 'Furosemide 40 mg was refused at 08:00.'],
    ['Furosemide 40 mg was given at 08:00.', 'Furosemide 40 mg was taken at 08:00.'],
  ],
  [
    'invoice | issued | status\n7 | 3 May | unpaid\n8 | 4 May | paid',
    ['Invoice 7 was issued on 3 May.'],
    ['Invoice 7 was paid on 3 May.'],
  ],
]);
