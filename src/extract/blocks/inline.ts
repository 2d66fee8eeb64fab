/**
 * The words of a block without its markdown: emphasis, code, links and citations are taken out, and every
 * character keeps its place in the answer. Linear in the block.
 */

import type { InlineCitation, LinkSpan, MarkPair, Part, Span } from '../../domain/answer.ts';
import {
  isSourceNote,
  isSourceWord,
  labelled,
  type Named,
  pointedAt,
  type Sources,
} from '../cited/citations.ts';
import { addressIn, type Cited, doubled, raised, raisedDigits, sourceLine } from '../cited/cited.ts';
import { referredAt } from './entities.ts';
import { ANCHOR, BARE_ADDRESS, isWanted, LED_TO, LONGEST_LED, WANTING_ADDRESS } from './link-words.ts';
import { OpenTags } from './tags.ts';
import { emojiEnd, hiddenEnd, isBlockTag, isCellTag, signed, spokenIn, titleIn } from './unsaid.ts';

/** A citation and the place in the words that it follows. */
export interface PlacedCitation extends InlineCitation {
  readonly at: number;
}

export interface Words extends Pick<Part, 'pairs' | 'links'> {
  readonly text: string;
  /** For each character of `text` its place in the answer. */
  readonly places: readonly number[];
  /** Where characters end in the answer that are written there with several, by their places. */
  readonly ends: ReadonlyMap<number, number>;
  readonly citations: readonly PlacedCitation[];
}

/** The words of `answer` in these spans, joined by spaces. */
export function wordsOf(answer: string, lines: readonly Span[], sources: Sources): Words {
  const reader = new Reader(answer, sources);
  for (const line of lines) reader.line(line);
  return reader.result();
}

/** The place in the answer of [start, end) of the words. */
export function placeOf({ places, ends }: Words, start: number, end: number): Span {
  if (start >= end) return { start: 0, end: 0 };
  const last = places[end - 1];
  return { start: places[start], end: ends.get(last) ?? last + 1 };
}

/** The place in the answer of all of the words. */
export const placeOfAll = (words: Words): Span => placeOf(words, 0, words.text.length);

interface Delimiter extends Span {
  readonly mark: string;
  /** Length of the words before it. */
  readonly at: number;
}

/** A bracket holds at most so many characters: what is longer is text. */
const LONGEST_BRACKET = 300;
const LONGEST_TAG = 300;
/** Characters of a line before a sign that says something of what is named there. */
const LONGEST_OPENING = 80;

class Reader {
  private readonly answer: string;
  private readonly sources: Sources;
  private readonly chars: string[] = [];
  private readonly places: number[] = [];
  private readonly ends = new Map<number, number>();
  private readonly citations: PlacedCitation[] = [];
  private readonly pairs: MarkPair[] = [];
  private readonly links: LinkSpan[] = [];
  private readonly open: Delimiter[] = [];
  private readonly tags = new OpenTags();
  private end = 0;

  constructor(answer: string, sources: Sources) {
    this.answer = answer;
    this.sources = sources;
  }

  line({ start, end }: Span): void {
    this.space(start);
    this.end = end;
    for (let at = start; at < end; ) {
      at = this.noted(at, sourceLine(this.answer, at, end, this.before, this.sources)) ?? this.step(at);
    }
  }

  /** The last words that were put. */
  private get before(): string {
    return this.chars.slice(-4).join('');
  }

  /** The words of the line so far, where they are few. */
  private get opening(): string {
    const few = this.chars.length > LONGEST_OPENING ? '' : this.chars.join('');
    return few.slice(few.lastIndexOf('\n') + 1);
  }

  /** The words before a raised number, by which it is told from a power. */
  private get behind(): string {
    return this.chars.slice(-16).join('');
  }

  /** Notes a citation that stands in a form of its own; gives where it ends. */
  private noted(start: number, cited: Cited | undefined): number | undefined {
    if (cited !== undefined) this.cite(start, cited.end, cited.named);
    return cited?.end;
  }

