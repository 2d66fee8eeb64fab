/** Words in another dress: mathematical and enclosed letters, small capitals, letters of another script, pictures glued on. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, evidence: string];

const TAKEN_BACK: readonly Case[] = [
  ['The order was shipped on 5 May.', 'The order was not😀 shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was never😀 shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was not🏽 shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was not🇩🇪 shipped on 5 May.'],
  ['The refund was approved.', 'The refund was 𝐧𝐨𝐭 approved.'],
  ['The refund was approved.', 'The refund was 𝗻𝗼𝘁 approved.'],
  ['The refund was approved.', 'The refund was 𝑛𝑒𝑣𝑒𝑟 approved.'],
  ['The refund was approved.', 'The refund was 𝓷𝓸𝓽 approved.'],
  ['The refund was approved.', 'The refund was ⓝⓞⓣ approved.'],
  ['The refund was approved.', 'The refund was ⓃⓄⓉ approved.'],
  ['The order was shipped on 5 May.', 'The order was 𝐧ot shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was no𝐭 shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was 🅽🅾🆃 shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was 🄽🄾🅃 shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was shipped on 5 May 𝗼𝗻𝗹𝘆 𝗶𝗳 paid.'],
  ['The refund was approved.', 'If🙂 the form is signed, the refund was approved.'],
  ['The refund was approved.', 'The refund was almost🙂 approved.'],
  ['The refund was approved.', 'The refund was hardly🤷 approved.'],
  ['The refund was approved.', 'The refund was to🙂be approved.'],
  ['All items were shipped.', 'Not😬 all items were shipped.'],
  ['The fee is $500.', 'The fee is $500𝟎.'],
  ['The fee is $5.', 'The fee is $5⓪⓪.'],
  ['The fee is $5.', 'The fee is $5𝟎𝟎.'],
  ['Order A-1042 was paid.', 'Order A-1042𝟗 was paid.'],
  ['Order A-104 was paid.', 'Order A-104② was paid.'],
  ['The order was shipped on 5 May.', 'The order was nоt shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was ɴᴏᴛ shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was n o t shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was n e v e r shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was ｎｏｔ shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was ⁿᵒᵗ shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was n⁠o⁠t shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was n.o.t shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was n-o-t shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was n*o*t shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was n0t shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was **not** shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was _not_ shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was NOT shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was nøt shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was no‍t shipped on 5 May.'],
  ['Order No. 7 was paid.', 'Order No. 8 was paid.'],
  ['Order №7 was paid.', 'Order No. 8 was paid.'],
  ['Order №7 was paid.', 'Order No. 7 was not paid.'],
  ['Order #7 was paid.', 'No. 7 orders were paid.'],
  ['The order was shipped.', 'The order was not ✅ shipped.'],
  ['The order was shipped on 5 May.', 'The order was nøt shipped on 5 May.'],
  ['The order was shipped on 5 May.', 'The order was xqz shipped on 5 May.'],
  ['The order was shipped.', 'The order was falsely shipped.'],
  ['The order was shipped.', 'The order was nicht shipped.'],
];

const THE_SAME: readonly Case[] = [
  ['The office was refitted in May.', 'The oﬃce was reﬁtted in May.'],
  ['The flight was confirmed.', 'The ﬂight was conﬁrmed.'],
  ['The claim was filed on 3 May.', 'The claim was ﬁled on 3 May.'],
  ['There are five staff members.', 'There are ﬁve staﬀ members.'],
  ['A refund of $500 was paid.', 'A refund of $𝟓𝟎𝟎 was paid.'],
  ['A refund of $500 was paid.', 'A refund of $٥٠٠ was paid.'],
  ['The refund was approved.', '🎉The refund was approved🎉🎉!'],
  ['The order was delivered.', 'The order was delivered🎉🎉'],
  ['Order A-1042 was paid.', 'Order A‑1042 was paid.'],
  ['Order A‑1042 was paid.', 'Order A-1042 was paid.'],
  ['Order A−1042 was paid.', 'Order A-1042 was paid.'],
  ['Order №7 was paid.', 'Order No. 7 was paid.'],
  ['Order #7 was paid.', 'Order No. 7 was paid.'],
  ['Order No. 7 was paid.', 'Order #7 was paid.'],
  ['Invoice number 7 was paid.', 'Invoice No. 7 was paid.'],
  ['The 𝐫𝐞𝐟𝐮𝐧𝐝 was approved.', 'The refund was approved.'],
  ['The temperature was 5 μg.', 'The temperature was 5 μg.'],
  ['The order was shipped.', 'The order was duly shipped.'],
];

describe('A word that a reader sees is read, whatever signs it is written in', () => {
  for (const [claim, evidence] of TAKEN_BACK)
    test(`«${claim}» is not said by «${evidence}»`, () =>
      assert.notEqual(ask(claim, [evidence]).status, 'supported'));
  for (const [claim, evidence] of THE_SAME)
    test(`«${claim}» is said by «${evidence}»`, () =>
      assert.equal(ask(claim, [evidence]).status, 'supported'));
});

test('Sources in other signs differ as plain ones do', () => {
  const check = ask('The 😀 fee is $50.', ['The 😀 fee is $50.', 'The fee is $60.']);
  assert.notEqual(check.status, 'supported');
});
