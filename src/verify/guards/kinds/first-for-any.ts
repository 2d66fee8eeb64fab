/** "The lesson is free" by "the first lesson is free", "bags are free" by "one bag is free, further bags cost 40 euros": what holds of one in a row is not told of each. */
import type { Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const RANKED = /\b(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|one|initial)\b/iu;
/** Ranks by which something is one of several whenever it is told of. */
const LATER = /^(?:second|third|fourth|fifth|2nd|3rd)$/;
const FIRST = /^(?:first|last|1st|initial)$/;
const FURTHER = /\b(?:further|additional|extra|another|others?|each more|any more|beyond that)\b/iu;
/** What holds as a rule, or still; what was done to the first was done. */
const RULE = /\b(?:is|are|costs?|pays?|takes?|lasts?|gets?|may|can|must|will|has|have)\b/iu;
const PAST = /\b(?:was|were|had|did|has been|have been)\b/iu;

export const FIRST_FOR_ANY: Guard = againstUnit('partially_mentioned', 'prose', ofOne, {
  told: () => RANKED,
});

/** The unit of the subject of a statement of which the evidence tells only by its rank; -1 for none. */
function ofOne({ reading, units }: Told, { reading: theirs }: AlignedSentence): number {
  const said = textOf(reading);
  if (RANKED.test(said)) return -1;
  const { words } = reading;
  const at = /^(?:the|an?|your|any|each|every)$/.test(words[0]?.form ?? '') ? 1 : 0;
  const noun = words[at];
  if (noun === undefined || noun.weight === 0 || (at === 1 && noun.capital)) return -1;
  const places = theirs.words.flatMap(({ lemma }, place) => (lemma === noun.lemma ? [place] : []));
  const [own] = places;
  if (own === undefined) return -1;
  const isRule = RULE.test(said) && !PAST.test(said);
  const further = FURTHER.test(textOf(theirs));
  const isOne = (place: number): boolean => {
    const rank = rankOf(theirs.words, place);
    return LATER.test(rank) || (isRule && (FIRST.test(rank) || (further && rank === 'one')));
  };
  // The others of the row may be told of behind it.
  return isOne(own) && places.slice(1).every((place) => rankOf(theirs.words, place) !== '')
    ? units.findIndex(({ from, to }) => from <= at && at < to)
    : -1;
}

/** The rank that stands before a noun, or what tells it from the first; empty for none. */
function rankOf(words: readonly Word[], noun: number): string {
  const before = [words[noun - 1]?.form ?? '', words[noun - 2]?.form ?? ''];
  return before.find((form) => RANKED.test(form) || FURTHER.test(form)) ?? '';
}
