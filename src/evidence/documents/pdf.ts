import { getDocumentProxy } from 'unpdf';
import type { ExtractedText } from '../../domain/source.ts';
import { lexicon } from '../../text/lexicon/bundled.ts';
import { withoutControls } from './charset.ts';
import { DocumentFault, type DocumentLimits, tooMuchText } from './fault.ts';
import { encrypted, MEDIA_TYPES } from './kind.ts';
import { layOut, type Piece, wordsOf } from './pdf-layout.ts';
import { type Annotation, commentsAmong, withNotes } from './pdf-notes.ts';
import { joinPages } from './pdf-pages.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Where the end mark of a whole file stands (ISO 32000-2, 7.5.5). */
const TAIL = 2048;

/** Points that a font must be high to be seen: smaller words are hidden ones. */
const LEAST_SIZE = 1;

/** Nothing is fetched, rendered or run: only the text that pages are painted with is asked for. */
const OPTIONS = {
  stopAtErrors: true,
  useSystemFonts: false,
  disableFontFace: true,
  useWorkerFetch: false,
  isEvalSupported: false,
  enableXfa: false,
  verbosity: 0,
};

/** The text of a PDF, page after page, with where each page starts. Text in pictures is not read. */
export async function readPdf(bytes: Uint8Array, limits: DocumentLimits): Promise<ExtractedText> {
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-TAIL);
  if (!tail.includes('%%EOF')) throw damaged('it has no end mark: it was cut short');
  const pdf = await open(bytes);
  if (pdf.numPages > limits.pages) {
    const limit = `${limits.pages} (setting TOUCHSTONE_MAX_SOURCE_PAGES)`;
    throw new DocumentFault('too_large', `it has ${pdf.numPages} pages; the limit is ${limit}. Split it.`);
  }
  const { pages, comments } = await piecesOf(pdf, limits);
  const known = new Set(pages.flatMap(wordsOf));
  const isWord = (word: string): boolean => known.has(word) || lexicon.knows(word);
  const texts = pages.map((pieces) => withoutControls(layOut(pieces, isWord)));
  return wholeOf(texts, comments, limits, isWord);
}

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    // The library keeps what it is given: it gets a copy of its own.
    return await getDocumentProxy(new Uint8Array(bytes), OPTIONS);
  } catch (cause) {
    if ((cause as Error).name === 'PasswordException') throw encrypted();
    throw damaged('it is damaged', cause);
  }
}

interface Pages {
  readonly pages: readonly (readonly Piece[])[];
  /** Comments that were not read. */
  readonly comments: number;
}

async function piecesOf(pdf: Pdf, limits: DocumentLimits): Promise<Pages> {
  const pages: Piece[][] = [];
  let characters = 0;
  let comments = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pageOf(pdf, number);
    for (const { text } of page.pieces) characters += text.length;
    if (characters > limits.text_bytes) throw tooMuchText(limits);
    pages.push(page.pieces);
    comments += page.comments;
  }
  return { pages, comments };
}

async function pageOf(pdf: Pdf, number: number): Promise<{ pieces: Piece[]; comments: number }> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const annotations: readonly Annotation[] = await page.getAnnotations();
    page.cleanup();
    const painted = items.flatMap((item): Piece[] => {
      if (!('str' in item)) return [];
      const [a, b, , , x, y] = item.transform as readonly number[];
      const size = item.height || Math.hypot(a!, b!);
      return size < LEAST_SIZE ? [] : [{ text: item.str, x: x!, y: y!, width: item.width, size }];
    });
    return { pieces: withNotes(painted, annotations), comments: commentsAmong(annotations) };
  } catch (cause) {
    throw damaged(`page ${number} cannot be read`, cause);
  }
}

function wholeOf(
  texts: readonly string[],
  comments: number,
  limits: DocumentLimits,
  isWord: (word: string) => boolean,
): ExtractedText {
  const { text, page_starts } = joinPages(texts, isWord);
  if (text === '') {
    const message =
      'its pages hold no text, perhaps only pictures of it. Send it with recognised text (OCR).';
    throw new DocumentFault('unreadable', message);
  }
  if (Buffer.byteLength(text) > limits.text_bytes) throw tooMuchText(limits);
  const unread = comments === 1 ? ['1 comment was not read'] : [`${comments} comments were not read`];
  const warnings = [...emptyPages(texts), ...(comments > 0 ? unread : [])];
  return { type: 'text', media_type: MEDIA_TYPES.pdf, text, page_starts, warnings };
}

const MOST_NAMED = 20;

function emptyPages(texts: readonly string[]): readonly string[] {
  const empty = texts.flatMap((text, at) => (text === '' ? [at + 1] : []));
  if (empty.length === 0) return [];
  const named = empty.slice(0, MOST_NAMED).join(', ');
  const more = empty.length > MOST_NAMED ? ` and ${empty.length - MOST_NAMED} more` : '';
  return [`no text on ${empty.length === 1 ? 'page' : 'pages'} ${named}${more}`];
}

function damaged(what: string, cause?: unknown): DocumentFault {
  return new DocumentFault('unreadable', `${what}. Send the whole file, or save it anew.`, { cause });
}
