/**
 * What the reader is told by an order to see or to know it, or under a word that it will be said: `See that your refund was
 * approved`, `Let us say that the fee was waived`, and what a link is called, `See the refund was approved`.
 */
import type { SkipReason } from '../../domain/answer.ts';
import { readsAsClause } from '../parts/clauses.ts';
import type { Piece } from '../parts/tokens.ts';
import { happened, isTold, parseOf, piece } from './told-clause.ts';

/** `Let me say that`, `I would say that`: what is said behind it stands for itself. */
const SAID =
  /^(?:(?:please|just|and|so|well|then),? )?(?:(?:let (?:me|us)|let['’]s|allow (?:me|us) to|(?:i|we)(?:['’]d| would| will|['’]ll| can| could| might| may| must| have to| want to| wanted to)(?: (?:like|love|be happy|be glad) to)?(?: \p{L}+ly| just)?) (?:say|add|state|repeat|stress|mention|note|report|confirm|announce|tell you|inform you))(?: once more| again| here| now)?(?: that|:|,)? /iu;
/** `See that`, `Know that`: an order to take notice. One to see to it tells of nothing that was done. */
const NOTICED =
  /^(?:(?:please|just|and|so|do|now|also|kindly),? )?(?:see|know|understand|learn|hear|realise|realize|recall|observe|notice|recognise|recognize|accept|acknowledge)(?: for yourself| here| now| below| above)? that /iu;
/** `See the refund was approved`: the words of a link, as a statement. */
const SHOWN = /^(?:(?:please|just|and|also),? )?(?:see|view|read|visit|open)(?: here| below| above)?:? /iu;

/** `See that the door is closed` asks to see to it. */
const TO_BE = /\b(?:is|are|be|being|gets?)\b/i;
const LONGEST = 400;

/** What a sentence that is set aside for this reason has the reader know; undefined for most. */
export function toldToKnow(sentence: string, reason: SkipReason): Piece | undefined {
  const said = /^(?:offer|instruction|opinion|courtesy)$/.test(reason) ? SAID.exec(sentence) : null;
  const order = reason === 'instruction' ? (NOTICED.exec(sentence) ?? SHOWN.exec(sentence)) : null;
  const from = (said ?? order)?.[0].length;
  if (from === undefined) return undefined;
  const words = sentence.slice(from, from + LONGEST);
  if (/^(?:if|whether|how|why|when|what|which|who|where|to)\b/i.test(words)) return undefined;
  const parse = parseOf(words);
  const told =
    said === null
      ? readsAsClause(words) && !TO_BE.test(words) && happened(parse) && isTold(words, parse, false, true)
      : isTold(words, parse, false, false);
  return told ? piece(sentence, from, sentence.length) : undefined;
}
