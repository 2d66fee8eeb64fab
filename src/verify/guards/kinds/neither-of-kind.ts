/** "Neither of the cars was insured" by "neither of the rental cars was insured": what no member of a kind is, others may be. */
import type { Reading } from '../../../text/reading.ts';
import { against, type Guard } from '../guard.ts';

const NEITHER = /\bneither\b/i;
const LED = /^(?:of|the|these|those|his|her|their|our|my|your|its|two)$/;

export const NEITHER_OF_KIND: Guard = against(
  'quantifier',
  'prose',
  ({ reading }, { reading: theirs }) => {
    const [own, other] = [nounAt(reading), nounAt(theirs)];
    if (own < 0 || other < 0) return false;
    const { lemma } = reading.words[own]!;
    const at = theirs.words.findIndex((word, i) => i >= other && word.lemma === lemma);
    return theirs.words
      .slice(other, Math.max(other, at))
      .some((word) => word.weight > 0 && !reading.words.some((one) => one.lemma === word.lemma));
  },
  { said: () => NEITHER, told: () => NEITHER },
);

/** Where what "neither" is of begins: its noun, or what is told of it before. */
function nounAt({ words }: Reading): number {
  const neither = words.findIndex(({ form }) => form === 'neither');
  return neither < 0 ? -1 : words.findIndex(({ form }, at) => at > neither && !LED.test(form));
}
