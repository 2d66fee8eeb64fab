/** "The owner put the price up" by "the price was paid to the owner": what a verb says with its particle, where no word of the evidence says it. */
import { frames } from '../../../text/frames/index.ts';
import type { Tree } from '../../../text/parse/tree.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree } from '../claim-root.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

/** Match under which no word of a sentence stands for a unit. */
const NOWHERE = 0.3;

const PARTICLE =
  /^(?:up|down|off|out|in|on|away|back|over|through|aside|apart|along|round|together|forward)$/;
/** Verbs that take what they become behind them: "go public", "fall ill". */
const BECOMING = new Set(['go', 'come', 'fall', 'run', 'turn']);

/** "Students get half off": what is had is so much less. */
const OWNING = new Set(['get', 'have', 'pay', 'be']);

/** A claim whose words, weighed by the judge, stand in a sentence that has neither its verb nor another wording of the deed. */
export const PHRASAL_UNSAID: Guard = againstUnit('partially_mentioned', 'prose', isUnsaid, {
  said: () =>
    /\b(?:up|down|off|out|in|on|away|back|over|through|aside|apart|along|round|together|forward|go|goes|gone|went|comes?|came|falls?|fell|fallen|runs?|ran|turns?|turned)\b/iu,
});

function isUnsaid({ reading: claim, units, support, score }: Told, sentence: AlignedSentence): number {
  if (score === Number.POSITIVE_INFINITY) return -1;
  const tree = claimTree(claim);
  if (sentence.source.isRecord(sentence.sentence) || textOf(claim).includes('?')) return -1;
  const verb = tree.tokens.findIndex((_, at) => isPhrasal(tree, at));
  if (verb < 0) return -1;
  const { start, lemma } = tree.token(verb);
  const theirs = sentence.source.grammar(sentence.sentence).tree.tokens;
  // "On time" is no timing out.
  if (theirs.some((one) => one.lemma === lemma && one.upos === 'VERB')) return -1;
  const main = units.findIndex(({ from, to }) =>
    claim.words.slice(from, to).some((word) => word.start === start),
  );
  const match = support.matches[main];
  const isNoun = match?.kind === 'same' || match?.kind === 'derived';
  if (match !== undefined && match.strength >= NOWHERE && !(isNoun && !isJoined(match.at, lemma, sentence)))
    return -1;
  const word = claim.words.findIndex((one) => one.start === start);
  return isSaidInFrame(claim, word, sentence) ? -1 : Math.max(main, 0);
}

/** Whether a token is a verb with a particle, or the main one with "back", with a particle at the end, or with what its subject becomes. */
function isPhrasal(tree: Tree, at: number): boolean {
  const { upos, lemma, head, deprel } = tree.token(at);
  if (upos !== 'VERB') return false;
  // "The request timed out", read as a request that is timed out.
  const isMisread = deprel === 'acl' && tree.token(head).head < 0 && tree.token(head).upos !== 'VERB';
  if (head >= 0 && !isMisread) return false;
  // "Takes up to four weeks": the "up" is of the amount.
  if (tree.with(at, 'compound:prt').some((one) => tree.tokens[one + 1]?.form !== 'to')) return true;
  if (head >= 0) return false;
  if (BECOMING.has(lemma) && tree.with(at, 'xcomp').some((one) => tree.token(one).upos === 'ADJ'))
    return true;
  if (tree.with(at, 'advmod').some((one) => tree.token(one).form === 'back')) return true;
  const last = tree.tokens.findLast(({ upos: tag }) => tag !== 'PUNCT');
  return !OWNING.has(lemma) && last !== undefined && last.head === at && PARTICLE.test(last.form);
}

/** "The rollout", "a back-up": the noun has the particle as well. */
const isJoined = (at: number, lemma: string, { reading: { words } }: AlignedSentence): boolean =>
  at < 0 || words[at]!.form.length > lemma.length + 1 || PARTICLE.test(words[at + 1]?.form ?? '');

/** Whether a sentence has a wording of what a word of the claim tells of, or of its opposite. */
const isSaidInFrame = (claim: Told['reading'], word: number, { reading }: AlignedSentence): boolean =>
  claim
    .frames()
    .some(
      (ours) =>
        ours.words.includes(word) &&
        reading.frames().some((theirs) => frames.meeting(ours.frame, theirs.frame) !== 'none'),
    );
