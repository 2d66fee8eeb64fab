/**
 * Deeds that the evidence tells of another than the statement does, who is named beside: in a sentence of his own, by a
 * pronoun that cannot mean the statement's, or as who did the same in turn.
 */

import { wordSet } from '../../../text/word-set.ts';
import { originOf } from '../../context/retold.ts';
import { PERSONS } from '../../context/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { type Subject, subjectOf } from './other-subject.ts';

/** Match from which a word stands in a sentence. */
const SAID = 0.5;
const OWN = 0.9;

const ofSubject =
  (find: (told: Told, subject: Subject, sentence: AlignedSentence) => boolean) =>
  (told: Told, sentence: AlignedSentence): number => {
    const subject = subjectOf(told.reading, told.units);
    return subject !== undefined && find(told, subject, sentence) ? subject.unit : -1;
  };

export const OTHER_DOER: readonly Guard[] = [
  againstUnit('entity', 'english', ofSubject(inSentenceOfAnother), {
    told: () => /^(?:who|which|that|whom)$/,
  }),
  againstUnit('entity', 'sentence', ofSubject(inTurn)),
  againstUnit('entity', 'english', ofSubject(byOtherPronoun), { told: () => /^s?he$/ }),
  againstUnit('entity', 'english', otherOwner, { said: () => /^(?:his|her)$/, told: () => /^(?:his|her)$/ }),
  againstUnit('entity', 'english', ofSubject(namedApart)),
  againstUnit('entity', 'sentence', ofSubject(beforeAnd), { told: () => /^(?:and|then)$/ }),
];

const RELATIVES = wordSet('who which that whom');
const PASSED_OVER = wordSet(
  'is are was were be been being has have had did does do will would can could may might must shall should not also then ' +
    'later already just now still only ever never to',
);

/** The unit of the verb that a statement says of its subject: behind its auxiliaries. */
function verbOf({ units }: Told, { unit }: Subject): number {
  const after = units[unit]!.to;
  return units.findIndex(({ from, value, name }) => from >= after && value === undefined && !name);
}

/** Bodies that decide beside each other. */
const BODIES = wordSet(
  'committee board council panel commission court jury department team office authority agency ministry body company bank',
);
const isParty = (lemma: string): boolean => PERSONS.has(lemma) || BODIES.has(lemma);

/** "The committee recommended her. The board, which decides": the verb is of another sentence, and of who "which" is. */
function inSentenceOfAnother(told: Told, subject: Subject): boolean {
  const { support } = told;
  if (support.sentences.length < 2 || told.inferred) return false;
  const verb = verbOf(told, subject);
  const match = support.matches[verb];
  const one = support.sentences[support.from[verb] ?? -1];
  if (match === undefined || one === undefined || match.strength < SAID || match.at < 0) return false;
  if (support.from[subject.unit] === support.from[verb] || one.source.structured) return false;
  const { words: theirs } = one.reading;
  if (
    one.alignment.matches[subject.unit]!.strength >= OWN ||
    theirs[match.at]!.form === theirs[match.at]!.lemma
  )
    return false;
  let at = match.at - 1;
  while (at >= 0 && PASSED_OVER.has(theirs[at]!.form)) at--;
  if (!RELATIVES.has(theirs[at]?.form ?? '')) return false;
  at--;
  const doer = theirs[at];
  const { word, name } = told.units[subject.unit]!;
  if (doer === undefined || !(name || isParty(word.lemma)) || !(isParty(doer.lemma) || doer.capital))
    return false;
  const taken = one.alignment.matches.some((each) => each.at === at && each.strength >= OWN);
  return doer.weight > 0 && doer.value < 0 && !taken;
}

/** "Sara reports to Tom, who reports to the COO": what the verb says of her it says of another thing. */
function inTurn(
  told: Told,
  subject: Subject,
  { reading: { words: theirs }, alignment }: AlignedSentence,
): boolean {
  const verb = verbOf(told, subject);
  const who = alignment.matches[subject.unit]!;
  if (verb < 0 || who.at < 0 || who.strength < OWN) return false;
  const { lemma } = told.units[verb]!.word;
  const [first, second] = theirs.flatMap((word, at) => (at > who.at && word.lemma === lemma ? [at] : []));
  if (first === undefined || second === undefined || !RELATIVES.has(theirs[second - 1]!.form)) return false;
  const behind = told.units.flatMap((unit, i) => {
    const { at, strength } = alignment.matches[i]!;
    return unit.from > told.units[verb]!.from && strength >= SAID && at >= 0 ? [at] : [];
  });
  return behind.length > 0 && behind.every((at) => at > second);
}

