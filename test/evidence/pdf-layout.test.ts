// Rows of a table are told from prose by where their pieces stand, however narrow the columns and high the rows are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layOut, type Piece } from '../../src/evidence/documents/pdf-layout.ts';

const SIZE = 10;
/** Each letter is half as wide as the font is high. */
const WIDTH = SIZE / 2;

type Cell = readonly [x: number, text: string];

/** A page of lines, each so many points below the other. */
const page = (lines: readonly (readonly Cell[])[], leading: number): string =>
  layOut(
    lines.flatMap((line, at) =>
      line.map(
        ([x, text]): Piece => ({ text, x, y: 800 - at * leading, width: text.length * WIDTH, size: SIZE }),
      ),
    ),
    () => false,
  );

const right = (end: number, text: string): Cell => [end - text.length * WIDTH, text];
const middle = (at: number, text: string): Cell => [at - (text.length * WIDTH) / 2, text];

test('columns that stand close are cells, row below row', () => {
  const lines: readonly (readonly Cell[])[] = [
    [
      [50, 'Grade'],
      [92, 'Days'],
      [124, 'Allowance'],
    ],
    [
      [50, 'Junior'],
      [92, '27'],
      [124, '€500'],
    ],
    [
      [50, 'Senior'],
      [92, '30'],
      [124, '€900'],
    ],
  ];
  for (const leading of [12, 18, 26])
    assert.equal(
      page(lines, leading),
      '| Grade | Days | Allowance |\n| Junior | 27 | €500 |\n| Senior | 30 | €900 |',
    );
});

test('figures are in one column by their right edges', () => {
  const lines: readonly (readonly Cell[])[] = [
    [[50, 'Desk lamp'], right(130, '2'), right(190, '$40.00')],
    [[50, 'Chair'], right(130, '10'), right(190, '$1,990.00')],
  ];
  assert.equal(page(lines, 18), '| Desk lamp | 2 | $40.00 |\n| Chair | 10 | $1,990.00 |');
});

test('a head in the middle of its columns is a row of the table', () => {
  const lines: readonly (readonly Cell[])[] = [
    [middle(80, 'Plan'), middle(137, 'Price'), middle(185, 'Seats')],
    [
      [50, 'Professional'],
      [121, '$25'],
      [171, '10'],
    ],
  ];
  assert.equal(page(lines, 18), '| Plan | Price | Seats |\n| Professional | $25 | 10 |');
});

test('numbers and bullets before the items of a list are no column', () => {
  for (const [one, two] of [
    ['1.', '2.'],
    ['1', '2'],
    ['a)', 'b)'],
    ['•', '•'],
  ] as const)
    assert.equal(
      page(
        [
          [
            [50, one],
            [70, 'The fee is $5.'],
          ],
          [
            [50, two],
            [70, 'The deposit is $9.'],
          ],
        ],
        12,
      ),
      `${one} The fee is $5.\n${two} The deposit is $9.`,
    );
});

test('wide spaces in justified lines are no columns', () => {
  const lines: readonly (readonly Cell[])[] = [
    [
      [50, 'The office opened'],
      [145, 'in 2011 and'],
      [210, 'employs'],
    ],
    [
      [50, 'forty'],
      [85, 'people today, most of'],
      [200, 'them here'],
    ],
  ];
  assert.equal(
    page(lines, 12),
    'The office opened in 2011 and employs forty people today, most of them here',
  );
});

test('a sentence goes on at the top of the next column, and over lines that stand far apart', () => {
  const piece = (x: number, y: number, text: string): Piece => ({
    text,
    x,
    y,
    width: text.length * 5,
    size: 10,
  });
  const columns = [
    piece(50, 700, 'Members may cancel at any time'),
    piece(300, 760, 'only if nothing is owed.'),
    piece(300, 720, 'The fee is $5.'),
  ];
  assert.equal(
    layOut(columns, () => false),
    'Members may cancel at any time only if nothing is owed.\n\nThe fee is $5.',
  );
  const apart = [
    piece(50, 700, 'Members may cancel their membership at any time'),
    piece(50, 676, 'unless they owe money to us or to others.'),
    piece(50, 652, 'terms of 2026'),
  ];
  assert.equal(
    layOut(apart, () => false),
    'Members may cancel their membership at any time unless they owe money to us or to others.\n\nterms of 2026',
  );
});

test('what stands apart from a sentence is no part of it: a running head, a page number', () => {
  const piece = (x: number, y: number, text: string): Piece => ({
    text,
    x,
    y,
    width: text.length * 5,
    size: 10,
  });
  const lines = [
    piece(50, 760, 'terms of 2026'),
    piece(50, 730, 'only if nothing is owed, and in the cases that the law names, within'),
    piece(50, 700, '3'),
  ];
  assert.equal(
    layOut(lines, () => false),
    lines.map(({ text }) => text).join('\n\n'),
  );
});
