/** "Tickets are cheaper at the door" by "cheaper online than at the door": what stands behind "than" is what is surpassed. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';

export const THAN_THERE: readonly Guard[] = [
  against('comparison', 'english', isSurpassed),
  against('comparison', 'english', isSurpassedBySpeaker),
];

const MORE = /^(?:more|less|fewer|better|worse|\p{L}+(?:er|ier))$/u;

function isSurpassed({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  if (reading.words.some(({ form }) => form === 'than')) return false;
  const than = theirs.words.findIndex(({ form }) => form === 'than');
  const ours = reading.words.findIndex(({ form }) => MORE.test(form));
  if (than < 0 || ours < 0) return false;
  const more = theirs.words.findIndex(({ form }) => form === reading.words[ours]!.form);
  if (more < 0 || more > than) return false;
  const after = units.flatMap(({ from }, unit) => (from > ours ? [alignment.matches[unit]!.at] : []));
  return after.length > 0 && after.every((at) => at > than);
}

const PRONOUN = /^(?:we|i|they|he|she)$/;

/** "We expect it further south than they do" by "they expect it further south than we do". */
function isSurpassedBySpeaker({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [who] = reading.words;
  const than = reading.words.findIndex(({ form }) => form === 'than');
  const there = theirs.words.findIndex(({ form }) => form === 'than');
  if (who === undefined || !PRONOUN.test(who.form) || than < 0 || there < 0) return false;
  if (theirs.words[there + 1]?.form !== who.form || reading.words[than + 1]?.form === who.form) return false;
  const degree = reading.words.slice(0, than).findLast(({ form }) => MORE.test(form) || form === 'further');
  return degree !== undefined && theirs.words.slice(0, there).some(({ form }) => form === degree.form);
}
