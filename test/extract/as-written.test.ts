// A claim says what its sentence says: nothing less, and nothing else.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf, read, skippedOf } from './ask.ts';

type Rows = readonly (readonly [answer: string, claims: readonly string[]])[];

const tells = (rows: Rows): void => {
  for (const [answer, claims] of rows)
    test(JSON.stringify(answer), () => {
      assert.deepEqual(claimsOf(answer), claims);
    });
};

describe('what a list denies is denied of each item,', () => {
  const LEAD = 'The following are not covered:\n\n';
  tells([
    [
      `${LEAD}- Theft, unless reported within 24 hours`,
      ['Theft is not covered, unless reported within 24 hours.'],
    ],
    [`${LEAD}- Fire (unless insured)`, ['Fire is not covered (unless insured).']],
    [
      `${LEAD}- Flooding if the basement is unsealed`,
      ['Flooding is not covered if the basement is unsealed.'],
    ],
    [
      `${LEAD}- Damage caused by flooding of the basement or the garage during the rainy season in the north`,
      [
        'The following are not covered: Damage caused by flooding of the basement or the garage during the rainy season in the north.',
      ],
    ],
    ['We do not ship to:\n- Norway, unless prepaid', ['We do not ship to Norway, unless prepaid.']],
    ['Not included:\n- Parking that is reserved', ['Not included: Parking that is reserved.']],
    ['Not included:\n- Airport transfers: $50', ['Not included: Airport transfers: $50.']],
  ]);
});

describe('what a title says of each item is told with it,', () => {
  tells([
    ['### Removed\n- Support for Node 14', ['Removed: Support for Node 14.']],
    ['### Removed\n- The export was moved to the admin page.', ['The export was moved to the admin page.']],
    [
      '**Nicht enthalten:**\n- Frühstück\n- Parkplatz',
      ['Nicht enthalten: Frühstück.', 'Nicht enthalten: Parkplatz.'],
    ],
    ['Non inclus :\n- Petit-déjeuner', ['Non inclus: Petit-déjeuner.']],
    ['以下は対象外です：\n- 盗難', ['以下は対象外です: 盗難.']],
    ['**Pros:**\n- Works offline', ['Works offline.']],
    ['Cancelled:\n1. Order A-7\n2. Order A-8', ['Cancelled: Order A-7.', 'Cancelled: Order A-8.']],
    ['Approved:\n- Ann Lee\n- Bob Ray', ['Approved: Ann Lee.', 'Approved: Bob Ray.']],
    ['The landlord:\n- paid the fee', ['The landlord paid the fee.']],
  ]);

  test('a heading that denies something of a thing is a claim', () => {
    assert.deepEqual(claimsOf('### Not eligible: Gold members'), ['Not eligible: Gold members.']);
  });
});

describe('a sign or a box at the head of a line speaks of it,', () => {
  tells([
    ['✅ Theft\n❌ Fire', ['Theft is included.', 'Fire is not included.']],
    ['[x] Refund issued\n[ ] Replacement sent', ['Refund issued.', 'Replacement sent: no.']],
    ['- [ ] Replacement sent', ['Replacement sent: no.']],
  ]);
});

describe('what no reader of a page sees is not said,', () => {
  tells([
    ['The refund was <span style="display:none">not</span> approved.', ['The refund was approved.']],
    ['<script>say("The fee is $5.")</script>The fee is $7.', ['The fee is $7.']],
    ['The fee is <b>not</b> due.', ['The fee is not due.']],
  ]);
});

describe('a label stays with words that have no subject of their own,', () => {
  tells([
    ['**Status:** Suspended since 3 May 2026', ['Status: Suspended since 3 May 2026.']],
    [
      '**Cause:** a faulty index migration that had not been reviewed',
      ['Cause: a faulty index migration that had not been reviewed.'],
    ],
    ['- Shipping: Takes 3 days', ['Shipping: Takes 3 days.']],
    ['**Payment:** Your card was charged $40.', ['Your card was charged $40.']],
  ]);
});

describe('a question is told with its answer,', () => {
  tells([
    [
      'Is the fee refundable? Yes, it covers our costs.',
      ['The fee is refundable.', 'The fee covers our costs.'],
    ],
    [
      'Was the order shipped? No, the carrier lost it.',
      ['The order was not shipped.', 'The carrier lost it.'],
    ],
    [
      'Is the fee refundable? No, only the deposit is.',
      ['The fee is not refundable.', 'Only the deposit is refundable.'],
    ],
    ['Can I get a refund? Yes, refunds are available.', ['Refunds are available.']],
    ['Refundable? No.\nTransferable? Yes, once.', ['Refundable: No.', 'Transferable: Yes, once.']],
    ['Anything else? No.', []],
    ['Was Ann told? She was.', ['She was told.']],
    ['Has it been paid? It has not.', ['It has not been paid.']],
    ['Who signed the form? Neither Ann nor Bob did.', ['Neither Ann nor Bob signed the form.']],
    ['Is the pool open? Not on Mondays.', ['The pool is not open, on Mondays.']],
    [
      'How much is the deposit? $1,500, unless you rent for over a year.',
      ['The deposit is $1,500, unless you rent for over a year.'],
    ],
    [
      'Q: When was the account opened?\nA: On 3 March 2019.\n\nQ: Who signed?\nA: Ann did.',
      ['The account was opened on 3 March 2019.', 'Ann signed.'],
    ],
  ]);
});

