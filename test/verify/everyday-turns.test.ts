/** One plain sentence of what offices, homes, shops and clinics meet, beside the same fact in other words and beside near misses. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { everydayGroups } from '../../src/verify/otherwise/everyday.ts';
import { templateOf } from '../../src/verify/otherwise/template.ts';
import { type Told, testTold } from './told.ts';

const rows = JSON.parse(
  readFileSync(new URL('everyday-turns.json', import.meta.url), 'utf8'),
) as readonly Told[];

testTold('a plain sentence beside claims in other words', rows);

test('every pattern of everyday dealings can be read', () => {
  for (const row of everydayGroups())
    for (const pattern of row.split(' | '))
      assert.doesNotThrow(
        () => templateOf(pattern.replace(/^(?:<<|[<>]) /, '')).read('Nothing of the sort', (verb) => verb),
        pattern,
      );
});

test('every row of everyday dealings has a pattern that reads and one that says', () => {
  for (const row of everydayGroups()) {
    const marks = row.split(' | ').map((pattern) => /^(?:<<|[<>]) /.exec(pattern)?.[0].trim() ?? '');
    assert.ok(
      marks.some((mark) => !mark.startsWith('<')),
      `nothing reads: ${row}`,
    );
    assert.ok(
      marks.some((mark) => mark !== '>'),
      `nothing says: ${row}`,
    );
  }
});
