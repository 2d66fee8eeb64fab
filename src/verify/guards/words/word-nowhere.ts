/**
 * A thing, deed or quality that no sentence of the evidence speaks of, by its own word or by one that is near it: "the dog
 * was locked after five failed attempts" by "lock: state: locked; reason: 5 failed attempts", "a manager photographs the
 * period" by "a manager can shorten the period". What is weighed may say in other words what the evidence says; it may not
 * tell of another thing.
 */

import { parseSentence } from '../../../text/parse/bundled.ts';
import { nearness } from '../../../text/vectors/bundled.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Unit } from '../../claim/units.ts';
import { ACCEPTED } from '../../judge/calibration.ts';
import { coverageBy } from '../../match/close.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

/** Match under which no word of a sentence stands for a unit. */
const NOWHERE = 0.3;
/** A line that gives a label its value, and nothing else. */
const LABELLED = /^\s*\p{Lu}[\p{L} ]{1,30}: [^:;,]{1,40}$/u;

/** Nearness from which a word of another sentence than the support's may stand for a deed or a quality. */
const ELSEWHERE = 0.5;

/** Nouns that name no thing of their own: who and what is meant the rest of the statement says. */
const LIGHT_NOUNS = wordSet(
  'thing item matter case issue person people man woman somebody someone anybody nobody everybody way manner type kind sort ' +
    'form part piece place time moment point number amount total sum rest side end beginning middle top level degree fact ' +
    'reason cause result effect example instance event situation problem question answer use lot deal couple series set ' +
    'group member one other half air order request customer client user company firm industry account care ground mind ' +
    'risk eye hand name rate step count term period week month day year sight course favour behalf basis line sense turn ' +
    'view charge mistake error effort help need chance right role share measure action process work job task purpose aim ' +
    'party incident ticket record entry report scope extent range average majority minority area region field world country life state condition position status standard',
);
/** Verbs that tell of no deed of their own, or that only lead to what is told. */
const LIGHT_VERBS = wordSet(
  'be have do make take get give go come put keep let set run hold bring turn leave become remain stay seem appear happen ' +
    'occur exist use say tell ask show state mention note quote report describe call name mean refer accord include contain ' +
    'consist involve concern regard relate base depend know think believe see look find need require want like try begin start ' +
    'stop continue follow lead work live count explain stress add insist point allow permit join move play',
);
/** Adjectives that single nothing out by what it is like. */
const LIGHT_ADJECTIVES = wordSet(
  'other same such certain several many few more most own extra additional new old good bad great big small large little ' +
    'main whole full open different various first last next previous current general particular specific possible able ' +
    'available similar real true responsible liable entitled',
);

/** What stands before a name or for a part of the year, and parts of names that a text may leave out. */
const LIGHT_NAMES = wordSet(
  'mr mrs ms miss dr prof professor sir st saint inc ltd llc plc gmbh ag co corp company group january february march april ' +
    'may june july august september october november december monday tuesday wednesday thursday friday saturday sunday ' +
    'the city state county university street road avenue day act party section article agreement',
);
/** Forms of verbs that are prepositions. */
const PREPOSITIONS = wordSet(
  'according owing including regarding concerning following during pending barring given',
);

interface Class {
  /** Its tags. */
  readonly tag: RegExp;
  /** Words of it that tell nothing by themselves. */
  readonly light: ReadonlySet<string>;
  /** Nearness (cosine of vectors) from which another word may stand for one. */
  readonly near: number;
  /** Whether a word of it that nothing is known of is let pass: as many are derived ("undamaged") as are strange. */
  readonly known: boolean;
}

const NOUN: Class = { tag: /^NNS?$/, light: LIGHT_NOUNS, near: 0.48, known: false };
const VERB: Class = { tag: /^VB[DGNPZ]?$/, light: LIGHT_VERBS, near: 0.33, known: true };
const ADJECTIVE: Class = { tag: /^JJ[RS]?$/, light: LIGHT_ADJECTIVES, near: 0.33, known: true };
const NAME: Class = { tag: /^NNPS?$/, light: LIGHT_NAMES, near: 0.4, known: false };

