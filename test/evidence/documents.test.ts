import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { Extracted } from '../../src/domain/source.ts';
import { DocumentFault, type DocumentFaultCode, type FileHints } from '../../src/evidence/documents/index.ts';
import { readDocument } from '../../src/evidence/documents/read.ts';
import {
  docxOf,
  docxParts,
  encryptedOffice,
  encryptedPdf,
  footnotes,
  paragraph,
  pdfOf,
  zipOf,
} from './files.ts';

const LIMITS = { text_bytes: 100_000, pages: 50 };

function read(content: Uint8Array | string, hints: FileHints = {}): Promise<Extracted> {
  const readJson = (text: string) => {
    try {
      return { value: JSON.parse(text) };
    } catch {
      return { fault: 'it is broken' };
    }
  };
  return readDocument(Buffer.from(content as Uint8Array), hints, LIMITS, readJson);
}

async function textOf(content: Uint8Array | string, hints: FileHints = {}): Promise<string> {
  const extracted = await read(content, hints);
  assert.ok(extracted.type === 'text');
  return extracted.text;
}

const named = (name: string): FileHints => ({ name });

describe('a PDF', () => {
  test('is read page after page, each with the place where it starts', async () => {
    const extracted = await read(pdfOf(['First page.', '', 'Third page\nends here.']));
    assert.deepEqual(extracted, {
      type: 'text',
      media_type: 'application/pdf',
      text: 'First page.\n\nThird page ends here.',
      page_starts: [0, 11, 13],
      warnings: ['no text on page 2'],
    });
  });

  test('has its wrapped lines joined, and a word that a line broke made whole', async () => {
    const text = await textOf(
      pdfOf([
        'Refunds are paid within fourteen days of the request, and after that only on con-\ndition that the buyer has sent the goods back in a state that lets them be sold\nagain.\n\nShipping is not refunded.',
      ]),
    );
    assert.equal(
      text,
      'Refunds are paid within fourteen days of the request, and after that only on condition that the buyer has sent the goods back in a state that lets them be sold again.\n\nShipping is not refunded.',
    );
  });

  test('keeps the hyphen of a word that is written with one', async () => {
    const text = await textOf(
      pdfOf([
        'This is what the parties have agreed upon with regard to every long-\nterm contract of theirs.',
      ]),
    );
    assert.match(text, /long-term contract/);
  });
});

describe('a sentence that a page break cuts', () => {
  const pagesOf = async (pages: readonly string[]): Promise<readonly [string, readonly string[]]> => {
    const extracted = await read(pdfOf(pages));
    assert.ok(extracted.type === 'text' && extracted.page_starts !== undefined);
    const { text, page_starts } = extracted;
    return [text, page_starts.map((start, at) => text.slice(start, page_starts[at + 1]))];
  };

  test('goes on, and each half is on its page', async () => {
    const [text, pages] = await pagesOf([
      'Members may cancel at any time',
      'only if nothing is owed. They pay $5.',
    ]);
    assert.equal(text, 'Members may cancel at any time only if nothing is owed. They pay $5.');
    assert.deepEqual(pages, ['Members may cancel at any time ', 'only if nothing is owed. They pay $5.']);
  });

  test('goes on past page numbers and running heads, which stand beside it', async () => {
    const [text, pages] = await pagesOf([
      'Terms of 2026\n\nWelcome.\n\nMembers may cancel within\n\nPage 1 of 3',
      'Terms of 2026\n\n14 days unless they have\n\nPage 2 of 3',
      'Terms of 2026\n\nordered twice.\n\nThe fee is $5.\n\nPage 3 of 3',
    ]);
    assert.match(text, /\n\nMembers may cancel within 14 days unless they have ordered twice\.\n\n/);
    assert.deepEqual(text.match(/Terms of 2026|Welcome|The fee is \$5|Page \d of 3/g)?.sort(), [
      ...['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3'],
      ...['Terms of 2026', 'Terms of 2026', 'Terms of 2026', 'The fee is $5', 'Welcome'],
    ]);
    assert.deepEqual(
      pages.map((page) => /Welcome|14 days|twice/.exec(page)?.[0]),
      ['Welcome', '14 days', 'twice'],
    );
  });

  test('goes on over a page without words, and has a word whole that the break parted', async () => {
    const [text] = await pagesOf([
      'It is paid on con-',
      '',
      'dition that nothing is owed, and the condition holds.',
    ]);
    assert.match(text, /on condition that/);
  });

  for (const [what, pages] of [
    ['after a sentence that has ended', ['Members may cancel.', 'nothing is owed.']],
    ['before an item of a list', ['We refund', 'a) members']],
    ['before another sentence', ['Rules for members', 'Members may cancel.']],
    ['behind a line that leads to a list', ['We refund:', 'members']],
  ] as const) {
    test(`is none ${what}: the pages stay apart`, async () => {
      assert.equal((await pagesOf(pages))[0], pages.join('\n\n'));
    });
  }
});