  result(): Words {
    while (this.chars.at(-1) === ' ') this.drop();
    const { chars, places, ends, citations, pairs, links } = this;
    const text = chars.join('');
    const placed = citations.map((one) => ({ ...one, at: Math.min(one.at, text.length) }));
    return { text, places, ends, citations: placed, pairs, links };
  }

  private step(at: number): number {
    const { answer } = this;
    const char = answer[at];
    switch (char) {
      case '\\':
        return this.escape(at);
      case '&':
        return this.reference(at) ?? this.put(at);
      case '`':
        return this.code(at);
      case '*':
      case '_':
      case '~':
        return this.emphasis(at);
      case '!':
        return answer[at + 1] === '[' ? (this.link(at + 1, at) ?? this.put(at)) : this.put(at);
      case '[':
      case '【':
        return this.bracket(at);
      case '(':
        return this.note(at);
      case '<':
        return this.tag(at);
      case ' ':
      case '\t':
      case '\u00a0':
      case '\r':
        this.space(at);
        return at + 1;
      case '¹':
      case '²':
      case '³':
        return this.noted(at, raisedDigits(this.answer, at, this.behind, this.sources)) ?? this.put(at);
      case 'h':
        return this.bareAddress(at) ?? this.put(at);
      default:
        if (char >= '\u2070' && char <= '\u2079')
          return this.noted(at, raisedDigits(this.answer, at, this.behind, this.sources)) ?? this.put(at);
        return char > '\u2000' ? (this.emoji(at) ?? this.put(at)) : this.put(at);
    }
  }

  /** Length of the words where a sign was left out. */
  private gone = -1;

  /** `😀`: says nothing. `✅` alone is yes. */
  private emoji(at: number): number | undefined {
    const said = signed(this.answer, at, this.end, this.before, this.opening);
    if (said !== undefined) {
      if (said.startsWith(':')) while (this.chars.at(-1) === ' ') this.drop();
      this.chars.push(...said);
      this.places.push(...Array.from(said, () => at));
      return this.end;
    }
    const end = emojiEnd(this.answer, at, this.end);
    if (end === at) return undefined;
    this.space(at);
    this.gone = this.chars.length;
    return end;
  }

  private put(at: number): number {
    // What a citation leaves behind stands close: "on 12 May [s1]." is "on 12 May."
    if (
      '.,;:!?'.includes(this.answer[at]) &&
      this.chars.at(-1) === ' ' &&
      (this.citedHere() || this.gone === this.chars.length)
    )
      this.drop();
    this.chars.push(this.answer[at]);
    this.places.push(at);
    return at + 1;
  }

  private citedHere(): boolean {
    const last = this.citations.at(-1);
    return last !== undefined && last.at >= this.chars.length - 1;
  }

  private drop(): void {
    this.chars.pop();
    this.places.pop();
    for (let i = this.citations.length - 1; i >= 0 && this.citations[i].at > this.chars.length; i--) {
      this.citations[i] = { ...this.citations[i], at: this.chars.length };
    }
  }

  private space(at: number): void {
    if (this.chars.length === 0 || this.chars.at(-1) === ' ') return;
    this.chars.push(' ');
    this.places.push(at);
  }

  /** Signs that mark nothing after all. */
  private marks(from: number, to: number): number {
    for (let i = from; i < to; i++) this.put(i);
    return to;
  }

  /** Words in which no sign means anything, but for character references where they are no code. */
  private plain(from: number, to: number, code = false): void {
    for (let i = from; i < to; ) {
      const end = code || this.answer[i] !== '&' ? undefined : this.reference(i, to);
      if (end === undefined && this.answer[i] === ' ') this.space(i);
      else if (end === undefined) this.put(i);
      i = end ?? i + 1;
    }
  }

  /** `&amp;`: the character that it stands for, which marks nothing. */
  private reference(at: number, until = this.end): number | undefined {
    const referred = referredAt(this.answer, at, until);
    if (referred === undefined) return undefined;
    if (/\s/.test(referred.char)) this.space(at);
    else {
      this.chars.push(...referred.char.split(''));
      this.places.push(...Array.from(referred.char.split(''), () => at));
    }
    this.ends.set(at, referred.end);
    return referred.end;
  }

