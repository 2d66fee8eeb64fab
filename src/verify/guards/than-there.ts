/** "Tickets are cheaper at the door" by "cheaper online than at the door": what stands behind "than" is what is surpassed. */
import type { AlignedSentence } from '../support.ts';
import { against, type Guard, type Told } from './guard.ts';

export const THAN_THERE: Guard = against('comparison', 'english', isSurpassed);

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
