/** Whether amounts of a text are parts of one sum: of the same one, of the same deed and time, and at no price for all together. */
import { FIRST_NAMES } from '../context/words.ts';
import type { AlignedSentence } from '../support.ts';
import type { Asked } from './asked.ts';
import type { Term } from './terms.ts';

/** Whether amounts that make up a sum may be added for a claim. */
export const mayAddUp = (asked: Asked, sentence: AlignedSentence, terms: readonly Term[]): boolean =>
  !terms.some((term) => isOfAnother(asked, term)) &&
  !(terms.some((term) => hasVerb(asked, term)) && terms.some((term) => isDoneOtherwise(asked, term))) &&
  new Set(terms.map(qualified)).size === 1 &&
  !isReduced(asked, sentence);

/** Whether the main verb of the claim stands with an amount. */
const hasVerb = (asked: Asked, term: Term): boolean =>
  asked.units.some((_, k) => asked.isMainVerb(k) && term.has(k));

/** "In 2020", "to repair": what an amount alone has beside it says what it is for. */
const qualified = ({ words, sentence: { reading } }: Term): string =>
  [
    words.some(({ value }) => value >= 0 && reading.values[value].kind === 'date'),
    words.some(({ form }) => form === 'to'),
  ].join();

/** Weight under which a word tells nothing, and strength from which a sentence says it. */
const LIGHT = 0.3;
const SAID = 0.6;

/** "And Ravi five hours": a name between "and" and an amount. */
const isBearer = (words: Term['words'], at: number): boolean =>
  words[at - 1]?.form === 'and' && (words[at + 1]?.value ?? -1) >= 0;

/** "And Ravi five hours", in a claim about Sunita: an amount of somebody else whom the sentence names. */
const isOfAnother = ({ units, reading }: Asked, { words }: Term): boolean =>
  units.some(({ capital }) => capital) &&
  words.some(
    ({ capital, value, form, lemma }, at) =>
      capital &&
      value < 0 &&
      (FIRST_NAMES.has(form) || isBearer(words, at)) &&
      !reading.words.some((word) => word.form === form || word.lemma === lemma),
  );

/** "Ben cycled 210 km", in a claim of what was driven: another verb than the claim's. */
const isDoneOtherwise = ({ lexicon, reading }: Asked, { words, sentence }: Term): boolean =>
  words.some(
    ({ form, lemma, value, weight, start }, at) =>
      value < 0 &&
      weight > LIGHT &&
      form !== lemma &&
      /ed$/.test(form) &&
      (words[at + 1]?.value ?? -1) >= 0 &&
      /\p{L}/u.test(sentence.reading.text[start] ?? '') &&
      lexicon.lemmas(form).some(({ pos }) => pos === 'v') &&
      !sentence.alignment.matches.some(
        ({ at: place, strength }) => strength >= SAID && sentence.reading.words[place]?.lemma === lemma,
      ) &&
      !reading.words.some((word) => word.lemma === lemma),
  );

/** Whether the source has a word near a sentence by which several together cost less than each alone. */
const isReduced = ({ reading }: Asked, { source, sentence }: AlignedSentence): boolean => {
  const { sentenceStart, sentenceEnd } = source.scan;
  const near = source.text.slice(Math.max(0, sentenceStart[sentence] - NEAR), sentenceEnd[sentence] + NEAR);
  return REDUCED.test(near) && !REDUCED.test(reading.text);
};

const REDUCED = /\b(?:discounts?|rebate|as a set|bundle|package price|set price)\b/i;
const NEAR = 240;
