/** Files as programs write them, and as attackers do: made here, byte by byte. */
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** An object of a PDF: its dictionary, and the stream behind it. */
interface PdfObject {
  readonly dictionary: string;
  readonly stream?: Uint8Array;
}

export interface PdfOptions {
  /** Entries of the trailer, such as `/Encrypt 9 0 R`. */
  readonly trailer?: string;
  /** Objects after those of the pages; the first has the number that `extraAt` gives. */
  readonly extra?: readonly string[];
  /** Streams that are used in the place of the pages' own. */
  readonly streams?: readonly { readonly bytes: Uint8Array; readonly filter: string }[];
  /** Annotations of the first page. */
  readonly annotations?: readonly string[];
}

/** A PDF of one page for each text; lines stand below each other, an empty one leaves a gap. */
export function pdfOf(
  pages: readonly string[],
  { trailer = '', extra = [], streams = [], annotations = [] }: PdfOptions = {},
): Buffer {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  const objects: PdfObject[] = [
    { dictionary: '<< /Type /Catalog /Pages 2 0 R >>' },
    { dictionary: `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>` },
    { dictionary: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>' },
  ];
  pages.forEach((text, at) => {
    const content = 5 + at * 2;
    const noted = at === 0 && annotations.length > 0 ? ` /Annots [${annotations.join(' ')}]` : '';
    objects.push({
      dictionary: `<< /Type /Page${noted} /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${content} 0 R >>`,
    });
    const own = streams[at] ?? {
      bytes: deflateSync(Buffer.from(paint(text), 'latin1')),
      filter: '/FlateDecode',
    };
    objects.push({
      dictionary: `<< /Length ${own.bytes.length} /Filter ${own.filter} >>`,
      stream: own.bytes,
    });
  });
  for (const dictionary of extra) objects.push({ dictionary });
  return write(objects, trailer);
}

/** The number of the first extra object of a PDF of so many pages. */
export const extraAt = (pages: number): number => 4 + pages * 2;

function paint(text: string): string {
  const lines = text.split('\n').map((line) => `(${line.replaceAll(/[\\()]/g, '\\$&')}) Tj T*`);
  return `BT /F1 12 Tf 14 TL 72 720 Td ${lines.join(' ')} ET`;
}

function write(objects: readonly PdfObject[], trailer: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  const push = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach(({ dictionary, stream }, at) => {
    offsets.push(length);
    push(Buffer.from(`${at + 1} 0 obj\n${dictionary}\n`, 'latin1'));
    if (stream !== undefined)
      push(Buffer.concat([Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')]));
    push(Buffer.from('endobj\n'));
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`));
  push(
    Buffer.from(
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A small PDF that takes twice as long to read for each of its forms: each paints the next one twice. */
export function pdfWithoutEnd(forms = 40): Buffer {
  const painted = (words: string, dictionary = ''): PdfObject => {
    const stream = Buffer.from(words);
    return { dictionary: `<< /Length ${stream.length} ${dictionary} >>`, stream };
  };
  const form = (resources: string): string =>
    `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << ${resources} >>`;
  const first = 6;
  const nested = Array.from({ length: forms }, (_, at) =>
    painted('/X Do /X Do', form(`/XObject << /X ${first + at + 1} 0 R >>`)),
  );
  const objects: PdfObject[] = [
    { dictionary: '<< /Type /Catalog /Pages 2 0 R >>' },
    { dictionary: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' },
    {
      dictionary: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /X ${first} 0 R >> >> /Contents 4 0 R >>`,
    },
    painted('/X Do'),
    { dictionary: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>' },
    ...nested,
    painted('BT /F1 12 Tf 72 700 Td (word) Tj ET', form('/Font << /F1 5 0 R >>')),
  ];
  return write(objects, '');
}

/** A PDF that asks for a password. */
export function encryptedPdf(): Buffer {
  const key = `<${'5a'.repeat(32)}>`;
  return pdfOf(['Secret.'], {
    trailer: `/Encrypt ${extraAt(1)} 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`,
    extra: [`<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O ${key} /U ${key} >>`],
  });
}

/** A PDF whose page unpacks to `bytes` of nothing. */
export function pdfBomb(bytes: number): Buffer {
  const inner = deflateSync(Buffer.alloc(bytes, 0x20), { level: 9 });
  return pdfOf(['x'], {
    streams: [{ bytes: deflateSync(inner, { level: 9 }), filter: '[/FlateDecode /FlateDecode]' }],
  });
}

/** A part of a ZIP archive. */
export interface Entry {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** What the directory says of its size, where that is not the truth. */
  readonly declared?: number;
  readonly encrypted?: boolean;
}

/** A ZIP archive, whatever its entries are called. */
export function zipOf(entries: readonly Entry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declared, encrypted } of entries) {
    const bytes = Buffer.from(content as Uint8Array);
    const packed = deflateRawSync(bytes, { level: 9 });
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE((encrypted ? 1 : 0) | 0x0800, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(declared ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, rest, Buffer.from(name)]));
    bodies.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, central, Buffer.from('PK\x05\x06'), end]);
}

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';

/** The parts of a Word document with this body of XML. */
export function docxParts(body: string, more: readonly Entry[] = []): readonly Entry[] {
  const document = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document ${WORD}><w:body>${body}</w:body></w:document>`;
  return [
    { name: '[Content_Types].xml', content: TYPES },
    { name: 'word/document.xml', content: document },
    ...more,
  ];
}

export function docxOf(body: string, more: readonly Entry[] = []): Buffer {
  return zipOf(docxParts(body, more));
}

/** A paragraph of Word's XML. */
export function paragraph(text: string, properties = '', run = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

export function footnotes(text: string): Entry {
  const xml = `<?xml version="1.0"?><w:footnotes ${WORD}><w:footnote>${paragraph(text)}</w:footnote></w:footnotes>`;
  return { name: 'word/footnotes.xml', content: xml };
}

/** An Office document behind a password: a compound file around an encrypted package. */
export function encryptedOffice(): Buffer {
  return Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from('EncryptedPackage', 'utf16le'),
    Buffer.alloc(1024),
  ]);
}
