/** "Ana apologised" by "Ana made Tom apologise", "Ana fell" by "Ana saw Tom fall": what one makes or sees another do. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';

const OVER =
  /\b(?:ma[dk]es?|making|lets?|letting|had|ha[sv]e?|having|saw|sees?|seen|heard|hears?|watch(?:ed|es)?|felt|noticed|helps?|helped)\b/iu;
const OVER_LEMMA = /^(?:make|let|have|see|hear|watch|feel|notice|help)$/;
/** Words from such a verb to what another does, at most. */
const FAR = 5;
const FOUND = 0.5;

export const MADE_ANOTHER_DO: Guard = againstUnit('role', 'sentence', isOfAnother, { told: () => OVER });

/** The predicate of a statement that its sentence has in the base form behind another than its subject; -1 for none. */
function isOfAnother({ units, support, predicates }: Told, sentence: AlignedSentence): number {
  const verb = predicates()[0]?.unit ?? -1;
  if (verb < 1 || sentence.source.structured || support.matches[verb]!.strength < FOUND) return -1;
  const { words, text } = sentence.reading;
  const { at } = support.matches[verb]!;
  // What is found in the sentence as a whole stands at no word of it.
  if (at < 0) return -1;
  const tags = tagsOf(sentence);
  // The base form alone is at times taken for an adverb or an adjective.
  if (/^(?:VB[DNZ]|NN)/.test(tags[at] ?? '') || /ed$/.test(words[at]!.form)) return -1;
  const over = words.findLastIndex(({ lemma }, place) => place < at && OVER_LEMMA.test(lemma));
  if (over < 1 || at - over > FAR || at - over < 2 || !/^VB/.test(tags[over]!)) return -1;
  const between = words.slice(over + 1, at);
  const isOneDoer = between.every(
    ({ form, lemma }, place) =>
      !/^(?:to|and|or|not|but|that|had|has|have)$/.test(form) &&
      (place === 0 || !/^(?:VB[DZ]|MD|IN|,)$/.test(tags[over + 1 + place]!)) &&
      !units.some(({ word }) => word.lemma === lemma),
  );
  if (
    !isOneDoer ||
    !/^(?:NNP?S?|PRP)$/.test(tags[at - 1]!) ||
    /[,;:.]/.test(text.slice(words[over]!.end, words[at]!.start))
  )
    return -1;
  // All that the statement says of who does it stands before that verb.
  return units.slice(0, verb).every((_, i) => {
    const match = support.matches[i]!;
    return match.at >= 0 && match.at < over;
  })
    ? verb
    : -1;
}
