// The day, the hour or the bound that a courtesy or an order holds, and what a sign, a picture or a title says.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf } from './ask.ts';

const SAID: readonly (readonly [answer: string, claim: string])[] = [
  ['Return it within 90 days.', 'You have to return it within 90 days.'],
  ['Make sure to return it within 90 days.', 'You have to return it within 90 days.'],
  ['Please return it within 90 days.', 'You have to return it within 90 days.'],
  ['Pay the invoice by 9 May.', 'You have to pay the invoice by 9 May.'],
  ['Feel free to return it within 90 days.', 'You can return it within 90 days.'],
  ['Sorry about the double charge on 3 May!', 'The double charge on 3 May.'],
  ['Looking forward to your visit on 9 May.', 'Your visit on 9 May.'],
  ['See you on 9 May at 10:00!', 'See you on 9 May at 10:00.'],
  ['Congrats on being upgraded to Gold!', 'You were upgraded to Gold.'],
  ['Should I also cancel order A-18, which is late?', 'Order A-18 is late.'],
  ['Refund ✔', 'Refund: yes.'],
  ['- Refund ✔', 'Refund: yes.'],
  ['Refunded ✓', 'Refunded: yes.'],
  ['Refund ❌', 'Refund: no.'],
  ['Refund? ✅', 'Refund: Yes.'],
  ['Order shipped ✅', 'Order shipped.'],
  ['<img src="ok.png" alt="Refund approved">', 'Refund approved.'],
  ["<abbr title='The refund was approved.'></abbr>", 'The refund was approved.'],
  ['Call Kim, our Gold manager, at 5.', 'Kim is our Gold manager.'],
  ["Don't forget the 90-day window!", 'The 90-day window.'],
  ['Enjoy your 90-day trial!', 'Your 90-day trial.'],
  ['Enjoy your $500!', 'Your $500.'],
  ['Before 9 May.', 'Before 9 May.'],
  ['Only until 9 May!', 'Only until 9 May!'],
  ['7 USD', '7 USD.'],
  ['A 90-day return window', 'A 90-day return window.'],
  ['Full refund', 'Full refund.'],
  ['Two free months', 'Two free months.'],
  ['Free', 'Free.'],
  ['Unpaid', 'Unpaid.'],
  ['Out for delivery', 'It is out for delivery.'],
  ['```\n$500 refunded\n```', '$500 refunded.'],
  ['```\nfee: 7\n```', 'Fee: 7.'],
  ['```json\n{"refund_amount": 500, "timeout": 60}\n```', 'Refund amount: 500.'],
  ['Mon–Sun 9–5', 'Mon–Sun 9–5.'],
  ['24/7', '24/7.'],
  ['Lifetime warranty', 'Lifetime warranty.'],
];

const NOTHING: readonly string[] = [
  'Restart the router.',
  'Thanks, Kim!',
  'Until next time!',
  'Full name',
  'Double check',
  'United',
  '## 30-day plan',
  '```\necho $5\n$PATH\n```',
  '```\ntotal=0\nfor i in list: total += i\n```',
  '```yaml\ntimeout: 60\nretries: 3\n```',
  'Wait 30 seconds and press the button.',
  'Let me know by 9 May.',
  'Please sign the form and return it by 10 May.',
  'Reply within 2 days if you need help.',
  'Sorry about the delay!',
  'See you soon!',
  'Looking forward to hearing from you.',
  'Congrats on your new job!',
  'Could you send the form, which is on page 3?',
  'Great job ✅',
  'Done ✅',
  'You are all set ✅',
  '## Features ✔',
  'Your account ✅\n- SSO\n- Logs',
  '<img src="logo.png" alt="">',
  '<img src="logo.png" alt="Company logo">',
  '<a href="/" title="Home">Go</a>',
];

const OTHER_SCRIPTS = ['退款已批准', 'Возврат одобрен', 'تمت الموافقة على استرداد الأموال'];

describe('a line of another script is a claim in an English answer', () => {
  for (const line of OTHER_SCRIPTS)
    test(line, () =>
      assert.deepEqual(claimsOf(`The order arrived.\n\n${line}`), ['The order arrived.', `${line}.`]),
    );
});

describe('a day, a bound, a sign or a picture that the reader goes by is a claim', () => {
  for (const [answer, claim] of SAID) test(answer, () => assert.deepEqual(claimsOf(answer), [claim]));
});

describe('a courtesy, an order or a sign that holds none stays aside', () => {
  for (const answer of NOTHING) test(answer, () => assert.deepEqual(claimsOf(answer), []));
});
