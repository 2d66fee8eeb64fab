/**
 * "Dogs are allowed in the cabin" by "dogs are allowed in the hold, cats in the cabin", and "200 employees in Spain" by "200
 * employees, most of them in Spain": a place, day or person that a shorter clause behind has of others.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

const PREPOSITION = String.raw`(?:in|on|at|to|for|from|by|with|until|after|before)`;
const PHRASE = String.raw`(?:(?:the|an?|his|her|their|our|its) )?[\p{L}\d.:$€£-]+(?: [\p{L}\d.:-]+)?`;
/** A phrase, what else there is, and a phrase of its own with the same preposition. */
const GAPPED = new RegExp(
  String.raw`\b(${PREPOSITION}) ${PHRASE}(?:, and|, but|,| and| but) ((?:(?:the|an?|his|her|their|our|its|\d+) )?\p{Ll}+) (\1 (?:(?:the|an?|his|her|their|our|its) )?([\p{L}\d]+))`,
  'iu',
);
const OF_THEM =
  /, (?:most|many|some|half|few|several|one|two|three|four|five|\d+|the majority|the rest|a (?:third|quarter|few)) of (?:them|whom|which)(?: (?:is|are|was|were|being|live|work))? ((?:in|at|from|on|by|for) (?:the )?([\p{L}\d]+))/iu;

export const OF_GAPPED: readonly Guard[] = [
  againstUnit('role', 'sentence', ofOther, { told: () => GAPPED }),
  againstUnit('quantifier', 'sentence', ofSome, { told: () => OF_THEM }),
];

/** The unit of the statement that stands in a phrase which the sentence has of another. */
function ofOther({ reading, units }: Told, sentence: AlignedSentence): number {
  const told = textOf(sentence.reading);
  const found = GAPPED.exec(told);
  if (found === null || sentence.source.structured) return -1;
  const [, , subject = '', phrase = '', last = ''] = found;
  const head = subject.split(' ').at(-1)!.toLowerCase();
  const said = textOf(reading).toLowerCase();
  if (said.includes(head) || !said.includes(phrase.toLowerCase())) return -1;
  const place = sentence.reading.words.findIndex(({ form }) => form === head);
  if (!/^NN/.test(tagsOf(sentence)[place] ?? '')) return -1;
  return units.findIndex(({ word }) => word.form === last.toLowerCase());
}

/** The same of what is said of some of those only. */
function ofSome({ reading, units }: Told, { reading: theirs, source }: AlignedSentence): number {
  const [, phrase = '', last = ''] = OF_THEM.exec(textOf(theirs)) ?? [];
  const said = textOf(reading).toLowerCase();
  if (last === '' || source.structured || !said.includes(phrase.toLowerCase())) return -1;
  if (
    /\b(?:most|many|some|half|few|several|majority|third|quarter|rest|of (?:them|whom|which))\b/u.test(said)
  )
    return -1;
  return units.findIndex(({ word }) => word.form === last.toLowerCase());
}
