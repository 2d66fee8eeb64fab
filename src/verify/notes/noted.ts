/**
 * What a note says to a claim. A statement without a verb or a subject bears out the full sentence about the one
 * thing that it can be about, and never one about another thing, another day or another doer of the same note.
 */
import type { MismatchKind } from '../../domain/check.ts';
import {
  CONDITION,
  EXCEPTION,
  HEDGE,
  MAJORITY,
  NEGATION,
  OBLIGATION,
  ONLY,
  PERMISSION,
  PROSPECT,
  RETRACTION,
  UNIVERSAL,
} from '../../text/cues.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import { compareValues, readValues, type Value } from '../../text/values/index.ts';
import type { Match } from '../align.ts';
import type { Structure } from '../structure.ts';
import type { AlignedSentence } from '../support.ts';
import type { Unit } from '../units.ts';
import { type Frame, frameOf } from './claim-frame.ts';
import { COMPLETING, isFiled, isHeldUntil, isKindOf, RECORDS, refunds } from './deeds.ts';
import { type Note, noteOf, type Segment } from './note.ts';

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

/** What a sentence says to the claim where it is a note that speaks of it; undefined where that cannot be told. */
export function noted(told: Told, sentence: AlignedSentence): Noted | undefined {
  if (told.claim.language !== 'en' || told.claim.question || sentence.source.isRecord(sentence.sentence))
    return undefined;
  const note = noteOf(sentence.reading);
  if (note === undefined) return undefined;
  const frame = frameOf(told.claim, told.units, told.structure());
  return (frame && new NoteMatch(told, sentence, note, frame).run()) ?? denied(told, sentence, note);
}

/** "Penicillin denied, latex yes": a part of the claim stands in a statement of a few words that denies it. */
function denied(
  { claim, units }: Told,
  { alignment }: AlignedSentence,
  { segments, reading }: Note,
): Noted | undefined {
  if (claim.cues & NEGATION) return undefined;
  const said = new Set(claim.words.map(({ lemma }) => lemma));
  for (const { from, to } of segments) {
    const own = reading.words.slice(from, to);
    if (own.length > LONGEST_DENIAL || !own.some(({ form, lemma }) => DENIAL.has(form) && !said.has(lemma)))
      continue;
    const taken = units.flatMap((_, i) => {
      const { at, strength } = alignment.matches[i]!;
      return at >= from && at < to && strength >= FOUND ? [i] : [];
    });
    if (taken.length > 0) return { conflict: 'negation', units: taken };
  }
  return undefined;
}

const LONGEST_DENIAL = 4;

const OPENING =
  NEGATION | HEDGE | PERMISSION | OBLIGATION | PROSPECT | CONDITION | EXCEPTION | RETRACTION | ONLY;
/** What a claim may say that no note bears out: that it was all of them, or none. */
const BEYOND = (OPENING & ~(RETRACTION | PROSPECT | NEGATION)) | UNIVERSAL | MAJORITY;
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const AFFIRMING = words('yes y true done ok okay confirmed complete completed');
const DENYING = words(
  'n false 0 no none nil not never pending failed denied rejected refused tbc tbd open unknown due outstanding',
);
/** Names of fields that do not say what the line is about. */
const GENERIC = words(
  'status state update note notes result outcome event history log timeline entry action info',
);
const UNTIL = words('until till through');
/** What money or access is held in: a name before it is enough. */
const HOLDERS = words('card account');
const JOINING = words('and or but');
const DENIAL = words('denied denies negative absent none nil refused rejected excluded');
/** Words by which it was done only in part, for a time or on paper. */
const PARTIAL = words(
  'principle part parts partly partially provisionally conditionally tentatively temporarily nearly almost half',
);
/** Verbs of the present that stand in notes. */
const BEGINNING = words('ends expires starts begins opens closes');
const FOR = words('for to awaiting');
/** Strength under which a part of the claim is not found. */
const OPEN = 0.5;
/** Nouns of those who may do as well as be done to. */
const PEOPLE = words(
  'customer user client guest tenant landlord buyer seller member employee manager agent driver courier patient doctor ' +
    'student teacher applicant supplier vendor contractor bank shop team support owner passenger claimant caller',
);
/** Words that only lead to the number of a thing. */
const NUMBERING = words('ending number numbered no nr ref reference id named called');
/** Verbs that say as much of who passed as of what was passed. */
const PASSING = words('pass fail');
const TITLED: Match = { kind: 'same', strength: 0.8, at: -1 };
const NONE: Match = { kind: 'none', strength: 0, at: -1 };