test('words that are painted beyond the edge of a page are not read: nobody sees them', async () => {
  assert.doesNotMatch(await textOf(pdfOf([`${'Words in sight. '.repeat(10)}Out of sight.`])), /Out/);
});

test('words in a font that is too small to be seen are not read', async () => {
  const paint = 'BT /F1 12 Tf 72 720 Td (The fee is $6.) Tj /F1 0.2 Tf 0 -20 Td (The fee is $5.) Tj ET';
  const stream = { bytes: deflateSync(Buffer.from(paint)), filter: '/FlateDecode' };
  assert.equal(await textOf(pdfOf([''], { streams: [stream] })), 'The fee is $6.');
});

describe('a Word document', () => {
  test('is read as headings, paragraphs, lists and tables', async () => {
    const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`;
    const item = '<w:numPr><w:ilvl w:val="0"/></w:numPr>';
    const text = await textOf(
      docxOf(
        paragraph('Policy', '<w:pStyle w:val="Heading1"/>') +
          paragraph('Refunds take 5 days.') +
          paragraph('cash', item) +
          paragraph('card', item) +
          paragraph('transfer', '<w:pStyle w:val="ListBullet"/>') +
          `<w:tbl><w:tr>${cell('Item')}${cell('Fee')}</w:tr><w:tr>${cell('Laptop')}${cell('$20 | flat')}</w:tr></w:tbl>` +
          paragraph('End.'),
      ),
    );
    assert.equal(
      text,
      '# Policy\n\nRefunds take 5 days.\n\n- cash\n- card\n- transfer\n\n| Item | Fee |\n| Laptop | $20 \\| flat |\n\nEnd.',
    );
  });

  test('leaves out what was deleted, struck or hidden, and keeps what was inserted and the notes', async () => {
    const deleted =
      '<w:p><w:del><w:r><w:delText>not </w:delText></w:r></w:del><w:ins><w:r><w:t>Paid.</w:t></w:r></w:ins></w:p>';
    const body =
      deleted +
      paragraph('No refunds.', '', '<w:strike/>') +
      paragraph('Secret.', '', '<w:vanish/>') +
      paragraph('Kept.', '', '<w:strike w:val="0"/>');
    assert.equal(
      await textOf(docxOf(body, [footnotes('Only for members.')])),
      'Paid.\n\nKept.\n\nOnly for members.',
    );
  });

  test('tells the boxes of a form that are ticked from those that are not', async () => {
    const words = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const symbol = (font: string, char: string): string =>
      `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`;
    const field = (state: string): string =>
      `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox>${state}</w:checkBox></w:ffData></w:fldChar></w:r>`;
    const body = [
      symbol('Wingdings', 'F0FE') + words('Denied.'),
      symbol('Wingdings', 'F0A8') + words('Approved.'),
      field('<w:default w:val="0"/>') + words('Paid.'),
      field('<w:default w:val="0"/><w:checked/>') + words('Sent.'),
      field('<w:default w:val="1"/><w:checked w:val="0"/>') + words('Closed.'),
    ].map((content) => `<w:p>${content}</w:p>`);
    assert.equal(
      await textOf(docxOf(body.join(''))),
      '[x] Denied.\n\n[ ] Approved.\n\n[ ] Paid.\n\n[x] Sent.\n\n[ ] Closed.',
    );
  });

  test('keeps a sentence whole that a box stands in, and one whose paragraph end was deleted', async () => {
    const run = (words: string): string => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;
    const box = `<w:r><w:pict><w:txbxContent>${paragraph('Note.')}${paragraph('More.')}</w:txbxContent></w:pict></w:r>`;
    const boxed = `<w:p>${run('Members may cancel ')}${box}${run('unless they owe money.')}</w:p>`;
    const deleted = `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${run('They pay')}</w:p>`;
    const body = boxed + deleted + paragraph('only once.') + paragraph('The end.');
    assert.equal(
      await textOf(docxOf(body)),
      'Members may cancel unless they owe money.\n\nNote.\n\nMore.\n\nThey pay only once.\n\nThe end.',
    );
  });

  test('has the numbers of its notes where it refers to them and before them', async () => {
    const refer = (id: number): string => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
    const note = (id: number, words: string): string =>
      `<w:footnote w:id="${id}"><w:p><w:r><w:footnoteRef/></w:r><w:r><w:t>${words}</w:t></w:r></w:p></w:footnote>`;
    const body = `<w:p><w:r><w:t>The fee is $5</w:t></w:r>${refer(7)}<w:r><w:t>, and $6 abroad</w:t></w:r>${refer(3)}</w:p>`;
    const xml = `<w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${note(3, 'In euros.')}${note(7, 'For members.')}</w:footnotes>`;
    assert.equal(
      await textOf(docxOf(body, [{ name: 'word/footnotes.xml', content: xml }])),
      'The fee is $5[1], and $6 abroad[2]\n\n[2] In euros.\n\n[1] For members.',
    );
  });

  test('does not let the number of a note become a part of the number before it', async () => {
    const run = (text: string, properties = ''): string =>
      `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
    const raised = '<w:vertAlign w:val="superscript"/>';
    const body = `<w:p>${run('A fee of 14')}${run('2', raised)}${run(' euros for 30 m')}${run('2', raised)}${run('.')}</w:p>`;
    assert.equal(await textOf(docxOf(body)), 'A fee of 14[2] euros for 30 m².');
  });
});

