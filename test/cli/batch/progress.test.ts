import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { progressOn } from '../../../src/cli/batch/progress.ts';

/** A stream that keeps what is written. */
function stream(isTTY: boolean): { readonly target: NodeJS.WriteStream; readonly written: () => string } {
  let text = '';
  const target = { isTTY, write: (piece: string) => (text += piece) };
  return { target: target as unknown as NodeJS.WriteStream, written: () => text };
}

describe('progress', () => {
  test('on a terminal is a bar with speed and time left', () => {
    const { target, written } = stream(true);
    let now = 0;
    const progress = progressOn(target, () => now);
    progress.show({ done: 0, failed: 0, total: 10_000 });
    now = 10_000;
    progress.show({ done: 5_000, failed: 3, total: 10_000 });
    progress.end();
    const last = written().split('\r').at(-1)!;
    assert.match(last, /█{15}.*░{15} {2}50% 5,000 of 10,000 entries, 3 failed {2}500\/s {2}10 s left\n$/);
  });

  test('heeds NO_COLOR', (t) => {
    const before = process.env.NO_COLOR;
    t.after(() => {
      if (before === undefined) delete process.env.NO_COLOR;
      else process.env.NO_COLOR = before;
    });
    const shown = () => {
      const { target, written } = stream(true);
      progressOn(target, () => 0).show({ done: 5, failed: 0, total: 10 });
      return written();
    };
    process.env.NO_COLOR = '1';
    assert.ok(!shown().includes('\u001b[3'));
    delete process.env.NO_COLOR;
    assert.ok(shown().includes('\u001b[32m'));
  });

  test('elsewhere is a line at each tenth, and at the end', () => {
    const { target, written } = stream(false);
    const progress = progressOn(target, () => 0);
    for (let done = 0; done <= 1000; done += 10) progress.show({ done, failed: 0, total: 1000 });
    const lines = written().trimEnd().split('\n');
    assert.equal(lines.length, 11);
    assert.equal(lines.at(-1), '1,000 of 1,000 entries');
    assert.ok(!written().includes('\u001b'));
  });

  test('words beside the bar do not run into it', () => {
    const { target, written } = stream(true);
    const progress = progressOn(target, () => 0);
    progress.show({ done: 1, failed: 0, total: undefined });
    progress.say('job 1');
    progress.show({ done: 2, failed: 0, total: undefined });
    assert.equal(written(), '1 entries\r\u001b[Kjob 1\n2 entries');
  });
});
