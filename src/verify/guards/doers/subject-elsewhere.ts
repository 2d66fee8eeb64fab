/**
 * What a statement says of one whom its evidence has in another place of the sentence: made to do it by the subject ("made
 * the clerk promise"), won against, told of in a relative clause, or among "the rest".
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

export const SUBJECT_ELSEWHERE: readonly Guard[] = [
  againstUnit('role', 'prose', ofWhomIsMade, { told: () => MAKING }),
  against('role', 'prose', isBehindVerb),
  againstUnit('role', 'prose', withinRelative, { told: () => RELATIVE }),
  againstUnit('quantifier', 'prose', ofTheRest),
  against('role', 'prose', ofWhomItIsMade),
  againstUnit('negation', 'english', leftForStayed),
];

/** Match from which a word is the statement's own. */
const OWN = 0.9;
const MAKING =
  /^(?:make|makes|made|making|let|lets|letting|had|saw|sees|see|heard|hears|watched|watches|bid|bids)$/;
const NOUN_PHRASE = /^(?:DT|PRP\$?|NNP?S?|JJ|CD|POS)$/;

/** Where the evidence has the verb of a statement, and which unit that is. */
function verbIn(
  { predicates, units }: Told,
  { alignment }: AlignedSentence,
): readonly [unit: number, at: number] {
  const unit = predicates()[0]?.unit ?? -1;
  const match = unit < 0 || unit >= units.length ? undefined : alignment.matches[unit];
  return match === undefined || match.strength < OWN ? [unit, -1] : [unit, match.at];
}

/** "The manager promised" by "the manager made the clerk promise". */
function ofWhomIsMade(told: Told, sentence: AlignedSentence): number {
  const { words } = sentence.reading;
  if (!words.some(({ form }) => MAKING.test(form))) return -1;
  const [unit, at] = verbIn(told, sentence);
  if (unit < 1 || at < 2 || words[at]!.form !== told.units[unit]!.word.lemma) return -1;
  const tags = tagsOf(sentence);
  if (!/^(?:VBP?|NN)$/.test(tags[at]!)) return -1;
  const making = words.findLastIndex(({ form }, i) => i < at - 1 && MAKING.test(form));
  if (making < 1 || !tags.slice(making + 1, at).every((tag) => NOUN_PHRASE.test(tag))) return -1;
  const subject = sentence.alignment.matches[unit - 1]!;
  return subject.at >= 0 && subject.at < making && subject.strength >= OWN ? unit : -1;
}

const BE = /^(?:am|is|are|was|were|be|been|being|got|gets?)$/;

/** "The man who sued Ada won" by "Ada won against the man who sued her". */
function isBehindVerb(told: Told, sentence: AlignedSentence): boolean {
  const { words: ours } = told.reading;
  if (!ours.some(({ form }) => /^(?:who|that|which)$/.test(form))) return false;
  const [unit, at] = verbIn(told, sentence);
  const { words } = sentence.reading;
  if (unit < 2 || at < 1 || BE.test(words[at - 1]!.form) || !/^VB[DZ]$/.test(tagsOf(sentence)[at]!))
    return false;
  const [subject] = sentence.alignment.matches;
  const doer = words[at - 1]!;
  if (subject === undefined || subject.strength < OWN || subject.at < at || doer.weight === 0) return false;
  const verb = told.units[unit]!.from;
  // Who does it there is named within the clause that tells of the subject.
  return ours.some(({ form }, i) => i > 0 && i < verb && form === doer.form);
}

const RELATIVE = /, (?:who|which|whose|whom)\b[^,;]{1,120},/u;

/** "Smith lost to Jones" by "Smith, who had beaten Jones in the semi-final, lost the final". */
function withinRelative(told: Told, sentence: AlignedSentence): number {
  const { text, start, words } = sentence.reading;
  const found = RELATIVE.exec(textOf(sentence.reading));
  if (found === null) return -1;
  const [from, to] = [start + found.index, start + found.index + found[0].length];
  const [unit, at] = verbIn(told, sentence);
  if (unit < 0 || at < 0 || words[at]!.start < to) return -1;
  return told.units.findIndex(({ word, value }, i) => {
    if (i <= unit) return false;
    const match = sentence.alignment.matches[i]!;
    const place = match.at < 0 ? undefined : words[match.at];
    if (place === undefined || match.strength < OWN || place.start < from || place.start >= to) return false;
    return value !== undefined || !text.slice(to, sentence.reading.end).toLowerCase().includes(word.form);
  });
}

const REST = /\b(?:the (?:rest|others?|remainder|remaining \p{L}+)|some|a few|others)\b/iu;

/** "Most of the staff left" by "most of the staff stayed, and the rest left". */
function ofTheRest(told: Told, sentence: AlignedSentence): number {
  const text = textOf(sentence.reading);
  const found = /[,;] (?:and |but |while )?(the (?:rest|others?|remainder|remaining \p{L}+)|others)\b/iu.exec(
    text,
  );
  if (found === null || REST.test(textOf(told.reading))) return -1;
  const [unit, at] = verbIn(told, sentence);
  const { words, start } = sentence.reading;
  if (unit < 1 || at < 0 || words[at]!.start - start < found.index) return -1;
  if (text.slice(0, found.index).toLowerCase().includes(` ${told.units[unit]!.word.form}`)) return -1;
  const [first] = sentence.alignment.matches;
  return first !== undefined && first.at >= 0 && words[first.at]!.start - start < found.index ? unit : -1;
}

/** Deeds whose noun is the verb as well. */
const NOUN_AND_VERB =
  /^(?:promise|offer|request|call|vote|report|change|visit|appeal|attempt|estimate|order|test|check|search|repair|review|update|answer|reply|copy|record|survey)$/;

/** "Made a promise" by "made the clerk promise", which is another's. */
function ofWhomItIsMade({ reading: { words: ours } }: Told, sentence: AlignedSentence): boolean {
  const noun = ours.findIndex(
    ({ form }, i) =>
      NOUN_AND_VERB.test(form) && ours.slice(Math.max(0, i - 2), i).some((word) => MAKING.test(word.form)),
  );
  if (noun < 1) return false;
  const { words } = sentence.reading;
  const at = words.findIndex(({ form }) => form === ours[noun]!.form);
  if (at < 3 || !MAKING.test(words[at - 3]!.form)) return false;
  const tags = tagsOf(sentence);
  return /^(?:DT|PRP\$)$/.test(tags[at - 2]!) && /^NNP?S?$/.test(tags[at - 1]!);
}

/** "The guests left" by "the guests stayed": what is left of a number remains, who left does not. */
function leftForStayed({ reading, units, support }: Told): number {
  const isCounted = units.some(({ value }) => value?.kind === 'number' || value?.kind === 'quantity');
  if (isCounted || reading.words.some(({ form }) => BE.test(form) || form === 'there')) return -1;
  return units.findIndex(({ word, value }, i) => {
    if (value !== undefined || word.lemma !== 'leave') return false;
    const theirs = support.sentences[support.from[i]!]?.reading.words[support.matches[i]!.at];
    return theirs !== undefined && /^(?:stay|remain)$/.test(theirs.lemma);
  });
}
