/** "Gave a free night" by "offering a free night": what was offered, promised or proposed was not given by that. */
import { againstUnit, type Guard, type Told } from './guard.ts';

export const OFFERED_ONLY: Guard = againstUnit('modality', 'english', offeredOnly);

const GIVEN = /^(?:gave|given|granted|paid|handed|lent|donated)$/;
const OFFER = /^(?:offer|promise|propose|pledge)$/;

function offeredOnly({ units, support: { sentences, matches, from } }: Told): number {
  return units.findIndex(({ word }, i) => {
    const { words } = sentences[from[i]!]?.reading ?? { words: [] };
    const theirs = words[matches[i]!.at];
    if (!GIVEN.test(word.form) || theirs === undefined || !OFFER.test(theirs.lemma)) return false;
    return !words.some(({ form }) => form === word.form);
  });
}
