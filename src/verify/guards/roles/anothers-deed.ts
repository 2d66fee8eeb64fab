/** What somebody opposes, refuses or gets is not theirs: "the CFO's proposal" by "the CFO opposed the proposal". */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const ANOTHERS_DEED: Guard = against('entity', 'english', isAnothers);

/** A proposal, a demand: what is made by one and handled by another. */
const MADE =
  /^(?:proposal|plan|demand|request|offer|bid|motion|claim|complaint|appeal|suggestion|recommendation|objection|application|petition|amendment|design|report|invoice|letter|bill|order)s?$/;
const HANDLED =
  /^(?:oppos|reject|criticis|criticiz|declin|refus|disput|contest|den[iy]|dismiss|challeng|question|approv|accept|receiv|review|examin|prais|welcom|support|endors|back|block|veto|answer|read|adopt|paid|pay)/;

function isAnothers({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  const text = textOf(theirs);
  return units.some((unit, at) => {
    const owner = units[at - 1];
    if (owner === undefined || !MADE.test(unit.word.form) || owner.from !== unit.from - 1) return false;
    if (!/['\u2019]s?\s*$/.test(reading.text.slice(owner.word.start, unit.word.start))) return false;
    const thing = alignment.matches[at]?.at ?? -1;
    const whose = alignment.matches[at - 1]?.at ?? -1;
    if (whose < 0 || thing <= whose + 1) return false;
    if (/['\u2019]s?\s*$/.test(text.slice(0, theirs.words[whose + 1]!.start - theirs.start))) return false;
    const between = theirs.words.slice(whose + 1, thing);
    // "Its own proposal", "Dear Mr Dahl, we have received your complaint".
    return (
      between.some(({ form }) => HANDLED.test(form)) &&
      !between.some(({ form }) => /^(?:his|her|its|their|your|own|we|i)$/.test(form))
    );
  });
}
