/** Claims in free words that were accepted for their style: their true twins have the same style, length and overlap. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type LabelledClaim, readRows } from '../../bench/truth/rows.ts';
import { createVerifier } from '../../src/verify/index.ts';
import { questionOf } from '../../training/judge/question.ts';

const FOLDER = new URL('../../bench/twins/', import.meta.url).pathname;
/** False claims of each file, by their numbers. */
const FALSE: Readonly<Record<string, readonly number[]>> = {
  prose_free: [85, 180, 198, 212, 232],
  records_free: [127, 217],
  prose_light: [19, 36, 52, 63, 73, 88, 101, 128, 142, 160, 161, 188, 224, 225, 242, 263, 266, 295, 313],
  records_light: [11, 17, 29, 92, 129, 190],
};
/** True ones that are shown, and not judged by their words. */
const TRUE: Readonly<Record<string, readonly number[]>> = { records_light: [69, 309] };

const verify = createVerifier();
const statusOf = (row: LabelledClaim): string => verify(questionOf(row))[0]!.status;

function rowsOf(of: Readonly<Record<string, readonly number[]>>): LabelledClaim[] {
  return Object.entries(of).flatMap(([file, numbers]) => {
    const rows = readRows(`${FOLDER}${file}.jsonl`);
    return numbers.map((number) => rows[number - 1]!);
  });
}

describe('a claim in free words is not supported for its style', () => {
  for (const row of rowsOf(FALSE))
    test(`${row.id}: ${row.claim}`, () => {
      assert.equal(row.supported, false);
      assert.notEqual(statusOf(row), 'supported');
    });

  for (const row of rowsOf(TRUE))
    test(`${row.id}: ${row.claim} (shown)`, () => {
      assert.equal(row.supported, true);
      assert.equal(statusOf(row), 'supported');
    });
});
