/** "The lift is being repaired" by "lift repaired": what a note tells to be done is not going on. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const BEING = /\b(?:is|are|was|were) (?:now |still |currently )?being (\p{L}+)\b/iu;
const GOING_ON =
  /\b(?:being|under|ongoing|in progress|still|currently|continu\p{L}*|\p{L}+ing|until|since|now|while|daily|every|each|always|pending)\b/iu;
const FINITE = /\b(?:is|are|get|gets|has|have)\b/iu;

export const BEING_DONE: Guard = against('date_time', 'english', isDone, { said: () => BEING });

function isDone({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const done = BEING.exec(textOf(reading))?.[1]?.toLowerCase();
  const told = textOf(theirs).toLowerCase();
  if (done === undefined || source.structured || GOING_ON.test(told) || FINITE.test(told)) return false;
  return new RegExp(String.raw`\b${done}\b`, 'u').test(told);
}
