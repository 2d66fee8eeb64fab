/**
 * "The sale was stopped" by "the sale began when work on it was stopped", "the drought ruined the crop" by "the drought was over before
 * hail ruined the crop": behind a connective the verb has a subject of its own.
 */
import type { Word } from '../../../text/reading.ts';
import { claimTree } from '../claim-root.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';
import { rootAndSubject, unitFrom } from '../placed.ts';
import { isHelping } from '../plain-deed.ts';

const CONNECTIVE = /\b(?:before|after|when|while|until|because|although|though|once|since|whereas)\b/iu;
/** Whom or what these mean may be the subject itself. */
const OPEN = /^(?:it|he|she|they|this|that|these|those|which|who|we|you|i|one|both)$/;
/** Match from which a word is the statement's own. */
const OWN = 0.9;
const FINITE = /^(?:VB[ZDP]|MD)$/;

export const VERB_OF_SUBORDINATE: Guard = againstUnit(
  'role',
  'prose',
  ({ reading, units }, sentence) => {
    const { words, text } = sentence.reading;
    const { matches } = sentence.alignment;
    const [subject, verb] = subjectAndVerb({ reading, units });
    const [from, at] = [matches[subject]?.at ?? -1, matches[verb]?.at ?? -1];
    if (from < 0 || at <= from || matches[verb]!.strength < OWN) return -1;
    const connective = words.findLastIndex(({ form }, i) => i > from && i < at && CONNECTIVE.test(form));
    if (connective < 0 || CONNECTIVE.test(reading.text.slice(reading.start, reading.end))) return -1;
    const tags = tagsOf(sentence);
    const helps = (i: number): boolean =>
      isHelping(words[i], tags[i] ?? '') || /^(?:is|are|was|were|be|been)$/.test(words[i]!.form);
    let last = at - 1;
    while (last > connective && helps(last)) last--;
    const between = words.slice(connective + 1, last + 1);
    const taken = new Set(matches.flatMap((match) => (match.strength > 0 ? [match.at] : [])));
    const isOwn = (word: Word, i: number): boolean =>
      word.weight > 0 &&
      word.value < 0 &&
      !taken.has(connective + 1 + i) &&
      /^(?:NN|VB$|PRP)/.test(tags[connective + 1 + i] ?? '');
    const hasVerb = tags.slice(from + 1, connective).some((tag) => FINITE.test(tag));
    return hasVerb &&
      between.some(isOwn) &&
      !between.some(({ lemma }) => lemma === words[from]!.lemma) &&
      !between.some(({ form }, i) => OPEN.test(form) && i === 0) &&
      !between.some(({ form }) => /^(?:and|or|but)$/.test(form)) &&
      !tags.slice(connective + 1, last + 1).some((tag) => FINITE.test(tag)) &&
      !/[,;:()]/.test(text.slice(words[connective]!.end, words[at]!.start)) &&
      words.filter(({ lemma }) => lemma === words[at]!.lemma).length === 1
      ? subject
      : -1;
  },
  { told: () => CONNECTIVE },
);

/** The units of the subject of a statement and of its verb; -1 where there is none. */
function subjectAndVerb({ reading, units }: Pick<Told, 'reading' | 'units'>): readonly [number, number] {
  const tree = claimTree(reading);
  const [root, subject] = rootAndSubject(tree);
  if (subject < 0 || subject > root || !/^VB/.test(tree.token(root).xpos)) return [-1, -1];
  const unitOf = (token: number): number => unitFrom({ reading, units }, tree.token(token).start);
  return [unitOf(subject), unitOf(root)];
}
