/**
 * "The board rejected the plan" by "the board turned down the request": the deed in other words, and done to another thing;
 * and "it is forbidden to fish" by "swimming is forbidden".
 */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';

export const ANOTHER_OBJECT: readonly Guard[] = [
  againstUnit('entity', 'prose', doneToAnother),
  againstUnit('entity', 'prose', toDoAnother),
];

/** Match from which a word of the sentence stands for one of the statement. */
const STANDS = 0.4;
const DETERMINING = /^(?:the|an?|his|her|its|their|our|your|my|this|that|no|any)$/;
const DONE_TO = /^(?:obj|nsubj:pass)$/;

/** The object of a statement that nothing accounts for, where the verb that stands for its own has another. */
function doneToAnother({ reading, units, score, predicates }: Told, sentence: AlignedSentence): number {
  if (score === Number.POSITIVE_INFINITY) return -1;
  const { alignment, source, reading: theirs } = sentence;
  const verb = predicates()[0]?.unit ?? -1;
  const place = verb < 0 ? -1 : alignment.matches[verb]!.at;
  if (place < 0) return -1;
  const object = units.findIndex(
    ({ value, capital }, i) =>
      i === verb + 1 && value === undefined && !capital && alignment.matches[i]!.at < 0,
  );
  if (object < 0) return -1;
  const between = reading.words.slice(units[verb]!.to, units[object]!.from);
  if (!between.every(({ form }) => DETERMINING.test(form))) return -1;
  const tree = source.parsed(sentence.sentence);
  const own = tree.tokens.findIndex(({ start }) => start === theirs.words[place]!.start);
  const taken = new Set(
    alignment.matches.flatMap(({ at, strength }) => (strength >= STANDS ? [theirs.words[at]?.start] : [])),
  );
  const tags = tagsOf(sentence);
  const isAnother = theirs.words.some(({ start, value }, at) => {
    if (value >= 0 || taken.has(start) || !/^NNS?$/.test(tags[at]!)) return false;
    const token = tree.tokens.find((one) => one.start === start);
    return token !== undefined && token.head === own && DONE_TO.test(token.deprel);
  });
  return isAnother ? object : -1;
}

const IT_IS_TO =
  /^it (?:is|was) (?:strictly )?(?:not )?(?:forbidden|prohibited|allowed|permitted|possible|compulsory|mandatory|necessary) to $/iu;

/** What it is forbidden or allowed to do, where nothing accounts for that. */
function toDoAnother({ reading, units, score, support: { matches } }: Told): number {
  if (score === Number.POSITIVE_INFINITY) return -1;
  return units.findIndex(
    ({ start }, i) => matches[i]!.at < 0 && IT_IS_TO.test(reading.text.slice(reading.start, start)),
  );
}
