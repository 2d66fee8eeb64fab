/** What a claim says beyond the evidence that has the rest of it: a phrase of its own of which nothing stands there. */

import { EXISTENTIAL, HEDGE } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Word } from '../../text/reading.ts';
import type { Unit } from '../claim/units.ts';
import type { Support } from '../match/support.ts';
import type { Grammar } from './grammar.ts';
import { STEADY } from './words.ts';

/** Relations of phrases that tell where, when, why, how or of which sort something is: each may be left out or added. */
const ADJUNCTS = new Set([
  'obl',
  'obl:tmod',
  'obl:npmod',
  'obl:unmarked',
  'advcl',
  'advmod',
  'nmod',
  'nmod:unmarked',
  'amod',
  'acl',
  'acl:relcl',
]);
/** Log-odds of an arc being right under which nothing is held against a support. */
const SURE = 0.5;
/** Strength under which nothing in the evidence stands for a word. */
const UNMATCHED = 0.5;
/** Weight under which words of a phrase tell nothing. */
const LEAST_TOLD = 0.25;

/**
 * Units of phrases that the claim adds: "in Berlin", "to save money", "after a long dispute". Under a denial an added
 * phrase says less, not more, and is no addition.
 */
export function additions(claim: Grammar, units: readonly Unit[], { matches }: Support): number[] {
  const found = new Set<number>();
  if (claim.tokens.some(({ form }) => form === '?')) return [];
  claim.tokens.forEach((_, token) => {
    if (!isAdjunct(claim, token) || isLessened(claim, token)) return;
    const { start, end } = claim.tree.span(token);
    const own = gather(units, (unit, i) => (unit.start >= start && unit.end <= end ? [i] : []));
    const told = own.reduce((most, i) => Math.max(most, units[i].weight), 0);
    if (told < LEAST_TOLD || own.some((i) => matches[i].strength >= UNMATCHED)) return;
    for (const i of own) found.add(i);
  });
  return [...found].sort((a, b) => a - b);
}

/** Whether a phrase tells more of what it hangs on. With a preposition it is one, wherever it hangs. */
function isAdjunct(claim: Grammar, token: number): boolean {
  const { deprel, headMargin } = claim.tree.token(token);
  const word = claim.word(token);
  if (!ADJUNCTS.has(deprel) || word === undefined || addsNothing(word)) return false;
  return headMargin >= SURE || claim.tree.with(token, 'case').length > 0;
}

/** Whether what a phrase hangs on is denied, or one of a kind of which none or all are spoken of. */
function isLessened(claim: Grammar, token: number): boolean {
  const { head, deprel } = claim.tree.token(token);
  const over = claim.word(head);
  // "In every year" before its verb does not make that one of a kind.
  const opens = token < head && deprel.startsWith('obl');
  return over?.negated === true || (over?.downward === true && !opens);
}

/** Adjectives that tell no more of what they stand by. */
const SAME = new Set('same very own'.split(' '));

const addsNothing = ({ form, cue }: Word): boolean =>
  STEADY.has(form) || SAME.has(form) || (cue & (HEDGE | EXISTENTIAL)) !== 0;
