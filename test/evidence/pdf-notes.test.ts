// What was filled into a form of a PDF is read in its place, notes of free text too; comments are named as unread.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ExtractedText } from '../../src/domain/source.ts';
import { readDocument } from '../../src/evidence/documents/read.ts';
import { pdfOf } from './files.ts';

async function read(bytes: Uint8Array): Promise<ExtractedText> {
  const limits = { text_bytes: 10_000, pages: 10 };
  const extracted = await readDocument(bytes, {}, limits, () => ({ fault: 'no JSON' }));
  assert.ok(extracted.type === 'text');
  return extracted;
}

const PAGE = 'Name:\nAmount claimed:\nApproved:\nPaid:\nSigned in Bergen.';
/** A field beside the line of this number. */
const field = (line: number, entries: string): string => {
  const bottom = 717 - line * 14;
  return `<< /Type /Annot /Subtype /Widget /Rect [250 ${bottom} 400 ${bottom + 12}] ${entries} >>`;
};

test('the fields of a form are read beside their labels, as filled in', async () => {
  const annotations = [
    field(1, '/FT /Tx /T (amount) /V ($450)'),
    field(0, '/FT /Tx /T (name) /V (Ann Lee)'),
    field(2, '/FT /Btn /T (approved) /V /Yes /AS /Yes /AP << /N << /Yes null /Off null >> >>'),
    field(3, '/FT /Btn /T (paid) /V /Off /AS /Off /AP << /N << /Yes null /Off null >> >>'),
  ];
  const { text, warnings } = await read(pdfOf([PAGE], { annotations }));
  assert.equal(
    text,
    '| Name: | Ann Lee |\n| Amount claimed: | $450 |\n| Approved: | [x] |\n| Paid: | [ ] |\nSigned in Bergen.',
  );
  assert.deepEqual(warnings, []);
});

test('a note of free text stands on the page; a field that is hidden, empty or a password does not', async () => {
  const annotations = [
    '<< /Type /Annot /Subtype /FreeText /Rect [72 500 300 520] /DA (/F1 10 Tf) /Contents (Void since 3 May.) >>',
    field(0, '/FT /Tx /T (hidden) /V (Eve) /F 2'),
    field(1, '/FT /Tx /T (empty) /V ()'),
    field(2, '/FT /Tx /T (secret) /V (4711) /Ff 8192'),
  ];
  const { text } = await read(pdfOf([PAGE], { annotations }));
  assert.match(text, /Signed in Bergen\.\n\nVoid since 3 May\.$/);
  assert.doesNotMatch(text, /Eve|4711/);
});

test('comments are not read, and that is said', async () => {
  const comment = '<< /Type /Annot /Subtype /Text /Rect [72 500 90 520] /Contents (Is this so?) >>';
  for (const [annotations, said] of [
    [[comment], ['1 comment was not read']],
    [[comment, comment], ['2 comments were not read']],
  ] as const) {
    const { text, warnings } = await read(pdfOf([PAGE], { annotations }));
    assert.doesNotMatch(text, /Is this so/);
    assert.deepEqual(warnings, said);
  }
});
