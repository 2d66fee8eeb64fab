/** "The target of 500 flats was reached" by "Target: 500 flats": what is aimed at is not what is reached. */
import { against, type Guard, type Told, textOf } from '../guard.ts';

const MET =
  /\b(?:targets?|goals?|quotas?|objectives?|aims?)\b[^.]*\b(?:was|were|is|are|has been|have been|been) (?:\p{Ll}+ly )?(?:reached|met|achieved|attained|hit|exceeded|fulfilled|surpassed)\b/iu;
const REACHED =
  /\b(?:reach\p{L}*|met|meets?|achiev\p{L}*|attain\p{L}*|hit|exceed\p{L}*|fulfil\p{L}*|surpass\p{L}*|actual|results?|completed?|done|missed|on track|delivered|made|sold|beat\p{L}*|over|above|above|at least|total|so far|yes|true)\b|[|%✓✔]/iu;

export const TARGET_MET: Guard = against('modality', 'any', isAimedAt, { said: () => MET });

function isAimedAt({ support: { sentences }, inferred }: Told): boolean {
  return !inferred && !sentences.some(({ reading }) => REACHED.test(textOf(reading)));
}
