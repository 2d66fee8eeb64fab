// Lists, tables, headings and markdown become statements with their places in the answer.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { extract, supportedAnswer } from '../../src/extract/index.ts';
import { claimsOf, read, skippedOf } from './ask.ts';

describe('the layout of an answer', () => {
  test('headings without a verb, code and references are no claims', () => {
    const answer =
      '## Return check\n\nThe jacket was delivered.\n\n```\nx = 1\n```\n\n### Sources\n\n1. Terms of 2024\n';
    assert.deepEqual(claimsOf(answer), ['The jacket was delivered.']);
    assert.deepEqual(
      skippedOf(answer).map(([, reason]) => reason),
      ['heading', 'code', 'reference', 'reference'],
    );
  });

  test('character references say what they show, and a statement that ends in one is placed with all of it', () => {
    const answer = 'AT&amp;T was founded in 1885. Kim&#39;s&nbsp;plan costs 5&euro;\n\nThe tag is `&amp;`.';
    assert.deepEqual(claimsOf(answer), [
      'AT&T was founded in 1885.',
      "Kim's plan costs 5€.",
      'The tag is &amp;.',
    ]);
    const { claims } = extract({ answer, sources: [{ source_id: 's1' }], most: 99 });
    assert.deepEqual(
      claims.map(({ start, end }) => answer.slice(start, end)),
      ['AT&amp;T was founded in 1885.', 'Kim&#39;s&nbsp;plan costs 5&euro;', 'The tag is `&amp;`.'],
    );
    assert.equal(
      claimsOf('| Plan | Price |\n|---|---|\n| R&amp;D | 5&#8364; |')[0],
      claimsOf('| Plan | Price |\n|---|---|\n| R&D | 5€ |')[0],
    );
  });

  test('what only looks like a character reference is said as it stands', () => {
    assert.deepEqual(claimsOf('Q&A; costs $5 & R&D;x is &#xD800; or &#0; here.'), [
      'Q&A; costs $5 & R&D;x is &#xD800; or &#0; here.',
    ]);
  });

  test('items are statements, and take the words that their list hangs on where they have no verb', () => {
    const answer =
      'Your plan includes:\n\n- 80 GB of data\n* four lines\n\n1. The plan was renewed.\n2) It was paid.';
    assert.deepEqual(claimsOf(answer), [
      'Your plan includes 80 GB of data.',
      'Your plan includes four lines.',
      'The plan was renewed.',
      'The plan was paid.',
    ]);
  });

  test('an item that only names something is told under the line or title of its list, or is no claim', () => {
    assert.deepEqual(claimsOf('These orders were refunded:\n\n- A-7\n- A-8'), [
      'Order A-7 was refunded.',
      'Order A-8 was refunded.',
    ]);
    assert.deepEqual(claimsOf('Open orders:\n- A-1\n- A-2 (shipped)'), [
      'Open orders: A-1.',
      'Open orders: A-2 (shipped).',
    ]);
    assert.deepEqual(claimsOf('## Orders\n\n- A-1\n- B-22'), []);
  });

  test('a day or time at the head of a line or in a heading is told with what stands there', () => {
    assert.deepEqual(claimsOf('**Day 1 (Mon, 12 Oct):** You fly from Vienna at 07:05.'), [
      'On Mon, 12 Oct, you fly from Vienna at 07:05.',
    ]);
    assert.deepEqual(claimsOf('- 14:02 – The release is rolled back.'), [
      'At 14:02, the release is rolled back.',
    ]);
    assert.deepEqual(claimsOf('### 12 May\n- The parcel was lost.\n- It was found on 14 May.'), [
      'On 12 May, the parcel was lost.',
      'The parcel was found on 14 May.',
    ]);
  });

  test('where the columns are what is compared, each cell is told of its column', () => {
    assert.deepEqual(claimsOf('| | Basic | Pro |\n|---|---|---|\n| Price | $5 | $9 |'), [
      'Basic has the price $5.',
      'Pro has the price $9.',
    ]);
  });

  test('the numbers of steps and the marks of questions and answers are no part of what is said', () => {
    assert.deepEqual(claimsOf('Step 1: Open the app.\nStep 2: Enter the code.'), []);
    assert.deepEqual(claimsOf("Q: Is there a fee?\nA: No, it's free for guests."), ["It's free for guests."]);
  });

  test('rows of a table stay whole, each cell under the name of its column', () => {
    const answer = '| Plan | Price |\n|------|:-----:|\n| Basic | $7.99 |\n| Pro | **$12** |';
    assert.deepEqual(claimsOf(answer), ['Plan Basic has the price $7.99.', 'Plan Pro has the price $12.']);
  });

  test('what is a sum of money itself has no price: it is what stands beside it', () => {
    const answer =
      '| Item | Price |\n|---|---|\n| Refund fee | $7 |\n| Deposit | $200 |\n| Desk lamp | $30 |';
    assert.deepEqual(claimsOf(answer), ['Refund fee: $7.', 'Deposit: $200.', 'Desk lamp has the price $30.']);
  });

  test('emphasis, code, links and escapes are taken off, and the place is that in the answer', () => {
    const answer = 'The **refund** of `64` [euros](https://example.com) was \\*paid\\*.';
    const [claim] = read(answer).claims;
    assert.equal(claim!.text, 'The refund of 64 euros was *paid*.');
    assert.equal(answer.slice(claim!.start, claim!.end), answer);
  });

  test('the label of a statement is no part of it, unless it turns what is said', () => {
    assert.deepEqual(claimsOf('- **Charge:** Your card was charged twice.'), [
      'Your card was charged twice.',
    ]);
    assert.deepEqual(claimsOf('- **Myth:** Your card was charged twice.'), [
      'Myth: Your card was charged twice.',
    ]);
    assert.deepEqual(claimsOf('- *Status:* completed'), ['Status: completed.']);
  });

  test('a sentence is a claim wherever it stands: in a note, among references, in plain code, as the name of a column', () => {
    const said = (answer: string): readonly string[] => claimsOf(answer);
    assert.deepEqual(said('The fee was paid [^1].\n\n[^1]: Fees are waived for students.'), [
      'The fee was paid.',
      'Fees are waived for students.',
    ]);
    assert.deepEqual(said('## Sources\n\n1. Terms of 2024\n2. The fee is $7.'), ['The fee is $7.']);
    assert.deepEqual(said('```\nThe fee is $7.\nlet x = 5;\n```'), ['The fee is $7.']);
    assert.deepEqual(said('```text\nPlan Gold costs $12 per month.\n```'), [
      'Plan Gold costs $12 per month.',
    ]);
    assert.deepEqual(said('> ```\n> The fee is $7.\n> ```'), ['The fee is $7.']);
    assert.deepEqual(said('- ```\n  The fee is $7.\n  ```').at(-1), 'The fee is $7.');
    assert.deepEqual(said("```js\nconsole.log('The fee is $7.');\n```"), []);
    assert.equal(said('| The fee is $7. | Price |\n|---|---|\n| Basic | $5 |')[0], 'The fee is $7.');
  });

  test('a table is a table in a quotation, behind blanks at the ends of its lines, and under an item', () => {
    const lines = ['| Plan | Price |', '|---|---|', '| Basic | $5 |'];
    const told = ['Plan Basic has the price $5.'];
    assert.deepEqual(claimsOf(lines.join('\n')), told);
    assert.deepEqual(claimsOf(lines.map((line) => `> ${line}`).join('\n')), told);
    assert.deepEqual(claimsOf(lines.map((line) => `>> ${line}`).join('\n')), told);
    assert.deepEqual(claimsOf(lines.map((line) => `${line}  `).join('\n')), told);
    assert.deepEqual(claimsOf(`- Prices\n${lines.map((line) => `  ${line}`).join('\n')}`), told);
  });

  test('the mark that a file begins with is no word, and a tab parts a marker from its words', () => {
    assert.deepEqual(claimsOf('\ufeff## The refund was approved.'), ['The refund was approved.']);
    assert.deepEqual(claimsOf('-\t[x] The refund was approved.'), ['The refund was approved.']);
  });

  test('a wrapped line goes on, and a line of its own does not', () => {
    const wrapped = 'The refund for the order of the customer was approved by the\nteam on 3 May.';
    assert.deepEqual(claimsOf(wrapped), [wrapped.replace('\n', ' ')]);
    assert.equal(claimsOf('The order was paid\nThe order was sent').length, 2);
  });

  test('answers in other languages are read sentence by sentence', () => {
    assert.deepEqual(
      claimsOf('Guten Tag! Die Rückzahlung ist am 3. Mai erfolgt. Das Paket wurde nicht zugestellt.'),
      ['Die Rückzahlung ist am 3. Mai erfolgt.', 'Das Paket wurde nicht zugestellt.'],
    );
  });
});

