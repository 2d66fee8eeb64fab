/**
 * One thing in the place of another, behind the same words: "damage caused by water is covered" of "damage is covered when
 * it is caused by fire".
 */
import type { Reading, Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { takenBy } from '../kinds/narrowed.ts';

export const OTHER_IN_PLACE: Guard = againstUnit('entity', 'prose', otherInPlace);

/** Match from which a word is the statement's own, and up to which nothing stands for it. */
const OWN = 0.9;
const UNSAID = 0.45;

const PASSED_OVER = /^(?:the|an?|its|his|her|their|our|your|my|this|that|these|those|any|all|some)$/;
const LEADING = /^(?:by|from|for|with|in|on|at|of|against|under|over|through|during|after|before)$/;

function otherInPlace({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const taken = new Set(takenBy(alignment));
  return units.findIndex(({ from, value, weight }, i) => {
    const lead = i === 0 ? undefined : units[i - 1]!;
    const before = alignment.matches[i - 1];
    if (
      lead === undefined ||
      value !== undefined ||
      weight < LEAST ||
      alignment.matches[i]!.strength > UNSAID
    )
      return false;
    if (before === undefined || before.at < 0 || before.kind !== 'same' || before.strength < OWN)
      return false;
    const ours = leadTo(reading, lead.to, from);
    if (ours === undefined) return false;
    const other = ledFrom(theirs, before.at + 1, ours);
    return other !== undefined && !taken.has(other) && isThing(theirs.words[other]!);
  });
}

const LEAST = 0.3;

/** The preposition that alone, but for what determines, stands between two words. */
function leadTo({ words }: Reading, from: number, to: number): string | undefined {
  const [first, ...rest] = words.slice(from, to);
  if (first === undefined || !LEADING.test(first.form)) return undefined;
  return rest.every(({ form }) => PASSED_OVER.test(form)) ? first.form : undefined;
}

/** The word that a preposition leads to. */
function ledFrom({ words }: Reading, at: number, lead: string): number | undefined {
  if (words[at]?.form !== lead) return undefined;
  let next = at + 1;
  while (PASSED_OVER.test(words[next]?.form ?? '')) next++;
  return next < words.length ? next : undefined;
}

const isThing = ({ weight, value }: Word): boolean => weight > 0 && value < 0;
