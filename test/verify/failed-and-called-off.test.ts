/** Calls that failed, events that are called off, roles that another has and deeds that need not be done. */
import { testTold } from './told.ts';

const MAIL = { tool: 'send_mail', to: 'a@b.example', sent_at: '2026-05-03T10:00:00Z' };

testTold('What a call would have done is not done where it failed', [
  [{ ...MAIL, ok: true, error: null }, ['The mail was sent on 3 May 2026.'], []],
  [{ ...MAIL, ok: false, error: 'bounced' }, [], ['The mail was sent on 3 May 2026.']],
  [{ refund: { amount: 40, issued: true }, error: null }, ['The refund of 40 was issued.'], []],
  [{ refund: { amount: 40, issued: true }, error: 'rolled back' }, [], ['The refund of 40 was issued.']],
  [{ ...MAIL, ok: true, warning: 'large attachment' }, ['The mail was sent on 3 May 2026.'], []],
]);

const EVENT = { title: 'Meeting', date: '2026-05-03' };

testTold('What is called off, or not fixed yet, is on no day', [
  [{ event: { ...EVENT, status: 'confirmed' } }, ['The meeting is on 3 May 2026.'], []],
  [
    { event: { ...EVENT, status: 'cancelled' } },
    ['The meeting was cancelled.'],
    ['The meeting is on 3 May 2026.'],
  ],
  [{ event: { ...EVENT, status: 'tentative' } }, [], ['The meeting is on 3 May 2026.']],
]);

testTold('Who stands in the field of a role has it', [
  [
    { employee: 'Kim', department: 'IT', manager: 'Lee' },
    ['Lee is the manager.', 'Kim is the employee.'],
    ['Kim is the manager.', 'Kim is a manager.'],
  ],
  [{ user: 'Kim', owner: 'Lee' }, ['Lee is the owner.'], ['Kim is the owner.']],
  [{ name: 'Kim', team_lead: 'Lee' }, [], ['Kim is the team lead.']],
]);

testTold('What need not be done is not done', [
  [{ parcel: 'D-1', inspected: 'yes' }, ['The parcel was inspected.'], []],
  [{ parcel: 'D-1', inspected: 'waived' }, [], ['The parcel was inspected.']],
  [{ call: 'C-1', recorded: 'on request' }, [], ['The call was recorded.']],
]);