class NoteMatch {
  private readonly told: Told;
  private readonly sentence: AlignedSentence;
  private readonly note: Note;
  private readonly frame: Frame;
  private readonly matches: Match[];

  constructor(told: Told, sentence: AlignedSentence, note: Note, frame: Frame) {
    this.told = told;
    this.sentence = sentence;
    this.note = note;
    this.frame = frame;
    this.matches = told.units.map(() => NONE);
  }

  run(): Noted | undefined {
    const { verb } = this.frame;
    const done = this.note.segments.filter(({ deed }) => deed >= 0 && this.says(verb, deed));
    if (done.length === 0) return this.named() ?? this.doneByIt() ?? this.undone();
    let conflict: Noted | undefined;
    for (const segment of done) {
      this.matches.fill(NONE);
      const found = this.segment(segment);
      if (found !== undefined && 'matches' in found) return found;
      conflict ??= found;
    }
    return conflict;
  }

  /** "Driver contacted customer" for "the driver was contacted": who stands before the verb did it. */
  private doneByIt(): Noted | undefined {
    const { verb, head, passive } = this.frame;
    if (!passive || head < 0) return undefined;
    const turned = this.note.segments.some(({ deed, active, from }) => {
      if (deed >= 0 || active < 0 || !this.says(verb, active)) return false;
      return this.within(head, from, active) >= 0;
    });
    return turned ? { conflict: 'role', units: [head] } : undefined;
  }

  /** What a note says that names the deed by a noun; undefined where it names none. */
  private named(): Noted | undefined {
    for (const segment of this.note.segments) {
      this.matches.fill(NONE);
      if (this.heldUntil(segment) || this.filed(segment) || this.completed(segment))
        return { matches: [...this.matches] };
    }
    return undefined;
  }

  /** "Access ends 30 September" for "you keep access until 30 September". */
  private heldUntil(segment: Segment): boolean {
    const { told, frame, note } = this;
    const { words: all } = note.reading;
    const claimed = told.units[frame.verb]!.word.lemma;
    if (frame.passive || !told.claim.words.some(({ form }) => UNTIL.has(form))) return false;
    const end = segment.subject.find((at) => isHeldUntil(claimed, all[at]!.lemma)) ?? -1;
    if (end < 0 || !this.plain(segment, end, told.claim.cues)) return false;
    this.matches[frame.verb] = { kind: 'synonym', strength: 0.85, at: end };
    return (
      this.place(frame.theme, segment.from, end) &&
      this.place(frame.others, end + 1, segment.to) &&
      frame.doer.length === 0 &&
      frame.theme.length > 0
    );
  }

  /** "Appeal by Pampa Leather received" for "Pampa Leather filed an appeal". */
  private filed(segment: Segment): boolean {
    const { told, frame, note } = this;
    const { words: all } = note.reading;
    if (frame.passive || segment.deed < 0 || segment.head < 0 || frame.doer.length === 0) return false;
    if (!isFiled(told.units[frame.verb]!.word.lemma, all[segment.deed]!.lemma)) return false;
    const by = all
      .slice(segment.head, segment.deed)
      .findIndex(({ form }) => form === 'by' || form === 'from');
    if (by < 0 || !this.plain(segment, segment.deed, 0)) return false;
    this.matches[frame.verb] = { kind: 'synonym', strength: 0.85, at: segment.deed };
    return (
      this.place(frame.theme, segment.from, segment.head + by) &&
      this.place(frame.doer, segment.head + by + 1, segment.deed) &&
      this.placeBeside(segment)
    );
  }

