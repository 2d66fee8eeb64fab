/** "A woman is painting a wall" by "a woman leaning on a painted wall": what has been done to a thing is not being done. */
import { participleOf } from '../../../text/inflect.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const DONE_THING: readonly Guard[] = [against('role', 'sentence', isDoneThing, { said: () => DOING })];

const DOING = /\b(?:is|are) (\p{Ll}{2,}ing) (?:an? |the |some )?(\p{Ll}+)\b/u;

function isDoneThing({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const found = DOING.exec(textOf(reading));
  if (found === null || source.structured) return false;
  const [, doing = '', thing = ''] = found;
  const told = textOf(theirs).toLowerCase();
  if (told.includes(doing)) return false;
  const bare = doing.slice(0, -3);
  const verbs = [bare, `${bare}e`, ...(bare.at(-1) === bare.at(-2) ? [bare.slice(0, -1)] : [])];
  return verbs.some((verb) => isDoneOnly(participleOf(verb), thing, told));
}

/** Whether a sentence has the deed only as what was done to the thing before. */
function isDoneOnly(done: string, thing: string, told: string): boolean {
  const before = String.raw`\b(?:an?|the|of|some|his|her|their|\p{L}+ly) ${done} ${thing}s?\b`;
  return new RegExp(before, 'u').test(told) && told.split(done).length === 2;
}
