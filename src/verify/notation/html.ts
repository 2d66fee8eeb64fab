/**
 * Texts that are HTML, as a page or a mail comes: what a reader sees of them, in a text of the same length. Marks make
 * room for space, ends of lines, bars between cells and dashes before items, so that each word stays where it stands.
 */

import { NAMED_CHARACTERS } from '../../text/named-characters.ts';
import { wordSet } from '../../text/word-set.ts';

/** Characters past which a text is not looked at for being HTML. */
const LONGEST = 1024 * 1024;
/** Characters in which its first mark is looked for. */
const LEAD_CHARACTERS = 2000;

/** What holds no words of the page, or words that its reader does not see or that were taken back. */
const SKIPPED = wordSet(
  'script style noscript template svg math iframe object title canvas audio video select datalist textarea del s strike',
);
const BLOCKS = wordSet(
  'address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html main nav ol p pre section summary table tbody tfoot thead ul',
);
const VOID = wordSet('area base br col embed hr img input link meta param source track wbr');
const HIDING =
  /\shidden(?=[\s>=/]|$)|aria-hidden\s*=\s*["']?true|display\s*:\s*none|visibility\s*:\s*hidden/i;

/** How an element begins or ends, and its attributes. */
const TAG = /^<(?<close>\/?)(?<name>[A-Za-z][\w-]*)(?<rest>[\s\S]*)>$/;
const BEGIN = /^\s*<(?:!doctype html|html|head|body|article|section|main|div|p|table|ul|ol|h[1-6])(?=[\s>])/i;
const ENTITY = /&(?:#(?<code>\d{1,7})|#x(?<hex>[\dA-Fa-f]{1,6})|(?<name>[A-Za-z]{2,8}));/g;

/** A character that is not seen and parts no word. */
const JOINER = '\u00ad';

/**
 * What a reader sees of an HTML text, at the same places: undefined for another text, and for one whose hidden parts do
 * not end, of which it is not known what is seen.
 */
export function seenOfPage(text: string): string | undefined {
  if (text.length > LONGEST || !BEGIN.test(text.slice(0, LEAD_CHARACTERS)) || !/<\/[A-Za-z]/.test(text))
    return undefined;
  const page = new Page(text);
  let at = 0;
  for (let from = text.indexOf('<'); from >= 0; from = text.indexOf('<', at)) {
    page.words(text.slice(at, from));
    const end = markEnd(text, from);
    if (end < 0) return undefined;
    const mark = text.slice(from, end);
    if (mark.length > 1) page.mark(mark, TAG.exec(mark)?.groups ?? {}, from);
    else page.words(mark);
    at = end;
  }
  page.words(text.slice(at));
  return page.finish();
}

/** Where an element's begin or end, a comment or a declaration ends; -1 for one that does not, the next place for none. */
function markEnd(text: string, from: number): number {
  if (text.startsWith('<!--', from)) {
    const end = text.indexOf('-->', from + 4);
    return end < 0 ? -1 : end + 3;
  }
  if (!/[A-Za-z/!?]/.test(text[from + 1] ?? '')) return from + 1;
  for (let at = from + 1; at < text.length; at++) {
    const unit = text[at];
    if (unit === '>') return at + 1;
    if ((unit === '"' || unit === "'") && text[at - 1] === '=') {
      at = text.indexOf(unit, at + 1);
      if (at < 0) return -1;
    }
  }
  return -1;
}

class Page {
  private readonly text: string;
  private readonly parts: string[] = [];
  /** The element that hides what is inside it, and how many of its name are open within. */
  private hiding: { readonly name: string; depth: number } | undefined;
  private verbatim = 0;

  constructor(text: string) {
    this.text = text;
  }

  words(said: string): void {
    if (this.hiding !== undefined) this.parts.push(' '.repeat(said.length));
    else if (this.verbatim > 0) this.parts.push(decoded(said));
    else this.parts.push(decoded(said.replaceAll(/[\r\n\t]/g, ' ')));
  }

  mark(mark: string, groups: Readonly<Record<string, string | undefined>>, index: number): void {
    const name = groups.name?.toLowerCase();
    const isEnd = groups.close === '/';
    const wasHidden = this.hiding !== undefined;
    if (name !== undefined && !VOID.has(name)) this.hide(name, isEnd, groups.rest ?? '');
    if (name === 'pre' && !wasHidden) this.verbatim = Math.max(0, this.verbatim + (isEnd ? -1 : 1));
    const isHidden = wasHidden || this.hiding !== undefined;
    this.parts.push(
      isHidden && !BLOCKS.has(name ?? '') ? ' '.repeat(mark.length) : this.room(mark, name, isEnd, index),
    );
  }

  finish(): string | undefined {
    return this.hiding === undefined ? this.parts.join('') : undefined;
  }

  private hide(name: string, isEnd: boolean, rest: string): void {
    if (this.hiding === undefined) {
      if (!isEnd && !rest.endsWith('/') && (SKIPPED.has(name) || HIDING.test(rest)))
        this.hiding = { name, depth: 1 };
    } else if (this.hiding.name === name) {
      this.hiding.depth += isEnd ? -1 : 1;
      if (this.hiding.depth === 0) this.hiding = undefined;
    }
  }

  /** What a mark makes room for, as long as it is. */
  private room(mark: string, name: string | undefined, isEnd: boolean, index: number): string {
    const filled = (lead: string): string => lead.padEnd(mark.length);
    if (name === undefined) return this.isWithinWord(mark, index) ? JOINER.repeat(mark.length) : filled('');
    if (name === 'br') return filled('\n');
    if (name === 'tr') return filled(isEnd ? '|' : '\n');
    if (name === 'td' || name === 'th') return filled(isEnd ? '' : '|');
    if (name === 'li') return filled(isEnd ? '' : '\n- ');
    if (/^h[1-6]$/.test(name)) return filled(isEnd ? '\n\n' : '\n\n#');
    if (BLOCKS.has(name)) return filled('\n\n');
    return this.isWithinWord(mark, index) ? JOINER.repeat(mark.length) : filled('');
  }

  /** Whether a mark stands between two characters of one word: "re<b>fund</b>ed", "<b>Ana</b>'s". */
  private isWithinWord(mark: string, index: number): boolean {
    const before = this.text[index - 1] ?? ' ';
    const after = this.text[index + mark.length] ?? ' ';
    return /[\p{L}\p{N}$€£#]/u.test(before) && /[\p{L}\p{N}'’%.,;:!?)]/u.test(after);
  }
}

/** Characters that are written by name or number, each behind what makes up for its length. */
function decoded(said: string): string {
  if (!said.includes('&')) return said;
  return said.replace(ENTITY, (entity, ...rest) => {
    const { code, hex, name } = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const point =
      code !== undefined ? Number(code) : hex !== undefined ? Number.parseInt(hex, 16) : undefined;
    const sign = point === undefined ? NAMED_CHARACTERS.get(name!)?.replace(/\s/u, ' ') : signOf(point);
    if (sign === undefined || sign.length > entity.length) return entity;
    const offset = rest.at(-3) as number;
    const joins = sign !== ' ' && /[\p{L}\p{N}]$/u.test(said.slice(Math.max(0, offset - 2), offset));
    return (joins ? JOINER : ' ').repeat(entity.length - sign.length) + sign;
  });
}

const signOf = (point: number): string | undefined =>
  point < 32 || point > 0x10ffff || (point >= 0xd800 && point < 0xe000)
    ? undefined
    : String.fromCodePoint(point).replace('\u00a0', ' ');