describe('a sentence goes on in the next line', () => {
  for (const [answer, claims] of [
    ['He paid\n$9.', ['He paid $9.']],
    ['The fee is\n$6', ['The fee is $6.']],
    ['The refund was paid on\n4 May 2026.', ['The refund was paid on 4 May 2026.']],
    ['The refund was paid on 3 May\n2024.', ['The refund was paid on 3 May 2024.']],
    ['The refund was approved by the\nBerlin office.', ['The refund was approved by the Berlin office.']],
    ['> He paid\n> $9.', ['He paid $9.']],
    ['Die Gebühr beträgt für\nMitglieder 5 Euro.', ['Die Gebühr beträgt für Mitglieder 5 Euro.']],
    ['Fee: $6\nPlan Gold: $30', ['Fee: $6.', 'Plan Gold: $30.']],
    ['The bag was found\nThe box was lost', ['The bag was found.', 'The box was lost.']],
    ['The fee is $6.[^1] Repairs take\n9 days.[^2]', ['The fee is $6.', 'Repairs take 9 days.']],
  ] as const)
    test(JSON.stringify(answer), () => assert.deepEqual(claimsOf(answer), claims));
});

describe('the supported answer', () => {
  /** The answer where the claims that contain a word are not supported. */
  const without = (answer: string, word: string): string => {
    const extraction = extract({ answer, sources: [], most: 1000 });
    return supportedAnswer(answer, extraction, (claim) => !extraction.claims[claim]!.text.includes(word));
  };

  test('leaves out whole statements only', () => {
    assert.equal(
      without('Hi! The fee was paid. The box was lost and the bag was found. The letter was sent.', 'lost'),
      'Hi! The fee was paid. The letter was sent.',
    );
  });

  test('takes the citation of a statement along', () => {
    assert.equal(without('The box was lost [s1]. The bag was found.', 'lost'), 'The bag was found.');
    assert.equal(
      without('The bag was found. The box was lost. [1]\n\nBye!', 'lost'),
      'The bag was found.\n\nBye!',
    );
  });

  test('keeps marks in pairs', () => {
    assert.equal(
      without('**The box was lost. The bag was found.** The letter was sent.', 'lost'),
      '**The bag was found.** The letter was sent.',
    );
    assert.equal(
      without('The fee was paid. **The box was lost.** The letter was sent.', 'lost'),
      'The fee was paid. The letter was sent.',
    );
  });

  test('drops items, rows and paragraphs with their lines', () => {
    assert.equal(
      without('Found:\n\n- The box was lost.\n- The bag was found.\n', 'lost'),
      'Found:\n\n- The bag was found.\n',
    );
    assert.equal(
      without('| A | B |\n|---|---|\n| box | lost |\n| bag | found |\n', 'lost'),
      '| A | B |\n|---|---|\n| bag | found |\n',
    );
    assert.equal(
      without('The fee was paid.\n\nThe box was lost.\n\nThe letter was sent.', 'lost'),
      'The fee was paid.\n\nThe letter was sent.',
    );
  });

  test('the items that hang on one take its place; what else hangs on it keeps its marker', () => {
    const cases: readonly (readonly [string, string])[] = [
      ['- The box was lost.\n    - The letter was sent.\n', '- The letter was sent.\n'],
      [
        'Found:\n- The box was lost.\n  - The letter was sent.\n  - The fee was paid.',
        'Found:\n- The letter was sent.\n- The fee was paid.',
      ],
      [
        'Found:\n1. The box was lost.\n   - The cup was lost.\n     - The fee was paid.\n2. The bag was found.',
        'Found:\n- The fee was paid.\n2. The bag was found.',
      ],
      ['- The box was lost.\n\n  - The fee was paid.', '- The fee was paid.'],
      ['> - The box was lost.\n>   - The fee was paid.', '> -\n>   - The fee was paid.'],
      ['> Found:\n> - The box was lost.\n>   - The fee was paid.', '> Found:\n> - - The fee was paid.'],
      ['Found:\n\n> - The box was lost.\n>   - The fee was paid.', 'Found:\n\n> -\n>   - The fee was paid.'],
      ['Found:\n- The box was lost.\n\n  The fee was paid.', 'Found:\n- The fee was paid.'],
      [
        'Found:\n- The box was lost.\n  ```\n  x = 1\n  ```\n  - The fee was paid.',
        'Found:\n-\n  ```\n  x = 1\n  ```\n  - The fee was paid.',
      ],
    ];
    for (const [answer, left] of cases) assert.equal(without(answer, 'lost'), left);
  });

  test('an item goes with its marker where a quotation follows that does not belong to it', () => {
    assert.equal(
      without('Found:\n- The box was lost.\n\n> - The bag was found.', 'lost'),
      'Found:\n\n> - The bag was found.',
    );
  });

  test('a later number does not become words of the paragraph before its list', () => {
    assert.equal(
      without('Found:\n1. The box was lost.\n2. The bag was found.', 'lost'),
      'Found:\n\n2. The bag was found.',
    );
    assert.equal(
      without(
        '* The fee was paid.\n  1. The box was lost.\n  2. The cup was lost.\n  3. The bag was found.',
        'lost',
      ),
      '* The fee was paid.\n\n  3. The bag was found.',
    );
    assert.equal(
      without('> Found:\n> 1. The box was lost.\n> 2. The bag was found.', 'lost'),
      '> Found:\n>\n> 2. The bag was found.',
    );
    assert.equal(
      without('1. The fee was paid.\n2. The box was lost.\n3. The bag was found.', 'lost'),
      '1. The fee was paid.\n3. The bag was found.',
    );
  });

  test('leaves no more blank lines than there were', () => {
    for (const end of ['\n', '\r\n']) {
      const lines = (...all: readonly string[]): string => all.join(end);
      assert.equal(
        without(lines('Found:', '', '- The box was lost.', '- The cup was lost.', '', 'Bye!', ''), 'lost'),
        lines('Found:', '', 'Bye!', ''),
      );
      assert.equal(
        without(lines('| A | B |', '|---|---|', '| box | lost |', '', 'The fee was paid.'), 'lost'),
        'The fee was paid.',
      );
      assert.equal(
        without(lines('The fee was paid.', '', '> The box was lost.'), 'lost'),
        'The fee was paid.',
      );
      assert.equal(without(lines('The box was lost.', ''), 'lost'), '');
    }
  });

  test('what is told by a statement that is left out goes with it', () => {
    const cases: readonly (readonly [string, string])[] = [
      ['The fee was paid. The box was lost. It was found. It was sold.', 'The fee was paid.'],
      ['The box was lost on 3 May 2026. The fee was paid the same day.', ''],
      ['The fee was paid. It was high. The box was lost.', 'The fee was paid. It was high.'],
      ['Ada Park was lost. The fee was paid. She called on 3 May.', 'The fee was paid.'],
    ];
    for (const [answer, left] of cases) assert.equal(without(answer, 'was lost'), left);
  });

  test('is the answer itself where all is supported', () => {
    const answer = '# Note\n\nThe fee was paid.  \nThe bag was *found*.\n';
    assert.equal(without(answer, 'nothing'), answer);
  });
});
