/** From the texts of pages to one text, in which a sentence that a page break cuts goes on. */
import { joinLines } from './pdf-layout.ts';
import { goesOn, isEnded, PAGE_NUMBER } from './sentences.ts';

export interface JoinedPages {
  readonly text: string;
  /** Where each page starts. */
  readonly page_starts: readonly number[];
}

/** A page in blocks: what it says, and what runs along its edges, such as its number. */
interface Page {
  readonly heads: readonly string[];
  readonly body: readonly string[];
  readonly feet: readonly string[];
}

/** Blocks at either end of a page among which running heads and feet are looked for. */
const EDGE = 2;
const LONGEST_RUNNING = 200;

/**
 * Pages are parted by an empty line, unless the first sentence of one goes on from the last of the one before: half
 * of a sentence, with its condition on the next page, would say what nobody said. What runs along the edges of the
 * pages then stands before that sentence or behind it.
 */
export function joinPages(texts: readonly string[], isWord: (word: string) => boolean): JoinedPages {
  const pages = withCuts(pagesOf(texts));
  const text = new Text(isWord);
  const page_starts: number[] = [];
  let isOpen = false;
  for (const { isCut, ...page } of pages) {
    const [first, ...rest] = page.body;
    if (first === undefined) {
      page_starts.push(text.length);
      continue;
    }
    const [before, behind] = isCut ? [page.feet, []] : [[], page.feet];
    if (isOpen) {
      page_starts.push(text.goOn(first));
      // All of the page is the middle of one sentence: what runs along its edges waits for the end of it.
      if (isCut && rest.length === 0) {
        text.later(page.heads, page.feet);
        continue;
      }
      text.blocks(...page.heads);
    } else {
      page_starts.push(text.blocks(...page.heads, ...(rest.length === 0 ? before : []), first));
    }
    if (rest.length > 0) text.blocks(...rest.slice(0, -1), ...before, rest.at(-1)!);
    text.blocks(...behind);
    isOpen = isCut;
  }
  return { text: text.whole(), page_starts };
}

/** How much of a text is looked at to know how it goes on. */
const TAIL = 64;

/** A text that grows by blocks, each with an empty line before it. */
class Text {
  readonly #isWord: (word: string) => boolean;
  readonly #pieces: string[] = [];
  #waiting: string[] = [];
  length = 0;

  constructor(isWord: (word: string) => boolean) {
    this.#isWord = isWord;
  }

  /** Adds blocks, behind those that wait. Gives the place where the first of these begins. */
  blocks(...blocks: readonly string[]): number {
    const waiting = this.#waiting.splice(0);
    for (const block of waiting) this.#block(block);
    const start = this.length === 0 ? 0 : this.length + 2;
    for (const block of blocks) this.#block(block);
    return start;
  }

  /** Goes on in the last block. Gives the place where the further words begin. */
  goOn(words: string): number {
    const last = this.#pieces.pop()!;
    const tail = last.slice(-TAIL);
    const joined = joinLines(tail, words, this.#isWord);
    this.#pieces.push(last.slice(0, last.length - tail.length), joined);
    this.length += joined.length - tail.length;
    return this.length - words.length;
  }

  /** Blocks for behind the present one, which goes on. */
  later(...blocks: readonly (readonly string[])[]): void {
    this.#waiting.push(...blocks.flat());
  }

  whole(): string {
    this.blocks();
    return this.#pieces.join('');
  }

  #block(block: string): void {
    if (this.length > 0) this.#pieces.push('\n\n');
    this.#pieces.push(block);
    this.length += block.length + (this.length > 0 ? 2 : 0);
  }
}

/** A note at the foot of a page. */
const NOTE = /^(?:\[\d{1,3}\]|\d{1,3}|[*†‡]+)\s*\p{L}/u;

const isNote = (block: string): boolean => NOTE.test(block) && isEnded(block);

/** The pages, each with whether its last sentence goes on with the first of the next one that has words. */
function withCuts(pages: readonly Page[]): readonly (Page & { readonly isCut: boolean })[] {
  let next: string | undefined;
  return pages
    .toReversed()
    .map((page) => {
      const { heads, body, feet } = page;
      let last = body.length - 1;
      while (last > 0 && isNote(body[last]!)) last--;
      const isCut = next !== undefined && last >= 0 && goesOn(body[last]!, next);
      next = body[0] ?? next;
      if (!isCut) return { ...page, isCut };
      return { heads, body: body.slice(0, last + 1), feet: [...body.slice(last + 1), ...feet], isCut };
    })
    .toReversed();
}

function pagesOf(texts: readonly string[]): readonly Page[] {
  const pages = texts.map((text) => (text === '' ? [] : text.split('\n\n')));
  const runs = runningAmong(pages);
  return pages.map((blocks) => {
    const head = blocks.slice(0, EDGE).findIndex((block) => !runs(block));
    const foot = blocks.slice(-EDGE).findLastIndex((block) => !runs(block));
    const from = head < 0 ? Math.min(EDGE, blocks.length) : head;
    const to = blocks.length - Math.min(EDGE, blocks.length) + foot + 1;
    if (from >= to) return { heads: [], body: blocks, feet: [] };
    return { heads: blocks.slice(0, from), body: blocks.slice(from, to), feet: blocks.slice(to) };
  });
}

/** Page numbers, and what stands at the edge of several pages, whatever figures are in it. */
function runningAmong(pages: readonly (readonly string[])[]): (block: string) => boolean {
  const keyOf = (block: string): string => block.replaceAll(/\d+/g, '#');
  const counts = new Map<string, number>();
  for (const blocks of pages) {
    const edges = new Set([...blocks.slice(0, EDGE), ...blocks.slice(-EDGE)].map(keyOf));
    for (const key of edges) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (block) =>
    block.length <= LONGEST_RUNNING && (PAGE_NUMBER.test(block) || (counts.get(keyOf(block)) ?? 0) > 1);
}
