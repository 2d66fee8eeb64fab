/** A claim beside one note: where the note has its parts, and what it names. */
import type { MismatchKind } from '../../domain/check.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import type { Unit } from '../claim/units.ts';
import type { Match } from '../match/match.ts';
import type { Structure } from '../match/structure.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Frame } from './claim-frame.ts';
import { isTitled, matchOf, NONE, TITLED } from './match.ts';
import { type Note, noteOf, type Segment } from './note.ts';
import {
  CAUSES,
  CAUSING,
  FILING,
  FOUND,
  GENERIC,
  MOMENTS,
  NEAR,
  OPENING,
  PASSING,
  PEOPLE,
  SIGNED,
} from './note-words.ts';

/** Words of a line that names one thing, at the most. */
const LONGEST_HEAD = 4;

const textOf = ({ text, start, end }: Reading): string =>
  text
    .slice(start, end)
    .replace(/[.:\s]+$/u, '')
    .toLowerCase();

/** A claim and what is known beside the sentence it is read against. */
export interface Told {
  readonly claim: Reading;
  readonly units: readonly Unit[];
  readonly lexicon: Lexicon;
  structure(): Structure;
  /** Words of the title of the sentence's source. */
  readonly title: ReadonlySet<string>;
  /** Units that another sentence is taken to say. */
  readonly elsewhere: ReadonlySet<number>;
}

/** What a note says: all of the claim, by these words; or something else, in this. */
export type Noted =
  | { readonly matches: readonly Match[] }
  | { readonly conflict: MismatchKind; readonly units: readonly number[] };

/** The parts of a claim and their places in a note. */
export class NotePlaces {
  protected readonly told: Told;
  protected readonly sentence: AlignedSentence;
  protected readonly note: Note;
  protected readonly frame: Frame;
  protected readonly matches: Match[];

  constructor(told: Told, sentence: AlignedSentence, note: Note, frame: Frame) {
    this.told = told;
    this.sentence = sentence;
    this.note = note;
    this.frame = frame;
    this.matches = told.units.map(() => NONE);
  }

  /** The label before a statement, if it says what the line is about. */
  protected labelOf(segment: Segment): Segment | undefined {
    const { segments, reading } = this.note;
    const label = segments
      .slice(0, segments.indexOf(segment))
      .findLast(({ label, stamp, deed }) => label && !stamp && deed < 0);
    if (label === undefined) return undefined;
    return label.subject.every((at) => GENERIC.has(reading.words[at]!.lemma)) ? undefined : label;
  }

  /** What a statement without a subject goes on about: the first that the line names. */
  protected chain(segment: Segment): readonly number[] {
    const { segments } = this.note;
    const before = segments.slice(0, segments.indexOf(segment));
    const first = before.find(({ subject, stamp, label }) => !stamp && !label && subject.length > 0);
    // "Acme acquired Beta, founded in 1990": of which of the two it is told is open.
    if (first === undefined || first.active >= 0) return [];
    // "Order 1 shipped, order 2 held, released 5 May": of two things with deeds of their own the one told of last.
    const last = before.findLast(({ subject, deed }) => deed >= 0 && subject.length > 0);
    if (last === undefined || last === first || this.isPerson(last)) return first.subject;
    return last === before.at(-1) ? last.subject : [];
  }

  private isPerson({ subject }: Segment): boolean {
    const { words } = this.note.reading;
    return subject.some((at) => PEOPLE.has(words[at]!.lemma));
  }

