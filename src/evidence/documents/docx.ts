import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { ExtractedText } from '../../domain/source.ts';
import { readArchive } from './archive.ts';
import { BlockWriter, checkBox } from './blocks.ts';
import { DocumentFault, type DocumentLimits } from './fault.ts';
import { MEDIA_TYPES, READ_KINDS } from './kind.ts';

const DOCUMENT = 'word/document.xml';
/** Notes hold conditions as often as asides do; they stand after the body. */
const NOTES = ['word/footnotes.xml', 'word/endnotes.xml'] as const;
const WORDS = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);
/** Other formats in a ZIP archive by a part that each has, to name them in the refusal. */
const OTHERS: readonly (readonly [part: RegExp, name: string])[] = [
  [/^xl\//, 'an Excel workbook'],
  [/^ppt\//, 'a PowerPoint presentation'],
  [/^content\.xml$/, 'an OpenDocument file'],
  [/^META-INF\/container\.xml$/, 'an EPUB book'],
  [/^META-INF\/MANIFEST\.MF$/, 'a Java archive'],
];
const DEEPEST = 512;

/**
 * The words of a Word document (ISO/IEC 29500) as they stand when every tracked change is accepted: deleted,
 * struck and hidden words, comments and field codes left out; footnotes and endnotes at the end.
 */
export async function readDocx(bytes: Uint8Array, limits: DocumentLimits): Promise<ExtractedText> {
  const { names, parts } = await readArchive(bytes, new Set([DOCUMENT, ...NOTES]));
  const body = parts.get(DOCUMENT);
  if (body === undefined || !names.has('[Content_Types].xml')) throw notWord(names);
  const writer = new BlockWriter(limits);
  const marks = new NoteMarks();
  for (const part of [body, ...NOTES.flatMap((name) => parts.get(name) ?? [])]) {
    readPart(new TextDecoder('utf-8').decode(part), writer, marks);
  }
  const text = writer.finish();
  if (text === '') throw new DocumentFault('unreadable', 'the document has no text.');
  return { type: 'text', media_type: MEDIA_TYPES.docx, text, warnings: [] };
}

function notWord(names: ReadonlySet<string>): DocumentFault {
  const other = OTHERS.find(([part]) => [...names].some((name) => part.test(name)));
  return new DocumentFault('unsupported', `it is ${other?.[1] ?? 'a ZIP archive'}; ${READ_KINDS}.`);
}

function readPart(xml: string, writer: BlockWriter, marks: NoteMarks): void {
  const parser = new SaxesParser({ xmlns: true });
  const reader = new PartReader(writer, marks);
  parser.on('doctype', () => {
    throw new DocumentFault('unreadable', 'its XML declares a document type, which Word never does.');
  });
  parser.on('error', (cause) => {
    throw new DocumentFault('unreadable', 'its XML is damaged or cut short. Save it anew.', { cause });
  });
  parser.on('opentag', (tag) => reader.open(tag));
  parser.on('text', (text) => reader.text(text));
  parser.on('cdata', (text) => reader.text(text));
  parser.on('closetag', (tag) => reader.close(tag));
  parser.write(xml).close();
}

/** The numbers of notes, by the order in which the text refers to them: the file holds none. */
class NoteMarks {
  readonly #numbers = new Map<string, number>();

  /** The mark at a place that refers to a note. */
  refer(kind: string, id: string): string {
    const key = `${kind} ${id}`;
    const number = this.#numbers.get(key) ?? this.#numbers.size + 1;
    this.#numbers.set(key, number);
    return `[${number}]`;
  }

  /** The mark before a note; empty where nothing refers to it. */
  of(kind: string, id: string): string {
    const number = this.#numbers.get(`${kind} ${id}`);
    return number === undefined ? '' : `[${number}] `;
  }
}

/** Boxes and ticks of the fonts of symbols that forms are made with. */
const SYMBOLS: Readonly<Record<string, string>> = {
  'wingdings a8': checkBox(false),
  'wingdings 6f': checkBox(false),
  'wingdings fe': checkBox(true),
  'wingdings fd': checkBox(true),
  'wingdings fc': '✓',
  'wingdings fb': '✗',
  'wingdings 2 a3': checkBox(false),
  'wingdings 2 52': checkBox(true),
  'wingdings 2 54': checkBox(true),
  'wingdings 2 50': '✓',
  'wingdings 2 4f': '✗',
};

/** What holds no words of the text: changes that delete, codes of fields, what stands in for a drawing. */
const SKIPPED = new Set(['del', 'moveFrom', 'instrText', 'delText', 'Fallback', 'pPrChange', 'rPrChange']);

class PartReader {
  readonly #writer: BlockWriter;
  #depth = 0;
  #skippedAt = 0;
  /** Inside w:t, the only place for words. */
  #inWords = 0;
  #marker = '';
  /** Of the run: words that were struck or hidden; figures that are raised. */
  #gone = false;
  #raised = false;
  #listGroup: number | undefined;
  #cells = 0;
  #inParagraphProperties = false;
  /** The end of the paragraph was deleted: the next one goes on in it. */
  #goesOn = false;
  #isContinued = false;
  readonly #marks: NoteMarks;
  /** The note that is being read. */
  #note = '';
  /** Whether the box of a form that is being read is ticked. */
  #ticked: boolean | undefined;

  constructor(writer: BlockWriter, marks: NoteMarks) {
    this.#writer = writer;
    this.#marks = marks;
  }

  open(tag: SaxesTagNS): void {
    if (++this.#depth > DEEPEST) {
      throw new DocumentFault('unreadable', `its elements are nested more than ${DEEPEST} deep.`);
    }
    if (this.#skippedAt > 0) return;
    if (SKIPPED.has(tag.local)) {
      this.#skippedAt = this.#depth;
      if (tag.local === 'del' && this.#inParagraphProperties) this.#goesOn = true;
    } else if (WORDS.has(tag.uri)) this.#enter(tag);
  }

  text(words: string): void {
    if (this.#skippedAt > 0 || this.#inWords === 0 || this.#gone) return;
    if (this.#raised) this.#writer.raised(words);
    else this.#writer.text(words);
  }

  close(tag: SaxesTagNS): void {
    this.#depth--;
    if (this.#skippedAt > 0) {
      if (this.#depth < this.#skippedAt) this.#skippedAt = 0;
    } else if (WORDS.has(tag.uri)) this.#leave(tag.local);
  }

  #enter(tag: SaxesTagNS): void {
    const writer = this.#writer;
    switch (tag.local) {
      case 'p':
        this.#isContinued = this.#goesOn;
        this.#goesOn = false;
        if (this.#cells === 0 && !this.#isContinued) writer.block();
        else writer.text(' ');
        this.#marker = '';
        break;
      case 'pPr':
        this.#inParagraphProperties = true;
        break;
      case 'footnote':
      case 'endnote':
        this.#note = attributeOf(tag, 'id');
        break;
      case 'footnoteReference':
      case 'endnoteReference':
        if (attributeOf(tag, 'customMarkFollows') === '')
          writer.text(this.#marks.refer(tag.local.slice(0, -'Reference'.length), attributeOf(tag, 'id')));
        break;
      case 'footnoteRef':
      case 'endnoteRef':
        writer.text(this.#marks.of(tag.local.slice(0, -'Ref'.length), this.#note));
        break;
      case 'txbxContent':
        writer.openAside();
        break;
      case 'sym':
        if (!this.#gone) writer.text(symbolOf(tag));
        break;
      case 'checkBox':
        this.#ticked = false;
        break;
      case 'default':
      case 'checked':
        if (this.#ticked !== undefined) this.#ticked = isOn(tag);
        break;
      case 'pStyle':
        this.#marker = styleMarker(valOf(tag));
        break;
      case 'numPr':
        this.#marker ||= '- ';
        break;
      case 'r':
        this.#beginRun();
        break;
      case 'strike':
      case 'dstrike':
      case 'vanish':
        if (isOn(tag)) this.#gone = true;
        break;
      case 'vertAlign':
        this.#raised = valOf(tag) === 'superscript';
        break;
      case 't':
        this.#inWords++;
        break;
      case 'tab':
        if (!this.#gone) writer.text(' ');
        break;
      case 'br':
      case 'cr':
        writer.lineBreak();
        break;
      case 'noBreakHyphen':
        writer.text('-');
        break;
      case 'tbl':
        writer.openTable();
        break;
      case 'tr':
        writer.openRow();
        break;
      case 'tc':
        this.#cells++;
        writer.openCell();
        break;
    }
  }

  #leave(name: string): void {
    const writer = this.#writer;
    switch (name) {
      case 'pPr':
        this.#inParagraphProperties = false;
        this.#markParagraph();
        break;
      case 'p':
        if (this.#cells === 0 && !this.#goesOn) writer.block();
        break;
      case 'txbxContent':
        writer.closeAside();
        break;
      case 'checkBox':
        writer.text(checkBox(this.#ticked === true));
        this.#ticked = undefined;
        break;
      case 't':
        this.#inWords--;
        break;
      case 'tc':
        this.#cells--;
        writer.closeCell();
        break;
      case 'tr':
        writer.closeRow();
        break;
      case 'tbl':
        writer.closeTable();
        break;
    }
  }

  /** Properties of the paragraph's mark, such as its being struck, are none of its words. */
  #markParagraph(): void {
    this.#gone = false;
    this.#raised = false;
    if (this.#cells > 0 || this.#isContinued || this.#marker === '') {
      this.#listGroup = undefined;
      return;
    }
    if (this.#marker === '- ') this.#listGroup ??= this.#writer.newGroup();
    else this.#listGroup = undefined;
    this.#writer.block(this.#marker, this.#listGroup);
  }

  #beginRun(): void {
    this.#gone = false;
    this.#raised = false;
  }
}

function attributeOf(tag: SaxesTagNS, name: string): string {
  return Object.values(tag.attributes).find(({ local }) => local === name)?.value ?? '';
}

const valOf = (tag: SaxesTagNS): string => attributeOf(tag, 'val');

/** What a symbol stands for, by its font and its place in it; empty for one that says nothing. */
function symbolOf(tag: SaxesTagNS): string {
  const place = attributeOf(tag, 'char').replace(/^f0/i, '');
  return SYMBOLS[`${attributeOf(tag, 'font')} ${place}`.toLowerCase()] ?? '';
}

/** A toggle is on unless it says that it is off. */
function isOn(tag: SaxesTagNS): boolean {
  return !['0', 'false', 'off', 'none'].includes(valOf(tag));
}

/** What a paragraph of a style begins with; the styles of lists number their items by themselves. */
function styleMarker(style: string): string {
  if (/^title$/i.test(style)) return '# ';
  if (/^List(?:Bullet|Number)\d?$/.test(style)) return '- ';
  const level = /^(?:heading|berschrift|titre|ttulo)\s?([1-6])$/i.exec(style)?.[1];
  return level === undefined ? '' : `${'#'.repeat(Number(level))} `;
}
