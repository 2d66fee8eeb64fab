/** Words as they are taken out of an answer: each character with its place there, and what is cited among them. */
import type { InlineCitation, LinkSpan, MarkPair, Part, Span } from '../../domain/answer.ts';
import type { Named } from '../cited/citations.ts';
import type { Cited } from '../cited/cited.ts';
import { referredAt } from './entities.ts';

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

/** The place in the answer of [start, end) of the words. */
export function placeOf({ places, ends }: Words, start: number, end: number): Span {
  if (start >= end) return { start: 0, end: 0 };
  const last = places[end - 1];
  return { start: places[start], end: ends.get(last) ?? last + 1 };
}

/** The place in the answer of all of the words. */
export const placeOfAll = (words: Words): Span => placeOf(words, 0, words.text.length);

/** A bracket holds at most so many characters: what is longer is text. */
export const LONGEST_BRACKET = 300;

/** Characters of a line before a sign that says something of what is named there. */
const LONGEST_OPENING = 80;

/** Takes the words of one line after another. */
export class PlacedWords {
  readonly answer: string;
  readonly pairs: MarkPair[] = [];
  readonly links: LinkSpan[] = [];
  /** Where the line ends that is being read. */
  end = 0;
  private readonly chars: string[] = [];
  private readonly places: number[] = [];
  private readonly ends = new Map<number, number>();
  private readonly citations: PlacedCitation[] = [];
  /** Length of the words where a sign was left out. */
  private gone = -1;

  constructor(answer: string) {
    this.answer = answer;
  }

  /** A line of a block begins. */
  begin({ start, end }: Span): void {
    this.space(start);
    this.end = end;
  }

  get length(): number {
    return this.chars.length;
  }

  /** The last words that were put. */
  get before(): string {
    return this.chars.slice(-4).join('');
  }

  /** The words of the line so far, where they are few. */
  get opening(): string {
    const few = this.chars.length > LONGEST_OPENING ? '' : this.chars.join('');
    return few.slice(few.lastIndexOf('\n') + 1);
  }

  /** The words before a raised number, by which it is told from a power. */
  get behind(): string {
    return this.chars.slice(-16).join('');
  }

  result(): Words {
    this.dropSpaces();
    const { chars, places, ends, citations, pairs, links } = this;
    const text = chars.join('');
    const placed = citations.map((one) => ({ ...one, at: Math.min(one.at, text.length) }));
    return { text, places, ends, citations: placed, pairs, links };
  }

  put(at: number): number {
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

  /** Characters that the answer writes with others, which stand at `at`. */
  putAs(chars: Iterable<string>, at: number): void {
    for (const char of chars) {
      this.chars.push(char);
      this.places.push(at);
    }
  }

  private citedHere(): boolean {
    const last = this.citations.at(-1);
    return last !== undefined && last.at >= this.chars.length - 1;
  }

  drop(): void {
    this.chars.pop();
    this.places.pop();
    for (let i = this.citations.length - 1; i >= 0 && this.citations[i].at > this.chars.length; i--) {
      this.citations[i] = { ...this.citations[i], at: this.chars.length };
    }
  }

  dropSpaces(): void {
    while (this.chars.at(-1) === ' ') this.drop();
  }

  /** Takes back all words from a length on. */
  dropTo(length: number): void {
    while (this.chars.length > length) this.drop();
  }

  /** Takes back so many characters behind a length, which are no words after all. */
  unput(at: number, count: number): void {
    this.chars.splice(at, count);
    this.places.splice(at, count);
    for (let i = this.citations.length - 1; i >= 0 && this.citations[i].at > at; i--) {
      const one = this.citations[i];
      this.citations[i] = { ...one, at: one.at - count };
    }
  }

  space(at: number): void {
    if (this.chars.length === 0 || this.chars.at(-1) === ' ') return;
    this.chars.push(' ');
    this.places.push(at);
  }

  /** A sign that says nothing stood at `at`. */
  leaveOut(at: number): void {
    this.space(at);
    this.gone = this.chars.length;
  }

  /** Signs that mark nothing after all. */
  marks(from: number, to: number): number {
    for (let i = from; i < to; i++) this.put(i);
    return to;
  }

  /** Words in which no sign means anything, but for character references where they are no code. */
  plain(from: number, to: number, code = false): void {
    for (let i = from; i < to; ) {
      const end = code || this.answer[i] !== '&' ? undefined : this.reference(i, to);
      if (end === undefined && this.answer[i] === ' ') this.space(i);
      else if (end === undefined) this.put(i);
      i = end ?? i + 1;
    }
  }

  /** `&amp;`: the character that it stands for, which marks nothing. */
  reference(at: number, until = this.end): number | undefined {
    const referred = referredAt(this.answer, at, until);
    if (referred === undefined) return undefined;
    if (/\s/.test(referred.char)) this.space(at);
    else this.putAs(referred.char.split(''), at);
    this.ends.set(at, referred.end);
    return referred.end;
  }

  /** A line of its own begins. */
  break(at: number): void {
    while (this.chars.at(-1) === ' ' || this.chars.at(-1) === '|') this.drop();
    if (this.chars.length === 0) return;
    this.chars.push('\n');
    this.places.push(at);
  }

  /** Another cell of a row begins, or the row ends. */
  cell(at: number): void {
    this.dropSpaces();
    const last = this.chars.at(-1);
    if (last === undefined || last === '\n') return;
    this.putAs(last === '|' ? ' ' : ' | ', at);
  }

  cite(start: number, end: number, named: readonly Named[]): void {
    const text = this.answer.slice(start, end);
    for (const one of named) this.citations.push({ ...one, start, end, text, at: this.chars.length });
  }

  /** Notes a citation that stands in a form of its own; gives where it ends. */
  noted(start: number, cited: Cited | undefined): number | undefined {
    if (cited !== undefined) this.cite(start, cited.end, cited.named);
    return cited?.end;
  }

  /** Where `close` stands next in the line, as far as a bracket reaches; -1 for nowhere. */
  readonly until = (close: string, from: number): number => {
    const found = this.answer.slice(from, Math.min(this.end, from + LONGEST_BRACKET)).indexOf(close);
    return found < 0 ? -1 : from + found;
  };
}
