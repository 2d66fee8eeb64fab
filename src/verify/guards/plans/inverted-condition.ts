/** "You will get a refund" by "should you cancel by Friday, you will get a refund": a condition that is told by the order of its words. */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const SUBJECT = String.raw`(?:you|he|she|it|they|we|i|the|an?|any|your|his|her|its|their|our|this|that|these|those|anyone|somebody|someone|\p{Lu}[\p{L}'\u2019-]+)`;
const INVERTED = new RegExp(
  String.raw`^\W*(?:should|had|were) ${SUBJECT} [^?]*?,|, (?:should|were) ${SUBJECT} `,
  'iu',
);
const LED = /\b(?:should|had|were) \p{L}/iu;
const CONDITION =
  /\b(?:if|should|were|had|unless|when|whenever|where|in (?:the )?(?:case|event)|provided|would|could|may|might|can|who|upon|on|after|once)\b/iu;

export const INVERTED_CONDITION: Guard = against('condition', 'english', isBehindCondition, {
  told: () => LED,
});

function isBehindCondition({ reading, inferred }: Told, { source, sentence }: AlignedSentence): boolean {
  if (inferred || source.structured || CONDITION.test(textOf(reading))) return false;
  return INVERTED.test(textOf(originOf(source).sentence(sentence)).trim());
}