  /** "Refund $64.00 to Visa issued 14 May" for "$64.00 was refunded to your Visa card on 14 May". */
  private completed(segment: Segment): boolean {
    const { told, frame, note } = this;
    const { words: all } = note.reading;
    const verb = told.units[frame.verb]!;
    const { deed, head } = segment;
    if (deed < 0 || head < 0 || !COMPLETING.has(all[deed]!.lemma)) return false;
    const next = told.claim.words[verb.to]?.form;
    const refund = all[head]!.lemma === 'refund' && refunds(verb, next, told.units);
    if (!(refund || this.says(frame.verb, head)) || !this.plain(segment, deed, 0)) return false;
    this.matches[frame.verb] = { kind: 'derived', strength: 0.85, at: head };
    for (const i of [...frame.theme, ...frame.others, ...frame.doer]) {
      const { value, word } = told.units[i]!;
      const owner = frame.doer.includes(i) ? this.doer(i, segment) : undefined;
      const at = this.within(i, segment.from, segment.to);
      if (owner !== undefined) this.matches[i] = owner;
      else if (frame.doer.includes(i)) return false;
      else if (at >= 0 && at !== head) this.matches[i] = this.matchAt(i, at);
      else if (HOLDERS.has(word.lemma) && i > 0 && this.matches[i - 1]!.strength > 0)
        this.matches[i] = TITLED;
      else if (value === undefined && frame.theme.includes(i) && this.titled(i)) this.matches[i] = TITLED;
      else return false;
    }
    return true;
  }

  /** Whether nothing in a statement, one word aside, opens or denies it. */
  private plain({ from, to }: Segment, aside: number, said: number): boolean {
    return this.note.reading.words
      .slice(from, to)
      .every(({ cue }, at) => from + at === aside || !(cue & OPENING & ~said));
  }

  /** Places parts of the claim in [from, to) of the note: all of them, or false. */
  private place(parts: readonly number[], from: number, to: number): boolean {
    return parts.every((i) => {
      const at = this.within(i, from, to);
      if (at < 0) return false;
      this.matches[i] = this.matchAt(i, at);
      return true;
    });
  }

  private placeBeside(segment: Segment): boolean {
    return this.frame.others.every((i) => {
      const match = this.beside(i, segment);
      if (match !== undefined) this.matches[i] = match;
      return match !== undefined;
    });
  }

  /** The claim's deed is none of those that the note says were done. */
  private undone(): Noted | undefined {
    const { verb } = this.frame;
    const { segments, reading } = this.note;
    const named = segments.find(({ from, to }) => this.within(verb, from, to) >= 0);
    if (named === undefined) return this.otherDeed();
    // "Delivery expected 3 October", "payment due": the deed is named, and not said to be done.
    const at = this.within(verb, named.from, named.to);
    const { form, lemma } = reading.words[at]!;
    const noun = this.matchAt(verb, at).kind === 'derived' || form === lemma;
    if (!noun || this.told.units[verb]!.word.form === form) return undefined;
    const open =
      FOR.has(reading.words[at - 1]?.form ?? '') ||
      reading.words
        .slice(named.from, named.to)
        .some(({ form, cue }) => DENYING.has(form) || cue & (PROSPECT | CONDITION | NEGATION | HEDGE));
    return open ? { conflict: 'modality', units: [verb] } : undefined;
  }