describe('an HTML page', () => {
  test('is read as its reader sees it', async () => {
    const html = `<!doctype html><html><head><title>Terms &amp; conditions</title><style>p { color: red }</style></head>
      <body><script>alert("never")</script><h2>Fees</h2><p>The fee is <b>$5</b><sup>1</sup>
      a month.</p><p hidden>The fee is $9.</p><div style="display: none">Free.</div><p>It was <s>$7</s> $6.</p>
      <ul><li>cash<li>card</ul><table><tr><th>Item<th>Price</tr><tr><td>Lamp<td>&euro;12</tr></table>
      <svg><text>drawn</text></svg><dialog>The fee was $3.</dialog><dialog open>Opened.</dialog>Bye<br>now</body></html>`;
    assert.deepEqual(await read(html), {
      type: 'text',
      media_type: 'text/html',
      title: 'Terms & conditions',
      text: '## Fees\n\nThe fee is $5[1] a month.\n\nIt was $6.\n\n- cash\n- card\n\n| Item | Price |\n| Lamp | €12 |\n\nOpened.\n\nBye\nnow',
      warnings: [],
    });
  });

  test('tells the boxes of a form that are ticked from those that are not', async () => {
    const html =
      '<html><ul><li><input type="checkbox">Approved.<li><input type="CHECKBOX" checked>Denied.</ul>' +
      '<p><input type=radio checked hidden>Paid.<input type=text checked> Sent.';
    assert.equal(await textOf(html), '- [ ] Approved.\n- [x] Denied.\n\nPaid. Sent.');
  });

  test('has a line, and no paragraph, where a block goes on in the sentence before it', async () => {
    const html =
      '<html><div>Members may cancel at any time</div><div>only if nothing is owed, within</div><div>14 days.</div>' +
      '<h2>For members</h2><p>everything is free</p><p>Dear Kim,</p><p>Thank you</p>';
    assert.equal(
      await textOf(html),
      'Members may cancel at any time\nonly if nothing is owed, within\n14 days.\n\n## For members\n\neverything is free\n\nDear Kim,\n\nThank you',
    );
  });

  test('keeps every word, however its elements are closed or not', async () => {
    const tags = 'p div table tr td th ul li h1 sup pre br b section'.split(' ');
    const piece = fc.oneof(
      fc.constantFrom(...tags).map((tag) => `<${tag}>`),
      fc.constantFrom(...tags).map((tag) => `</${tag}>`),
      fc.constantFrom('alpha', 'beta', 'gamma').map((word) => ` ${word} `),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) => {
        const words = (text: string) => text.match(/alpha|beta|gamma/g) ?? [];
        const html = `<html>start ${pieces.join('')}`;
        assert.deepEqual(words(await textOf(html)), words(html));
      }),
    );
  });

  test('that is laid out by tables is read as paragraphs', async () => {
    const words = 'A sentence of a letter. '.repeat(20);
    const html = `<html><table><tr><td>Menu</td><td><p>${words}</p><p>Kind regards</p></td></tr></table></html>`;
    assert.equal(await textOf(html), `Menu\n\n${words.trim()}\n\nKind regards`);
  });
});

