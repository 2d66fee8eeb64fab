/**
 * "Ann Lee is the director" by "the director was Ann Lee", "the hotel has a pool" by "there used to be a pool": what something
 * was does not tell what it is, whichever of the two stands first.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree } from '../claim-root.ts';
import { against, type Guard, type Told, tagsOf, textOf } from '../guard.ts';
import { phraseBeside } from '../phrase-beside.ts';

const WAS = /\b(?:was|were)\b/iu;
const USED_TO = /\bused to (?:be|have)\b/iu;
const PAST =
  /\b(?:was|were|had|did|used to|once|formerly|previously|has been|have been|no longer|not|any ?more|never)\b/iu;
const IS = /^(?:is|are|'s|\u2019s|'re|\u2019re)$/i;
/** What something was once, it stays: who won, what caused it, who wrote it. */
const LASTING = wordSet(
  'winner victor runner-up loser cause reason result outcome author inventor founder creator aim purpose goal victim plaintiff ' +
    'defendant suspect culprit first last second third only name same answer decision verdict total sum price cost fee ' +
    'score length height width weight distance father mother parent grandfather grandmother born dead true false',
);

export const WAS_FOR_IS: readonly Guard[] = [
  against('date_time', 'prose', isOfThen, { told: () => WAS }),
  against('date_time', 'english', isOfOnce, { told: () => USED_TO }),
];

/** "There used to be a pool". */
function isOfOnce({ reading }: Told, sentence: AlignedSentence): boolean {
  return !PAST.test(textOf(reading)) && phraseBeside(sentence, USED_TO) !== undefined;
}

function isOfThen({ reading, units }: Told, sentence: AlignedSentence): boolean {
  if (sentence.source.structured || units.some(({ value }) => value !== undefined)) return false;
  if (!isOfState(claimTree(reading))) return false;
  if (reading.words.some(({ lemma, form }) => LASTING.has(lemma) || LASTING.has(form))) return false;
  const { words } = sentence.reading;
  const clauses = new Set(
    sentence.alignment.matches.flatMap(({ at, strength }) =>
      at >= 0 && strength >= SAID ? [words[at]!.clause] : [],
    ),
  );
  const [clause] = clauses;
  if (clauses.size !== 1) return false;
  const tags = tagsOf(sentence).filter((_, at) => words[at]!.clause === clause);
  const forms = words.filter((word) => word.clause === clause).map(({ form }) => form);
  return (
    forms.some((form) => /^(?:was|were)$/.test(form)) && !tags.some((tag) => /^(?:VB[ZP]|MD|VBN)$/.test(tag))
  );
}

/** Match from which a word says the statement's own. */
const SAID = 0.5;

/** Whether a statement says what something is now, and not what was done with it. */
function isOfState(tree: Tree): boolean {
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  if (root < 0 || /^VB/.test(tree.token(root).xpos)) return false;
  return tree.with(root, 'cop').some((cop) => IS.test(tree.token(cop).form));
}