  /** "Requested 5 May by Noor" for "approved by Noor": the note says what was done, and it is something else. */
  private otherDeed(): Noted | undefined {
    const { verb, others, doer } = this.frame;
    if (this.told.elsewhere.has(verb) || this.sentence.alignment.matches[verb]!.strength >= OPEN)
      return undefined;
    const { words: all } = this.note.reading;
    const segment = this.note.segments.find(({ deed, from, to }) => {
      const acts = deed >= 0 || all.slice(from, to).some(({ form }) => BEGINNING.has(form));
      return acts && [...others, ...doer].some((i) => this.within(i, from, to) >= 0);
    });
    return segment === undefined ? undefined : { conflict: 'partially_mentioned', units: [verb] };
  }

  /** What one statement of the note says to the claim. */
  private segment(segment: Segment): Noted | undefined {
    const { frame, told } = this;
    const { word: verb } = told.units[frame.verb]!;
    if (told.claim.words.some((word) => word !== verb && word.cue & BEYOND)) return undefined;
    if (this.isOpen(segment)) return { conflict: 'modality', units: [frame.verb] };
    this.matches[frame.verb] = this.matchAt(frame.verb, segment.deed);
    const theme = this.isDoneBy(segment) ? undefined : this.theme(segment);
    if (theme !== undefined) return theme === 'unclear' ? undefined : { conflict: theme, units: frame.theme };
    for (const i of frame.doer) {
      const at = this.doer(i, segment);
      if (at === undefined) return this.elsewhere(i) ? { conflict: 'role', units: [i] } : undefined;
      this.matches[i] = at;
    }
    for (const i of frame.others) {
      const at = this.beside(i, segment);
      if (at === undefined && this.isDetail(i, segment)) return undefined;
      // "Automatically closed": how it was done is said nowhere.
      if (at === undefined && /ly$/.test(told.units[i]!.word.form))
        return { conflict: 'partially_mentioned', units: [i] };
      if (at === undefined) return this.elsewhere(i) ? { conflict: this.kindOf(i), units: [i] } : undefined;
      this.matches[i] = at;
    }
    return { matches: [...this.matches] };
  }

  /** `Cancelled by user` for "the user cancelled": what it was done to is left out on both sides. */
  private isDoneBy(segment: Segment): boolean {
    const { passive, theme, doer } = this.frame;
    if (passive || doer.length > 0 || theme.length === 0) return false;
    const found = theme.map((i) => this.doer(i, segment));
    if (found.includes(undefined)) return false;
    theme.forEach((i, at) => {
      this.matches[i] = found[at]!;
    });
    return true;
  }

  /** Whether something in the statement, or what stands behind its colon, leaves open or denies that it was done. */
  private isOpen(segment: Segment): boolean {
    const { claim, units } = this.told;
    const { segments, reading } = this.note;
    const said = new Set(claim.words.map(({ lemma }) => lemma));
    const verb = units[this.frame.verb]!.word;
    const cues = claim.words.reduce((all, word) => (word === verb ? all : all | word.cue), 0);
    const isOpening = ({ cue, lemma }: Reading['words'][number]): boolean =>
      (cue & OPENING & ~cues) !== 0 && !said.has(lemma);
    const own = reading.words.slice(segment.from, segment.to);
    if (own.some(({ form, lemma }) => PARTIAL.has(form) && !said.has(lemma))) return true;
    if (own.some((word, at) => segment.from + at !== segment.deed && isOpening(word))) return true;
    const denies = (cues & NEGATION) !== 0;
    if (denies !== own.some(({ cue }, at) => segment.from + at !== segment.deed && (cue & NEGATION) !== 0))
      return true;
    const next = segments[segments.indexOf(segment) + 1];
    if (next === undefined || !segment.label || next.stamp) return false;
    const value = reading.words.slice(next.from, next.to);
    if (
      (next.free && this.note.stamps.length === 0) ||
      value.some(({ cue }) => cue & (PROSPECT | HEDGE | CONDITION))
    )
      return true;
    if (value.every(({ form }) => AFFIRMING.has(form))) return false;
    if (units.some((_, i) => this.within(i, next.from, next.to) >= 0)) return false;
    // "Device encrypted: in progress" is a field; of a dated line what stands behind the colon is why or how.
    return (
      this.note.stamps.length === 0 || value.every(({ form, weight }) => weight === 0 || DENYING.has(form))
    );
  }

