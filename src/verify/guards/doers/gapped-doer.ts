/** "Rita paid for the children" by "Rita paid for herself, and Omar for the children": what a clause without a verb tells is of its own doer. */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

export const GAPPED_DOER: Guard = againstUnit('role', 'english', ofOtherDoer, { told: () => GAPPED });

const LONGEST = 300;
/** The doer of a clause that leaves its verb out, and what it has in the place of the first one's phrase. */
const GAPPED =
  /^(.+?)(?:, and|, but|;|,) ((?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}[\p{L}'\u2019-]+) (for|to|from|in|at|on|with|by|about|into) ([^,;:]+?)\.?$/u;

function ofOtherDoer({ reading, units }: Told, { source, sentence }: AlignedSentence): number {
  const origin = originOf(source);
  if (origin.structured) return -1;
  const said = textOf(origin.sentence(sentence)).trim();
  if (said.length > LONGEST) return -1;
  const found = GAPPED.exec(said);
  if (found === null) return -1;
  const [, first, doer, joint, rest] = found;
  const ours = textOf(reading);
  // The phrase of the second must answer one of the first: "wrote to the council, and Paul to the landlord".
  if (!new RegExp(`\\p{L} ${joint} \\p{L}`, 'u').test(first!) || ours.includes(doer!)) return -1;
  const before = new Set(wordsOf(first!));
  const behind = new Set(wordsOf(rest!).filter((word) => !before.has(word)));
  const isFirst = wordsOf(first!)
    .slice(0, SUBJECT)
    .some((word) => word === wordsOf(ours)[0]);
  return isFirst ? units.findIndex(({ word }) => behind.has(word.form)) : -1;
}

/** Words in which a clause names its doer. */
const SUBJECT = 3;
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
