/**
 * Another source that says the very same clause with one thing otherwise: another amount ("Pears: 84 boxes counted", "80
 * boxes counted"), the opposite ("the rails were down", "up the whole night"), a denial ("filter changed", "not changed"),
 * another of what a label has one of ("Cause: frost", "Cause: a cut"), another in its place of a list ("Rex, male,
 * neutered", "Rex, male, entire"). Which of the two holds no reader can tell.
 */
import { ATTRIBUTION } from '../../text/cues.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { compareValues, type Value } from '../../text/values/index.ts';
import { wordSet } from '../../text/word-set.ts';
import type { Asked } from '../asked.ts';
import { originOf } from '../context/retold.ts';
import { type AlignedSentence, alignedSentence, type Support } from '../match/support.ts';
import { arrivedOtherwise } from './arrived-otherwise.ts';
import type { Beside } from './beside-each-other.ts';
import { causedOtherwise } from './cause-otherwise.ts';
import { countsOtherwise } from './counted-otherwise.ts';
import { areOpposites } from './flips.ts';
import { hadAndLacked } from './had-and-lacked.ts';
import { tellsOfFirst } from './of-then.ts';
import { areOfOneMatter, areOfOtherDays, type Place } from './same-matter.ts';
import { statesOtherwise } from './states-otherwise.ts';

/** Sentences of a source that are looked through. */
const MOST_SENTENCES = 80;

/** The sentences of other sources that tell what the support tells otherwise. */
export function toldOtherwise(
  asked: Pick<Asked, 'reading' | 'units' | 'documents' | 'titles' | 'engine'>,
  support: Support,
): readonly AlignedSentence[] {
  const { reading: claim, units, documents, titles, engine } = asked;
  if (documents.length < 2 || claim.language !== 'en' || claim.question) return [];
  if (claim.cues & ATTRIBUTION || tellsOfFirst(claim) || NAMES_SOURCE.test(claim.text)) return [];
  const { lexicon } = engine;
  const placed = (document: number, sentence: number): Place => ({
    document: documents[document]!,
    sentence,
    title: titles[document] ?? new Set(),
  });
  for (const one of support.sentences) {
    const origin = originOf(one.source);
    // What is told from a message of data stands in the data under another number.
    if (one.sentence >= origin.scan.sentenceCount) continue;
    const ours = origin.sentence(one.sentence);
    for (const [document, source] of documents.entries()) {
      if (source.language !== 'en' || document === one.document) continue;
      for (let at = 0; at < Math.min(source.scan.sentenceCount, MOST_SENTENCES); at++) {
        const [here, there] = [placed(one.document, one.sentence), placed(document, at)];
        const pair = { claim, ours, theirs: source.sentence(at), lexicon };
        if (areOfSome(ours, pair.theirs)) continue;
        const isLasting = listsOtherwise(pair);
        if (!isLasting && (areOfOtherDays(here, there) || !opposes(pair))) continue;
        if (areOfOneMatter(claim.text, here, there))
          return [alignedSentence({ document, sentence: at, score: 0 }, documents, units, lexicon)];
      }
    }
  }
  return [];
}

/** "Some tests failed", "some tests passed": what some of a kind are, others are not. */
const areOfSome = (...all: readonly Reading[]): boolean =>
  all.every(({ text, start, end }) =>
    /^\s*(?:some|several|certain|a few|a couple|many|few|others?|half|part) /iu.test(text.slice(start, end)),
  );

/** "In the receipt log", "by the driver's account": a claim of what one source has. */
const NAMES_SOURCE =
  /\b(?:according|account|statement|report|record|log|form|note|notes|minutes|listing|sheet|invoice|declaration|testimony|version|view|claims?|states?|says?|lists?|shows?|gives?|puts?)\b(?! [A-Z]{1,4}-?\d)/iu;

/** Whether two sentences of two sources tell one thing otherwise. */
export const opposes = (pair: Beside): boolean =>
  labelsOtherwise(pair) ||
  hadAndLacked(pair) ||
  countsOtherwise(pair) ||
  clausesOtherwise(pair) ||
  statesOtherwise(pair) ||
  causedOtherwise(pair) ||
  arrivedOtherwise(pair);

