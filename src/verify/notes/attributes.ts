/**
 * Notes that give a thing its value without a verb: "Minimum order $15", "Daily limit EUR 500, monthly limit
 * EUR 3,000". They bear out "the daily limit of the card is €500" of the card that the title or the line names.
 */

import { NEGATION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Unit } from '../claim/units.ts';
import { formsOf } from '../claim/words-said.ts';
import { NONE, TITLED } from './match.ts';
import type { Segment } from './note.ts';
import { type Noted, NotePlaces } from './note-places.ts';
import { BEYOND, OPENING } from './note-words.ts';

/** Forms that say of a thing what its value is. */
const GIVING = new Set('is are was were amounts amounted totals totalled totaled equals'.split(' '));
const AMOUNTS = new Set(['money', 'quantity', 'number', 'percent']);
/** Words behind which a claim tells whose the thing is, or where. */
const OWNING = new Set('of at for in on with per'.split(' '));

/** Words by which a value is that of a part, a bound or a guess. */
const RESTRICTING = new Set(
  (
    'minimum maximum min max estimated estimate approximate average median typical previous former old next expected ' +
    'planned monthly daily weekly yearly annual quarterly hourly net gross partial initial starting original remaining ' +
    'outstanding proposed requested'
  ).split(' '),
);

/** A claim of one value beside a note of values. */
export class Attributes extends NotePlaces {
  /** What a statement of the note says to the claim; undefined where it gives no such value. */
  attributed(): Noted | undefined {
    const { claim, units } = this.told;
    const verbs = gather(claim.words, ({ form }, at) => (GIVING.has(form) ? [at] : []));
    const [verb] = verbs;
    if (verb === undefined || verbs.length > 1) return undefined;
    const cues = claim.words.reduce((all, { cue, value }) => (value < 0 ? all | cue : all), 0);
    if (cues & (BEYOND | OPENING) & ~NEGATION) return undefined;
    const before = gather(units, ({ to }, i) => (to <= verb ? [i] : []));
    const behind = gather(units, ({ from }, i) => (from > verb ? [i] : []));
    const [given] = behind;
    if (given === undefined || behind.length !== 1 || before.length + 1 !== units.length) return undefined;
    if (!AMOUNTS.has(units[given]!.value?.kind ?? '')) return undefined;
    const head = this.headOf(before);
    const found = head < 0 ? [] : this.note.segments.filter((one) => this.gives(one, given, head, before));
    if (found.length === 0 && head >= 0 && !(cues & NEGATION)) return this.narrower(given, head);
    if (found.length !== 1) return undefined;
    // "The daily limit is not €500" denies the very value that the note gives.
    if (cues & NEGATION) return { conflict: 'quantity', units: [given] };
    this.gives(found[0]!, given, head, before);
    return { matches: [...this.matches] };
  }

  /** Whether a word of the note is the claim's own, or one for the same. */
  private isNamed(i: number, at: number): boolean {
    return this.says(i, at) && this.matchAt(i, at).kind !== 'specific';
  }

  /** "Minimum order $15" for "the order is $15": the value is that of something the claim does not speak of. */
  private narrower(given: number, head: number): Noted | undefined {
    const { words } = this.note.reading;
    const said = formsOf(this.told.claim.words);
    const other = this.note.segments.some(({ from, to, deed, free }) => {
      if (deed >= 0 || free || this.within(given, from, to) < 0 || this.within(head, from, to) < 0)
        return false;
      // A subtotal is no total.
      if (this.matchAt(head, this.within(head, from, to)).kind === 'specific') return true;
      return words.slice(from, to).some(({ form }) => RESTRICTING.has(form) && !said.has(form));
    });
    return other ? { conflict: 'entity', units: [head] } : undefined;
  }

  /** The unit that names what has the value: the last one before its owner is named. */
  private headOf(before: readonly number[]): number {
    const { claim, units } = this.told;
    const until = claim.words.findIndex(({ form }, at) => at > 0 && OWNING.has(form));
    const own = until < 0 ? before : before.filter((i) => units[i]!.to <= until);
    const head = own.at(-1);
    return head === undefined || units[head]!.value !== undefined ? -1 : head;
  }

  /** Whether a statement is the claim's thing with the claim's value, and nothing else. */
  private gives(segment: Segment, given: number, head: number, before: readonly number[]): boolean {
    const { words, values } = this.note.reading;
    if (segment.deed >= 0 || segment.active >= 0 || segment.free || segment.stamp || segment.label)
      return false;
    if (this.labelOf(segment) !== undefined) return false;
    const own = words.slice(segment.from, segment.to).map((_, at) => segment.from + at);
    const numbers = [...new Set(own.map((at) => words[at]!.value).filter((value) => value >= 0))];
    if (numbers.length !== 1 || values[numbers[0]!]!.kind === 'identifier') return false;
    const names = own.filter((at) => words[at]!.value < 0 && words[at]!.weight > 0);
    if (own.some((at) => words[at]!.value < 0 && words[at]!.cue & OPENING)) return false;
    this.matches.fill(NONE);
    this.place([given], segment.from, segment.to);
    if (this.matches[given]!.strength < 1 || !names.some((at) => this.isNamed(head, at))) return false;
    // Every word of the note must be one of the claim: "monthly limit" is not "limit".
    if (!names.every((at) => before.some((i) => this.says(i, at)))) return false;
    return before.every((i) => {
      const at = names.find((name) => this.says(i, name));
      this.matches[i] = at === undefined ? (this.titled(i) ? TITLED : NONE) : this.matchAt(i, at);
      return this.matches[i]!.strength > 0;
    });
  }
}

/** A frame that attributes do without: they are read by the words of the claim alone. */
export const frameless = (units: readonly Unit[]) => ({
  verb: -1,
  theme: units.map((_, i) => i),
  head: -1,
  doer: [],
  others: [],
  passive: false,
  determined: true,
});
