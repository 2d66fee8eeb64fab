/**
 * Links and citations within the words of a block: what cites a source is taken out, and what a sentence says of it stays.
 */
import type { Span } from '../../domain/answer.ts';
import {
  isSourceNote,
  isSourceWord,
  labelled,
  type Named,
  pointedAt,
  type Sources,
} from '../cited/citations.ts';
import { addressIn, doubled } from '../cited/cited.ts';
import {
  ANCHOR,
  BARE_ADDRESS,
  BETWEEN_LINKS,
  isWanted,
  LED_TO,
  LONGEST_LED,
  WANTING_ADDRESS,
} from './link-words.ts';
import { LONGEST_BRACKET, type PlacedWords } from './placed-words.ts';
import { titleIn } from './unsaid.ts';

/** Each reads what begins at `at` and gives where it ends; undefined where nothing of the kind stands there. */
export class LinkReader {
  private readonly words: PlacedWords;
  private readonly sources: Sources;

  constructor(words: PlacedWords, sources: Sources) {
    this.words = words;
    this.sources = sources;
  }

  bracket(at: number): number {
    const { answer } = this.words;
    const cited =
      this.cited(at, at + 1, answer[at] === '[' ? ']' : '】') ?? this.linkedNote(at) ?? this.link(at, at);
    return (
      cited ??
      this.words.noted(at, doubled(answer, at, this.sources, this.words.until)) ??
      this.referred(at) ??
      this.words.put(at)
    );
  }

  /** `[words][2]`: the words stay, and the label behind them is read next. */
  private referred(at: number): number | undefined {
    const { answer } = this.words;
    const close = this.words.until(']', at + 1);
    if (close < 0 || answer[close + 1] !== '[') return undefined;
    const end = this.words.until(']', close + 2);
    const named = end < 0 ? undefined : labelled(answer.slice(close + 2, end), this.sources);
    if (named === undefined || answer[end + 1] === '(') return undefined;
    this.words.plain(at + 1, close);
    this.words.pairs.push({ open: { start: at, end: at + 1 }, close: { start: close, end: close + 1 } });
    return close + 1;
  }

  /** `[s1]`, `[1, 2]`, `[^3]`. */
  private cited(start: number, from: number, close: string): number | undefined {
    const end = this.words.until(close, from);
    if (end < 0 || this.words.answer[end + 1] === '(') return undefined;
    const named = labelled(this.words.answer.slice(from, end), this.sources);
    if (named === undefined) return undefined;
    this.words.cite(start, end + 1, named);
    return end + 1;
  }

  /** `[words](uri "title")`: words and title stay; a link to a source's address cites it. `start`: of an image, its `!`. */
  link(at: number, start: number): number | undefined {
    const { answer } = this.words;
    const close = this.words.until(']', at + 1);
    if (close < 0 || answer[close + 1] !== '(') return undefined;
    const end = this.untilOwn(close + 2);
    if (end < 0) return undefined;
    const uri = addressIn(answer, close + 2, end);
    const words = answer.slice(at + 1, close);
    if (start !== at) this.words.plain(at + 1, close);
    else {
      const source = this.ledTo(words, uri);
      const names =
        labelled(words, this.sources) !== undefined || (source !== undefined && isSourceWord(words));
      const bare = names && !isWanted(words, this.words.behind, answer[end + 1]);
      if (!bare) {
        this.words.plain(at + 1, close);
        this.words.pairs.push({ open: { start: at, end: at + 1 }, close: { start: close, end: end + 1 } });
      }
      if (source !== undefined) this.words.cite(start, end + 1, [source]);
    }
    const title = titleIn(answer, close + 2, end);
    if (title !== undefined || start !== at) this.words.links.push({ start, end: end + 1, title });
    this.titled(title);
    return end + 1;
  }

  /** The source that a link leads to, by its address, or by its words where these are a label. */
  private ledTo(words: string, uri: string): Named | undefined {
    const [first] = labelled(words, this.sources) ?? [];
    const byAddress = this.sources.byAddress(uri);
    const elsewhere =
      byAddress === undefined && first?.known === true && this.sources.isAnother(first.source_id, uri);
    const source_id = byAddress ?? (elsewhere ? words : first?.source_id) ?? this.sources.byLabel(uri);
    return source_id === undefined ? undefined : { source_id, known: !elsewhere && (first?.known ?? true) };
  }

  /** Words between lines of their own. */
  titled(words: Span | undefined): void {
    if (words === undefined) return;
    this.words.break(words.start);
    this.words.plain(words.start, words.end);
    this.words.break(words.end);
  }