describe('the encoding of an HTML page', () => {
  const page = (declaration: string, hex: string): Buffer =>
    Buffer.concat([
      Buffer.from(`<!DOCTYPE html><html><head>${declaration}</head><body><p>`),
      Buffer.from(hex, 'hex'),
      Buffer.from('</p></body></html>'),
    ]);
  for (const [declaration, hex, text] of [
    ['<meta charset="shift_jis">', '93fa967b8cea', '日本語'],
    ["<META CHARSET='x-sjis'>", '93fa967b8cea', '日本語'],
    ['<meta charset=big5>', 'a4a4a4e5', '中文'],
    ['<meta charset="koi8-r"/>', 'f0d2c9d7c5d4', 'Привет'],
    ['<meta charset="iso-8859-2">', 'b3f3bc6b6f', 'łóźko'],
    ['<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">', 'cff0e8e2e5f2', 'Привет'],
    ['<meta content="text/html;charset=gbk" http-equiv=content-type>', 'd6d0cec4', '中文'],
    ['<meta charset="iso-2022-jp">', '1b2442467c4b5c1b2842', '日本'],
    ['<meta charset="utf-8">', 'c582', 'ł'],
    ['<meta charset="utf-16">', 'c582', 'ł'],
    ['<meta charset="koi8-r">', 'd09fd180d0b8d0b2d0b5d182', 'Привет'],
    ['<!-- <meta charset="big5"> --><meta charset="koi8-r">', 'f0d2c9d7c5d4', 'Привет'],
    [
      '<meta name="description" content="a page in charset=big5"><meta charset="koi8-r">',
      'f0d2c9d7c5d4',
      'Привет',
    ],
    ['', '6772f6df6572', 'größer'],
  ] as const) {
    test(`${declaration || 'that declares none'} is read as what it says`, async () => {
      for (const hints of [named('page.html'), {}])
        assert.equal(await textOf(page(declaration, hex), hints), text);
    });
  }

  test('is that of its media type before its own', async () => {
    const hints = { media_type: 'text/html; charset=koi8-r' };
    assert.equal(await textOf(page('<meta charset="big5">', 'f0d2c9d7c5d4'), hints), 'Привет');
  });

  for (const [what, declaration, hex] of [
    ['that nobody knows', '<meta charset="klingon">', '66fc72'],
    ['that it is not in', '<meta charset="shift_jis">', 'fdfeff'],
  ] as const) {
    test(`${what} is refused`, () =>
      refused(page(declaration, hex), named('page.html'), 'unreadable', /encoding|utf-8/));
  }
});

describe('a table', () => {
  test('becomes an object a row, whose fields quote the table exactly', async () => {
    const csv = '\ufefforder;amount;note;paid\r\n1842;129.00;"two; ""twice""";true\r\n007;12.5;;false\r\n';
    assert.deepEqual(await read(csv, named('orders.csv')), {
      type: 'data',
      media_type: 'text/csv',
      data: [
        { order: 1842, amount: '129.00', note: 'two; "twice"', paid: true },
        { order: '007', amount: 12.5, paid: false },
      ],
      warnings: [],
    });
  });

  test('may name its delimiter in a line of its own, as spreadsheets write it', async () => {
    const extracted = await read('sep=;\r\nname;price, net\r\nLamp;12\r\n', named('x.csv'));
    assert.ok(extracted.type === 'data');
    assert.deepEqual(extracted.data, [{ name: 'Lamp', 'price, net': 12 }]);
    await refused('sep=;\na;b\n1;2;3\n', named('x.csv'), 'unreadable', /line 3/);
  });

  test('without headings becomes lines', async () => {
    const extracted = await read('1842,129\n1843,12', named('orders.csv'));
    assert.ok(extracted.type === 'text');
    assert.equal(extracted.text, '| 1842 | 129 |\n| 1843 | 12 |');
  });

  test('of rows of different lengths is refused, with the line', async () => {
    await refused('a,b\n1,2\n1,2,3\n', named('x.csv'), 'unreadable', /line 3/);
  });

  test('keeps a column that is called like a member of every object', async () => {
    const extracted = await read('name,__proto__\nLamp,evil\n', named('x.csv'));
    assert.ok(extracted.type === 'data');
    assert.equal(JSON.stringify(extracted.data), '[{"name":"Lamp","__proto__":"evil"}]');
  });
});

