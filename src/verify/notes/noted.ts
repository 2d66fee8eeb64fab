/**
 * What a note says to a claim. A statement without a verb or a subject bears out the full sentence about the one
 * thing that it can be about, and never one about another thing, another day or another doer of the same note.
 */

import { NEGATION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import { lemmasOf } from '../claim/words-said.ts';
import type { Match } from '../match/match.ts';
import type { AlignedSentence } from '../match/support.ts';
import { Attributes, frameless } from './attributes.ts';
import { frameOf } from './claim-frame.ts';
import { NONE, TITLED } from './match.ts';
import { type Note, noteOf, type Segment } from './note.ts';
import type { Noted, Told } from './note-places.ts';
import { BEYOND, DENIAL, FOUND, PEOPLE } from './note-words.ts';
import { Themes } from './themes.ts';
import { isUsualDoer } from './unsaid.ts';

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

/** A claim beside a note, all its parts looked for in one statement of it. */
class NoteMatch extends Themes {
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
}