  /** Finds what it was done to: undefined where the note says it of the claim's, else in what it says otherwise. */
  private theme(segment: Segment): MismatchKind | 'unclear' | undefined {
    const { frame, told, note } = this;
    const { units } = told;
    if (frame.theme.length === 0) return 'unclear';
    const { words: all } = note.reading;
    // "Lee paid by card and Kim in cash."
    if (all.slice(segment.deed, segment.to).some(({ form }) => JOINING.has(form))) return 'unclear';
    const naming = segment.head >= 0 ? segment.subject : this.chain(segment);
    const label = this.labelOf(segment);
    // "Billed extra: 11 GB".
    const behind = note.segments[note.segments.indexOf(segment) + 1];
    const detail = segment.label && segment.head < 0 && behind?.deed === -1 ? behind : undefined;
    const { head } = frame;
    const own = segment.head >= 0;
    if (own && head >= 0 && !this.says(head, segment.head)) {
      // "Return R-5: refund approved": what was approved stands before it.
      return PASSING.has(units[frame.verb]!.word.lemma) || frame.theme.length === 0 ? 'unclear' : 'role';
    }
    if (own && frame.passive && this.mayAct(segment)) return 'unclear';
    for (const i of frame.theme) {
      const at = naming.find((word) => this.says(i, word));
      const named = label === undefined ? undefined : this.withinWords(i, label);
      if (at !== undefined) this.matches[i] = this.matchAt(i, at);
      else if (named !== undefined && named >= 0) this.matches[i] = this.matchAt(i, named);
      else if (detail !== undefined && this.withinWords(i, detail) >= 0)
        this.matches[i] = this.matchAt(i, this.withinWords(i, detail));
      else if (i === head && !own && label === undefined && isKindOf(told.title, units[i]!.word.lemma))
        this.matches[i] = TITLED;
      else if (
        this.titled(i) ||
        (label === undefined && this.topical(i)) ||
        NUMBERING.has(units[i]!.word.form)
      )
        this.matches[i] = TITLED;
      else return own || i !== head ? this.lacking(i) : this.namesAnother(label);
    }
    if (frame.theme.length === 0) return frame.passive ? 'unclear' : undefined;
    if (
      !own &&
      naming.length === 0 &&
      label === undefined &&
      detail === undefined &&
      !frame.theme.some((i) => this.matches[i] === TITLED)
    )
      return 'unclear';
    return label !== undefined && this.isOneOfSeveral(label, note) ? 'entity' : undefined;
  }

  /** A part of the theme that nothing says: another identifier is another thing. */
  private lacking(i: number): MismatchKind | 'unclear' {
    const { value } = this.told.units[i]!;
    return value?.kind === 'identifier' && this.sentence.alignment.valueConflicts.has(i)
      ? 'identifier'
      : 'unclear';
  }

  /** "Refund: posted 4 October" says nothing of a fee; a note without a name may be of anything. */
  private namesAnother(label: Segment | undefined): MismatchKind | 'unclear' {
    if (label !== undefined) return 'entity';
    const title = [...this.told.title];
    const named = title.some((word) => !/\d/.test(word) && word.length > 2 && !RECORDS.has(word));
    return named && title.some((word) => /\d/.test(word)) ? 'entity' : 'unclear';
  }

  /** `Guest called`: whoever is named may have done it. */
  private mayAct({ head, deed }: Segment): boolean {
    const { words: all } = this.note.reading;
    if (!this.frame.determined) return true;
    return PEOPLE.has(all[head]!.lemma) && all[deed + 1]?.form !== 'by';
  }

