// What a courtesy, a question, an order or any other place takes for granted is a claim: nothing passes unread.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf } from './ask.ts';

const PRESUMED: readonly (readonly [sentence: string, claim: string])[] = [
  ["I'm glad that your refund went through.", 'Your refund went through.'],
  ['Sorry that the courier lost your parcel.', 'The courier lost your parcel.'],
  ['Apologies that our driver damaged your fence.', 'Our driver damaged your fence.'],
  ['What a relief that the bank reversed the charge!', 'The bank reversed the charge.'],
  ["It's wonderful that your refund was approved so quickly.", 'Your refund was approved so quickly.'],
  ['I think your account was upgraded.', 'Your account was upgraded.'],
  ['I think it was refunded.', 'It was refunded.'],
  ['It is worth noting that it was refunded.', 'It was refunded.'],
  ['To be honest, the manager approved the refund.', 'The manager approved the refund.'],
  ["If I'm not mistaken, the customer returned the item.", 'The customer returned the item.'],
  ['Perhaps it helps that the refund has been approved.', 'The refund has been approved.'],
  ["I don't know why the refund was paid twice.", 'The refund was paid twice.'],
  ['Let me explain how the manager approved the refund.', 'The manager approved the refund.'],
  ['I hope you enjoy the replacement that we sent you.', 'We sent you the replacement.'],
  [
    'Enjoy the new phone our courier delivered this morning!',
    'Our courier delivered the new phone this morning.',
  ],
  ['Best regards,\nKim, who approved your refund', 'Kim approved your refund.'],
  ['Thanks for your patience while the refund was being processed.', 'The refund was being processed.'],
  ['Thanks again for returning the item last week!', 'You returned the item last week.'],
  ['Congratulations on winning the dispute!', 'You won the dispute.'],
  ['I hope the 500 € refund helps.', 'The 500 € refund.'],
  ['Congratulations on your approved refund!', 'Your approved refund.'],
  ['Welcome back as a Gold member!', 'A Gold member.'],
  ['Sorry again for charging you twice.', 'We charged you twice.'],
  ['Why was the order refunded twice?', 'The order was refunded twice.'],
  ["Hasn't the manager already approved the refund?", 'The manager has already approved the refund.'],
  ['Did you receive the $500 that we refunded yesterday?', 'We refunded the $500 yesterday.'],
  ['Since you are a Gold member, would you like free delivery?', 'You are a Gold member.'],
  ['Now that the refund has been paid, is there anything else?', 'The refund has been paid.'],
  [
    "Isn't it great that the manager approved your refund of $500?",
    'The manager approved your refund of $500.',
  ],
  ['Was the refund approved? Yes.', 'The refund was approved.'],
  ['Has the parcel been delivered? Yes, on 5 May.', 'The parcel has been delivered, on 5 May.'],
  ['Is the fee refundable? Unfortunately not.', 'The fee is not refundable.'],
  ['Let me know if you need more, the refund is on its way.', 'The refund is on its way.'],
  ['No problem – refund approved!', 'Refund approved!'],
  ['Let us say that the deposit was waived.', 'The deposit was waived.'],
  ['I would say that the transfer was reversed.', 'The transfer was reversed.'],
  ['See that your claim was settled.', 'Your claim was settled.'],
  ['See [the claim was settled](https://a.example/x).', 'The claim was settled.'],
  ['Congratulations on your promotion to team lead!', 'You were promoted to team lead.'],
  ['Congrats, Noor, on the approval of your loan.', 'Your loan was approved.'],
  ['Fully refundable.', 'It is fully refundable.'],
  ['The jacket costs $40. Sadly not returnable.', 'The jacket is not returnable.'],
  ["Not transferable, I'm afraid.", 'It is not transferable.'],
  ["Here's the confirmation that the refund was approved:", 'The refund was approved.'],
];

const PLACES: readonly (readonly [place: string, answer: string, claim: string])[] = [
  ['a heading', '## Refund approved', 'Refund approved.'],
  ['a heading between rules', '---\nRefund approved\n---', 'Refund approved.'],
  ['the name of a column', '| The refund of $500 was sent |\n|---|\n| ok |', 'The refund of $500 was sent.'],
  ['the one cell of a row', '| Refund |\n|---|\n| approved |', 'Refund: approved.'],
  ['the names of columns over no row', '| refund | approved |\n|---|---|', 'Refund, approved.'],
  ['what an image shows', '![The refund was approved](ok.png)', 'The refund was approved.'],
  [
    'the title of a link',
    '[Details](https://a.example "The refund was approved.")',
    'The refund was approved.',
  ],
  ['a comment in code', '```python\n# The refund was approved.\nprint(1)\n```', 'The refund was approved.'],
  ['data in code', '```json\n{"refund": "approved", "id": 7}\n```', 'Refund: approved.'],
  ['a sign in a cell', '| Feature | Pro |\n|---|---|\n| SSO | ✅ |', 'Feature: SSO, Pro: yes.'],
  ['a sign behind a colon', 'Refund: ❌', 'Refund: no.'],
  ['a note', '[^1]: Refund approved by the manager', 'Refund approved by the manager.'],
];

const NOTHING: readonly string[] = [
  'Thank you for your patience while we look into this.',
  'Thank you for letting us know that the parcel arrived damaged.',
  "I'm sorry to hear that your stay wasn't what you expected.",
  'I understand that you want a refund.',
  'I hope that your trip goes well.',
  "I'm glad you like it.",
  'I think it works.',
  "I'm glad it was helpful.",
  "I'm sorry that it happened.",
  'Please let me know when you receive the parcel.',
  'Please send us the photos that you took of the damage.',
  'Please check the code that was sent to your phone.',
  'Would you like a refund of $7?',
  'Did you receive the confirmation email?',
  'Do you remember the date when you placed the order?',
  'After the update has finished, restart the device.',
  'Make sure that the cable is plugged in.',
  "I can't say how long it will take.",
  'Please describe how the damage happened.',
  "It's a shame that the weather was so bad.",
  'How can I help? Thanks.',
  'Please see that the door is closed.',
  'Let me say that I am sorry.',
  "I'd say that the other plan is better.",
  'Congratulations on your success!',
  'Congratulations on your new flat!',
  'Totally understandable.',
  '👍',
  '✅',
  'Sorry for keeping you waiting.',
  '## Steps taken',
  '## Documents required',
  '![Company logo](logo.png)',
  '```json\n{ "timeout": 60, "mode": "fast" }\n```',
];

describe('what a sentence takes for granted is a claim', () => {
  for (const [sentence, claim] of PRESUMED)
    test(sentence, () => assert.ok(claimsOf(sentence).includes(claim), claimsOf(sentence).join(' | ')));
});

describe('a statement is found wherever it stands', () => {
  for (const [place, answer, claim] of PLACES) test(place, () => assert.deepEqual(claimsOf(answer), [claim]));
});

describe('what takes nothing for granted that could be checked stays aside', () => {
  for (const answer of NOTHING) test(answer, () => assert.deepEqual(claimsOf(answer), []));
});
