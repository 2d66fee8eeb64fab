// The answer without what is not supported: whole statements go, and marks stay where markdown reads them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extract, supportedAnswer } from '../../src/extract/index.ts';

const ANSWERS: readonly (readonly [what: string, answer: string, gone: RegExp, left: string])[] = [
  [
    'a mark that opened before what goes closes behind what stays',
    'The parcel **was delivered on 3 May. It was signed for by Omar** [s1]. The fee was waived.',
    /signed/,
    'The parcel **was delivered on 3 May.** The fee was waived.',
  ],
  [
    'a mark that closes behind what goes opens before what stays',
    'The fee was **waived. The refund was** paid on 5 May.',
    /fee/,
    '**The refund was** paid on 5 May.',
  ],
  [
    'marks around what goes go with it',
    'The order was shipped. **The fee was waived.** The refund was paid.',
    /fee/,
    'The order was shipped. The refund was paid.',
  ],
  [
    'a tag goes with its other half where nothing is left between them',
    '<p>The fee was waived.</p><p>The refund was paid.</p>',
    /refund/,
    '<p>The fee was waived.</p>',
  ],
  [
    'a tag around what goes and what stays is closed',
    '<details><summary>Fees</summary>The fee was waived. <b>The refund was paid.</b></details>',
    /refund/,
    '<details><summary>Fees</summary>The fee was waived. <b></b></details>',
  ],
  [
    'the tags around what goes go, as far as they hold nothing else',
    '<ul class="a">\n<li><b>The fee was waived.</b></li>\n<li>The bag was lost.</li>\n</ul>\n<div><p>The refund was paid. The parcel was sent.</p></div>',
    /fee|bag|refund/,
    '<div><p>The parcel was sent.</p></div>',
  ],
  [
    'tags that hold nothing stay where nothing went',
    '<div id="map"></div><p>The fee was waived.</p><p>The refund was paid.</p>',
    /refund/,
    '<div id="map"></div><p>The fee was waived.</p>',
  ],
  [
    'a line of code goes, and the others stay between their fences',
    '```\nThe fee was waived.\nThe bag was found.\n```\nThe refund was paid.',
    /fee/,
    '```\nThe bag was found.\n```\nThe refund was paid.',
  ],
  [
    'code of which all lines go takes its fences with it',
    '```text\nThe fee was waived.\n```\n\n- Notes:\n  ~~~\n  The bag was lost.\n  ~~~\n- The refund was paid.',
    /fee|bag/,
    '- Notes:\n- The refund was paid.',
  ],
  [
    'a comment goes with its mark, and the code stays',
    '```python\n# The refund was approved.\ntotal = 0\n```\n\nThe bag was found.',
    /approved/,
    '```python\ntotal = 0\n```\n\nThe bag was found.',
  ],
  [
    'data of which a value goes, goes whole',
    'The record:\n\n```json\n{\n  "refund": "approved",\n  "fee": 7\n}\n```\n\nThe bag was found.',
    /Fee/,
    'The record:\n\nThe bag was found.',
  ],
  [
    'a paragraph or a quotation that hangs on an item that goes comes right behind its mark',
    '- The fee was waived.\n\n  The bag was found.\n- The tax is $1.\n  > The refund was paid.\n  > The parcel was sent.',
    /fee|tax/,
    '- The bag was found.\n- > The refund was paid.\n  > The parcel was sent.',
  ],
  [
    'the title of a link goes, and the link stays',
    'See [the terms](https://acme.example "The fee was waived."). The refund was paid.',
    /fee/,
    'See [the terms](https://acme.example). The refund was paid.',
  ],
  [
    'a link whose words go takes its title with it',
    'The refund was paid. [The fee was waived](https://acme.example "The bag was found.").',
    /fee/,
    'The refund was paid.',
  ],
  [
    'an image whose words go takes all its marks with it',
    'The refund was paid. ![The fee was waived.](fee.png) The bag was found.',
    /fee/,
    'The refund was paid. The bag was found.',
  ],
  [
    'a table without a row left goes with its head',
    'Here are the dates:\n\n| Step | Date |\n|---|---|\n| Received | 12 May |\n| Paid | 14 May |\n\nThe fee was waived.',
    /May/,
    'Here are the dates:\n\nThe fee was waived.',
  ],
  [
    'a table with a row left keeps its head',
    '| Step | Date |\n|---|---|\n| Received | 12 May |\n| Paid | 14 May |',
    /14/,
    '| Step | Date |\n|---|---|\n| Received | 12 May |',
  ],
  [
    'what tabs hang on an item that goes takes its place too',
    '- The fee was waived.\n\t- The tax is due on 5 July.\n\t\t- The rate is $1.\n- The bag was found.',
    /waived/,
    '- The tax is due on 5 July.\n\t- The rate is $1.\n- The bag was found.',
  ],
  [
    'what hangs on an item that goes takes its place, with all that hangs on that',
    '- The fee was waived.\n  - The tax is due on 5 July.\n    It is $5.\n    - The rate is $1.\n- The bag was found.',
    /waived/,
    '- The tax is due on 5 July.\n  It is $5.\n  - The rate is $1.\n- The bag was found.',
  ],
  [
    'a mark that opens a question stays with it',
    'El plan cuesta 20 euros. ¿Quiere saber más?',
    /20/,
    '¿Quiere saber más?',
  ],
  [
    'an item that is counted by a letter goes with its line',
    'The landlord:\n   a) was informed on 5 May;\n   b) was fined.\n',
    /fined/,
    'The landlord:\n   a) was informed on 5 May;\n',
  ],
  [
    'a row in HTML goes as a whole',
    '<table>\n<tr><td>Lamp</td><td>$30</td></tr>\n<tr><td>Desk</td><td>$200</td></tr>\n</table>',
    /Desk/,
    '<table>\n<tr><td>Lamp</td><td>$30</td></tr>\n</table>',
  ],
  [
    'a name stays with what is told of it',
    'Your repairs:\n\n- **K-4** (drill)\n  - Refunded\n- **K-5** (saw)\n  - Lost',
    /drill|saw|K-5/,
    'Your repairs:\n\n- **K-4** (drill)\n  - Refunded',
  ],
  [
    'a line that says whose a quotation is goes with it',
    'The fee was waived.\n\n> Frost damage is covered.\n> — House rules\n\nThe bag was found.',
    /Frost/,
    'The fee was waived.\n\nThe bag was found.',
  ],
  [
    'the same line stays with a quotation that stays',
    'The fee was waived.\n\n> Frost damage is covered.\n> — House rules',
    /fee/,
    '> Frost damage is covered.\n> — House rules',
  ],
  [
    'a label stays before what is left behind it',
    '**In short:** The fee was waived. The bag was found.',
    /fee/,
    '**In short:** The bag was found.',
  ],
  [
    'a row in HTML between others in one line goes as a whole',
    '<table><tr><td>Lamp</td><td>30 euros</td></tr><tr><td>Desk</td><td>200 euros</td></tr></table>',
    /Lamp/,
    '<table><tr><td>Desk</td><td>200 euros</td></tr></table>',
  ],
];

for (const [what, answer, gone, left] of ANSWERS) {
  test(what, () => {
    const extraction = extract({ answer, sources: [{ source_id: 's1' }], most: 99 });
    const keeps = (claim: number): boolean => !gone.test(extraction.claims[claim]!.text);
    assert.equal(supportedAnswer(answer, extraction, keeps), left);
  });
}

test('a list takes time in proportion to its length, however deep its items hang on one another', () => {
  const nested = (depth: number) =>
    Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}- The fee is $${level}.`).join('\n');
  const flat = '- The fee is $5.\n'.repeat(3_500);
  for (const answer of [nested(250), flat]) {
    const extraction = extract({ answer, sources: [{ source_id: 's1' }], most: 256 });
    const begun = performance.now();
    assert.equal(
      supportedAnswer(answer, extraction, () => false),
      '',
    );
    // Exponential in the depth it would not end; quadratic in the length it would take seconds.
    assert.ok(performance.now() - begun < 2_000);
  }
});
