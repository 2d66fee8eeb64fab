/**
 * Clauses of a sentence that have a doer, or a phrase, of their own: "where her sister lives" says nothing of the author,
 * "Sen wrote it and Lau reviewed it" not that both wrote it, and "built near Malta" between commas not where the ship sank.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

export const CLAUSE_OF_DEED: readonly Guard[] = [
  againstUnit('role', 'prose', inSubordinate),
  againstUnit('role', 'prose', secondOfTwo),
  againstUnit('role', 'prose', withinCommas),
];

/** Match from which a word is the statement's own. */
const OWN = 0.9;
const FINITE = /^VB[DZP]$/;
const OPENS = /^(?:where|because|when|while|although|though|since|whom)$/;
const NOUN_PHRASE = /^(?:DT|PRP\$|NNP?S?|JJ|CD|POS)$/;

function verbUnit({ predicates, units }: Told): number {
  const unit = predicates()[0]?.unit ?? -1;
  return unit < units.length ? unit : -1;
}

function placeOf({ alignment }: AlignedSentence, unit: number): number {
  const match = unit < 0 ? undefined : alignment.matches[unit];
  return match === undefined || match.strength < OWN ? -1 : match.at;
}

/** "The author lives in Paris" by "the author's novel is set in Paris, where her sister lives". */
function inSubordinate(told: Told, sentence: AlignedSentence): number {
  const { words } = sentence.reading;
  const opens = words.findIndex(({ form, value }) => value < 0 && OPENS.test(form));
  if (opens < 1) return -1;
  const unit = verbUnit(told);
  const at = placeOf(sentence, unit);
  if (unit < 1 || at < opens + 2) return -1;
  const tags = tagsOf(sentence);
  const doer = tags.slice(opens + 1, at);
  if (!FINITE.test(tags[at]!) || doer.length > 4 || !doer.every((tag) => NOUN_PHRASE.test(tag))) return -1;
  const subject = placeOf(sentence, unit - 1);
  const own = new Set(told.reading.words.map(({ lemma }) => lemma));
  const head = words[at - 1]!;
  return subject >= 0 && subject < opens && head.weight > 0 && !own.has(head.lemma) ? unit : -1;
}

/** "Sen and Lau wrote it" by "Sen wrote it and Lau reviewed it". */
function secondOfTwo(told: Told, sentence: AlignedSentence): number {
  const unit = verbUnit(told);
  const at = placeOf(sentence, unit);
  if (unit < 2 || at < 1) return -1;
  const before = told.reading.words.slice(0, told.units[unit]!.from);
  if (!before.some(({ form }) => form === 'and')) return -1;
  const second = placeOf(sentence, unit - 1);
  const { words } = sentence.reading;
  const next = words[second + 1];
  if (second < at || next === undefined || next.lemma === told.units[unit]!.word.lemma) return -1;
  return FINITE.test(tagsOf(sentence)[second + 1]!) && placeOf(sentence, 0) < at ? unit - 1 : -1;
}

const COMMAS = /, (\p{L}+)[^,;]{0,80},/gu;

/** "The ship was built off Crete" by "the ship, built near Malta, sank off Crete". */
function withinCommas(told: Told, sentence: AlignedSentence): number {
  const { words, start } = sentence.reading;
  const unit = verbUnit(told);
  const at = placeOf(sentence, unit);
  if (unit < 1 || at < 0) return -1;
  const verb = words[at]!;
  const span = [...textOf(sentence.reading).matchAll(COMMAS)].find(
    ({ index, 1: first }) => start + index + 2 === verb.start && first!.toLowerCase() === verb.form,
  );
  if (span === undefined || !/^VB[NG]$/.test(tagsOf(sentence)[at]!)) return -1;
  const end = start + span.index + span[0].length;
  return told.units.findIndex(
    (_, i) => i > unit && placeOf(sentence, i) >= 0 && words[placeOf(sentence, i)]!.start >= end,
  );
}
