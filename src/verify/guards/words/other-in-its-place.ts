/**
 * Another of its kind in the place of the claim's word: "the clinic hired two doctors" by "the clinic recruited two
 * nurses". The words on both sides are the claim's, and what stands between them is a word near to the claim's in use that
 * no dictionary takes for it.
 */

import { parseSentence } from '../../../text/parse/bundled.ts';
import { nearness } from '../../../text/vectors/bundled.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Unit } from '../../claim/units.ts';
import { ACCEPTED } from '../../judge/calibration.ts';
import { coverageBy } from '../../match/close.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';

/** Match under which no word of a sentence stands for a unit, and from which one does. */
const NOWHERE = 0.3;
const FOUND = 0.7;
/** Nearness in use (cosine of word vectors) of two things of a kind. */
const OF_A_KIND = 0.45;
/** Classes of words of which one is told in the place of another. */
const CLASSES = [/^NNS?$/, /^VB[DGNPZ]?$/, /^JJ[RS]?$/];
/** Words that frame what is told, or are exchanged freely. */
const LIGHT = wordSet(
  'say tell state report explain add complain note join move have get take make do go come be way time thing person people old previous',
);

export const OTHER_IN_ITS_PLACE: Guard = againstUnit('partially_mentioned', 'english', otherInItsPlace);

function otherInItsPlace({ reading, units, support, score }: Told): number {
  if (score === Number.POSITIVE_INFINITY || reading.question) return -1;
  // What another sentence has a word for is not told of this one.
  const open = units.flatMap(({ value, name, word }, i) =>
    value === undefined &&
    !name &&
    !word.negated &&
    (support.sentences.length > 1 || support.matches[i]!.strength < NOWHERE)
      ? [i]
      : [],
  );
  if (open.length === 0 || coverageBy(score, support) < ACCEPTED) return -1;
  const told = open.map((i) => [i, otherOf(support.sentences, units, i)] as const);
  const found = told.filter(([, other]) => other !== undefined);
  if (found.length === 0) return -1;
  const { tokens } = parseSentence(reading.text, reading.start, reading.end);
  const tags = new Map(tokens.map(({ xpos, start }) => [start, xpos]));
  return (
    found.find(([i, other]) => {
      const tag = tags.get(units[i]!.word.start) ?? '';
      return CLASSES.some((each) => each.test(tag) && each.test(tagsOf(other!.one)[other!.at]!));
    })?.[0] ?? -1
  );
}

interface Other {
  readonly one: AlignedSentence;
  /** Place of the word that stands for a unit there. */
  readonly at: number;
}

/** What a sentence has in the place of a unit. */
function otherOf(
  sentences: readonly AlignedSentence[],
  units: readonly Unit[],
  i: number,
): Other | undefined {
  for (const one of sentences) {
    if (one.alignment.matches[i]!.strength >= NOWHERE) continue;
    const at = inPlace(one, units.length, i);
    if (at >= 0 && isOfItsKind(one, units[i]!, at)) return { one, at };
  }
  return undefined;
}

/** The only word of weight between the words that a unit's neighbours have there; -1 for none. */
function inPlace(
  { reading: { words }, alignment: { matches } }: AlignedSentence,
  count: number,
  i: number,
): number {
  const placeOf = (unit: number): number => (matches[unit]!.strength >= FOUND ? matches[unit]!.at : -1);
  const before = i > 0 ? placeOf(i - 1) : -1;
  const behind = i + 1 < count ? placeOf(i + 1) : words.length;
  if ((i > 0 && before < 0) || behind < 0) return -1;
  const content = words
    .slice(before + 1, behind)
    .flatMap(({ weight, value }, k) => (weight > 0 || value >= 0 ? [before + 1 + k] : []));
  const isLast = i + 1 === count;
  const at = before < 0 ? content.at(-1) : content[0];
  if (at === undefined || (before >= 0 && !isLast && content.length > 1)) return -1;
  return matches.some((match) => match.strength > 0 && match.at === at) ? -1 : at;
}

/** Whether a word is of the kind of a unit's and no other word for it, nor one that it is told by. */
function isOfItsKind({ reading, source }: AlignedSentence, { word }: Unit, at: number): boolean {
  const { lemma, value, negated } = reading.words[at]!;
  if (value >= 0 || negated || LIGHT.has(word.lemma) || LIGHT.has(lemma)) return false;
  if ((nearness.between(word.lemma, lemma) ?? 0) < OF_A_KIND) return false;
  const { kind } = source.lexicon.relation(word.lemma, lemma);
  return kind === 'none' || kind === 'sibling';
}