  private escape(at: number): number {
    const next = this.answer[at + 1];
    if (at + 1 < this.end && next !== undefined && '\\`*_{}[]()#+-.!|<>~$'.includes(next))
      return this.put(at + 1);
    return this.put(at);
  }

  /** `code`: its words are words, whatever signs are in it. */
  private code(at: number): number {
    const { answer, end } = this;
    let length = 1;
    while (at + length < end && answer[at + length] === '`') length++;
    const close = this.closing('`'.repeat(length), at + length);
    if (close < 0) return this.marks(at, at + length);
    this.plain(at + length, close, true);
    this.pairs.push({ open: { start: at, end: at + length }, close: { start: close, end: close + length } });
    return close + length;
  }

  /** Marks that were looked for in vain: not again in this line. */
  private readonly missing = new Map<string, number>();

  private closing(mark: string, from: number): number {
    if (this.missing.get(mark) === this.end) return -1;
    const found = this.answer.slice(from, this.end).indexOf(mark);
    if (found < 0) this.missing.set(mark, this.end);
    return found < 0 ? -1 : from + found;
  }

  private emphasis(at: number): number {
    const { answer, end } = this;
    const char = answer[at];
    let to = at + 1;
    while (to < end && to - at < 3 && answer[to] === char) to++;
    const mark = answer.slice(at, to);
    const [before, after] = [at > 0 ? answer[at - 1] : ' ', to < end ? answer[to] : ' '];
    const inside = isWord(before) && isWord(after);
    const usable = char === '~' ? mark === '~~' : char === '*' || !inside;
    if (usable && !isSpace(before)) {
      const opened = this.open.findLastIndex((one) => one.mark === mark);
      if (opened >= 0) {
        this.pairs.push({ open: this.open[opened], close: { start: at, end: to } });
        // `~~$5~~`: what is struck out is not said.
        if (mark === '~~') while (this.chars.length > this.open[opened]!.at) this.drop();
        else this.unput(this.open[opened]);
        this.open.length = opened;
        return to;
      }
    }
    if (usable && !isSpace(after) && this.open.length < MOST_OPEN)
      this.open.push({ mark, start: at, end: to, at: this.chars.length });
    return this.marks(at, to);
  }

  /** A mark that has its other half is no word after all. */
  private unput({ at, mark }: Delimiter): void {
    this.chars.splice(at, mark.length);
    this.places.splice(at, mark.length);
    for (let i = this.citations.length - 1; i >= 0 && this.citations[i].at > at; i--) {
      const one = this.citations[i];
      this.citations[i] = { ...one, at: one.at - mark.length };
    }
  }

  private bracket(at: number): number {
    const { answer } = this;
    const cited = this.cited(at, at + 1, answer[at] === '[' ? ']' : '】') ?? this.link(at, at);
    return (
      cited ??
      this.noted(at, doubled(answer, at, this.sources, this.until)) ??
      this.referred(at) ??
      this.put(at)
    );
  }

  /** `[words][2]`: the words stay, and the label behind them is read next. */
  private referred(at: number): number | undefined {
    const { answer } = this;
    const close = this.until(']', at + 1);
    if (close < 0 || answer[close + 1] !== '[') return undefined;
    const end = this.until(']', close + 2);
    const named = end < 0 ? undefined : labelled(answer.slice(close + 2, end), this.sources);
    if (named === undefined || answer[end + 1] === '(') return undefined;
    this.plain(at + 1, close);
    this.pairs.push({ open: { start: at, end: at + 1 }, close: { start: close, end: close + 1 } });
    return close + 1;
  }

  /** `[s1]`, `[1, 2]`, `[^3]`. */
  private cited(start: number, from: number, close: string): number | undefined {
    const end = this.until(close, from);
    if (end < 0 || this.answer[end + 1] === '(') return undefined;
    const named = labelled(this.answer.slice(from, end), this.sources);
    if (named === undefined) return undefined;
    this.cite(start, end + 1, named);
    return end + 1;
  }

