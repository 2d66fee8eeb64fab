/** "Tim is Italian" by "Tim lives in Italy": where somebody lives, works or stays tells of no nationality, nor the reverse. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const IS = /\b(?:is|was|are|were) (?:an? |the |not )?(?:\p{L}+ )?\p{Lu}\p{L}+(?:an|ish|ese|ch|ss|k|ic|i)\b/u;
const IN =
  /\b(?:in|to|from|through|across|near|visit(?:s|ed)?|left|sp[eo]ak(?:s|ing)?|spoke|learn(?:s|ed|ing|t)?|teach(?:es)?|stud(?:y|ies|ied)|kn[eo]ws?|understands?|reads?|writes?) (?:the )?\p{Lu}/u;

/** "Speaks Spanish" tells of a language. */
const SPEAKING = new Set(['speak', 'learn', 'teach', 'study', 'know', 'understand', 'read', 'write']);

export const OF_NATION: Guard = againstUnit('entity', 'english', isOfPlace, {
  said: () => IS,
  told: () => IN,
});

/** Where a quality told of somebody by "is" is the place that a phrase of the sentence names. */
function isOfPlace({ reading, units, support }: Told, sentence: AlignedSentence): number {
  if (!IS.test(textOf(reading)) || /\bborn\b/iu.test(textOf(sentence.reading))) return -1;
  const { words, text, start } = sentence.reading;
  return units.findIndex(({ word, capital }, i) => {
    const { kind, at } = support.matches[i]!;
    if (at < 1 || !capital || support.from[i] !== 0) return false;
    const own = words[at]!;
    if (kind === 'same') return SPEAKING.has(words[at - 1]!.lemma);
    return (
      kind === 'derived' &&
      /^\p{Lu}/u.test(text.slice(own.start, own.end)) &&
      /(?:an|ish|ese|ch|ss|k|ic|i)$/.test(word.form) &&
      /\b(?:in|to|from|through|across|near|visit(?:s|ed)?|left) (?:the )?$/u.test(
        text.slice(start, own.start),
      )
    );
  });
}
