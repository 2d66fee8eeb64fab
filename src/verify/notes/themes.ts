/** What the deed of a claim was done to, beside what a note says that it was done to. */
import type { MismatchKind } from '../../domain/check.ts';
import { isNameless } from './claim-frame.ts';
import { isKindOf, RECORDS } from './deeds.ts';
import { TITLED } from './match.ts';
import { DeedsNotDone } from './not-done.ts';
import type { Note, Segment } from './note.ts';
import { JOINING, NEAR, NEEDY, NUMBERING, PASSING, PEOPLE } from './note-words.ts';
import { isOfItsParty, partyOf } from './parties.ts';
import { isContract, isMoneyPaid, isNumbered } from './unsaid.ts';

/** A claim beside a note, read for whether both are of the same thing. */
export class Themes extends DeedsNotDone {
  /** `Cancelled by user` for "the user cancelled": what it was done to is left out on both sides. */
  protected isDoneBy(segment: Segment): boolean {
    const { passive, theme, doer } = this.frame;
    if (passive || doer.length > 0 || theme.length === 0) return false;
    const found = theme.map((i) => this.doer(i, segment));
    if (found.includes(undefined)) return false;
    theme.forEach((i, at) => {
      this.matches[i] = found[at]!;
    });
    return true;
  }

  /** Finds what it was done to: undefined where the note says it of the claim's, else in what it says otherwise. */
  protected theme(segment: Segment): MismatchKind | 'unclear' | undefined {
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
      return PASSING.has(units[frame.verb]!.word.lemma) ? 'unclear' : 'role';
    }
    if (own && frame.passive && this.mayAct(segment)) return 'unclear';
    for (const i of frame.theme) {
      const at = naming.find((word) => this.says(i, word));
      const named = label === undefined ? undefined : this.withinWords(i, label);
      if (at !== undefined) this.matches[i] = this.matchAt(i, at);
      else if (named !== undefined && named >= 0) this.matches[i] = this.matchAt(i, named);
      else if (detail !== undefined && this.withinWords(i, detail) >= 0)
        this.matches[i] = this.matchAt(i, this.withinWords(i, detail));
      else if (this.isGiven(i, own, label)) this.matches[i] = TITLED;
      else return own || i !== head ? this.lacking(i) : this.namesAnother(label);
    }
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

  /** Whether a part of the theme need not stand in the statement: the title or the matter of the note tells it. */
  private isGiven(i: number, own: boolean, label: Segment | undefined): boolean {
    const { told, frame } = this;
    const unit = told.units[i]!;
    const unlabelled = label === undefined;
    return (
      (i === frame.head && !own && unlabelled && isKindOf(told.title, unit.word.lemma)) ||
      this.titled(i) ||
      isOfItsParty(told.claim, unit, this.sentence.source.text) ||
      (unlabelled && this.topical(i)) ||
      (unlabelled && !own && this.isUnsaid(i)) ||
      isNumbered(told.claim, told.units, i, told.title) ||
      NUMBERING.has(unit.word.form)
    );
  }

  /** Whether a statement without a subject can be of nothing else than a part of the claim. */
  private isUnsaid(i: number): boolean {
    const { source, sentence } = this.sentence;
    const { units } = this.told;
    const before = source.text.slice(0, source.scan.sentenceStart[sentence]!);
    return isMoneyPaid(units[i]!, units[this.frame.verb]!, before) || isContract(units[i]!, source.text);
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