  /** The label before a statement, if it says what the line is about. */
  private labelOf(segment: Segment): Segment | undefined {
    const { segments, reading } = this.note;
    const label = segments
      .slice(0, segments.indexOf(segment))
      .findLast(({ label, stamp, deed }) => label && !stamp && deed < 0);
    if (label === undefined) return undefined;
    return label.subject.every((at) => GENERIC.has(reading.words[at]!.lemma)) ? undefined : label;
  }

  /** What a statement without a subject goes on about: the first that the line names. */
  private chain(segment: Segment): readonly number[] {
    const { segments } = this.note;
    const before = segments.slice(0, segments.indexOf(segment));
    const first = before.find(({ subject, stamp, label }) => !stamp && !label && subject.length > 0);
    return first?.subject ?? [];
  }

  /** Whether another line of the note has the same label with another number, and the claim does not say which. */
  private isOneOfSeveral(label: Segment, { reading }: Note): boolean {
    const { units } = this.told;
    const numbered = label.subject.some(
      (at) => reading.words[at]!.value >= 0 || /\d/.test(reading.words[at]!.form),
    );
    if (!numbered || this.frame.theme.some((i) => units[i]!.value !== undefined)) return false;
    const { source } = this.sentence;
    const { scan, text } = source;
    const first = text.slice(reading.words[label.from]!.start, reading.words[label.from]!.end).toLowerCase();
    const last = Math.min(scan.sentenceCount, this.sentence.sentence + NEAR);
    for (let other = Math.max(0, this.sentence.sentence - NEAR); other < last; other++) {
      if (other === this.sentence.sentence) continue;
      const line = text.slice(
        scan.sentenceStart[other],
        Math.min(scan.sentenceEnd[other]!, scan.sentenceStart[other]! + 60),
      );
      if (line.toLowerCase().startsWith(first) && /^[^:]{1,50}:/.test(line)) return true;
    }
    return false;
  }