describe('a mail', () => {
  const HEAD =
    'From: Ann <ann@shop.example>\r\nTo: bob@shop.example\r\nDate: Tue, 3 Mar 2026 10:00:00 +0100\r\n';

  test('is its head and its words; attachments are named', async () => {
    const mail = `${HEAD}Subject: =?utf-8?q?Caf=C3=A9?=\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nThe refund was approved f=FCr you.\r\n--b\r\nContent-Type: application/zip\r\nContent-Disposition: attachment; filename="../../etc/passwd"\r\nContent-Transfer-Encoding: base64\r\n\r\nUEsDBAo=\r\n--b--\r\n`;
    assert.deepEqual(await read(mail), {
      type: 'text',
      media_type: 'message/rfc822',
      title: 'Café',
      text: 'From: Ann <ann@shop.example>\nTo: bob@shop.example\nDate: Tue, 3 Mar 2026 10:00:00 +0100\nSubject: Café\n\nThe refund was approved für you.',
      warnings: ['1 attachment was not read'],
    });
  });

  test('has the day that its sender wrote, whatever day it was elsewhere', async () => {
    const late = HEAD.replace('10:00:00', '00:30:00');
    assert.match(
      await textOf(`${late}Subject: x\r\n\r\nApproved.`),
      /^Date: Tue, 3 Mar 2026 00:30:00 \+0100$/m,
    );
  });

  test('of HTML alone is read as a page is', async () => {
    const mail = `${HEAD}Subject: x\r\nMIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n<p>Approved.</p><script>no</script>`;
    assert.match(await textOf(mail), /\n\nApproved\.$/);
  });
});

describe('a text', () => {
  for (const [what, bytes, text] of [
    ['UTF-8', Buffer.from('größer 🜂'), 'größer 🜂'],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffgrößer'), 'größer'],
    ['UTF-16 little-endian', Buffer.from('\ufeffgrößer', 'utf16le'), 'größer'],
    ['UTF-16 big-endian', Buffer.from('\ufeffgrößer', 'utf16le').swap16(), 'größer'],
    ['windows-1252', Buffer.from('gr\xf6\xdfer \x80 5', 'latin1'), 'größer € 5'],
  ] as const) {
    test(`in ${what} is read as what it says`, async () => {
      assert.equal(await textOf(bytes, named('x.txt')), text);
    });
  }

  test('in the encoding that it is declared in', async () => {
    const hints = { media_type: 'text/plain; charset=koi8-r' };
    assert.equal(await textOf(Buffer.from('f0d2c9d7c5d4', 'hex'), hints), 'Привет');
  });

  test('has no paragraph end where a page ends within a sentence', async () => {
    const text = 'Members may cancel at any time\n\n\fonly if nothing is owed.\n\fThe fee is $5.';
    assert.equal(
      await textOf(text, named('x.txt')),
      'Members may cancel at any time\nonly if nothing is owed.\n\nThe fee is $5.',
    );
  });

  test('keeps its Markdown, and its lines end as lines do', async () => {
    const extracted = await read('# Policy\r\n\r\n- one\r- two\n', named('policy.md'));
    assert.ok(extracted.type === 'text');
    assert.equal(extracted.text, '# Policy\n\n- one\n- two\n');
    assert.equal(extracted.media_type, 'text/markdown');
  });
});

test('JSON is data', async () => {
  const extracted = await read('{"order": 1842}', named('x.json'));
  assert.deepEqual(extracted, {
    type: 'data',
    media_type: 'application/json',
    data: { order: 1842 },
    warnings: [],
  });
});

test('what a file is read as is told by its content', async () => {
  assert.equal((await read(pdfOf(['Words.']), named('notes.txt'))).media_type, 'application/pdf');
  assert.equal(
    (await read('<html><p>Words.</p></html>', { media_type: 'text/plain' })).media_type,
    'text/plain',
  );
  assert.equal((await read('<html><p>Words.</p></html>', {})).media_type, 'text/html');
});

async function refused(
  content: Uint8Array | string,
  hints: FileHints,
  code: DocumentFaultCode,
  says: RegExp,
): Promise<void> {
  await assert.rejects(read(content, hints), (error: DocumentFault) => {
    assert.ok(error instanceof DocumentFault, String(error.stack));
    assert.equal(error.code, code, error.message);
    assert.match(error.message, says);
    return true;
  });
}

