/**
 * The words of a block without its markdown: emphasis, code, links and citations are taken out, and every
 * character keeps its place in the answer. Linear in the block.
 */

import type { Span } from '../../domain/answer.ts';
import type { Sources } from '../cited/citations.ts';
import { raised, raisedDigits, signedBy, sourceLine } from '../cited/cited.ts';
import { LinkReader } from './link-reader.ts';
import { PlacedWords, type Words } from './placed-words.ts';
import { OpenTags } from './tags.ts';
import { emojiEnd, hiddenEnd, isBlockTag, isCellTag, signed, spokenIn } from './unsaid.ts';

/** The words of `answer` in these spans, joined by spaces. */
export function wordsOf(answer: string, lines: readonly Span[], sources: Sources): Words {
  const words = new PlacedWords(answer);
  const reader = new Reader(words, sources);
  for (const line of lines) reader.line(line);
  return words.result();
}

interface Delimiter extends Span {
  readonly mark: string;
  /** Length of the words before it. */
  readonly at: number;
}

const LONGEST_TAG = 300;

class Reader {
  private readonly words: PlacedWords;
  private readonly sources: Sources;
  private readonly links: LinkReader;
  private readonly open: Delimiter[] = [];
  private readonly tags = new OpenTags();

  constructor(words: PlacedWords, sources: Sources) {
    this.words = words;
    this.sources = sources;
    this.links = new LinkReader(words, sources);
  }

  line(line: Span): void {
    this.words.begin(line);
    const { start, end } = line;
    for (let at = start; at < end; ) {
      const { answer, before } = this.words;
      const cited =
        sourceLine(answer, at, end, before, this.sources) ?? signedBy(answer, at, end, before, this.sources);
      at = this.words.noted(at, cited) ?? this.step(at);
    }
  }

  private step(at: number): number {
    const { answer } = this.words;
    const char = answer[at];
    switch (char) {
      case '\\':
        return this.escape(at);
      case '&':
        return this.words.reference(at) ?? this.words.put(at);
      case '`':
        return this.code(at);
      case '*':
      case '_':
      case '~':
        return this.emphasis(at);
      case '!':
        return answer[at + 1] === '['
          ? (this.links.link(at + 1, at) ?? this.words.put(at))
          : this.words.put(at);
      case '[':
      case '【':
        return this.links.bracket(at);
      case '(':
        return this.links.note(at);
      case '<':
        return this.tag(at);
      case ' ':
      case '\t':
      case '\u00a0':
      case '\r':
        this.words.space(at);
        return at + 1;
      case '¹':
      case '²':
      case '³':
        return this.raisedDigit(at);
      case 'h':
        return this.links.bareAddress(at) ?? this.words.put(at);
      default:
        if (char >= '\u2070' && char <= '\u2079') return this.raisedDigit(at);
        return char > '\u2000' ? (this.emoji(at) ?? this.words.put(at)) : this.words.put(at);
    }
  }

  /** `$7²`: the number of a source, or a power. */
  private raisedDigit(at: number): number {
    const { answer, behind } = this.words;
    return this.words.noted(at, raisedDigits(answer, at, behind, this.sources)) ?? this.words.put(at);
  }

  /** `😀`: says nothing. `✅` alone is yes. */
  private emoji(at: number): number | undefined {
    const said = signed(this.words.answer, at, this.words.end, this.words.before, this.words.opening);
    if (said !== undefined) {
      if (said.startsWith(':')) this.words.dropSpaces();
      this.words.putAs(said, at);
      return this.words.end;
    }
    const end = emojiEnd(this.words.answer, at, this.words.end);
    if (end === at) return undefined;
    this.words.leaveOut(at);
    return end;
  }

  private escape(at: number): number {
    const next = this.words.answer[at + 1];
    if (at + 1 < this.words.end && next !== undefined && '\\`*_{}[]()#+-.!|<>~$'.includes(next))
      return this.words.put(at + 1);
    return this.words.put(at);
  }

  /** `code`: its words are words, whatever signs are in it. */
  private code(at: number): number {
    const { answer, end } = this.words;
    let length = 1;
    while (at + length < end && answer[at + length] === '`') length++;
    const close = this.closing('`'.repeat(length), at + length);
    if (close < 0) return this.words.marks(at, at + length);
    this.words.plain(at + length, close, true);
    this.words.pairs.push({
      open: { start: at, end: at + length },
      close: { start: close, end: close + length },
    });
    return close + length;
  }

  /** Marks that were looked for in vain: not again in this line. */
  private readonly missing = new Map<string, number>();

  private closing(mark: string, from: number): number {
    if (this.missing.get(mark) === this.words.end) return -1;
    const found = this.words.answer.slice(from, this.words.end).indexOf(mark);
    if (found < 0) this.missing.set(mark, this.words.end);
    return found < 0 ? -1 : from + found;
  }

  private emphasis(at: number): number {
    const { answer, end } = this.words;
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
        this.words.pairs.push({ open: this.open[opened], close: { start: at, end: to } });
        // `~~$5~~`: what is struck out is not said.
        if (mark === '~~') this.words.dropTo(this.open[opened]!.at);
        // A mark that has its other half is no word after all.
        else this.words.unput(this.open[opened].at, mark.length);
        this.open.length = opened;
        return to;
      }
    }
    if (usable && !isSpace(after) && this.open.length < MOST_OPEN)
      this.open.push({ mark, start: at, end: to, at: this.words.length });
    return this.words.marks(at, to);
  }

  /** `<br>`, `<sup>`: laid out, not said. `<https://…>` is its address. */
  private tag(at: number): number {
    const hidden = hiddenEnd(this.words.answer, at, this.words.end);
    if (hidden > at) return hidden;
    const next = this.words.answer.charCodeAt(at + 1) | 0x20;
    const named = (next >= 0x61 && next <= 0x7a) || this.words.answer[at + 1] === '/';
    const end = named
      ? this.words.answer.slice(at, Math.min(this.words.end, at + LONGEST_TAG)).indexOf('>')
      : -1;
    if (end < 0) return this.words.put(at);
    const inside = this.words.answer.slice(at + 1, at + end);
    if (/^\S+:\S*$/.test(inside)) return this.links.address(at, inside);
    if (/^sup$/i.test(inside)) {
      const cited = raised(
        this.words.answer,
        at + end + 1,
        this.words.behind,
        this.sources,
        this.words.until,
      );
      if (cited !== undefined) return this.words.noted(at, cited)!;
    }
    const anchored = this.links.anchor(at, at + end + 1, inside);
    if (anchored !== undefined) return anchored;
    const tag = this.words.answer.slice(at, at + end + 1);
    for (const words of spokenIn(this.words.answer, at + 1, at + end)) this.links.titled(words);
    const pair = this.tags.see(tag, at);
    if (pair !== undefined) this.words.pairs.push(pair);
    if (isBlockTag(tag)) this.words.break(at);
    else if (isCellTag(tag)) this.words.cell(at);
    else this.words.space(at);
    return at + end + 1;
  }
}

const MOST_OPEN = 8;
const isWord = (char: string): boolean => /[\p{L}\p{N}]/u.test(char);
const isSpace = (char: string): boolean => ' \t\n\r'.includes(char);
