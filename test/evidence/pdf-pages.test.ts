import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { joinPages } from '../../src/evidence/documents/pdf-pages.ts';

const join = (pages: readonly string[]) => joinPages(pages, () => false);

test('a sentence that fills a page and goes on over both of its ends is whole', () => {
  const { text, page_starts } = join([
    'Terms\n\nMembers may cancel\n\n1',
    'Terms\n\nunless they owe money\n\n2',
    'Terms\n\nto us.\n\n3',
  ]);
  assert.equal(
    text,
    'Terms\n\n1\n\nMembers may cancel unless they owe money to us.\n\nTerms\n\n2\n\nTerms\n\n3',
  );
  assert.deepEqual(
    page_starts.map((start) => text.slice(start, start + 6)),
    ['Terms\n', 'unless', 'to us.'],
  );
});

test('a sentence goes on past the notes at the foot of its page', () => {
  const { text } = join([
    'Terms[1]\n\nMembers may cancel[2]\n\n[1] Of 2026.\n\n[2] By mail.\n\n1',
    'only if nothing is owed.\n\n2',
  ]);
  assert.equal(
    text,
    'Terms[1]\n\n[1] Of 2026.\n\n[2] By mail.\n\n1\n\nMembers may cancel[2] only if nothing is owed.\n\n2',
  );
  const apart = ['It ends.\n\n7 Members may pay.', 'later on.'];
  assert.equal(join(apart).text, apart.join('\n\n'));
});

test('a page that is all running heads and numbers is read as it stands', () => {
  assert.equal(join(['Terms\n\n1', 'Terms\n\n2']).text, 'Terms\n\n1\n\nTerms\n\n2');
});

test('every block is kept, and pages start in their order', () => {
  const block = fc.constantFrom(
    'Terms',
    'page 7',
    '3',
    'The fee is $5.',
    'Members may',
    'cancel only if',
    'paid.',
    'A con-',
  );
  const page = fc.array(block, { maxLength: 5 }).map((blocks) => blocks.join('\n\n'));
  fc.assert(
    fc.property(fc.array(page, { maxLength: 8 }), (pages) => {
      const { text, page_starts } = join(pages);
      const words = (of: string): string[] =>
        of
          .split(/(?<=-)(?=\p{L})|\s+/u)
          .filter(Boolean)
          .sort();
      assert.deepEqual(words(text), words(pages.join(' ')));
      assert.equal(page_starts.length, pages.length);
      assert.deepEqual(
        page_starts,
        page_starts.toSorted((one, other) => one - other),
      );
      assert.ok(page_starts.every((start) => start <= text.length));
    }),
  );
});

test('thousands of pages are joined in time that grows with them alone', () => {
  const pages = Array.from({ length: 5000 }, () => 'which goes on for long '.repeat(60).trim());
  const begun = performance.now();
  assert.equal(join(pages).text.length, pages.join(' ').length);
  assert.ok(performance.now() - begun < 2000);
});