  /** `(Source: Terms)`, `(https://…)`. */
  note(at: number): number {
    const end = this.words.until(')', at + 1);
    if (end < 0) return this.words.put(at);
    const linked = this.linkedNote(at);
    if (linked !== undefined) return linked;
    const content = this.words.answer.slice(at + 1, end);
    const source_id = this.sources.byAddress(content);
    const named = source_id !== undefined ? [{ source_id, known: true }] : undefined;
    const read = isSourceNote(content) ? labelled : pointedAt;
    const noted = named ?? read(content, this.sources);
    if (noted === undefined) return this.words.put(at);
    this.words.cite(at, end + 1, noted);
    return end + 1;
  }

  /** `([our terms](uri))`, `[[1](uri), [2](uri)]`: links alone in a bracket, which is the citation as a whole. */
  private linkedNote(at: number): number | undefined {
    const { answer } = this.words;
    const closing = answer[at] === '[' ? ']' : ')';
    const named: Named[] = [];
    let open = at + (LED_TO.exec(answer.slice(at, at + LONGEST_LED))?.[0].length ?? 0);
    while (open > at && answer[open] === '[') {
      const link = this.notedLink(open, closing === ')');
      if (link === undefined) return undefined;
      named.push(link.source);
      if (answer[link.end] === closing) {
        this.words.cite(at, link.end + 1, named);
        return link.end + 1;
      }
      BETWEEN_LINKS.lastIndex = link.end;
      open = link.end + (BETWEEN_LINKS.exec(answer)?.[0].length ?? 0);
    }
    return undefined;
  }

  /** A link that only cites: its words are a label or, in round brackets, it leads to a source's address. */
  private notedLink(open: number, round: boolean): { source: Named; end: number } | undefined {
    const { answer } = this.words;
    const close = this.words.until(']', open + 1);
    const end = close >= 0 && answer[close + 1] === '(' ? this.untilOwn(close + 2) : -1;
    if (end < 0) return undefined;
    const uri = addressIn(answer, close + 2, end);
    const words = answer.slice(open + 1, close);
    const cites =
      labelled(words, this.sources) !== undefined ||
      isSourceWord(words) ||
      (round && this.sources.byAddress(uri) !== undefined);
    const source = cites ? this.ledTo(words, uri) : undefined;
    return source && { source, end: end + 1 };
  }

  /** `The fee is $7 https://…`: the address of a source cites it; where the sentence wants a name, it stays one. */
  bareAddress(at: number): number | undefined {
    if (!this.words.answer.startsWith('http', at) || /[\p{L}\p{N}]$/u.test(this.words.before))
      return undefined;
    BARE_ADDRESS.lastIndex = at;
    const uri = BARE_ADDRESS.exec(this.words.answer)?.[0].replace(/(?<![.,;:!?*_])[.,;:!?*_]+$/, '');
    const source_id = uri === undefined ? undefined : this.sources.byAddress(uri);
    if (uri === undefined || source_id === undefined) return undefined;
    const end = at + uri.length;
    if (WANTING_ADDRESS.test(this.words.behind)) this.words.plain(at, end, true);
    this.words.cite(at, end, [{ source_id, known: true }]);
    return end;
  }

  /** `<a href="uri">words</a>`, as a link of Markdown is read; undefined where it leads to no source. `from`: behind the tag. */
  anchor(at: number, from: number, inside: string): number | undefined {
    const uri = ANCHOR.exec(inside)?.groups?.uri;
    const source_id = uri === undefined ? undefined : this.sources.byAddress(uri);
    const close = source_id === undefined ? -1 : this.words.until('</a>', from);
    if (source_id === undefined || close < 0) return undefined;
    const end = close + '</a>'.length;
    const words = this.words.answer.slice(from, close);
    const names = labelled(words, this.sources) !== undefined || isSourceWord(words);
    if (!names || isWanted(words, this.words.behind, this.words.answer[end])) {
      this.words.plain(from, close);
      this.words.pairs.push({ open: { start: at, end: from }, close: { start: close, end } });
    }
    this.words.cite(at, end, [{ source_id, known: true }]);
    return end;
  }

  /** `<https://…>`: a source's address cites it, any other is a word. */
  address(at: number, uri: string): number {
    const source_id = this.sources.byAddress(uri);
    const end = at + uri.length + 2;
    if (source_id === undefined) this.words.plain(at + 1, end - 1);
    else this.words.cite(at, end, [{ source_id, known: true }]);
    return end;
  }

  /** Where the bracket of an address closes; brackets within it are its own as long as each has its other half (CommonMark 6.3). */
  private untilOwn(from: number): number {
    const last = Math.min(this.words.end, from + LONGEST_BRACKET);
    let open = 0;
    for (let at = from; at < last; at++) {
      const char = this.words.answer[at];
      if (isSpace(char)) break;
      if (char === '\\') at++;
      else if (char === '(') open++;
      else if (char === ')' && open-- === 0) return at;
    }
    return this.words.until(')', from);
  }
}

const isSpace = (char: string): boolean => ' \t\n\r'.includes(char);
