/** "The hotel has a pool" by "pool under construction", "has a sauna" by "sauna coming soon": what is not there yet. */
import { against, type Guard, textOf } from '../guard.ts';

const COMING =
  /^\)?,? ?\(?(?:(?:that|which) )?(?:(?:is|are) )?(?:still |currently |now )?(?:under (?:construction|development|renovation)|being built|to be (?:built|added|installed)|coming soon|in planning|in preparation|opening soon|to follow|planned|proposed|on order|on back-?order)\b/iu;
const ANYWHERE =
  /\b(?:under (?:construction|development|renovation)|being built|to be (?:built|added|installed)|coming soon|in planning|in preparation|opening soon|to follow|planned|proposed|on order|on back-?order)\b/iu;
const HAVING =
  /\b(?:has|have|had|having|offers?|offered|features?|includes?|provides?|comes with|contains?|there (?:is|are|was|were)|available)\b/iu;

/** Match from which a word of the evidence is the statement's own. */
const OWN = 0.7;

export const NOT_YET_THERE: Guard = against(
  'modality',
  'english',
  ({ reading, units, support: { sentences, matches, from } }) =>
    !ANYWHERE.test(textOf(reading)) &&
    units.some(({ value, from: first }, i) => {
      const { at, strength } = matches[i]!;
      const sentence = sentences[from[i]!];
      // What somebody has is named behind the verb; who has it is named before.
      const isHad = HAVING.test(reading.text.slice(reading.start, reading.words[first]!.start));
      const isThere = /\bavailable\b/iu.test(textOf(reading));
      if (value !== undefined || at < 0 || strength < OWN || sentence === undefined || !(isHad || isThere))
        return false;
      const { text, words, end } = sentence.reading;
      return COMING.test(text.slice(words[at]!.end, end).trimStart());
    }),
  { said: () => HAVING, told: () => ANYWHERE },
);
