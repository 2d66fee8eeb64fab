/** "All items" by "all items over 50 euros": what is said of all of a kind is not said of all, nor a total that what was paid was paid in full. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const FOUND = 0.5;
const ALL =
  /\b(?:all|every|each|any) (?:of (?:the |our |its |their )?|the |our |its |their )?(?:\p{Ll}+ ){0,2}$/iu;
/** What bounds the noun before it. */
const BOUND =
  /^ (?:over|above|under|below|worth|priced|costing|exceeding|larger|bigger|smaller|longer|shorter|heavier|lighter|older|younger|newer|more than|less than|at least|up to|without|except|excluding|other than|that|who|opened|placed|made|bought|sold|issued|registered|booked|signed) (?<what>[\p{L}\p{N}\u20ac$\u00a3.,]+)/u;
const PAID_IN_FULL = /\b(?:in full|fully)\b/iu;

export const ALL_OF_A_KIND: readonly Guard[] = [
  againstUnit('quantifier', 'sentence', boundThere, {
    said: () => /\b(?:all|every|each|any)\b/iu,
    told: () => /\b(?:all|every|each|any)\b/iu,
  }),
  againstUnit('quantity', 'sentence', totalForFull, { said: () => PAID_IN_FULL, told: () => /\btotal/iu }),
];

/** The noun of which a statement tells all and its sentence those that a bound picks out; -1 for none. */
function boundThere({ reading, units, support }: Told, { reading: theirs }: AlignedSentence): number {
  const said = textOf(reading);
  const told = textOf(theirs);
  return units.findIndex(({ word }, i) => {
    const { at, strength } = support.matches[i]!;
    if (at < 0 || strength < FOUND || support.from[i] !== 0) return false;
    const noun = theirs.words[at]!;
    const from = noun.start - theirs.start;
    if (!ALL.test(said.slice(0, word.start - reading.start)) || !ALL.test(told.slice(0, from))) return false;
    const bound = BOUND.exec(told.slice(from + noun.form.length));
    return bound !== null && !BOUND.test(said.slice(word.end - reading.start));
  });
}

/** "In full" for a total that stands beside what was paid; -1 for none. */
function totalForFull({ reading, units, support }: Told, { reading: theirs }: AlignedSentence): number {
  if (!PAID_IN_FULL.test(textOf(reading)) || /\bnot\b|n['\u2019]t\b/iu.test(textOf(reading))) return -1;
  return units.findIndex(
    ({ word }, i) =>
      /^full/u.test(word.lemma) &&
      support.from[i] === 0 &&
      theirs.words[support.matches[i]!.at]?.lemma === 'total',
  );
}
