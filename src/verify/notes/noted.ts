/**
 * What a note says to a claim. A statement without a verb or a subject bears out the full sentence about the one
 * thing that it can be about, and never one about another thing, another day or another doer of the same note.
 */

import type { MismatchKind } from '../../domain/check.ts';
import { CONDITION, HEDGE, NEGATION, PROSPECT } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Reading } from '../../text/reading.ts';
import type { Match } from '../align.ts';
import type { AlignedSentence } from '../support.ts';
import { lemmasOf } from '../words-said.ts';
import { Attributes, frameless } from './attributes.ts';
import { frameOf, isNameless } from './claim-frame.ts';
import { isKindOf, RECORDS } from './deeds.ts';
import { NONE, TITLED } from './match.ts';
import { NamedDeeds } from './named-deeds.ts';
import { type Note, noteOf, type Segment } from './note.ts';
import type { Noted, Told } from './note-places.ts';
import {
  AFFIRMING,
  BEGINNING,
  BESIDE,
  BEYOND,
  DENIAL,
  DENYING,
  EFFECTING,
  FOR,
  FOUND,
  JOINING,
  LEADING,
  NEAR,
  NEEDY,
  NUMBERING,
  OPEN,
  OPENING,
  OWED,
  PARTIAL,
  PASSING,
  PEOPLE,
  STILL,
  UNDOING,
} from './note-words.ts';
import { isOfItsParty, partyOf } from './parties.ts';
import { isContract, isMoneyPaid, isNumbered, isUsualDoer } from './unsaid.ts';

export type { Noted, Told } from './note-places.ts';

/** What a sentence says to the claim where it is a note that speaks of it; undefined where that cannot be told. */
export function noted(told: Told, sentence: AlignedSentence): Noted | undefined {
  if (told.claim.language !== 'en' || told.claim.question || sentence.source.isRecord(sentence.sentence))
    return undefined;
  const note = noteOf(sentence.reading);
  if (note === undefined) return undefined;
  const attributed = new Attributes(told, sentence, note, frameless(told.units)).attributed();
  if (attributed !== undefined) return attributed;
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
  const said = lemmasOf(claim.words);
  for (const { from, to } of segments) {
    const own = reading.words.slice(from, to);
    if (own.length > LONGEST_DENIAL || !own.some(({ form, lemma }) => DENIAL.has(form) && !said.has(lemma)))
      continue;
    const taken = gather(units, (_, i) => {
      const { at, strength } = alignment.matches[i]!;
      return at >= from && at < to && strength >= FOUND ? [i] : [];
    });
    if (taken.length > 0) return { conflict: 'negation', units: taken };
  }
  return undefined;
}

const LONGEST_DENIAL = 4;

class NoteMatch extends NamedDeeds {
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

  /** The claim's deed is none of those that the note says were done. */
  private undone(): Noted | undefined {
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
      const at = this.doer(i, segment) ?? this.usualDoer(i, segment);
      if (at === undefined) return this.elsewhere(i) ? { conflict: 'role', units: [i] } : undefined;
      this.matches[i] = at;
    }
    for (const i of frame.others) {
      const at = this.beside(i, segment) ?? this.cause(i, segment);
      if (at === undefined && this.isDetail(i, segment)) return undefined;
      // "Automatically closed": how it was done is said nowhere.
      if (at === undefined && /ly$/.test(told.units[i]!.word.form))
        return { conflict: 'partially_mentioned', units: [i] };
      if (at === undefined) return this.elsewhere(i) ? { conflict: this.kindOf(i), units: [i] } : undefined;
      this.matches[i] = at;
    }
    if (this.fellThrough(segment)) return { conflict: 'superseded', units: [frame.verb] };
    return { matches: [...this.matches] };
  }

  /** "Payment sent, rejected by bank": what came of the deed right behind it, in the same line. */
  private fellThrough(segment: Segment): boolean {
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
    const said = lemmasOf(claim.words);
    const verb = units[this.frame.verb]!.word;
    const cues = claim.words.reduce((all, word) => (word === verb ? all : all | word.cue), 0);
    const isOpening = ({ cue, lemma }: Reading['words'][number]): boolean =>
      (cue & OPENING & ~cues) !== 0 && !said.has(lemma);
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

  /** Finds what it was done to: undefined where the note says it of the claim's, else in what it says otherwise. */
  private theme(segment: Segment): MismatchKind | 'unclear' | undefined {
    const { frame, told, note } = this;
    const { units } = told;
    if (frame.theme.length === 0) return isNameless(frame) && segment.head < 0 ? undefined : 'unclear';
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
        isOfItsParty(told.claim, units[i]!, this.sentence.source.text) ||
        (label === undefined && this.topical(i)) ||
        (label === undefined && !own && this.isUnsaid(i)) ||
        isNumbered(told.claim, units, i, told.title) ||
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

  /** Whether a statement without a subject can be of nothing else than a part of the claim. */
  private isUnsaid(i: number): boolean {
    const { source, sentence } = this.sentence;
    const { units } = this.told;
    const before = source.text.slice(0, source.scan.sentenceStart[sentence]!);
    return isMoneyPaid(units[i]!, units[this.frame.verb]!, before) || isContract(units[i]!, source.text);
  }

  /** Who always does such a deed, where the statement names nobody. */
  private usualDoer(i: number, { deed, from, to }: Segment): Match | undefined {
    const { words: all } = this.note.reading;
    if (
      all
        .slice(from, to)
        .some(({ form, lemma }, at) => (form === 'by' || PEOPLE.has(lemma)) && from + at !== deed)
    )
      return undefined;
    const { units } = this.told;
    return isUsualDoer(units[i]!, units[this.frame.verb]!, this.sentence.source.text) ? TITLED : undefined;
  }

  /** A part of the theme that nothing says: another identifier is another thing. */
  private lacking(i: number): MismatchKind | 'unclear' {
    const { value } = this.told.units[i]!;
    if (partyOf(this.told.claim, this.told.units[i]!) !== undefined) return 'entity';
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
    if (NEEDY.has(this.told.units[this.frame.verb]!.word.lemma)) return false;
    if (!this.frame.determined) return true;
    return PEOPLE.has(all[head]!.lemma) && all[deed + 1]?.form !== 'by';
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
}