  /** Where a doer stands: behind "by", in a name that closes the line, or in front where the deed is passing a test. */
  private doer(i: number, segment: Segment): Match | undefined {
    const { words: all } = this.note.reading;
    for (let at = segment.deed + 1; at < segment.to; at++) {
      if (!this.says(i, at)) continue;
      if (all.slice(Math.max(segment.deed, at - 4), at).some(({ form }) => form === 'by'))
        return this.matchAt(i, at);
    }
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

  private isName({ from, to }: Segment): boolean {
    const { words: all, text } = this.note.reading;
    return all.slice(from, to).every(({ start, value }) => value < 0 && /\p{Lu}/u.test(text[start] ?? ''));
  }

  /** Where what is said beside the deed stands: in the same statement, or in what holds for all of the line. */
  private beside(i: number, segment: Segment): Match | undefined {
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
  private isDetail(i: number, segment: Segment): boolean {
    const { segments } = this.note;
    const next = segments[segments.indexOf(segment) + 1];
    if (next === undefined || next.deed >= 0 || this.told.units[i]!.value !== undefined) return false;
    return this.within(i, next.from, next.to) >= 0;
  }

  private isMoment(i: number): boolean {
    const { value } = this.told.units[i]!;
    return value !== undefined && MOMENTS.has(value.kind);
  }

  /** Whether another place of the evidence has a part of the claim that the statement has not. */
  private elsewhere(i: number): boolean {
    const { at, strength } = this.sentence.alignment.matches[i]!;
    if (this.told.elsewhere.has(i)) return true;
    return (at >= 0 && strength >= FOUND) || this.sentence.alignment.valueConflicts.has(i);
  }

  private kindOf(i: number): MismatchKind {
    const { value } = this.told.units[i]!;
    if (value === undefined) return 'role';
    return MOMENTS.has(value.kind) ? 'date_time' : value.kind === 'identifier' ? 'identifier' : 'quantity';
  }

  private within(i: number, from: number, to: number): number {
    for (let at = from; at < to; at++) if (this.says(i, at)) return at;
    return -1;
  }

  private withinWords(i: number, { subject }: Segment): number {
    return subject.find((at) => this.says(i, at)) ?? -1;
  }

  /** Whether a word of the note says what a part of the claim says. */
  private says(i: number, at: number): boolean {
    return this.matchAt(i, at).strength >= FOUND;
  }

  private matchAt(i: number, at: number): Match {
    return matchOf(this.told.units[i]!, this.note.reading, at, this.told.lexicon);
  }

  private titled(i: number): boolean {
    return isTitled(this.told.claim, this.told.units[i]!, this.told.title);
  }

  /** Whether the line that the note opens with names it: "Jacket, full price." */
  private topical(i: number): boolean {
    const { sentence, source } = this.sentence;
    if (sentence === 0 || sentence > NEAR) return false;
    const opening = noteOf(source.sentence(0));
    const [first] = opening?.segments ?? [];
    if (opening === undefined || first === undefined || first.deed >= 0 || first.stamp || first.label)
      return false;
    return first.subject.some(
      (at) => matchOf(this.told.units[i]!, opening.reading, at, this.told.lexicon).strength >= FOUND,
    );
  }
}

const MOMENTS = words('date time datetime');
/** Sentences around a line that are looked at. */
const NEAR = 40;
/** Strength from which a word says what a part of the claim says. */
const FOUND = 0.7;

function matchOf(unit: Unit, reading: Reading, at: number, lexicon: Lexicon): Match {
  const word = reading.words[at]!;
  const value = word.value < 0 ? undefined : reading.values[word.value];
  if (unit.value !== undefined) {
    const equal =
      value === undefined
        ? word.form === unit.word.form && unit.to - unit.from === 1
        : isEqual(unit.value, value) || isEqual(unit.value, dayOf(reading, at) ?? value);
    return equal ? { kind: 'value', strength: 1, at } : NONE;
  }
  if (value !== undefined && word.form !== unit.word.form) return NONE;
  if (word.form === unit.word.form || word.lemma === unit.word.lemma)
    return { kind: 'same', strength: 1, at };
  if (unit.name || word.weight === 0) return NONE;
  const { kind, strength } = lexicon.relation(unit.word.lemma, word.lemma);
  if (strength < 0.4) return NONE;
  switch (kind) {
    case 'same':
      return { kind: 'same', strength: 1, at };
    case 'synonym':
      return { kind: 'synonym', strength: 0.85, at };
    case 'derivation':
      return { kind: 'derived', strength: 0.85, at };
    case 'hyponym':
    case 'entails':
      return { kind: 'specific', strength: 0.8, at };
    default:
      return NONE;
  }
}

const isEqual = (one: Value, other: Value): boolean =>
  ['equal', 'entails'].includes(compareValues(one, other).relation);

const LONGEST_MONTH = ' September'.length;

/** "Posted 4/10", "handed over 3 March": behind a participle a day, and no fraction and no bound. */
function dayOf({ text, words: all, values }: Reading, at: number): Value | undefined {
  const value = values[all[at]!.value]!;
  const said = text.slice(value.start, value.end);
  if (value.kind === 'number' && /^\d{1,2}\/\d{1,2}$/.test(said)) return readValues(`on ${said}`, 'en')[0];
  if (/^over \d/i.test(said))
    return readValues(`on ${text.slice(value.start + 'over '.length, value.end + LONGEST_MONTH)}`, 'en')[0];
  return undefined;
}

/** Whether the title of a source says a part of a claim; of an identifier all its parts. */
function isTitled(claim: Reading, { value, start, end, word }: Unit, title: ReadonlySet<string>): boolean {
  if (value === undefined) return title.has(word.lemma) || title.has(word.form);
  const parts = claim.text
    .slice(start, end)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '' && part !== 'in');
  return parts.length > 0 && parts.every((part) => title.has(part));
}