/** What is painted beyond the edge of a page is not read: these lines fit. */
const FULL_PAGE = Array.from({ length: 45 }, () => 'Words and words. '.repeat(5)).join('\n');
const SPARSE = Buffer.alloc(20_000_000);

describe('a file that is no evidence is refused with a reason', () => {
  const many = Array.from({ length: 60 }, (_, page) => `Page ${page}.`);
  const words = paragraph('Words.');
  const ENTITIES = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  const EXTERNAL = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
  const doctyped = (doctype: string): Buffer =>
    zipOf(
      docxParts(paragraph('&b;')).map((part) =>
        part.name === 'word/document.xml'
          ? { ...part, content: String(part.content).replace('?>', `?>${doctype}`) }
          : part,
      ),
    );
  const pdf = pdfOf(['Words.']);
  const cases: readonly (readonly [
    what: string,
    Uint8Array | string,
    FileHints,
    DocumentFaultCode,
    RegExp,
  ])[] = [
    ['an empty file', '', named('x.txt'), 'unreadable', /empty/],
    ['a file of spaces', ' \n ', named('x.txt'), 'unreadable', /no text/],
    ['a program', '\x7fELF\x02\x01', named('x.txt'), 'unsupported', /program/],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), named('x.pdf'), 'unsupported', /PNG/],
    ['a packed file', gzipSync('Words.'), {}, 'unsupported', /gzip/],
    ['bytes that are no text', Buffer.from('Words\0 and more'), {}, 'unsupported', /no text/],
    ['a PDF that was cut short', pdf.subarray(0, pdf.length - 60), {}, 'unreadable', /cut short/],
    ['the first half of a PDF', pdf.subarray(0, pdf.length / 2), {}, 'unreadable', /cut short/],
    ['a PDF in name only', 'Words.', named('x.pdf'), 'unreadable', /PDF/],
    [
      'a PDF of noise',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 7), Buffer.from('%%EOF')]),
      {},
      'unreadable',
      /damaged/,
    ],
    ['an encrypted PDF', encryptedPdf(), {}, 'unreadable', /encrypted/],
    ['a PDF of too many pages', pdfOf(many), {}, 'too_large', /60 pages; the limit is 50/],
    [
      'a PDF of too much text',
      pdfOf(Array.from({ length: 40 }, () => FULL_PAGE)),
      {},
      'too_large',
      /text is longer/,
    ],
    ['a PDF without text', pdfOf(['', '']), {}, 'unreadable', /OCR/],
    ['a PDF that is a ZIP archive too', Buffer.concat([pdf, docxOf(words)]), {}, 'unreadable', /at once/],
    [
      'a PDF behind a page',
      Buffer.concat([Buffer.from('<html><p>Words.</p></html>'), pdf]),
      {},
      'unreadable',
      /at once/,
    ],
    ['an encrypted Word document', encryptedOffice(), named('x.docx'), 'unreadable', /encrypted/],
    [
      'a Word document of encrypted parts',
      zipOf(docxParts(words).map((part) => ({ ...part, encrypted: true }))),
      {},
      'unreadable',
      /encrypted/,
    ],
    ['a Word document that was cut short', docxOf(words).subarray(0, -30), {}, 'unreadable', /cut short/],
    ['a Word document of broken XML', docxOf('<w:p><w:r></w:p>'), {}, 'unreadable', /XML/],
    ['a Word document that declares entities', doctyped(ENTITIES), {}, 'unreadable', /document type/],
    ['a Word document that names a file', doctyped(EXTERNAL), {}, 'unreadable', /document type/],
    ['a Word document without words', docxOf('<w:p/>'), {}, 'unreadable', /no text/],
    ['a spreadsheet', zipOf([{ name: 'xl/workbook.xml', content: '<x/>' }]), {}, 'unsupported', /Excel/],
    [
      'an archive in an archive',
      zipOf([{ name: 'inner.zip', content: docxOf(words) }]),
      {},
      'unsupported',
      /ZIP archive/,
    ],
    [
      'an archive that unpacks to much more',
      docxOf(words, [{ name: 'word/media/x', content: SPARSE }]),
      {},
      'too_large',
      /unpacks to more than 200 times its size, or than 128 MiB: a fixed limit, .* Split it, or send its text/,
    ],
    [
      'a document that unpacks to much more',
      docxOf(paragraph('a'.repeat(9_000_000))),
      {},
      'too_large',
      /unpacks/,
    ],
    [
      'an archive that lies about sizes',
      zipOf(docxParts(words).map((part) => ({ ...part, declared: 3 }))),
      {},
      'unreadable',
      /damaged/,
    ],
    [
      'an archive of a great size by its own word',
      docxOf(words, [{ name: 'x', content: 'x', declared: 4_000_000_000 }]),
      {},
      'too_large',
      /unpacks/,
    ],
    [
      'an archive with a name that climbs out',
      docxOf(words, [{ name: '../../etc/passwd', content: 'x' }]),
      {},
      'unreadable',
      /leads out/,
    ],
    [
      'an archive with an absolute name',
      docxOf(words, [{ name: '/etc/passwd', content: 'x' }]),
      {},
      'unreadable',
      /leads out/,
    ],
    [
      'an archive with one name twice',
      docxOf(words, docxParts(paragraph('Other.'))),
      {},
      'unreadable',
      /twice/,
    ],
    [
      'an archive of too many parts',
      docxOf(
        words,
        Array.from({ length: 10_001 }, (_, at) => ({ name: `p${at}`, content: '' })),
      ),
      {},
      'too_large',
      /entries/,
    ],
    ['an XML document', `<?xml version="1.0"?>${EXTERNAL}<x>&a;</x>`, named('x.txt'), 'unsupported', /XML/],
    [
      'a drawing',
      '<svg xmlns="http://www.w3.org/2000/svg"><text>Paid.</text></svg>',
      named('x.svg'),
      'unsupported',
      /SVG/,
    ],
    ['a row without end', `a,b\n${'x'.repeat(1024 * 1024 + 1)},1\n`, named('x.csv'), 'too_large', /longer/],
    ['broken JSON', '{"a": }', named('x.json'), 'unreadable', /JSON/],
    ['a mail in name only', 'Words.', named('x.eml'), 'unreadable', /mail/],
    ['a page without words', '<html><script>x</script></html>', named('x.html'), 'unreadable', /no text/],
    ['a page of elements without end', '<div>'.repeat(100_000), named('x.html'), 'unreadable', /nested/],
    ['a text that is too long', 'words '.repeat(20_000), named('x.txt'), 'too_large', /text is longer/],
    [
      'a text in an encoding that it is not in',
      Buffer.from('\xff\xfex', 'latin1'),
      {},
      'unreadable',
      /utf-16le/,
    ],
    [
      'a text in an encoding that nobody knows',
      Buffer.from('f\xfcr', 'latin1'),
      { media_type: 'text/plain; charset=klingon' },
      'unreadable',
      /encoding/,
    ],
  ];
  for (const [what, content, hints, code, says] of cases) {
    test(what, () => refused(content, hints, code, says));
  }
});

