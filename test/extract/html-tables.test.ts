// Tables in HTML are read as those of bars: each row under the names of its columns, and left out as a whole.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf } from './ask.ts';
import { judged } from './judged.ts';

const TOLD: readonly (readonly [answer: string, claims: readonly string[]])[] = [
  [
    '<table><tr><th>Plan</th><th>Voice mail</th></tr><tr><td>Mini</td><td>no</td></tr></table>',
    ['Plan Mini has no voice mail.'],
  ],
  [
    '<table>\n<thead>\n<tr><th>Parcel</th><th>Delivered</th></tr>\n</thead>\n<tbody>\n<tr><td>K-8</td><td>3 May</td></tr>\n<tr><td>K-9</td><td>5 May</td></tr>\n</tbody>\n</table>',
    ['Parcel K-8 was delivered on 3 May.', 'Parcel K-9 was delivered on 5 May.'],
  ],
  [
    '<table>\n<tr>\n<th>Tent</th>\n<th>Price</th>\n</tr>\n<tr>\n<td>Fjell</td>\n<td><b>$90</b></td>\n</tr>\n</table>',
    ['Tent Fjell has the price $90.'],
  ],
  ['<tr><td>Fjell</td><td>$90</td></tr>', ['Fjell | $90.']],
];

describe('a table in HTML', () => {
  for (const [answer, claims] of TOLD)
    test(`is told row by row: ${JSON.stringify(answer)}`, () => {
      assert.deepEqual(claimsOf(answer), claims);
    });
  test('is judged by its rows', () => {
    const answer =
      '<table><tr><th>Parcel</th><th>Delivered</th></tr><tr><td>K-8</td><td>3 May</td></tr></table>';
    for (const { supported } of judged(answer, 'Parcel K-8 was delivered on 3 May.')) assert.ok(supported);
    for (const { supported } of judged(answer, 'Parcel K-8 was delivered on 5 May.')) assert.ok(!supported);
  });
});
