/** Who stands under a role did what that role does, and a line that stands undone tells of no deed. */
import { testTold } from './told.ts';

testTold('Who stands under a role did what that role does', [
  [
    'Money transfer\nSender: Kim\nReceiver: bank',
    ['Kim sent the money.'],
    ['The bank transferred the money.'],
  ],
  [
    'Money transfer: sender: Kim; receiver: bank',
    [],
    ['The bank transferred the money.', 'Kim received the money.'],
  ],
  [
    'Money transfer: sender = Kim; receiver = bank',
    [],
    ['The bank transferred the money.', 'Kim received the money.'],
  ],
  ['Code review: author Lee, reviewer Max', ['Max reviewed the code.'], ['Lee reviewed the code.']],
  ['Code review\nAuthor: Lee\nReviewer: Max', [], ['Lee reviewed the code.']],
  [
    'Leave request: approver = manager; applicant = Kim',
    ['Kim requested leave.'],
    ['The manager requested leave.'],
  ],
  ['Access request: approver = owner; state = awaiting owner', [], ['The owner requested access.']],
  ['Parcel shipped. Recipient: Dana.', [], ['Dana shipped the parcel.']],
]);

testTold('A line that stands undone tells of no deed', [
  ['user=kim action=login result=failed ip=10.0.0.3', ['The login failed.'], ['Kim logged in.']],
  ['user=kim action=login result=ok ip=10.0.0.3', ['Kim logged in.'], []],
  ['op=delete file=a.txt status=denied', [], ['The file was deleted.']],
  ['Request: approver = owner; state = pending', [], ['The request was approved by the owner.']],
  ['report=7 reviewer=max status=open', [], ['The report was reviewed.']],
]);

testTold('Of both it is told only where both are counted', [
  ['Keys handed over: 1 of 2', [], ['Both keys were handed over.']],
  ['Keys handed over: 2 of 2', ['Both keys were handed over.'], []],
  ['Signed: 1 of 2 parents', [], ['Both parents signed.']],
  ['Every guest got 1/2 litre of water.', ['Every guest got 1/2 litre of water.'], []],
]);
