/** "Children take two tablets" by "Adults: two tablets. Children: half of that.": what stands under one label is not of another. */

import { originOf } from '../../context/retold.ts';
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const LABELLED = /^([\p{L}][\p{L} -]{1,40}): \S/u;
/** Characters around a sentence in which another label is looked for. */
const REACH = 600;

export const LABEL_OF_ANOTHER: Guard = againstUnit('entity', 'prose', isUnderOther, { told: () => /: \S/u });

function isUnderOther(
  { reading, units }: Told,
  { reading: theirs, source, sentence }: AlignedSentence,
): number {
  const own = LABELLED.exec(textOf(theirs).trimStart())?.[1]?.toLowerCase();
  const [first] = units;
  if (own === undefined || first === undefined || first.value !== undefined) return -1;
  const said = textOf(reading).toLowerCase();
  if (own.split(' ').some((word) => word.length > 2 && said.includes(word))) return -1;
  if (textOf(theirs).toLowerCase().includes(first.word.form)) return -1;
  const { text, scan } = originOf(source);
  const at = scan.sentenceStart[sentence] ?? 0;
  const around = text.slice(Math.max(0, at - REACH), at + REACH);
  return new RegExp(String.raw`(?:^|[.;!?\n]\s*)(?:the )?${escaped(first.word.form)}: \S`, 'iu').test(around)
    ? 0
    : -1;
}
