/** A verb and its object each by the other: "requested approval" for "approved the request". */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, tagsOf } from '../guard.ts';

export const VERB_FOR_OBJECT: Guard = against('role', 'sentence', byEachOther);

/** Match from which a word stands for one of the statement. */
const STANDS = 0.7;
const ARGUMENT = /^(?:obj|iobj|nsubj)/;
/** One word for several things, a verb of one or of many, is the same. */
const one = (form: string): string => form.replace(/s$/, '');
const NOWHERE = { head: -1, deprel: '' };

function byEachOther({ units, predicates }: Told, sentence: AlignedSentence): boolean {
  const { alignment, source } = sentence;
  const { words } = sentence.reading;
  /** Where the sentence has the word of a unit in another form: what it says as a noun for a verb, or the other way. */
  const placeOf = (unit: number): number => {
    const match = alignment.matches[unit];
    if (match === undefined || match.at < 0 || match.strength < STANDS) return -1;
    return one(words[match.at]!.form) === one(units[unit]!.word.form) ? -1 : match.at;
  };
  const verbs = predicates().map(({ unit }) => unit);
  // Most statements have a verb that the sentence has for a verb too, and need no tags.
  const crossed = verbs.some((verb) => placeOf(verb) >= 0 && units[verb]!.value === undefined);
  if (source.structured || !crossed) return false;
  const tags = tagsOf(sentence);
  const tree = source.parsed(sentence.sentence);
  const tokenAt = (word: number): number =>
    tree.tokens.findIndex(({ start }) => start === words[word]!.start);
  return verbs.some((verb) => {
    const noun = placeOf(verb);
    if (noun < 0 || !/^NNS?$/.test(tags[noun]!)) return false;
    const { head, deprel } = tree.tokens[tokenAt(noun)] ?? NOWHERE;
    if (head < 0 || !ARGUMENT.test(deprel)) return false;
    return units.some(
      (_, unit) => !verbs.includes(unit) && isVerb(tags[placeOf(unit)]) && tokenAt(placeOf(unit)) === head,
    );
  });
}

const isVerb = (tag: string | undefined): boolean => tag?.startsWith('VB') === true;
