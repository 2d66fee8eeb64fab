import { Parser } from 'htmlparser2';
import type { ExtractedText } from '../../domain/source.ts';
import { BlockWriter, checkBox } from './blocks.ts';
import { DocumentFault, type DocumentLimits } from './fault.ts';
import { MEDIA_TYPES } from './kind.ts';

/** What holds no words of the page, or words that its reader does not see or that were taken back. */
const SKIPPED = new Set(
  'script style noscript template svg math iframe object embed canvas audio video select datalist textarea del s strike'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form header hgroup hr legend main menu nav ol p pre search section summary ul caption'.split(
    ' ',
  ),
);
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

const HIDDEN_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden|(?:font-size|opacity)\s*:\s*0(?![.\d])/i;

/** Elements inside each other at the most: no page that was written to be read comes near. */
const DEEPEST = 512;

/**
 * The words of an HTML page as its reader sees them: scripts, hidden elements and struck words left out.
 * Nothing that the page refers to is fetched.
 */
export function readHtml(html: string, limits: DocumentLimits): ExtractedText {
  const reader = new HtmlReader(limits);
  const parser = new Parser(reader.handler, {
    decodeEntities: true,
    lowerCaseTags: true,
    recognizeSelfClosing: false,
  });
  parser.write(html);
  parser.end();
  const text = reader.finish();
  if (text === '') throw new DocumentFault('unreadable', 'the page has no text.');
  const { title } = reader;
  return { type: 'text', media_type: MEDIA_TYPES.html, text, ...(title !== '' && { title }), warnings: [] };
}

class HtmlReader {
  readonly #writer: BlockWriter;
  /** Groups of the lists that are open. */
  readonly #lists: number[] = [];
  #depth = 0;
  /** Depth of the element that hides what is inside it; 0 for none. */
  #hiddenAt = 0;
  #preformatted = 0;
  #raised = 0;
  #inTitle = false;
  #title = '';

  constructor(limits: DocumentLimits) {
    this.#writer = new BlockWriter(limits);
  }

  get title(): string {
    return this.#title.replaceAll(/\s+/g, ' ').trim().slice(0, 1024).toWellFormed();
  }

  get handler() {
    return {
      onopentag: (name: string, attributes: Readonly<Record<string, string>>) => this.#open(name, attributes),
      ontext: (text: string) => this.#text(text),
      onclosetag: (name: string) => this.#close(name),
    };
  }

  finish(): string {
    return this.#writer.finish();
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (!VOID.has(name) && ++this.#depth > DEEPEST) {
      throw new DocumentFault('unreadable', `its elements are nested more than ${DEEPEST} deep.`);
    }
    if (this.#hiddenAt > 0) return;
    if (name === 'title') this.#inTitle = true;
    else if (!isHidden(name, attributes)) this.#enter(name, attributes);
    else if (!VOID.has(name)) this.#hiddenAt = this.#depth;
  }

  #enter(name: string, { type, checked }: Readonly<Record<string, string>>): void {
    const writer = this.#writer;
    if (name === 'br') writer.lineBreak();
    else if (name === 'input' && /^(?:checkbox|radio)$/i.test(type ?? ''))
      writer.text(checkBox(checked !== undefined));
    else if (name === 'li') writer.block('- ', this.#lists.at(-1));
    else if (HEADINGS.has(name)) writer.block(`${'#'.repeat(Number(name[1]))} `);
    else if (name === 'table') writer.openTable();
    else if (name === 'tr') writer.openRow();
    else if (name === 'td' || name === 'th') writer.openCell();
    else if (name === 'sup') this.#raised++;
    else if (BLOCKS.has(name)) this.#enterBlock(name);
  }

  #enterBlock(name: string): void {
    this.#writer.block();
    if (name === 'ul' || name === 'ol') this.#lists.push(this.#writer.newGroup());
    if (name === 'pre') this.#preformatted++;
  }

  #text(text: string): void {
    if (this.#hiddenAt > 0) return;
    if (this.#inTitle) this.#title += text;
    else if (this.#raised > 0) this.#writer.raised(text);
    else if (this.#preformatted > 0) this.#writer.verbatim(text);
    else this.#writer.text(text);
  }

  #close(name: string): void {
    if (VOID.has(name)) return;
    this.#depth--;
    if (this.#hiddenAt > 0) {
      if (this.#depth < this.#hiddenAt) this.#hiddenAt = 0;
    } else if (name === 'title') this.#inTitle = false;
    else this.#leave(name);
  }

  #leave(name: string): void {
    const writer = this.#writer;
    if (name === 'td' || name === 'th') writer.closeCell();
    else if (name === 'tr') writer.closeRow();
    else if (name === 'table') writer.closeTable();
    else if (name === 'sup') this.#raised--;
    else if (name === 'li' || HEADINGS.has(name)) writer.block();
    else if (BLOCKS.has(name)) {
      if (name === 'ul' || name === 'ol') this.#lists.pop();
      if (name === 'pre') this.#preformatted--;
      writer.block();
    }
  }
}

function isHidden(name: string, { hidden, style, open, ...rest }: Readonly<Record<string, string>>): boolean {
  if (SKIPPED.has(name) || hidden !== undefined || rest['aria-hidden'] === 'true') return true;
  if (name === 'dialog' && open === undefined) return true;
  return style !== undefined && HIDDEN_STYLE.test(style);
}
