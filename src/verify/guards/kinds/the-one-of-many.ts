/** "Ann sold the car" by "Ann sold cars", "the invoice was paid" by "invoices were paid late": what is told of some is not told of the one. */
import type { Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Told, tagsOf } from '../guard.ts';

/** What was done: a rule of all of a kind holds for each of them. */
const DID = /\b(?:was|were|had|did|has been|have been)\b/u;
const IS = /\b(?:is|are|may|can|must|should|will|would|shall|could|might|cannot)\b/u;

export const THE_ONE_OF_MANY = againstUnit('quantifier', 'prose', theOne, {
  said: () => /\b(?:the|this|that) \p{Ll}/iu,
});

/** The unit of a definite noun in the singular that the evidence has as a bare plural only; -1 for none. */
function theOne({ reading, units }: Told, sentence: AlignedSentence): number {
  const { words, text, start, end } = reading;
  const said = text.slice(start, end);
  if (IS.test(said) || !(DID.test(said) || words.some(isPast))) return -1;
  const tags = tagsOf(sentence);
  if (!tags.includes('VBD') && !tags.includes('VBN')) return -1;
  if (tags.some((tag) => tag === 'MD' || tag === 'VBZ' || tag === 'VBP')) return -1;
  const theirs = sentence.reading.words;
  return units.findIndex(({ from, to, value }) => {
    const noun = words[from];
    if (value !== undefined || to !== from + 1 || noun === undefined || !isDefinite(words, from))
      return false;
    const places = theirs.flatMap(({ lemma }, at) => (lemma === noun.lemma ? [at] : []));
    return places.length > 0 && places.every((at) => tags[at] === 'NNS' && isBare(theirs, tags, at));
  });
}

/** "The car": a noun in the singular right behind its article, at the head of a statement or behind its verb: "the wind" that closed a bridge may be winds. */
const isDefinite = (words: readonly Word[], at: number): boolean => {
  const { form, lemma, capital, weight } = words[at]!;
  const [before, next] = [words[at - 2], words[at + 1]];
  // "The price increase" is one of prices.
  if (next !== undefined && next.weight > 0 && next.form === next.lemma) return false;
  return (
    form === lemma &&
    !capital &&
    weight > 0 &&
    /^(?:the|this|that)$/.test(words[at - 1]?.form ?? '') &&
    (before === undefined || before.weight > 0)
  );
};

const isPast = ({ form, lemma, value }: Word): boolean =>
  value < 0 && form !== lemma && !/(?:s|ing)$/.test(form);

/** Whether a plural has no article, number or owner before it. */
function isBare(words: readonly Word[], tags: readonly string[], noun: number): boolean {
  if (words[noun]!.form === words[noun]!.lemma) return false;
  let at = noun - 1;
  while (at >= 0 && /^(?:JJ[RS]?|NNS?)$/.test(tags[at]!)) at--;
  return (
    at < 0 ||
    (words[at]!.value < 0 &&
      !/^(?:DT|PDT|PRP\$|POS|CD|WDT|WP\$|CC|NNP)$/.test(tags[at]!) &&
      !/^(?:all|both|many|several|few|most|some|such|more)$/.test(words[at]!.form))
  );
}
