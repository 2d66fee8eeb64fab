/** What the exceptions of the evidence take out of what it says: "all products except gift cards", "contractors excepted". */
import { CONDITION } from '../../text/cues.ts';
import type { Part } from '../case.ts';
import type { AlignedSentence } from '../match/support.ts';

/** What takes something out of what a sentence says, and stands before that, or behind it. */
const BEFORE_EXCEPTED =
  /\b(?:except(?:ing|ion of|ions? (?:is|are))?|excludes?|excluding|other than|apart from|aside from|save for|barring|but not|all but|(?:every \w+|daily|anybody|everybody|nobody|nothing) but|unless|(?:this|that|it|which) (?:does not (?:hold|apply|count|cover)|is not (?:possible|so|true|valid|offered|available))|(?:does|do) not (?:hold|apply|extend|cover)|not (?:valid|available|possible|offered) (?:for|on|to|in|at))\b/giu;
const BEHIND_EXCEPTED =
  /\b(?:(?:is|are) (?:excluded|excepted|exempt|left out|not included)|excepted|excluded|exempt)\b/giu;

const OPEN = 0.5;

/** Whether a sentence makes an exception. */
export const makesException = (said: string): boolean =>
  said.search(BEFORE_EXCEPTED) >= 0 || said.search(BEHIND_EXCEPTED) >= 0;

/** Of the exceptions that sentences make, the units of a statement that stand in the one that takes out most of it. */
export function exceptedUnits({ units, reading }: Part, near: readonly AlignedSentence[]): readonly number[] {
  const weightOf = (some: readonly number[]): number => some.reduce((sum, i) => sum + units[i]!.weight, 0);
  let most: readonly number[] = [];
  for (const { reading: theirs, alignment } of near) {
    if ((theirs.cues & CONDITION) !== 0 && (reading.cues & CONDITION) !== 0) continue;
    const reaches = reachesOf(theirs.text.slice(theirs.start, theirs.end));
    if (reaches.length === 0) continue;
    const out = units.flatMap((_, i) => {
      const { at, strength } = alignment.matches[i]!;
      if (strength < OPEN || at < 0) return [];
      const place = theirs.words[at]!.start - theirs.start;
      return reaches.some(([from, to]) => from <= place && place < to) ? [i] : [];
    });
    if (weightOf(out) > weightOf(most)) most = out;
  }
  return most;
}

/** Where in a sentence stands what its exceptions take out. */
function reachesOf(said: string): readonly (readonly [number, number])[] {
  const out: (readonly [number, number])[] = [];
  for (const { index, 0: cue } of said.matchAll(BEFORE_EXCEPTED)) {
    const from = index + cue.length;
    // "Unless the bank objects, …": what stands before all else ends at its comma.
    const stop = said.slice(from).search(index === 0 ? /[.;,]/ : /[.;]/);
    out.push([from, stop < 0 ? said.length : from + stop]);
  }
  for (const { index } of said.matchAll(BEHIND_EXCEPTED)) {
    const stop = Math.max(...[...',;.:'].map((mark) => said.lastIndexOf(mark, index)));
    out.push([stop + 1, index]);
  }
  return out;
}