test('no bytes whatever make the reader throw anything but a fault', async () => {
  const starts = ['', '%PDF-1.7\n', 'PK\x03\x04', '<html>', 'From: a\nTo: b\nSubject: c\n\n', '{', 'a,b\n1,'];
  const seeds = [pdfOf(['Words and more words.']), docxOf(paragraph('Words.'))];
  const garbled = fc
    .record({
      seed: fc.constantFrom(...seeds, ...starts.map((start) => Buffer.from(start, 'latin1'))),
      at: fc.nat(),
      noise: fc.uint8Array({ maxLength: 40 }),
      cut: fc.nat(),
    })
    .map(({ seed, at, noise, cut }) => {
      const place = seed.length === 0 ? 0 : at % seed.length;
      const bytes = Buffer.concat([seed.subarray(0, place), noise, seed.subarray(place + noise.length)]);
      return cut % 3 === 0 ? bytes.subarray(0, cut % (bytes.length + 1)) : bytes;
    });
  const names = fc.constantFrom('x', 'x.pdf', 'x.docx', 'x.html', 'x.eml', 'x.json', 'x.csv', 'x.md');
  await fc.assert(
    fc.asyncProperty(garbled, names, async (bytes, name) => {
      try {
        const extracted = await read(bytes, { name });
        if (extracted.type === 'text') assert.ok(extracted.text.isWellFormed() && !/\0/.test(extracted.text));
      } catch (error) {
        if (!(error instanceof DocumentFault)) throw error;
      }
    }),
    { numRuns: 300 },
  );
});
