/**
 * What a statement tells as done, of a verb that its evidence has otherwise: under "would", or as what tells more of a noun
 * ("damage caused by neglect" of "the firm caused damage").
 */
import type { Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

export const NOT_SO: readonly Guard[] = [
  againstUnit('modality', 'prose', wouldBe),
  againstUnit('role', 'prose', byAnother),
  againstUnit('modality', 'prose', toCome, { told: () => COMING }),
];

const MODAL = /^(?:would|could|might|may|should|will|shall|must|can|cannot)$/;
/** Words under which something is not told as done; of what cannot be done there is no such deed. */
const OPENING = /^(?:would|could|might|should|will|shall)$/;
const BEING = /^(?:is|are|was|were|be|been|being)$/;
/** Match from which a word stands for one of the statement. */
const FOUND = 0.6;

const isDone = (words: readonly Word[], { form, lemma, value }: Word, at: number): boolean =>
  value < 0 &&
  form !== lemma &&
  /(?:ed|en|wn|ne|ght|ade|old|eld|ent|aid|ook|ame|ave|oke|ew)$/.test(form) &&
  !BEING.test(form) &&
  !words.slice(Math.max(0, at - 3), at).some((word) => MODAL.test(word.form) || word.form === 'to');

/** "Had gone on strike" of "would strike". */
function wouldBe(
  { reading, units }: Told,
  { reading: { words: theirs }, alignment }: AlignedSentence,
): number {
  if (reading.words.some(({ form }) => MODAL.test(form) || form === 'if')) return -1;
  return units.findIndex(({ word, from }, i) => {
    const { at, strength, kind } = alignment.matches[i]!;
    if (at < 1 || strength < FOUND || !/^(?:same|synonym)$/.test(kind) || !isDone(reading.words, word, from))
      return false;
    const before = theirs[at - 1]!.form;
    const further = /^(?:not|also|be|have|then|only)$/.test(before) ? (theirs[at - 2]?.form ?? '') : before;
    return OPENING.test(further) && (before !== 'have' || /^(?:would|could|might|should|may)$/.test(further));
  });
}

/** "The firm caused damage" of "the firm pays for damage caused by neglect". */
function byAnother(
  { reading, units }: Told,
  { reading: { words: theirs }, alignment }: AlignedSentence,
): number {
  const placeOf = (i: number): number => {
    const { at, kind } = alignment.matches[i] ?? { at: -1, kind: 'none' };
    return kind === 'same' ? at : -1;
  };
  return units.findIndex(({ word, from, value }, i) => {
    const at = placeOf(i);
    if (i === 0 || at < 1 || value !== undefined || !isDone(reading.words, word, from)) return false;
    if (BEING.test(reading.words[from - 1]?.form ?? '') || theirs[at + 1]?.form !== 'by') return false;
    const who = placeOf(i - 1);
    return placeOf(i + 1) === at - 1 && who >= 0 && who < at - 1;
  });
}

const COMING =
  /\b(?:tomorrow|soon|shortly|in future|in the future|from now on|later (?:today|this|in)|next (?:week|month|quarter|year|spring|summer|autumn|winter|season|mon|tues|wednes|thurs|fri|satur|sun)\p{L}*)\b/iu;

/** "Prices went up" of "prices go up tomorrow". */
function toCome({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const told = theirs.text.slice(theirs.start, theirs.end);
  if (!COMING.test(told) || COMING.test(reading.text) || /\b(?:was|were|had|did)\b/.test(told)) return -1;
  return units.findIndex(({ word, from }, i) => {
    const { at, kind } = alignment.matches[i]!;
    const said = theirs.words[at];
    if (said === undefined || kind !== 'same' || word.form === word.lemma || /(?:s|ing)$/.test(word.form))
      return false;
    const isPresent = said.form === said.lemma || said.form === `${said.lemma}s`;
    return isPresent && said.form !== word.form && !MODAL.test(reading.words[from - 1]?.form ?? '');
  });
}
