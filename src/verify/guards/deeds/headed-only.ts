/** "The office was moved" by "4. Office move. Ben asked for quotes.": what an item is headed by is what it is about. */
import { originOf } from '../../context/retold.ts';
import { againstUnit, type Guard, textOf } from '../guard.ts';

const DONE = /\b(?:was|were|(?:has|have|had) been) (?:\p{L}+ly )?(?<deed>\p{L}+)\b/iu;
/** A heading of a few words, by its number or because a sentence follows it. */
const HEADING =
  /^\W*(?:(?:item|point|agenda item|section|§|no\.?)? ?\d{1,3}(?:\.\d{1,2})?[.):]? )?(?<words>[\p{L}-]+(?: [\p{L}&-]+){0,4})[.:]?\s*$/iu;
const NUMBERED = /^\W*(?:(?:item|point|agenda item|section|§|no\.?) ?\d|\d{1,3}(?:\.\d{1,2})?[.)] )/iu;
/** What tells in a heading that it was done. */
const TELLS = /(?:ed|done|made|sent|paid|held|complete|finished|over|ok|success\p{L}*|new)\b/iu;

export const HEADED_ONLY: Guard = againstUnit(
  'modality',
  'sentence',
  ({ reading, units, support }, { source, sentence }) => {
    const deed = DONE.exec(textOf(reading))?.groups?.deed?.toLowerCase();
    if (deed === undefined || source.structured) return -1;
    const origin = originOf(source);
    const told = textOf(origin.sentence(sentence));
    const heading = HEADING.exec(told)?.groups?.words;
    if (heading === undefined || TELLS.test(heading)) return -1;
    const end = origin.scan.sentenceEnd[sentence] ?? 0;
    const follows = /^[.:]?[ \t]*\n?[ \t]*\p{Lu}\p{L}+(?: \p{L}+){2}/u.test(origin.text.slice(end, end + 80));
    if (!follows || !(NUMBERED.test(told) || told.trim().endsWith('.') || origin.text[end] === '.'))
      return -1;
    const theirs = support.sentences[0]?.reading.words ?? [];
    return units.findIndex(({ word }, i) => {
      const noun = theirs[support.matches[i]!.at];
      // "The dog ate the cake. Then it slept": a verb tells it.
      return word.form === deed && noun !== undefined && noun === theirs.at(-1) && noun.form === noun.lemma;
    });
  },
  { said: () => DONE },
);
