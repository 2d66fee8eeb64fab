/** "Gave a free night" by "offering a free night": what was offered, promised or proposed was not given by that. */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

export const OFFERED_ONLY: Guard = againstUnit('modality', 'english', offeredOnly);

const GIVEN = /^(?:gave|given|granted|paid|handed|lent|donated)$/;
const GIVE = /^(?:give|grant|pay|hand|lend|donate|receive|get|accept)$/;
const OFFER = /^(?:offer|promis|propos|pledg)(?:e?s|ed|ing|e)?$/;
/** Who promises something gives his word. */
const WORD = /^(?:word|promises?|pledges?|assurances?|guarantees?|offers?|commitments?|quotes?|quotation)$/;

function offeredOnly({ reading, units }: Told, { source, sentence }: AlignedSentence): number {
  const unit = units.findIndex(({ word }) => GIVEN.test(word.form));
  if (unit < 0 || originOf(source).structured || reading.words.some(({ form }) => WORD.test(form))) return -1;
  const { words } = originOf(source).sentence(sentence);
  return words.some(({ form }) => OFFER.test(form)) && !words.some(({ lemma }) => GIVE.test(lemma))
    ? unit
    : -1;
}