/** What a clause says: its content words in order, its values, and whether it is denied. */
interface Clause {
  readonly words: readonly Word[];
  readonly values: readonly Value[];
  readonly denied: boolean;
}

const NEGATING = /^(?:not|n't|no|never|none|without|nor|nobody|nothing|neither)$/;
/** Words that only say that it was so all along, or fully. */
const EMPHASIS = wordSet(
  'whole all time still already fully completely quite very throughout always clearly day night afternoon morning evening ' +
    'found be have get do there properly really again',
);

function clauseOf(reading: Reading, from: number, to: number): Clause {
  const inside = ({ start, end }: { readonly start: number; readonly end: number }): boolean =>
    start >= from && end <= to;
  const own = reading.words.filter(inside);
  return {
    words: own.filter(
      ({ value, weight, lemma, form }) =>
        value < 0 && (weight > 0 || PLACING.has(form)) && !EMPHASIS.has(lemma) && !NEGATING.test(form),
    ),
    values: reading.values.filter(inside),
    denied: own.filter(({ form }) => NEGATING.test(form)).length % 2 === 1,
  };
}

/** Words that say where or how far, of which another makes another statement. */
const PLACING = wordSet('within below above under over before after up down on off in out inside outside');

/** The clauses of a sentence: all of it, and what stands between semicolons; with commas as well. */
function clausesOf(reading: Reading, mark: RegExp): readonly Clause[] {
  const { text, start, end } = reading;
  let at = start;
  const pieces = text
    .slice(start, end)
    .split(mark)
    .map((piece) => {
      const from = at;
      at += piece.length;
      return clauseOf(reading, from, at);
    });
  return [clauseOf(reading, start, end), ...pieces];
}

/** Whether a clause of one sentence says what one of the other says with one thing otherwise, which the claim has. */
function clausesOtherwise({ claim, ours, theirs, lexicon }: Beside): boolean {
  if (!ours.words.some(({ weight, lemma }) => weight > 0 && theirs.words.some((one) => one.lemma === lemma)))
    return false;
  const said = clauseOf(claim, claim.start, claim.end);
  const whole = (mark: RegExp, isOther: (one: Clause, other: Clause) => boolean): boolean =>
    clausesOf(ours, mark).some((one) => clausesOf(theirs, mark).some((other) => isOther(one, other)));
  return (
    whole(/(?<=;)/u, (one, other) => amountsOtherwise(said, one, other, ours.text)) ||
    whole(/(?<=[;,])/u, (one, other) => wordsOtherwise(said, one, other, lexicon))
  );
}

const has = ({ words }: Clause, { lemma }: Word): boolean => words.some((one) => one.lemma === lemma);
const without = (one: Clause, other: Clause): readonly Word[] =>
  one.words.filter((word) => !has(other, word));
/** Whether the claim has most of what both clauses say. */
const tells = (said: Clause, one: Clause, other: Clause): boolean => {
  const common = one.words.filter((word) => has(other, word) && word.weight > 0);
  return common.length > 0 && common.filter((word) => has(said, word)).length * 2 >= common.length;
};

/** "Lighthouse 7": a number behind a name tells which one it is. */
const NUMBERED = /(?:^|[^\p{L}])\p{Lu}[\p{L}'\u2019-]* $/u;

/** The same words with one amount otherwise. */
function amountsOtherwise(said: Clause, one: Clause, other: Clause, text: string): boolean {
  if (one.denied !== other.denied || one.values.length !== other.values.length) return false;
  if (without(one, other).length + without(other, one).length > 0 || !tells(said, one, other)) return false;
  const differing = one.values.flatMap((value, i) =>
    compareValues(value, other.values[i]!).relation === 'equal' ? [] : [[value, other.values[i]!] as const],
  );
  const [pair, ...more] = differing;
  if (pair === undefined || more.length > 0) return false;
  if (pair[0].kind === 'number' && NUMBERED.test(text.slice(0, pair[0].start))) return false;
  const { relation, conflict } = compareValues(...pair);
  return (
    relation === 'conflict' &&
    conflict !== 'identifier' &&
    said.values.some((value) => compareValues(value, pair[0]).relation === 'equal')
  );
}

/** The same words and amounts with one word for its opposite, or denied. */
function wordsOtherwise(said: Clause, one: Clause, other: Clause, lexicon: Lexicon): boolean {
  if (!tells(said, one, other)) return false;
  const [mine, theirs] = [without(one, other), without(other, one)];
  if (one.denied !== other.denied) {
    // A denial without a day or an amount is of each.
    const [denial, told] = one.denied ? [one, other] : [other, one];
    const isOfSame = haveSameValues(denial, told) || denial.values.length === 0;
    return (
      isOfSame && mine.length + theirs.length === 0 && one.words.length > 1 && said.denied === one.denied
    );
  }
  if (!haveSameValues(one, other)) return false;
  const [word, ...more] = mine;
  const [opposite, ...rest] = theirs;
  if (word === undefined || opposite === undefined || more.length + rest.length > 0) return false;
  return said.denied === one.denied && has(said, word) && areOpposed(word, opposite, lexicon);
}

const haveSameValues = ({ values }: Clause, { values: others }: Clause): boolean =>
  values.length === others.length &&
  values.every((value, i) => compareValues(value, others[i]!).relation === 'equal');

const areOpposed = (one: Word, other: Word, lexicon: Lexicon): boolean =>
  areOpposites(one, other) || lexicon.relation(one.lemma, other.lemma).kind === 'antonym';

/** Of what a thing has one only. */
const SINGLE =
  /^\W*(?<label>(?:root |likely |main )?cause|diagnosis|cause of \p{L}+|colou?r|blood (?:group|type)|date of birth|born|place of birth|origin|country of origin|owner|holder|result|outcome|verdict|finding|rating|grade|weight|height|length|manufacturer|maker|species|breed|sex)s?: (?=\S)/iu;

/** Whether two lines give the same label what has no word in common. */
function labelsOtherwise({ claim, ours, theirs }: Beside): boolean {
  const [mine, other] = [ours, theirs].map(({ text, start, end }) => SINGLE.exec(text.slice(start, end)));
  if (!mine || !other || mine.groups!.label!.toLowerCase() !== other.groups!.label!.toLowerCase())
    return false;
  const [one, two] = [
    clauseOf(ours, ours.start + mine[0].length, ours.end),
    clauseOf(theirs, theirs.start + other[0].length, theirs.end),
  ];
  const said = clauseOf(claim, claim.start, claim.end);
  const told = one.words.filter(({ weight }) => weight > 0);
  if (told.length === 0 || two.words.length === 0 || told.some((word) => has(two, word))) return false;
  return told.filter((word) => has(said, word)).length * 2 > told.length;
}

/** Pieces of a line that only lists, at least. */
const LEAST_LISTED = 4;

/** Whether two lists of the same thing have another word or year in one place, most others being the same. */
function listsOtherwise({ claim, ours, theirs }: Beside): boolean {
  const [mine, other] = [ours, theirs].map((reading) => clausesOf(reading, /(?<=,)/u).slice(1));
  if (mine!.length < LEAST_LISTED || mine!.length !== other!.length) return false;
  const said = clauseOf(claim, claim.start, claim.end);
  const isSame = (at: number): boolean => written(mine![at]!) === written(other![at]!);
  const same = mine!.filter((_, at) => isSame(at)).length;
  if (!isSame(0) || same * 2 < mine!.length) return false;
  return mine!.some((one, at) => {
    const two = other![at]!;
    if (isSame(at) || one.values.length !== two.values.length || one.words.length !== two.words.length)
      return false;
    const [value] = one.values;
    if (value !== undefined)
      return said.values.some((theirs) => compareValues(theirs, value).relation === 'equal');
    return one.words.length === 1 && has(said, one.words[0]!);
  });
}

const written = ({ words, values, denied }: Clause): string =>
  JSON.stringify(
    [words.map(({ lemma }) => lemma), values.map((value) => ({ ...value, start: 0, end: 0 })), denied],
    (_, one) => (typeof one === 'bigint' ? String(one) : one),
  );