  private cite(start: number, end: number, named: readonly Named[]): void {
    const text = this.answer.slice(start, end);
    for (const one of named) this.citations.push({ ...one, start, end, text, at: this.chars.length });
  }

  /** `[words](uri "title")`: words and title stay; a link to a source's address cites it. `start`: of an image, its `!`. */
  private link(at: number, start: number): number | undefined {
    const { answer } = this;
    const close = this.until(']', at + 1);
    if (close < 0 || answer[close + 1] !== '(') return undefined;
    const end = this.untilOwn(close + 2);
    if (end < 0) return undefined;
    const uri = addressIn(answer, close + 2, end);
    const words = answer.slice(at + 1, close);
    if (start !== at) this.plain(at + 1, close);
    else {
      const named = labelled(words, this.sources);
      const source_id = this.sources.byAddress(uri) ?? named?.[0]?.source_id ?? this.sources.byLabel(uri);
      const names = named !== undefined || (source_id !== undefined && isSourceWord(words));
      const bare = names && !isWanted(words, this.behind, answer[end + 1]);
      if (!bare) {
        this.plain(at + 1, close);
        this.pairs.push({ open: { start: at, end: at + 1 }, close: { start: close, end: end + 1 } });
      }
      if (source_id !== undefined)
        this.cite(start, end + 1, [{ source_id, known: named?.[0]?.known ?? true }]);
    }
    const title = titleIn(answer, close + 2, end);
    if (title !== undefined || start !== at) this.links.push({ start, end: end + 1, title });
    this.titled(title);
    return end + 1;
  }

  /** Words between lines of their own. */
  private titled(words: Span | undefined): void {
    if (words === undefined) return;
    this.break(words.start);
    this.plain(words.start, words.end);
    this.break(words.end);
  }

  /** `(Source: Terms)`, `(https://…)`. */
  private note(at: number): number {
    const end = this.until(')', at + 1);
    if (end < 0) return this.put(at);
    const linked = this.linkedNote(at);
    if (linked !== undefined) return linked;
    const content = this.answer.slice(at + 1, end);
    const source_id = this.sources.byAddress(content);
    const named = source_id !== undefined ? [{ source_id, known: true }] : undefined;
    const read = isSourceNote(content) ? labelled : pointedAt;
    const noted = named ?? read(content, this.sources);
    if (noted === undefined) return this.put(at);
    this.cite(at, end + 1, noted);
    return end + 1;
  }

  /** `([our terms](uri))`, where the address is a source's: all of it is the citation. */
  private linkedNote(at: number): number | undefined {
    const { answer } = this;
    const open = at + (LED_TO.exec(answer.slice(at, at + LONGEST_LED))?.[0].length ?? 0);
    const close = open > at ? this.until(']', open + 1) : -1;
    const end = close >= 0 && answer[close + 1] === '(' ? this.untilOwn(close + 2) : -1;
    if (end < 0 || answer[end + 1] !== ')') return undefined;
    const source_id = this.sources.byAddress(addressIn(answer, close + 2, end));
    if (source_id === undefined) return undefined;
    this.cite(at, end + 2, [{ source_id, known: true }]);
    return end + 2;
  }

  /** `<br>`, `<sup>`: laid out, not said. `<https://…>` is its address. */
  private tag(at: number): number {
    const hidden = hiddenEnd(this.answer, at, this.end);
    if (hidden > at) return hidden;
    const next = this.answer.charCodeAt(at + 1) | 0x20;
    const named = (next >= 0x61 && next <= 0x7a) || this.answer[at + 1] === '/';
    const end = named ? this.answer.slice(at, Math.min(this.end, at + LONGEST_TAG)).indexOf('>') : -1;
    if (end < 0) return this.put(at);
    const inside = this.answer.slice(at + 1, at + end);
    if (/^\S+:\S*$/.test(inside)) return this.address(at, inside);
    if (/^sup$/i.test(inside)) {
      const cited = raised(this.answer, at + end + 1, this.behind, this.sources, this.until);
      if (cited !== undefined) return this.noted(at, cited)!;
    }
    const anchored = this.anchor(at, at + end + 1, inside);
    if (anchored !== undefined) return anchored;
    const tag = this.answer.slice(at, at + end + 1);
    for (const words of spokenIn(this.answer, at + 1, at + end)) this.titled(words);
    const pair = this.tags.see(tag, at);
    if (pair !== undefined) this.pairs.push(pair);
    if (isBlockTag(tag)) this.break(at);
    else if (isCellTag(tag)) this.cell(at);
    else this.space(at);
    return at + end + 1;
  }

