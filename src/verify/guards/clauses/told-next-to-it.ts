/**
 * "The ship sank" by "the ship towed a barge. The barge sank.": a sentence with a subject of its own tells of nobody else; and
 * "the lamp is broken" by "the lamp is fine. The bulb is broken.": where both are named, the one is not called by the other.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, tagsOf } from '../guard.ts';
import { saidOf } from '../plain-deed.ts';

export const TOLD_NEXT_TO_IT: readonly Guard[] = [
  against('role', 'english', hasOwnSubject),
  against('entity', 'sentence', isNamedBeside),
];

/** Match from which a word is the statement's own. */
const OWN = 0.85;
const POINTING =
  /^(?:it|he|she|they|this|that|these|those|which|who|both|all|each|one|i|we|you|the|its|his|her|their|mine|ours|there|everyone|everything|some)$/;

/** The verb stands alone in a short sentence behind a noun that the statement does not have. */
function hasOwnSubject({ reading, units, support, inferred }: Told): boolean {
  // "The ship sank" may be parsed as one noun.
  const said = saidOf(reading) ?? (reading.words.length === 3 ? { doer: 1, what: 2 } : undefined);
  if (inferred || said === undefined || support.sentences.length !== 2) return false;
  const unitAt = (word: number): number => units.findIndex(({ from, to }) => word >= from && word < to);
  const [doer, what] = [unitAt(said.doer), unitAt(said.what)];
  if (doer < 0 || what < 0 || support.from[doer] === support.from[what]) return false;
  const match = support.matches[what]!;
  const sentence = support.sentences[support.from[what]!];
  if (sentence === undefined || sentence.source.structured || match.strength < OWN || match.at < 1)
    return false;
  const { words, text, start } = sentence.reading;
  if (words.length > LONGEST || !/^\s*$/.test(text.slice(start, words[0]!.start))) return false;
  const before = words.slice(0, match.at);
  const named = before.filter(({ weight, value }) => weight > 0 && value < 0);
  const isAnother = /^(?:another|others?|someone|somebody|nobody)$/.test(before.at(-1)!.form);
  if (isAnother && before.length === 1) return true;
  const tags = tagsOf(sentence);
  const taken = new Set(
    support.matches.flatMap(({ at }, i) => (support.from[i] === support.from[what] ? [at] : [])),
  );
  return (
    named.length > 0 &&
    /^(?:the|an?)$/.test(words[0]!.form) &&
    before.every(({ form }, at) => at === 0 || (!taken.has(at) && !POINTING.test(form))) &&
    before.slice(1).every((_, at) => /^(?:NNS?|JJ|VB[DZ]|RB|MD)$/.test(tags[at + 1]!)) &&
    !units.some(({ word }) => before.some(({ lemma }) => lemma === word.lemma))
  );
}

const LONGEST = 7;

/** The thing is named by the statement's own word in the sentence before or behind. */
function isNamedBeside({ reading, units, support, around }: Told, sentence: AlignedSentence): boolean {
  const said = saidOf(reading);
  const unit =
    said === undefined ? -1 : units.findIndex(({ from, to }) => said.doer >= from && said.doer < to);
  const match = unit < 0 ? undefined : support.matches[unit];
  if (match?.kind !== 'specific' || sentence.source.structured || units[unit]!.name) return false;
  const { lemma } = units[unit]!.word;
  return around.some(
    (one) =>
      one.document === sentence.document &&
      Math.abs(one.sentence - sentence.sentence) === 1 &&
      one.reading.words.some(
        (word, at) =>
          word.lemma === lemma && at > 0 && at < 3 && /^(?:the|an?)$/.test(one.reading.words[at - 1]!.form),
      ),
  );
}
