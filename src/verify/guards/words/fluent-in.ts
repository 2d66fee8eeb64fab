/** "Ben speaks Italian fluently" by "Ben is fluent in French and gets by in Italian": how well is told of the one language alone. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';

const FLUENT = /\bfluent(?:ly)?\b/iu;

export const FLUENT_IN: Guard = againstUnit('entity', 'prose', isOfOther, {
  said: () => FLUENT,
  told: () => FLUENT,
});

function isOfOther({ units }: Told, sentence: AlignedSentence): number {
  const { words } = sentence.reading;
  const fluent = words.findIndex(({ form }) => FLUENT.test(form));
  const tags = tagsOf(sentence);
  return units.findIndex(({ name, word, value }, i) => {
    const { at } = sentence.alignment.matches[i]!;
    if (value !== undefined || !(name || word.capital) || at <= fluent || fluent < 0) return false;
    // Another verb stands between.
    return tags.slice(fluent + 1, at).some((tag) => /^VB[ZPD]$/.test(tag));
  });
}