  /** Where a doer stands: behind "by", in a name that closes the line, or in front where the deed is passing a test. */
  protected doer(i: number, segment: Segment): Match | undefined {
    const { words: all } = this.note.reading;
    for (let at = segment.deed + 1; at < segment.to; at++) {
      if (!this.says(i, at)) continue;
      if (all.slice(Math.max(segment.deed, at - 4), at).some(({ form }) => form === 'by'))
        return this.matchAt(i, at);
    }
    const named = this.inBrackets(i, segment) ?? this.ownDeed(i, segment);
    if (named !== undefined) return named;
    const { segments } = this.note;
    const next = segments[segments.indexOf(segment) + 1];
    const asked = segment.label && all[segment.to - 1]!.form === 'by';
    if (next !== undefined && next.deed < 0 && (asked || !segment.label) && this.isName(next)) {
      const at = this.within(i, next.from, next.to);
      if (at >= 0) return this.matchAt(i, at);
    }
    if (!PASSING.has(this.told.units[this.frame.verb]!.word.lemma)) return undefined;
    const before = [...this.chain(segment), ...(this.labelOf(segment)?.subject ?? [])].find((at) =>
      this.says(i, at),
    );
    if (before !== undefined) return this.matchAt(i, before);
    return this.titled(i) ? TITLED : undefined;
  }

  /** "Reported 5 December (neighbour)": who did it stands in brackets behind the deed, where nobody got anything. */
  private inBrackets(i: number, { deed, to }: Segment): Match | undefined {
    const { words: all, text } = this.note.reading;
    const { lemma } = this.told.units[this.frame.verb]!.word;
    if (!SIGNED.has(lemma)) return undefined;
    const at = this.within(i, deed + 1, to);
    if (at < 0 || at + 1 !== to || !/\(\s*$/.test(text.slice(all[at - 1]!.end, all[at]!.start)))
      return undefined;
    return /^\)/.test(text.slice(all[at]!.end)) ? this.matchAt(i, at) : undefined;
  }

  /** "Courier damage report filed": whose report it is, filed it. */
  private ownDeed(i: number, { subject, head }: Segment): Match | undefined {
    const { word } = this.told.units[i]!;
    const verb = this.told.units[this.frame.verb]!.word.lemma;
    if (this.frame.passive || !FILING.has(verb) || !PEOPLE.has(word.lemma)) return undefined;
    const at = subject.find((place) => place < head && this.says(i, place));
    return at === undefined ? undefined : this.matchAt(i, at);
  }

  /** "Cancelled, strike of ground staff": what went wrong, right behind a deed, is what it was done for or after. */
  protected cause(i: number, segment: Segment): Match | undefined {
    const { claim, units } = this.told;
    const { segments, reading } = this.note;
    const next = segments[segments.indexOf(segment) + 1];
    const from = units[this.frame.verb]!.to;
    const led = claim.words.slice(from, units[i]!.from).some(({ form }) => CAUSING.has(form));
    if (!led || next === undefined || next.deed >= 0 || next.free || next.label) return undefined;
    const own = reading.words.slice(next.from, next.to);
    if (!own.some(({ lemma }) => CAUSES.has(lemma)) || own.some(({ cue }) => cue & OPENING)) return undefined;
    const at = this.within(i, next.from, next.to);
    return at < 0 ? undefined : this.matchAt(i, at);
  }

  protected isName({ from, to }: Segment): boolean {
    const { words: all, text } = this.note.reading;
    return all.slice(from, to).every(({ start, value }) => value < 0 && /\p{Lu}/u.test(text[start] ?? ''));
  }

  /** Where what is said beside the deed stands: in the same statement, or in what holds for all of the line. */
  protected beside(i: number, segment: Segment): Match | undefined {
    const { segments, stamps, reading } = this.note;
    const at = this.within(i, segment.from, segment.to);
    if (
      at >= 0 &&
      !(segment.subject.includes(at) && segment.head >= 0 && this.told.units[i]!.value === undefined)
    )
      return this.matchAt(i, at);
    if (at >= 0) return undefined;
    const next = segments[segments.indexOf(segment) + 1];
    if (segment.label && next !== undefined) {
      const detail = this.within(i, next.from, next.to);
      if (detail >= 0) return this.matchAt(i, detail);
    }
    const moment = this.isMoment(i);
    const dated = reading.words
      .slice(segment.from, segment.to)
      .some(({ value }) => value >= 0 && MOMENTS.has(reading.values[value]!.kind));
    if (moment && dated) return undefined;
    const stamp = moment ? stamps.find((word) => this.says(i, word)) : undefined;
    if (stamp !== undefined) return this.matchAt(i, stamp);
    return (!moment || stamps.length === 0) && this.titled(i) ? TITLED : undefined;
  }

