/** Names that a record has another word of the same sense for: the "Kayak Yard" is not the "Canoe Yard". */
import { againstUnit } from '../guard.ts';

const OTHER = new Set(['synonym', 'specific', 'general', 'sibling']);

export const OTHER_NAME = againstUnit('entity', 'records', ({ reading, units, support }) => {
  const { sentences, matches, from } = support;
  return units.findIndex(({ name, capital, value, from: at, to }, i) => {
    const { kind, at: place } = matches[i]!;
    const theirs = sentences[from[i]!]?.reading;
    if (value !== undefined || at === 0 || !(name || capital) || place < 0 || !OTHER.has(kind)) return false;
    // A name of several words: one by itself may be a word of the language written large.
    const beside = [reading.words[to], at > 1 ? reading.words[at - 1] : undefined].some(
      (word) => word?.capital,
    );
    const other = theirs?.words[place];
    return beside && other !== undefined && /^\p{Lu}/u.test(theirs!.text.slice(other.start, other.end));
  });
});
