/**
 * A thing that no sentence of the evidence speaks of, by its own word or by one that is near it: "the dog was locked after
 * five failed attempts" by "lock: state: locked; reason: 5 failed attempts". What is weighed may say in other words what the
 * evidence says; it may not tell of another thing.
 */
import { parseSentence } from '../../text/parse/bundled.ts';
import { nearness } from '../../text/vectors/bundled.ts';
import { wordSet } from '../../text/word-set.ts';
import { ACCEPTED, coverageOfScore } from '../judge/calibration.ts';
import type { AlignedSentence } from '../support.ts';
import type { Unit } from '../units.ts';
import { againstUnit, type Guard, type Told, textOf } from './guard.ts';

/** Match under which no word of a sentence stands for a unit. */
const NOWHERE = 0.3;
/** Nearness in use (cosine of word vectors) from which a word may be another for the same thing. */
const NEAR = 0.48;
/** Log-odds of a tag from which a word is taken for a noun. */
const SURE = 1;
/** Nouns that name no thing of their own: who and what is meant the rest of the statement says. */
const LIGHT = wordSet(
  'thing item matter case issue person people man woman somebody someone anybody nobody everybody way manner type kind sort ' +
    'form part piece place time moment point number amount total sum rest side end beginning middle top level degree fact ' +
    'reason cause result effect example instance event situation problem question answer use lot deal couple series set ' +
    'group member one other half air order request customer client user company firm industry account care ground mind ' +
    'risk eye hand name rate step count term period week month day year sight course favour behalf basis line sense turn ' +
    'view charge mistake error effort help need chance right role share measure action process work job task purpose aim ' +
    'party incident ticket record entry report scope extent range average majority minority area region field world country life state condition position status standard',
);

/** A line that gives a label its value, and nothing else. */
const LABELLED = /^\s*\p{Lu}[\p{L} ]{1,30}: [^:;,]{1,40}$/u;

export const NOUN_NOWHERE: Guard = againstUnit('partially_mentioned', 'english', nounNowhere);

function nounNowhere({ reading, units, support, score, around }: Told): number {
  if (score === Number.POSITIVE_INFINITY || reading.question) return -1;
  const [sentence] = support.sentences;
  // "RAM: 16 GB": whatever such a line is of, the claim names it.
  const topic =
    /^The /u.test(textOf(reading)) && LABELLED.test(textOf(sentence.reading)) ? units[0] : undefined;
  const open = units.flatMap((unit, i) =>
    unit.value === undefined && !unit.name && support.matches[i]!.strength < NOWHERE ? [i] : [],
  );
  if (open.length === 0 || coverageOfScore(score, support.coverage) < ACCEPTED) return -1;
  const nouns = new Set(
    parseSentence(reading.text, reading.start, reading.end).tokens.flatMap(({ xpos, tagMargin, start }) =>
      /^NNS?$/.test(xpos) && tagMargin >= SURE ? [start] : [],
    ),
  );
  const sentences = [...new Set([...support.sentences, ...around])];
  return (
    open.find((i) => {
      const unit = units[i]!;
      if (unit === topic) return false;
      return nouns.has(unit.word.start) && !LIGHT.has(unit.word.lemma) && !isSpokenOf(unit, i, sentences);
    }) ?? -1
  );
}

/** Whether a sentence has a word that may stand for a unit. */
const isSpokenOf = ({ word }: Unit, i: number, sentences: readonly AlignedSentence[]): boolean =>
  sentences.some(
    ({ alignment, reading }) =>
      alignment.matches[i]!.strength >= NOWHERE ||
      textOf(reading).toLowerCase().includes(word.lemma) ||
      reading.words.some(
        ({ lemma, weight, value }) =>
          weight > 0 && value < 0 && (nearness.between(word.lemma, lemma) ?? 0) >= NEAR,
      ),
  );
