/** The halves of HTML tags in a block, so that none stays without the other. */
import type { MarkPair, Span } from '../../domain/answer.ts';

const TAG = /^<(?<close>\/?)(?<name>[a-z][a-z0-9]*)\b[^>]*?(?<alone>\/?)>$/i;
/** Tags without an end (WHATWG HTML, 13.1.2). */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const MOST_OPEN = 32;

export class OpenTags {
  readonly #open: { readonly name: string; readonly span: Span }[] = [];

  /** Sees a tag; gives the pair that it completes. */
  see(tag: string, start: number): MarkPair | undefined {
    const { close, name = '', alone } = TAG.exec(tag)?.groups ?? {};
    const span = { start, end: start + tag.length };
    const key = name.toLowerCase();
    if (key === '' || alone === '/' || VOID.has(key)) return undefined;
    if (close !== '/') {
      if (this.#open.length < MOST_OPEN) this.#open.push({ name: key, span });
      return undefined;
    }
    const at = this.#open.findLastIndex((one) => one.name === key);
    if (at < 0) return undefined;
    const open = this.#open[at]!.span;
    this.#open.length = at;
    return { open, close: span };
  }
}