  /** `The fee is $7 https://…`: the address of a source cites it; where the sentence wants a name, it stays one. */
  private bareAddress(at: number): number | undefined {
    if (!this.answer.startsWith('http', at) || /[\p{L}\p{N}]$/u.test(this.before)) return undefined;
    BARE_ADDRESS.lastIndex = at;
    const uri = BARE_ADDRESS.exec(this.answer)?.[0].replace(/(?<![.,;:!?*_])[.,;:!?*_]+$/, '');
    const source_id = uri === undefined ? undefined : this.sources.byAddress(uri);
    if (uri === undefined || source_id === undefined) return undefined;
    const end = at + uri.length;
    if (WANTING_ADDRESS.test(this.behind)) this.plain(at, end, true);
    this.cite(at, end, [{ source_id, known: true }]);
    return end;
  }

  /** `<a href="uri">words</a>`, as a link of Markdown is read; undefined where it leads to no source. `from`: behind the tag. */
  private anchor(at: number, from: number, inside: string): number | undefined {
    const uri = ANCHOR.exec(inside)?.groups?.uri;
    const source_id = uri === undefined ? undefined : this.sources.byAddress(uri);
    const close = source_id === undefined ? -1 : this.until('</a>', from);
    if (source_id === undefined || close < 0) return undefined;
    const end = close + '</a>'.length;
    const words = this.answer.slice(from, close);
    const names = labelled(words, this.sources) !== undefined || isSourceWord(words);
    if (!names || isWanted(words, this.behind, this.answer[end])) {
      this.plain(from, close);
      this.pairs.push({ open: { start: at, end: from }, close: { start: close, end } });
    }
    this.cite(at, end, [{ source_id, known: true }]);
    return end;
  }

  /** `<https://…>`: a source's address cites it, any other is a word. */
  private address(at: number, uri: string): number {
    const source_id = this.sources.byAddress(uri);
    const end = at + uri.length + 2;
    if (source_id === undefined) this.plain(at + 1, end - 1);
    else this.cite(at, end, [{ source_id, known: true }]);
    return end;
  }

  /** A line of its own begins. */
  private break(at: number): void {
    while (this.chars.at(-1) === ' ' || this.chars.at(-1) === '|') this.drop();
    if (this.chars.length === 0) return;
    this.chars.push('\n');
    this.places.push(at);
  }

  /** Where the bracket of an address closes; brackets within it are its own as long as each has its other half (CommonMark 6.3). */
  private untilOwn(from: number): number {
    const last = Math.min(this.end, from + LONGEST_BRACKET);
    let open = 0;
    for (let at = from; at < last; at++) {
      const char = this.answer[at];
      if (isSpace(char)) break;
      if (char === '\\') at++;
      else if (char === '(') open++;
      else if (char === ')' && open-- === 0) return at;
    }
    return this.until(')', from);
  }

  /** Another cell of a row begins, or the row ends. */
  private cell(at: number): void {
    while (this.chars.at(-1) === ' ') this.drop();
    const last = this.chars.at(-1);
    if (last === undefined || last === '\n') return;
    for (const char of last === '|' ? ' ' : ' | ') {
      this.chars.push(char);
      this.places.push(at);
    }
  }

  private readonly until = (close: string, from: number): number => {
    const found = this.answer.slice(from, Math.min(this.end, from + LONGEST_BRACKET)).indexOf(close);
    return found < 0 ? -1 : from + found;
  };
}

const MOST_OPEN = 8;
const isWord = (char: string): boolean => /[\p{L}\p{N}]/u.test(char);
const isSpace = (char: string): boolean => ' \t\n\r'.includes(char);
