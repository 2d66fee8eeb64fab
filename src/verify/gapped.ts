/**
 * A sentence whose second half leaves out the verb that it shares with the first: "Starters are plated by Ana and mains by
 * Bruno", "Adults pay $12, children $8". The second is said again with the verb of the first, so that neither is taken for the other.
 */

import { fold } from '../text/chars.ts';
import { CONDITION, cueOf, EXCEPTION, HEDGE, NEGATION, ONLY } from '../text/cues.ts';
import { matchesOf } from '../text/matches.ts';
import { type Side, sideOf } from './halves.ts';
import { type Piece, pieced, type Recast } from './recast.ts';

/** Joints that are tried, and words of a second half, at the most. */
const MOST_JOINTS = 4;
const MOST_WORDS = 14;
const JOINING = /(?:,? (?:and|but|while)|[;,]) /g;
/** Words in one half that may reach into the other. */
const REACHING = NEGATION | CONDITION | HEDGE | EXCEPTION | ONLY;
/** What no second half without a verb of its own has. */
const VERBAL =
  /\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|may|must|will|would|should|could|might|who|which|that|if|when|because|as|than|not|no|to)\b/i;
/** An amount that closes a half: "$8", "40 EUR", "at 9:30". */
const AMOUNT =
  /^(?:[$€£]\s?\d|\d)[\d.,:]*\s?(?:[A-Z]{3}|%|[ap]\.?m\.?|percent|euros?|dollars?|pounds?|days?|weeks?|months?|hours?|minutes?)?$/;
const PREPOSITIONS =
  /^(?:by|for|in|on|at|from|with|under|to|within|after|before|until|of|into|via|through|during|per)$/i;

/** The two halves of a sentence of which the second leaves its verb out; undefined for another. */
export function gappedOf(text: string): readonly [Recast, Recast] | undefined {
  const joints = matchesOf(text, JOINING).slice(0, MOST_JOINTS);
  for (const { index, 0: joint } of joints) {
    const found = gappedAt(text, index, index + joint.length);
    if (found !== undefined) return found;
  }
  return undefined;
}

function gappedAt(text: string, end: number, next: number): readonly [Recast, Recast] | undefined {
  const left = text.slice(0, end);
  const right = text.slice(next).replace(/[.\s]+$/, '');
  if (VERBAL.test(right) || /[,;:"\u201c\u201d()]/.test(right) || right.split(' ').length > MOST_WORDS)
    return undefined;
  if (
    [...left.split(' '), ...right.split(' ')].some(
      (word) => word !== '' && cueOf(fold(word), 'en') & REACHING,
    )
  )
    return undefined;
  const first = sideOf(left);
  if (first === undefined || first.subject < 0 || first.tree.token(first.root).upos !== 'VERB')
    return undefined;
  const own = first.tree.span(first.subject, true);
  if (own.start !== 0 || own.end > first.tree.token(first.root).start) return undefined;
  const shared = complementOf(left, right, first, own.end);
  if (shared === undefined) return undefined;
  const [from, at] = shared;
  const verb: Piece = { start: own.end, end: from };
  const rest: Piece = { start: next + at, end: next + right.length };
  return [pieced(text, [{ start: 0, end }]), pieced(text, [{ start: next, end: next + at }, verb, rest])];
}

/** Where the last complement of the first half begins, and where the second half has its like; undefined for none. */
function complementOf(
  left: string,
  right: string,
  first: Side,
  after: number,
): readonly [number, number] | undefined {
  const words = [...right.matchAll(/\S+/g)];
  for (const { index, 0: word } of words.slice(1)) {
    if (!PREPOSITIONS.test(word)) continue;
    const from = left.toLowerCase().lastIndexOf(` ${word.toLowerCase()} `);
    const behind = from > first.tree.token(first.root).start && from >= after;
    return behind && index + word.length < right.length ? [from + 1, index] : undefined;
  }
  const at = right.search(
    /\s\S+(?:\s(?:[A-Z]{3}|percent|euros?|dollars?|pounds?|days?|weeks?|months?|hours?|minutes?))?$/,
  );
  const from = left.search(
    /\s\S+(?:\s(?:[A-Z]{3}|percent|euros?|dollars?|pounds?|days?|weeks?|months?|hours?|minutes?))?$/,
  );
  if (at <= 0 || from < first.tree.token(first.root).end) return undefined;
  return AMOUNT.test(right.slice(at + 1)) && AMOUNT.test(left.slice(from + 1))
    ? [from + 1, at + 1]
    : undefined;
}
