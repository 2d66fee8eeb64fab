/**
 * "The board agreed to sell the site" for "the board sold the site", "has yet to", "almost", "should have", "did they
 * sell?": what the sentence has of the deed stands under words that leave it undone or open.
 */
import { NEGATION } from '../../../text/cues.ts';
import type { Tree } from '../../../text/parse/tree.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree, unitOf } from '../claim-root.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';
import { clauseOf, isDenied, isLeftOpen } from '../open-deed.ts';
import { standsForNoun } from '../roles/not-apposed.ts';
import { tokenOf } from '../token-of.ts';

/** What the statement says of what may be, or must: that is compared elsewhere. */
const OPEN =
  /\b(?:will|would|shall|should|can|could|may|might|must|ought|need|needs|if|unless|whether|to be|have to|has to|had to|almost|nearly|rarely|seldom|hardly|scarcely)\b|['\u2019](?:ll|d)\b/iu;
/** Match from which a word says the statement's own. */
const SAID = 0.5;

export const UNREALISED: readonly Guard[] = [
  against('modality', 'prose', isUnrealised),
  against('modality', 'prose', isAsked),
  against('modality', 'prose', isWeighed, { said: () => /^to$/, told: () => TO_WEIGH }),
];

/** "Did the manager sell it?" says nothing of whether he did. */
function isAsked({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  return theirs.question && !reading.question;
}

const TO_WEIGH =
  /\bto (?:look(?: at| into)?|consider|discuss|think about|explore|review|examine|study|talk about|assess|evaluate|debate|negotiate)/iu;
const WEIGHING = new RegExp(String.raw`${TO_WEIGH.source}(?: (?:the|a|possibly|how to|whether to))? $`, 'iu');

/** "Agreed to lower the rate" by "agreed to look at lowering the rate": what is to be weighed is not what is to be done. */
function isWeighed(
  { reading, units, support }: Told,
  { reading: { text, start, words } }: AlignedSentence,
): boolean {
  const to = reading.words.findIndex(({ form }) => form === 'to');
  const unit = to < 0 ? -1 : units.findIndex(({ from }) => from === to + 1);
  const at = unit < 0 ? -1 : support.matches[unit]!.at;
  return at > 0 && WEIGHING.test(text.slice(start, words[at]!.start));
}

function isUnrealised({ reading, units, support, score }: Told, sentence: AlignedSentence): boolean {
  if (reading.question || reading.cues & NEGATION || OPEN.test(textOf(reading))) return false;
  const claim = claimTree(reading);
  if (claim.tokens.some(({ upos, xpos }) => upos === 'PART' && xpos === 'TO')) return false;
  const unit = unitOf(claim, reading, units, (i) => support.matches[i]!.strength >= SAID);
  const at = unit < 0 ? -1 : support.matches[unit]!.at;
  if (at < 0) return false;
  const { tree } = sentence.source.grammar(sentence.sentence);
  const token = tokenOf(sentence, tree, at);
  if (token < 0 || isSaidOfThing(tree, token)) return false;
  // "The tenant, Ann Lee, may keep a cat": who she is, whatever she may.
  if (tree.token(token).upos === 'NOUN' && standsForNoun(reading, sentence) === true) return false;
  const { kind, flipped } = support.matches[unit]!;
  // What the grammar proves by a denial ("does not cover" for "excludes") has been asked for its polarity.
  const isDirect = Number.isFinite(score) && flipped !== true && (kind === 'same' || kind === 'synonym');
  return isLeftOpen(tree, token, isPast(claim)) || (isDirect && isDenied(tree, clauseOf(tree, token)));
}

/** "Agreed to send a replacement free of charge": of the thing, whatever is done with it. */
const isSaidOfThing = (tree: Tree, token: number): boolean => {
  const { upos, deprel } = tree.token(token);
  return upos === 'ADJ' && /^(?:amod|advmod)$/.test(deprel);
};

const PAST = /^(?:was|were|did|had|has|have|been)$/i;

/** Whether a statement says what was done. */
function isPast(claim: Tree): boolean {
  const root = claim.tokens.findIndex(({ head }) => head < 0);
  const isAuxiliary = (one: number): boolean => PAST.test(claim.token(one).form);
  return claim.token(root)?.xpos === 'VBD' || claim.with(root, 'aux', 'aux:pass', 'cop').some(isAuxiliary);
}