describe('who speaks is not what is spoken of:', () => {
  tells([
    ['Assistant: It was not approved.', ['It was not approved.']],
    ['Customer: It never arrived.', ['Customer: It never arrived.']],
    ['Router X2: it has two antennas.', ['Router X2 has two antennas.']],
  ]);

  test('a pronoun behind a question may mean what was asked of', () => {
    const [claim] = read('Was my refund approved?\nIt was not approved.').claims;
    assert.deepEqual(claim!.pronoun, { form: 'it', names: ['refund'] });
  });
});

describe('what others did is a claim, though the writer tells it:', () => {
  tells([
    ['My colleague approved your refund.', ['My colleague approved your refund.']],
    ['My records show two payments.', ['My records show two payments.']],
    ['The agent told me that the fee is waived.', ['The agent told me that the fee is waived.']],
  ]);
});

describe('items that are counted by letters are items,', () => {
  tells([
    [
      'The landlord:\n   a) was informed on 5 May;\n   b) has until 1 June to appeal.',
      ['The landlord was informed on 5 May.', 'The landlord has until 1 June to appeal.'],
    ],
    [
      'You must:\n(a) return the keys;\n(b) pay the rent.',
      ['You must return the keys.', 'You must pay the rent.'],
    ],
    ['i) The door is broken\nii) The fee is $5', ['The door is broken.', 'The fee is $5.']],
  ]);
});

describe('what stands under a day is told of it and of what happened,', () => {
  tells([
    [
      '1. **April 3** – Login service\n   - Duration: 42 minutes\n2. **May 19** – Search\n   - Duration: 3 hours',
      [
        'April 3 – Login service.',
        'The duration of Login service on April 3 is 42 minutes.',
        'May 19 – Search.',
        'The duration of Search on May 19 is 3 hours.',
      ],
    ],
  ]);
});

describe('the cells of a row in HTML stay together,', () => {
  const WIDE = 'style="padding:8px;border:1px solid #ddd;text-align:left;color:#333"';
  tells([
    [
      `<table><tr><th>Item</th><th>Price</th></tr><tr><td ${WIDE}>Lamp</td><td>$30</td></tr><tr><td>Desk</td><td>$200</td></tr></table>`,
      ['Lamp has the price $30.', 'Desk has the price $200.'],
    ],
    ['<table>\n<tr>\n<td>Lamp</td>\n<td>$30</td>\n</tr>\n</table>', ['Lamp | $30.']],
  ]);
});

describe('signs, numbers and addresses are read whole:', () => {
  tells([
    ['Unfortunately, -5 °C was measured.', ['-5 °C was measured.']],
    ['Please note: <5% of users were affected.', ['<5% of users were affected.']],
    ['No. 7 was not treated.', ['No. 7 was not treated.']],
    ['Broken hinges (max. $50) are covered.', ['Broken hinges (max. $50) are covered.']],
    ['I spoke with Max. The fee is $5.', ['I spoke with Max.', 'The fee is $5.']],
    [
      'According to [the report](https://acme.example/2025(final).pdf), revenue rose 7%.',
      ['According to the report, revenue rose 7%.'],
    ],
  ]);

  test('whose somebody is stays open where nothing before tells it', () => {
    const answer = 'Acme sold Beta in 2019. Its CEO, Jane Roe, who had joined in 2015, resigned.';
    assert.equal(claimsOf(answer).at(-1), 'Its CEO was Jane Roe.');
  });

  test('how a text came about is no claim', () => {
    assert.deepEqual(skippedOf('This message was generated by AI and may contain errors.'), [
      ['This message was generated by AI and may contain errors.', 'hedge'],
    ]);
  });

  test('to whom a mail is, is no claim', () => {
    assert.deepEqual(skippedOf('To: j.smith@example.com\nSubject: Re: Claim 2231-B\n\nThe fee is $5.'), [
      ['To: j.smith@example.com', 'introduction'],
      ['Subject: Re: Claim 2231-B', 'introduction'],
    ]);
  });
});

test('the place of a claim begins and ends before or behind a mark, never within it', () => {
  const answers = [
    'Yes, **the fee is $5** and **the tax is $1**, ***which was paid***.',
    '- **Status**: **Refunded**\n- __The fee__ is ~~$4~~ **$5**.',
    '****The fee is $5.**** **Was it paid?** **Yes**',
    '**The fee is $5. The tax is $1.** `The **total`** is $6.',
    '<b>The fee is $5</b> and <b class="x">the tax is $1</b>.',
  ];
  for (const answer of answers)
    for (const { start, end } of read(answer).claims)
      for (const at of [start, end]) {
        assert.ok(answer[at] !== answer[at - 1] || !'*_~'.includes(answer[at]!), answer.slice(start, end));
        assert.doesNotMatch(`${answer.slice(0, at)}⟦${answer.slice(at)}`, /<[^<>]*⟦[^<>]*>/);
      }
});
