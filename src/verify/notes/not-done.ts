/** Deeds of a claim that a note leaves open, denies, or sets another deed beside. */
import { CONDITION, HEDGE, NEGATION, PROSPECT } from '../../text/cues.ts';
import type { Word } from '../../text/reading.ts';
import { lemmasOf } from '../claim/words-said.ts';
import { NamedDeeds } from './named-deeds.ts';
import type { Segment } from './note.ts';
import type { Noted } from './note-places.ts';
import {
  AFFIRMING,
  BEGINNING,
  BESIDE,
  DENYING,
  EFFECTING,
  FOR,
  LEADING,
  OPEN,
  OPENING,
  OWED,
  PARTIAL,
  STILL,
  UNDOING,
} from './note-words.ts';

/** A claim beside a note, read for whether what the claim tells was done at all. */
export class DeedsNotDone extends NamedDeeds {
  /** "Driver contacted customer" for "the driver was contacted": who stands before the verb did it. */
  protected doneByIt(): Noted | undefined {
    const { verb, head, passive } = this.frame;
    if (!passive || head < 0) return undefined;
    const turned = this.note.segments.some(({ deed, active, from }) => {
      if (deed >= 0 || active < 0 || !this.says(verb, active)) return false;
      return this.within(head, from, active) >= 0;
    });
    return turned ? { conflict: 'role', units: [head] } : undefined;
  }

  /** The claim's deed is none of those that the note says were done. */
  protected undone(): Noted | undefined {
    const { verb } = this.frame;
    const { segments, reading } = this.note;
    const named = segments.find(({ from, to }) => this.within(verb, from, to) >= 0);
    const due = this.toBeDone();
    if (due !== undefined || named === undefined) return due ?? this.otherDeed();
    // "Delivery expected 3 October", "payment due": the deed is named, and not said to be done.
    const at = this.within(verb, named.from, named.to);
    const { form, lemma } = reading.words[at]!;
    const { kind } = this.matchAt(verb, at);
    const owed = OWED.has(lemma);
    const noun = kind === 'derived' || owed || form === lemma;
    if (!noun || this.told.units[verb]!.word.form === form) return undefined;
    // "First instalment 1 June" names what is to be paid, and no payment.
    const open =
      owed ||
      FOR.has(reading.words[at - 1]?.form ?? '') ||
      reading.words
        .slice(named.from, named.to)
        .some(({ form, cue }) => DENYING.has(form) || cue & (PROSPECT | CONDITION | NEGATION | HEDGE));
    return open ? { conflict: 'modality', units: [verb] } : undefined;
  }

  /** "€74 credit, to be offset" for "the credit was paid out": what is to be done with it, and not what was. */
  private toBeDone(): Noted | undefined {
    const { verb, theme } = this.frame;
    const { words: all } = this.note.reading;
    const claimed = this.told.units[verb]!.word;
    if (claimed.form === claimed.lemma || this.told.claim.cues & PROSPECT) return undefined;
    if (this.told.claim.words.some(({ form }, at, own) => form === 'to' && own[at + 1]?.form === 'be'))
      return undefined;
    const { doer } = this.frame;
    // "Customer to decide": whoever is to do something has not done it.
    const asked = all.findIndex(
      ({ form }, at) =>
        form === 'to' &&
        all[at + 1] !== undefined &&
        all[at + 1]!.value < 0 &&
        all[at + 1]!.form === all[at + 1]!.lemma,
    );
    if (asked > 0 && doer.some((i) => this.says(i, asked - 1)))
      return { conflict: 'modality', units: [verb] };
    const due = all.findIndex(({ form }, at) => form === 'to' && all[at + 1]?.form === 'be');
    return due >= 0 && theme.some((i) => this.within(i, 0, due) >= 0)
      ? { conflict: 'modality', units: [verb] }
      : undefined;
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

  /** "Payment sent, rejected by bank": what came of the deed right behind it, in the same line. */
  protected fellThrough(segment: Segment): boolean {
    const { segments, reading } = this.note;
    const { lemma } = this.told.units[this.frame.verb]!.word;
    if (!EFFECTING.has(lemma)) return false;
    // "Paid by invoice, due 4 June".
    const behind = segments[segments.indexOf(segment) + 1];
    if (
      behind !== undefined &&
      reading.words.slice(behind.from, behind.to).some(({ form }) => STILL.has(form))
    )
      return true;
    for (const next of segments.slice(segments.indexOf(segment) + 1)) {
      if (next.deed < 0 || next.head >= 0) return false;
      if (UNDOING.has(reading.words[next.deed]!.lemma)) return true;
    }
    return false;
  }

  /** Whether something in the statement, or what stands behind its colon, leaves open or denies that it was done. */
  protected isOpen(segment: Segment): boolean {
    const { claim, units } = this.told;
    const { segments, reading } = this.note;
    const said = lemmasOf(claim.words);
    const verb = units[this.frame.verb]!.word;
    const cues = claim.words.reduce((all, word) => (word === verb ? all : all | word.cue), 0);
    const isOpening = ({ cue, lemma }: Word): boolean => (cue & OPENING & ~cues) !== 0 && !said.has(lemma);
    const own = reading.words.slice(segment.from, segment.to);
    // "Locked after 5 failed sign-ins": what failed is behind a preposition, and not what was done.
    const isBeside = (place: number): boolean =>
      place > segment.deed &&
      BESIDE.has(reading.words[place]!.form) &&
      reading.words.slice(segment.deed + 1, place).some(({ form }) => LEADING.has(form));
    if (own.some(({ form, lemma }) => PARTIAL.has(form) && !said.has(lemma))) return true;
    if (
      own.some((word, at) => {
        const place = segment.from + at;
        return place !== segment.deed && isOpening(word) && !isBeside(place);
      })
    )
      return true;
    const denies = (cues & NEGATION) !== 0;
    const denied = own.some(
      ({ cue }, at) =>
        segment.from + at !== segment.deed && (cue & NEGATION) !== 0 && !isBeside(segment.from + at),
    );
    if (denies !== denied) return true;
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
}