export const WORD_NOWHERE: Guard = againstUnit('partially_mentioned', 'english', wordNowhere);

function wordNowhere({ reading, units, support, score, around }: Told): number {
  if (score === Number.POSITIVE_INFINITY || reading.question) return -1;
  const open = units.flatMap(({ value }, i) =>
    value === undefined && support.matches[i]!.strength < NOWHERE ? [i] : [],
  );
  if (open.length === 0 || coverageBy(score, support) < ACCEPTED) return -1;
  const tags = new Map(
    parseSentence(reading.text, reading.start, reading.end).tokens.map(({ xpos, start }) => [start, xpos]),
  );
  const sentences = [...new Set([...support.sentences, ...around])];
  // "RAM: 16 GB": whatever such a line is of, the claim names it.
  const topic =
    /^The /u.test(textOf(reading)) && LABELLED.test(textOf(support.sentences[0].reading))
      ? units[0]
      : undefined;
  const inRecord = support.sentences.some(({ source, sentence }) => source.isRecord(sentence));
  return (
    open.find((i) => {
      const unit = units[i]!;
      if (unit === topic) return false;
      const of = classOf(unit, tags.get(unit.word.start) ?? '', inRecord);
      if (of === undefined || of.light.has(unit.word.lemma) || (of.known && !isKnown(unit))) return false;
      if (of === NAME && (unit.word.negated || isFirstName(units, support, i))) return false;
      // "Saffron Bakery" is no other name for "Saffron Deli".
      if (of === NAME && endsName(units, support, i)) return true;
      const nearIn = (one: AlignedSentence): number =>
        of === VERB || of === ADJECTIVE ? (support.sentences.includes(one) ? of.near : ELSEWHERE) : of.near;
      return !sentences.some((one) => speaksOf(one, unit, i, nearIn(one)));
    }) ?? -1
  );
}

/** The class of a word that must stand somewhere; a record tells deeds and qualities by its labels alone. */
function classOf({ name, capital, word }: Unit, tag: string, inRecord: boolean): Class | undefined {
  if (NAME.tag.test(tag)) return capital ? NAME : undefined;
  if (name) return undefined;
  // "Pay fell": what is no dictionary form is no noun of one.
  if (NOUN.tag.test(tag)) return tag === 'NN' && word.lemma !== word.form ? undefined : NOUN;
  if (inRecord || PREPOSITIONS.has(word.form)) return undefined;
  return [VERB, ADJECTIVE].find((each) => each.tag.test(tag));
}

const isKnown = ({ word: { lemma } }: Unit): boolean => nearness.between(lemma, lemma) !== undefined;

/** "Jens Stoltenberg", of whom the evidence has the last name. */
function isFirstName(units: readonly Unit[], { matches }: Told['support'], i: number): boolean {
  const next = units[i + 1];
  return next?.capital === true && next.from === units[i]!.to && matches[i + 1]!.strength >= NOWHERE;
}

/** Whether a word ends a name of which the support has the beginning, with another name word behind it. */
function endsName(units: readonly Unit[], { sentences, matches, from }: Told['support'], i: number): boolean {
  const before = units[i - 1];
  if (before?.capital !== true || before.value !== undefined || before.to !== units[i]!.from) return false;
  const words = sentences[from[i - 1]!]?.reading.words;
  const next = words?.[matches[i - 1]!.at + 1];
  return matches[i - 1]!.strength >= STANDS && next?.capital === true && next.value < 0 && next.weight > 0;
}

/** Match from which a name stands in a sentence. */
const STANDS = 0.9;

/** Whether a sentence has a word that may stand for a unit. */
const speaksOf = (
  { alignment, reading }: AlignedSentence,
  { word }: Unit,
  i: number,
  near: number,
): boolean =>
  alignment.matches[i]!.strength >= NOWHERE ||
  textOf(reading).toLowerCase().includes(word.lemma) ||
  reading.words.some(
    ({ form, lemma, weight, value }) =>
      weight > 0 &&
      value < 0 &&
      // "Outsold" tells of what was sold.
      (form.endsWith(word.form) || (nearness.between(word.lemma, lemma) ?? 0) >= near),
  );