const HE = wordSet(
  'man boy brother father husband son uncle nephew grandfather grandson gentleman mr king prince actor waiter',
);
const SHE = wordSet(
  'woman girl sister mother wife daughter aunt niece grandmother granddaughter lady mrs ms miss queen princess actress waitress',
);

/** "Her brother drove her to the airport, where she missed her flight": "she" is not the brother. */
function byOtherPronoun(told: Told, subject: Subject): boolean {
  const { support, units } = told;
  const { lemma } = units[subject.unit]!.word;
  const other = HE.has(lemma) ? 'she' : SHE.has(lemma) ? 'he' : undefined;
  const verb = verbOf(told, subject);
  const theirs = support.sentences[support.from[verb] ?? -1]?.reading.words;
  if (other === undefined || theirs === undefined) return false;
  let at = support.matches[verb]!.at - 1;
  while (at >= 0 && PASSED_OVER.has(theirs[at]!.form)) at--;
  return theirs[at]?.form === other;
}

const OTHERS: Readonly<Record<string, string>> = { his: 'her', her: 'his' };

/** "Missed his flight" of "missed her flight". */
function otherOwner({ reading, units, support }: Told): number {
  return units.findIndex(({ from }, i) => {
    const other = OTHERS[reading.words[from - 1]?.form ?? ''];
    const { at, kind } = support.matches[i]!;
    const theirs = support.sentences[support.from[i]!]?.reading.words;
    return other !== undefined && kind === 'same' && at > 0 && theirs?.[at - 1]?.form === other;
  });
}

/** "The board postponed it" for "the committee postponed it", where the source speaks of the committee too. */
function namedApart({ reading, units, support }: Told, { unit }: Subject): boolean {
  const { kind } = support.matches[unit]!;
  const one = support.sentences[support.from[unit]!];
  const { word, from } = units[unit]!;
  if (kind !== 'specific' || !BODIES.has(word.lemma) || reading.words[from - 1]?.form !== 'the') return false;
  if (one === undefined || one.source.structured) return false;
  if (one.alignment.matches[unit]!.kind !== 'specific') return false;
  return new RegExp(`\\bthe ${word.form}\\b`, 'i').test(originOf(one.source).text);
}

const TO_WHOM = wordSet('from to for with at about against of');

/** "Ben bought it from Ana and sold it" for "Ana sold it": who is named last before "and" is not who goes on. */
function beforeAnd(
  told: Told,
  subject: Subject,
  { reading: { words: theirs }, alignment }: AlignedSentence,
): boolean {
  const verb = alignment.matches[verbOf(told, subject)];
  const who = alignment.matches[subject.unit]!;
  if (verb === undefined || verb.at < 0 || verb.strength < OWN || who.at < 1 || verb.at <= who.at)
    return false;
  if (!/^(?:and|then)$/.test(theirs[verb.at - 1]!.form)) return false;
  let at = who.at - 1;
  while (at > 0 && theirs[at]!.value < 0 && (theirs[at]!.capital || DETERMINING.has(theirs[at]!.form))) at--;
  if (!TO_WHOM.has(theirs[at]!.form)) return false;
  const first = theirs.findIndex(({ weight, value }) => weight > 0 && value < 0);
  const isOther = (i: number): boolean =>
    (theirs[i]!.capital || isParty(theirs[i]!.lemma)) &&
    !alignment.matches.some((one) => one.at === i && one.strength >= OWN);
  // "Mr Tan bought it from Mr Roy": a title is no name.
  const last = theirs.findIndex(({ capital }, i) => i > first && !capital);
  return first < at && theirs.slice(first, Math.max(first + 1, last)).some((_, i) => isOther(first + i));
}

const DETERMINING = wordSet('the a an his her its their our my your');
