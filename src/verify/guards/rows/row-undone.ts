/**
 * "Furosemide was given at 08:00" by `08:00 | furosemide | refused by resident`: of a row that says that nothing came of it
 * no deed is told that stands neither in its cells nor in their heads.
 */
import { NEGATION } from '../../../text/cues.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const UNDONE =
  /(?:\||\t)\s*(?:refused|declined|omitted|withheld|missed|skipped|not (?!applicable)\p{L}+|cancell?ed|void(?:ed)?|rejected|denied|failed|bounced|no[- ]show|unpaid|unsigned|absent|outstanding|pending|waiting|awaited|requested|aborted|suspended)\b[^|\t]*(?:\||\t|$)/iu;
const SAID_SO =
  /\b(?:refus|declin|omit|withheld|miss|skip|cancel|void|reject|den(?:y|ied)|fail|bounc|show|unpaid|unsigned|absent|outstanding|pending|wait|await|request|abort|suspend)/iu;
/** Letters of a verb by which it is told in another form of it. */
const STEM = 4;

export const ROW_UNDONE: Guard = against('negation', 'any', isOfNothing, { told: () => UNDONE });

function isOfNothing(told: Told): boolean {
  const { reading, support } = told;
  if ((reading.cues & NEGATION) !== 0 || SAID_SO.test(textOf(reading))) return false;
  const deeds = told.predicates().filter(({ done }) => done);
  return support.sentences.some(
    (one) => UNDONE.test(textOf(one.reading)) && deeds.some(({ word }) => !stands(word.lemma, one)),
  );
}

/** Whether a verb stands in the row or in the line that heads it. */
function stands(lemma: string, { source, sentence }: AlignedSentence): boolean {
  const block = source.scan.sentenceBlock[sentence];
  let head = sentence;
  while (head > 0 && source.scan.sentenceBlock[head - 1] === block) head--;
  const stem = lemma.slice(0, STEM);
  return [head, sentence].some((at) => source.sentence(at).words.some(({ form }) => form.startsWith(stem)));
}
