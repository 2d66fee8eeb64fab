/** Notes that name by a noun what the claim says by a verb. */
import { COMPLETING, isFiled, isHeldUntil, refunds } from './deeds.ts';
import { NONE, TITLED } from './match.ts';
import type { Segment } from './note.ts';
import { type Noted, NotePlaces } from './note-places.ts';
import { HOLDERS, UNTIL } from './note-words.ts';

/** A claim beside a note, read for deeds that stand there as nouns. */
export class NamedDeeds extends NotePlaces {
  /** What a note says that names the deed by a noun; undefined where it names none. */
  protected named(): Noted | undefined {
    for (const segment of this.note.segments) {
      this.matches.fill(NONE);
      if (this.heldUntil(segment) || this.filed(segment) || this.completed(segment))
        return { matches: [...this.matches] };
    }
    return undefined;
  }

  /** "Access ends 30 September" for "you keep access until 30 September". */
  protected heldUntil(segment: Segment): boolean {
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
  protected filed(segment: Segment): boolean {
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
  protected completed(segment: Segment): boolean {
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
}