  /** "Removed, trademark complaint by Rivera": what stands right behind a deed and has none itself may belong to it. */
  protected isDetail(i: number, segment: Segment): boolean {
    const { segments } = this.note;
    const next = segments[segments.indexOf(segment) + 1];
    if (next === undefined || next.deed >= 0 || this.told.units[i]!.value !== undefined) return false;
    return this.within(i, next.from, next.to) >= 0;
  }

  protected isMoment(i: number): boolean {
    const { value } = this.told.units[i]!;
    return value !== undefined && MOMENTS.has(value.kind);
  }

  /** Whether another place of the evidence has a part of the claim that the statement has not. */
  protected elsewhere(i: number): boolean {
    const { at, strength } = this.sentence.alignment.matches[i]!;
    if (this.told.elsewhere.has(i)) return true;
    return (at >= 0 && strength >= FOUND) || this.sentence.alignment.valueConflicts.has(i);
  }

  protected kindOf(i: number): MismatchKind {
    const { value } = this.told.units[i]!;
    if (value === undefined) return 'role';
    return MOMENTS.has(value.kind) ? 'date_time' : value.kind === 'identifier' ? 'identifier' : 'quantity';
  }

  protected within(i: number, from: number, to: number): number {
    for (let at = from; at < to; at++) if (this.says(i, at)) return at;
    return -1;
  }

  protected withinWords(i: number, { subject }: Segment): number {
    return subject.find((at) => this.says(i, at)) ?? -1;
  }

  /** Whether a word of the note says what a part of the claim says. */
  protected says(i: number, at: number): boolean {
    return this.matchAt(i, at).strength >= FOUND;
  }

  protected matchAt(i: number, at: number): Match {
    return matchOf(this.told.units[i]!, this.note.reading, at, this.told.lexicon);
  }

  protected titled(i: number): boolean {
    return isTitled(this.told.claim, this.told.units[i]!, this.told.title);
  }

  /** Whether the line that the note opens with names it: "Jacket, full price." */
  protected topical(i: number): boolean {
    const { sentence, source } = this.sentence;
    if (sentence === 0 || sentence > NEAR) return false;
    const opening = noteOf(source.sentence(0));
    const [first] = opening?.segments ?? [];
    if (opening === undefined || first === undefined || first.deed >= 0 || first.stamp || first.label)
      return false;
    if (this.isSucceeded(opening.reading, sentence)) return false;
    return first.subject.some(
      (at) => matchOf(this.told.units[i]!, opening.reading, at, this.told.lexicon).strength >= FOUND,
    );
  }

  /** "Ticket 3. Closed: 4 May. Ticket 4. Closed: …": what a line below the opening begins anew is no more of the first. */
  private isSucceeded(opening: Reading, before: number): boolean {
    const { source } = this.sentence;
    const [first] = opening.words;
    const own = textOf(opening);
    for (let at = 1; at < before; at++) {
      const line = source.sentence(at);
      if (line.words[0]?.form === first?.form && line.words.length <= LONGEST_HEAD && textOf(line) !== own)
        return true;
    }
    return false;
  }

  /** Whether nothing in a statement, one word aside, opens or denies it. */
  protected plain({ from, to }: Segment, aside: number, said: number): boolean {
    return this.note.reading.words
      .slice(from, to)
      .every(({ cue }, at) => from + at === aside || !(cue & OPENING & ~said));
  }

  /** Places parts of the claim in [from, to) of the note: all of them, or false. */
  protected place(parts: readonly number[], from: number, to: number): boolean {
    return parts.every((i) => {
      const at = this.within(i, from, to);
      if (at < 0) return false;
      this.matches[i] = this.matchAt(i, at);
      return true;
    });
  }

  protected placeBeside(segment: Segment): boolean {
    return this.frame.others.every((i) => {
      const match = this.beside(i, segment);
      if (match !== undefined) this.matches[i] = match;
      return match !== undefined;
    });
  }
}
